import type { Words } from "#core/words/shape.ts";

/** The words of an issue in its reader's language, with `figure` to write its values. */
export type IssueWords = Words["newsletter"];
