import type { FigureConflict } from "#core/research/figure-conflicts.ts";
import { worstStatus } from "#core/market/provenance.ts";
import type { Cited } from "../../computed/answer-draft.ts";
import { say } from "../../computed/phrase.ts";
import type { ToolSource } from "../../tool.ts";
import { sourceDraft } from "../../tools/source-draft.ts";
import type { Gathered } from "../gather.ts";
import { joined } from "../section-draft.ts";

/** Figures that contradict each other, each with the time of its source; null without any. */
export function conflictSource(
  conflicts: readonly FigureConflict[],
  { quote, company, subject, symbol, words: answers }: Gathered,
): ToolSource | null {
  if (conflicts.length === 0) return null;
  const companyAt = company?.provenance.asOf ?? null;
  const status = worstStatus([quote.provenance.status, company?.provenance.status ?? "unavailable"]) ?? "unavailable";
  const draft = sourceDraft({ asOf: quote.provenance.asOf, status, subject, words: { answers } });
  const { conflicts: texts } = answers.reportRules;
  const { names } = texts;
  const { currency } = quote;
  const data = {
    price: draft.figure({ key: "price", label: draft.labels.price, unit: "money", currency, value: quote.price }),
    contradictions: conflicts.map(({ id, ratio, earnings, product, gap }) => ({
      ratio: draft.figure({
        key: `${id}.ratio`,
        label: names[id].ratio,
        unit: "number",
        value: ratio,
        asOf: id === "trailing" && quote.pe !== null ? quote.provenance.asOf : companyAt,
      }),
      earnings: draft.figure({
        key: `${id}.earnings`,
        label: names[id].earnings,
        unit: "money",
        currency,
        value: earnings,
        asOf: companyAt,
      }),
      product: draft.computed({
        key: `${id}.product`,
        label: texts.productOf(names[id].ratio, names[id].earnings),
        unit: "money",
        currency,
        value: product,
        formula: `${names[id].ratio} × ${names[id].earnings}`,
        of: [`${id}.ratio`, `${id}.earnings`],
      }),
      gapPercent: draft.computed({
        key: `${id}.gap`,
        label: texts.gapToPrice,
        unit: "percent",
        value: gap * 100,
        formula: draft.formulas.productToPrice,
        of: [`${id}.product`, "price"],
      }),
    })),
  };
  return draft.source({ kind: "research", title: texts.title(symbol), provider: "computed", data });
}

/** Both sides of a contradiction and the size of the gap. */
export function conflictWords(cited: Cited, { id, gap }: FigureConflict, words: Gathered["words"]): string | null {
  const { conflicts: texts } = words.reportRules;
  return joined(
    words,
    say(texts.product, {
      kind: id,
      ratio: cited.text(`${id}.ratio`),
      earnings: cited.text(`${id}.earnings`),
      product: cited.text(`${id}.product`),
    }),
    say(texts.gap, {
      isBelow: gap < 0,
      gap: cited.text(`${id}.gap`, { form: "size" }),
      price: cited.text("price"),
      source: cited.mark,
    }),
  );
}
