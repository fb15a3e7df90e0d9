/** What the parts of the board share. */

import * as stage from "../stage/stage";
import type { Effect } from "./outcome";
import type { View } from "./view";

export { actionAt, nameOf } from "../stage/stage";

export type Shared = stage.Shared<View, Effect>;
export const shared = (): Shared => stage.shared<View, Effect>();
