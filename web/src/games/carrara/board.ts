/** What the parts of the board share. */

import * as stage from "../stage/stage";
import type { Effect } from "./outcome";
import type { View } from "./view";

export { actionAt, nameOf } from "../stage/stage";

export type BoardContext = stage.BoardContext<View, Effect>;
export const boardContext = (): BoardContext => stage.boardContext<View, Effect>();
