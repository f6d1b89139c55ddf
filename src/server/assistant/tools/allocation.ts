import { z } from "zod";
import { currencies } from "#core/money/currencies.ts";
import { allocationDimensions, type AllocationDimension } from "#core/portfolio-analysis/allocation-dimensions.ts";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { accountInput, accountQuery, inAccount } from "./account-input.ts";
import { found, missing, refused } from "./found.ts";
import { portfolioNotices, nothingHeld, portfolioName } from "./holdings.ts";
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
  { api, today }: Pick<ToolContext, "api" | "today">,
  account?: string,
): Promise<ToolFound | ToolMissing> {
  const query = await accountQuery(account, { api });
  if ("ok" in query) return query;
  const reply = await api("GET /api/portfolio/allocation", { by, ...query });
  if (!reply.ok) return refused(reply);
  const { buckets, baseCurrency, totalValue } = reply.output;
  if (buckets.length === 0) return missing(nothingHeld);
  const draft = sourceDraft({ asOf: today, status: "closed" });
  const rows = buckets.map((bucket, index) => {
    const name = outsideWords(bucket.name, 80);
    return {
      name: draft.quote(`${index}.name`, bucket.name),
      value: draft.figure({
        key: `${index}.value`,
        label: `Value in ${name}`,
        alsoCalled: [name],
        unit: "money",
        currency: baseCurrency,
        isPrivate: true,
        value: bucket.value,
      }),
      sharePercent: draft.figure({
        key: `${index}.share`,
        label: `Share of ${name}`,
        alsoCalled: [name, "weight", "allocation"],
        unit: "percent",
        value: percentOf(bucket.share),
      }),
      targetPercent: draft.figure({
        key: `${index}.target`,
        label: `Target of ${name}`,
        unit: "percent",
        value: percentOf(bucket.target),
      }),
      driftPoints: draft.computed({
        key: `${index}.drift`,
        label: `Drift of ${name}`,
        unit: "percentage-points",
        value: percentOf(bucket.drift),
        formula: "share − target",
        of: [`${index}.share`, `${index}.target`],
      }),
      symbols: bucket.symbols.map((symbol) => (isCash(symbol) ? draft.own(`cash in ${symbol}`) : symbol)),
    };
  });
  const title = `Your allocation by ${by.replace("-", " ")}${inAccount(account)}`;
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
            label: "Total value",
            alsoCalled: ["portfolio value"],
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
            { label: "Part", isNumber: false },
            { label: "Share", isNumber: true },
            { label: "Value", isNumber: true },
          ],
          rows: buckets.map(({ name }, index) => ({
            symbol: null,
            cells: [{ text: outsideWords(name, 80) }, draft.cell(`${index}.share`), draft.cell(`${index}.value`)],
          })),
        },
      }),
    ],
    [...new Set(buckets.flatMap(({ symbols }) => symbols))]
      .filter((symbol) => !isCash(symbol))
      .map((symbol) => subjectOf(symbol)),
    portfolioNotices(reply.output),
  );
}

/** Cash is listed among the parts under its currency. */
function isCash(symbol: string): boolean {
  return currencies.some((currency) => currency === symbol);
}
