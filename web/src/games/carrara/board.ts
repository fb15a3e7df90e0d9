/** What the parts of the board share. */

import * as stage from "../stage/stage";
import type { View } from "./view";

export { actionAt, nameOf } from "../stage/stage";

export type BoardContext = stage.BoardContext<View>;
export const boardContext = (): BoardContext => stage.boardContext<View>();
