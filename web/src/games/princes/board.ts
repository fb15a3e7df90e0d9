/** What the parts of the board have in common. */

import { boardContext as stageContext } from "../stage/stage";
import type { View } from "./view";

export const boardContext = () => stageContext<View>();
