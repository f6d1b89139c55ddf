import { mood } from "./en/mood.ts";
import { inPageLanguage } from "./translation.ts";

/** Moods of the market and of symbols. */
export const moodText = /* @__PURE__ */ inPageLanguage("mood", mood);
