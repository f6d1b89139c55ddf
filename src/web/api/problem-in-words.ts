import { barLengths } from "#core/words/bar-lengths.ts";
import { formatDay } from "../format/format-date.ts";
import type { ProblemValues } from "#contract/problem-values.ts";
import { writtenFault } from "../format/written-fault.ts";
import { problemsText } from "../text/problems-text.ts";
import { labelledFaults } from "./labelled-faults.ts";
import type { Refused } from "./problem-words.ts";

type Message = string | ((values: unknown) => string);

/**
 * Writes a refusal by its code and values. A `detail` is a case that the code doesn't describe, and stays. A refusal
 * about one field says the same beside that field.
 */
export function problemInWords({ code, detail, errors, values }: Refused): Pick<Refused, "detail" | "errors"> {
  if (detail !== null) return { detail: labelledFaults(detail, errors), errors };
  const words = messageOf(code, values);
  if (words === null) return { detail, errors };
  return { detail: words, errors: errors.length === 1 ? errors.map(({ path }) => ({ path, message: words })) : errors };
}

function messageOf(code: string | null, values: unknown): string | null {
  // Said of one line here, and of many in the preview of a file.
  if (code === "oversell" && typeof values === "object" && values !== null)
    return writtenFault({ code, ...(values as ProblemValues["oversell"]) });
  if (code === null || !Object.hasOwn(problemsText.byCode, code)) return null;
  const message = (problemsText.byCode as Readonly<Record<string, Message>>)[code];
  if (typeof message !== "function") return message ?? null;
  if (typeof values !== "object" || values === null) return null;
  // Messages can't format days and lengths of bars themselves.
  const lengths = (codes: unknown): string => barLengths(String(codes), document.documentElement.lang);
  return message({
    ...values,
    ...("day" in values ? { day: formatDay(String(values.day)) } : {}),
    ...("interval" in values ? { interval: lengths(values.interval) } : {}),
    ...("offered" in values ? { offered: lengths(values.offered) } : {}),
  });
}

/** Writes the problem of an answer or text by AI. Other codes keep the server's text. */
export function answerProblemWords({ code, detail }: { readonly code: string; readonly detail: string }): string {
  const messages: Readonly<Record<string, string>> = problemsText.ofAnswers;
  return Object.hasOwn(messages, code) ? (messages[code] ?? detail) : detail;
}
