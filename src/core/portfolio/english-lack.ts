import { dayText } from "../calendar/day-text.ts";
import { lacks } from "../words/en/lacks.ts";
import { type Lack, lackText } from "./lack.ts";

/** The English message of a lack. */
export function englishLack(lack: Lack): string {
  return lackText(lacks, lack, dayText);
}
