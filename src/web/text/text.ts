/** The interface's words, in the language of the page: one section per room of `src/web`. */
export * as text from "./sections.ts";
