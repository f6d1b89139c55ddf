import { hash } from "node:crypto";
import type { Question, Subject } from "./protocol.ts";
import type { createSentMarketData } from "./sent-market-data.ts";

/** Everything that an answer depends on besides its question: equal states give the same answer. */
export function answerState(
  { revision, baseCurrency, accounts, latest, manual, instruments }: Subject,
  question: Question,
  restarts: number,
  marketData: Pick<ReturnType<typeof createSentMarketData>, "seriesChanges" | "ratesChange">,
): string {
  const benchmark = "benchmark" in question && question.benchmark !== null ? [question.benchmark] : [];
  const changes = marketData.seriesChanges([...instruments, ...benchmark]);
  const values = JSON.stringify([
    revision,
    restarts,
    marketData.ratesChange(),
    changes,
    baseCurrency,
    accounts,
    latest,
    manual,
  ]);
  return hash("sha256", values, "base64");
}
