/** What the parts of the board have in common. */

import { boardContext as stageContext } from "../stage/stage";
import type { Effect } from "./outcome";
import type { View } from "./view";

export const boardContext = () => stageContext<View, Effect>();
