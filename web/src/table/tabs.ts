/** A tab of the side column; on a phone, of the bar at the bottom. */
export interface Tab {
  id: string;
  text: string;
  icon: string;
  /** A number on the tab; none if it is 0. */
  badge?: number;
}
