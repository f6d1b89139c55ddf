import { dayText } from "../calendar/day-text.ts";
import { lacks } from "../words/en/lacks.ts";
import { type Lack, lackText, type ReturnLack, returnLackText } from "./lack.ts";

/** The English message of a lack. */
export function englishLack(lack: Lack): string {
  return lackText(lacks, lack, dayText);
}

/** The English message of why there is no return; null where there is one. */
export function englishReturnLack(lack: ReturnLack | undefined): string | null {
  return lack === undefined ? null : returnLackText(lack, englishLack);
}
