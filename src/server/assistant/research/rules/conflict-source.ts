import type { FigureConflict } from "#core/research/figure-conflicts.ts";
import { worstStatus } from "#core/market/provenance.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import { phrase, sentences } from "../../computed/phrase.ts";
import type { ToolSource } from "../../tool.ts";
import { sourceDraft } from "../../tools/source-draft.ts";
import type { Gathered } from "../gather.ts";

const kinds = {
  trailing: { ratio: "P/E", earnings: "earnings per share" },
  forward: { ratio: "forward P/E", earnings: "expected earnings per share" },
} as const;

/** Figures that contradict each other, each with the time of its source; null without any. */
export function conflictSource(
  conflicts: readonly FigureConflict[],
  { quote, company, subject, symbol }: Gathered,
): ToolSource | null {
  if (conflicts.length === 0) return null;
  const companyAt = company?.provenance.asOf ?? null;
  const status = worstStatus([quote.provenance.status, company?.provenance.status ?? "unavailable"]) ?? "unavailable";
  const draft = sourceDraft({ asOf: quote.provenance.asOf, status, subject });
  const { currency } = quote;
  const data = {
    price: draft.figure({ key: "price", label: "Price", unit: "money", currency, value: quote.price }),
    contradictions: conflicts.map(({ id, ratio, earnings, product, gap }) => ({
      ratio: draft.figure({
        key: `${id}.ratio`,
        label: kinds[id].ratio,
        unit: "number",
        value: ratio,
        asOf: id === "trailing" && quote.pe !== null ? quote.provenance.asOf : companyAt,
      }),
      earnings: draft.figure({
        key: `${id}.earnings`,
        label: kinds[id].earnings,
        unit: "money",
        currency,
        value: earnings,
        asOf: companyAt,
      }),
      product: draft.computed({
        key: `${id}.product`,
        label: `${kinds[id].ratio} times ${kinds[id].earnings}`,
        unit: "money",
        currency,
        value: product,
        formula: `${kinds[id].ratio} × ${kinds[id].earnings}`,
        of: [`${id}.ratio`, `${id}.earnings`],
      }),
      gapPercent: draft.computed({
        key: `${id}.gap`,
        label: "Gap to the price",
        unit: "percent",
        value: gap * 100,
        formula: "product ÷ price − 1",
        of: [`${id}.product`, "price"],
      }),
    })),
  };
  return draft.source({ kind: "research", title: `Contradictions about ${symbol}`, provider: "computed", data });
}

/** Both sides of a contradiction and the size of the gap. */
export function conflictWords(cited: Cited, { id, gap }: FigureConflict): string | null {
  const { ratio, earnings } = kinds[id];
  return sentences(
    phrase`${capital(ratio)} ${cited.text(`${id}.ratio`)} × ${earnings} ${cited.text(`${id}.earnings`)} is ${cited.text(`${id}.product`)}.`,
    phrase`That is ${cited.text(`${id}.gap`, { form: "size" })} ${gap < 0 ? "below" : "above"} the price, ${cited.text("price")} ${cited.mark}. Neither counts in the verdict.`,
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
