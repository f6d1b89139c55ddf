import { helpPages } from "#core/words/fr/help-pages.ts";
import type { Catalogue } from "../catalogue.ts";

export const help: Catalogue["help"] = {
  shows: "Ce que vous voyez",
  source: "D’où viennent les données",
  tasks: "Comment faire",
  others: "Aide des autres pages",
  pages: helpPages,
};
