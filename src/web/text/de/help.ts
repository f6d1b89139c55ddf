import { helpPages } from "#core/words/de/help-pages.ts";
import type { Catalogue } from "../catalogue.ts";

export const help: Catalogue["help"] = {
  shows: "Was Sie sehen",
  source: "Woher die Angaben stammen",
  tasks: "So geht es",
  others: "Hilfe zu anderen Seiten",
  pages: helpPages,
};
