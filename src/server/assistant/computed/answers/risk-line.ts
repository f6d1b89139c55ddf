import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { say } from "../phrase.ts";

/** A check that failed, and what its number means. The value and the threshold are keys of facts. */
export function riskLine(
  checks: Cited,
  { title, value: key, threshold: limit }: Readonly<Record<"title" | "value" | "threshold", string>>,
  { words: { trades } }: AnswerDraft,
): string | null {
  const [value, threshold, source] = [checks.text(key), checks.text(limit), checks.mark];
  const id = key.replace(/\.value$/, "");
  switch (id) {
    case "spread":
    case "stale-price":
      return say(trades.checks[id], { title, value, threshold, source });
    case "missing-sector":
    case "missing-cost":
    case "missing-price":
      return say(trades.checks[id], { title, value, isOne: checks.value(key) === 1, source });
    default:
      return id === "cash" && (checks.value(key) ?? 0) < 0
        ? say(trades.checks.debt, { title, size: checks.text(key, { form: "size" }), source })
        : say(trades.checks.share, { title, value, threshold, source });
  }
}
