import { words } from "./en/index.ts";
import type { Words } from "./shape.ts";
import { writingOf } from "./writing.ts";

/** For models and other programs, which read English. */
export const englishWords: Words = words(writingOf({ language: "en", numbers: null, dates: "day-month" }));
