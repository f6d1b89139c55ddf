import { helpPages } from "#core/words/en/help-pages.ts";

/** A short page for each screen: what it shows, where it comes from, what to do there. */
export const help = {
  shows: "What it shows",
  source: "Where it comes from",
  tasks: "How to",
  others: "Help for other pages",
  pages: helpPages,
};
