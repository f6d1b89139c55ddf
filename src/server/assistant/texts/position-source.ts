import type { Subject } from "#core/grounding/evidence.ts";
import { missingSplitSentence } from "#core/portfolio/missing-split.ts";
import type { ToolContext, ToolSource } from "../tool.ts";
import { portfolioName } from "../tools/holdings.ts";
import { isReal } from "../tools/is-real.ts";
import { percentOf, sourceDraft } from "../tools/source-draft.ts";

/** The user's holding of one symbol, as parts of the portfolio only; null where nothing is held or its value is not known. */
export async function positionSource(
  subject: Subject,
  { api, words }: Pick<ToolContext, "api" | "words">,
): Promise<ToolSource | null> {
  const reply = await api("GET /api/portfolio/holdings", { by: "symbol" });
  if (!reply.ok) return null;
  const held = reply.output.holdings.find(({ symbol }) => symbol === subject.symbol);
  if (held === undefined || held.weight === null || !isReal(held.provenance)) return null;
  const { asOf, status } = held.provenance;
  const draft = sourceDraft({ asOf, status, subject, words });
  return draft.source({
    kind: "position",
    title: words.preview.position.title(subject.symbol),
    href: `/insights?symbol=${encodeURIComponent(subject.symbol)}&tab=position`,
    provider: portfolioName,
    data: {
      symbol: subject.symbol,
      notes: held.missingSplits.map((split) => draft.own(missingSplitSentence({ symbol: held.symbol, ...split }))),
      weightPercent: draft.figure({
        key: "weight",
        label: draft.labels.weight,
        unit: "percent",
        value: percentOf(held.weight),
      }),
      gainPercent: draft.figure({
        key: "gainPercent",
        label: draft.labels.unrealisedGain,
        unit: "percent",
        value: held.gainPercent,
      }),
      dayPoints: draft.computed({
        key: "dayPoints",
        label: words.preview.position.effect,
        unit: "percentage-points",
        period: "1d",
        value: dayPoints(held.dayChange, reply.output),
        formula: words.preview.position.effectFormula,
        of: [],
      }),
    },
  });
}

function dayPoints(
  dayChange: string | null,
  { totalValue, totalDayChange }: { readonly totalValue: string | null; readonly totalDayChange: string | null },
): number | null {
  if (dayChange === null || totalValue === null || totalDayChange === null) return null;
  const before = Number(totalValue) - Number(totalDayChange);
  return before > 0 ? (Number(dayChange) / before) * 100 : null;
}
