/** What the parts of the board have in common. */

import { shared as onStage } from "../stage/stage";
import type { Effect } from "./outcome";
import type { View } from "./view";

export const shared = () => onStage<View, Effect>();
