import { z } from "zod";
import { groupName } from "#core/words/group-name.ts";
import { currencies } from "#core/money/currencies.ts";
import { allocationDimensions, type AllocationDimension } from "#core/portfolio-analysis/allocation-dimensions.ts";
import { fundsName } from "#core/portfolio-analysis/allocation.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { accountInput, accountQuery } from "./account-input.ts";
import { found, incompleteNotice, missing, refused } from "./found.ts";
import { portfolioNotices, portfolioName } from "./holdings.ts";
import { outsideWords } from "./outside-words.ts";
import { percentOf, sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";

export const allocationTool = readingTool({
  name: "get_allocation",
  description:
    "What the portfolio's value is made of by sector, asset class, currency, country, region, account, tag or holding: the share of each, with the user's target and the drift from it.",
  input: z.strictObject({ by: z.enum(allocationDimensions).default("sector"), account: accountInput }),
  symbolsOf: () => [],
  run: ({ by, account }, context) => allocationFound(by, context, account),
});

export async function allocationFound(
  by: AllocationDimension,
  { api, today, words }: Pick<ToolContext, "api" | "today" | "words">,
  account?: string,
): Promise<ToolFound | ToolMissing> {
  const { allocation: texts, holdings } = words.answers.sources;
  const query = await accountQuery(account, { api, words });
  if ("ok" in query) return query;
  const reply = await api("GET /api/portfolio/allocation", { by, ...query });
  if (!reply.ok) return refused(reply, words);
  const { buckets, baseCurrency, totalValue } = reply.output;
  if (buckets.length === 0) return missing(holdings.none);
  const draft = sourceDraft({ asOf: today, status: "closed", words });
  const names = buckets.map(({ name }) =>
    outsideWords(groupName(by, name, { groups: words.groups, language: words.answers.values.language }), 80),
  );
  const rows = buckets.map((bucket, index) => {
    const name = names[index] ?? bucket.name;
    return {
      name: draft.quote(`${index}.name`, bucket.name),
      value: draft.figure({
        key: `${index}.value`,
        label: texts.valueIn(name),
        unit: "money",
        currency: baseCurrency,
        isPrivate: true,
        value: bucket.value,
      }),
      sharePercent: draft.figure({
        key: `${index}.share`,
        label: texts.shareOf(name),
        unit: "percent",
        value: percentOf(bucket.share),
      }),
      targetPercent: draft.figure({
        key: `${index}.target`,
        label: texts.targetOf(name),
        unit: "percent",
        value: percentOf(bucket.target),
      }),
      driftPoints: draft.computed({
        key: `${index}.drift`,
        label: texts.driftOf(name),
        unit: "percentage-points",
        value: percentOf(bucket.drift),
        formula: draft.formulas.shareLessTarget,
        of: [`${index}.share`, `${index}.target`],
      }),
      symbols: bucket.symbols.map((symbol) => (isCash(symbol) ? draft.own(holdings.cashIn(symbol)) : symbol)),
    };
  });
  const title = texts.title(texts.by[by], account);
  return found(
    title,
    [
      draft.source({
        kind: "allocation",
        title,
        href: "/portfolio?tab=allocation",
        provider: portfolioName,
        data: {
          by,
          totalValue: draft.figure({
            key: "totalValue",
            label: draft.labels.totalValue,
            unit: "money",
            currency: baseCurrency,
            isPrivate: true,
            value: totalValue,
          }),
          parts: rows,
        },
        table: {
          title,
          columns: [
            { label: draft.labels.part, isNumber: false },
            { label: draft.labels.share, isNumber: true },
            { label: draft.labels.value, isNumber: true },
          ],
          rows: names.map((name, index) => ({
            symbol: null,
            cells: [{ text: name }, draft.cell(`${index}.share`), draft.cell(`${index}.value`)],
          })),
        },
      }),
    ],
    [...new Set(buckets.flatMap(({ symbols }) => symbols))]
      .filter((symbol) => !isCash(symbol))
      .map((symbol) => subjectOf(symbol)),
    [
      ...portfolioNotices(reply.output, words),
      ...(by !== "tag" && buckets.some(({ name }) => name === fundsName) ? [incompleteNotice(texts.funds)] : []),
    ],
  );
}

/** Cash is listed among the parts under its currency. */
function isCash(symbol: string): boolean {
  return currencies.some((currency) => currency === symbol);
}
