import { type Lack, lackText } from "#core/portfolio/lack.ts";
import { lacksText } from "../text/lacks-text.ts";
import { formatDay } from "./format-date.ts";

/** Writes what a figure lacks in the page's language. */
export function writtenLack(lack: Lack): string {
  return lackText(lacksText, lack, formatDay);
}
