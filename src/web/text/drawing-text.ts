import { drawing } from "./en/drawing.ts";
import { inPageLanguage } from "./translation.ts";

/** Text of the drawing tools. A separate module, so that only pages with drawings load it. */
export const drawingText = /* @__PURE__ */ inPageLanguage("drawing", drawing);
