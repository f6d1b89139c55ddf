import type { ReportSummary } from "#contract/research.ts";
import { recordHorizonBars, type TrackRecord, trackRecord } from "#core/research/track-record.ts";
import type { ToolContext } from "../tool.ts";
import { dailyHistory } from "../tools/price-history.ts";

/** How the verdicts of a user's reports turned out, by the prices known now. Reports that were deleted don't count. */
export async function pastVerdicts(
  reports: readonly ReportSummary[],
  context: Pick<ToolContext, "api" | "words">,
): Promise<TrackRecord> {
  const verdicts = reports.flatMap(({ id, symbol, verdict, dataAsOf, createdAt }) =>
    verdict === null ? [] : [{ id, symbol, verdict, day: (dataAsOf ?? createdAt).slice(0, 10) }],
  );
  const symbols = [...new Set(verdicts.flatMap(({ symbol, verdict }) => (verdict === "Hold" ? [] : [symbol])))];
  const histories = await Promise.all(
    symbols.map(async (symbol) => [symbol, await dailyHistory(symbol, context)] as const),
  );
  const closesOf = new Map(
    histories.flatMap(([symbol, history]) =>
      typeof history === "string" || history.bars.length <= recordHorizonBars
        ? []
        : [[symbol, history.bars.map(({ date, close }) => ({ date, close }))] as const],
    ),
  );
  return trackRecord(verdicts, closesOf);
}
