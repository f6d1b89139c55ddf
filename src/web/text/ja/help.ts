import { helpPages } from "#core/words/ja/help-pages.ts";
import type { Catalogue } from "../catalogue.ts";

export const help: Catalogue["help"] = {
  shows: "この画面で分かること",
  source: "データの出所",
  tasks: "操作方法",
  others: "ほかの画面のヘルプ",
  pages: helpPages,
};
