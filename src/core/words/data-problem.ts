import type { dataProblems } from "./en/data-problems.ts";
import type { Translated } from "./translated.ts";

export type DataProblems = Translated<typeof dataProblems>;

/** A refusal of data: its code, its text in English, and the values of its message in other languages. */
export interface DataProblem {
  readonly code: string;
  readonly detail: string;
  readonly values?: Readonly<Record<string, string | number | boolean>>;
}

/** Writes a refusal by its code; null for one that has no message, or no values for it. */
export function dataProblemText({ code, values }: DataProblem, messages: DataProblems): string | null {
  if (!Object.hasOwn(messages, code)) return null;
  const message: string | ((texts: Readonly<Record<string, string>>) => string) = messages[code as keyof DataProblems];
  if (typeof message === "string") return message;
  if (values === undefined) return null;
  return message(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])));
}
