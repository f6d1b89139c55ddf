import type { words as english } from "./en/index.ts";
import type { Translated } from "./translated.ts";

/** The texts that people get from the server, in one language, with numbers and dates as one reader writes them. */
export type Words = Translated<ReturnType<typeof english>>;
