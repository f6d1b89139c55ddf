import { helpPages } from "#core/words/es/help-pages.ts";
import type { Catalogue } from "../catalogue.ts";

export const help: Catalogue["help"] = {
  shows: "Qué se ve aquí",
  source: "De dónde vienen los datos",
  tasks: "Cómo se hace",
  others: "Ayuda de otras páginas",
  pages: helpPages,
};
