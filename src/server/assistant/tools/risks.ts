import { z } from "zod";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { accountInput, accountQuery } from "./account-input.ts";
import { found, missing, refused } from "./found.ts";
import { nothingHeld, portfolioName, portfolioNotices } from "./holdings.ts";
import { percentOf, type SourceDraft, sourceDraft } from "./source-draft.ts";

export const risksTool = readingTool({
  name: "get_risks",
  description:
    "Checks of the portfolio, or of one account, by rule, each with value and threshold: largest holding, top three, spread, sector, foreign currency, fees, cash, stale or missing prices.",
  input: z.strictObject({ account: accountInput }),
  symbolsOf: () => [],
  run: ({ account }, context) => risksFound(context, account),
});

export async function risksFound(
  { api, today }: Pick<ToolContext, "api" | "today">,
  account?: string,
): Promise<ToolFound | ToolMissing> {
  const query = await accountQuery(account, { api });
  if ("ok" in query) return query;
  const reply = await api("GET /api/portfolio/risks", query);
  if (!reply.ok) return refused(reply);
  const checks = reply.output.checks.filter(({ isOn }) => isOn);
  if (checks.every(({ value }) => value === null)) return missing(nothingHeld);
  const draft = sourceDraft({ asOf: today, status: "closed" });
  const rows = checks.map((check) => {
    // An index is no share of anything.
    const isIndex = check.id === "spread";
    const isRatio = check.unit === "ratio" && !isIndex;
    const unit = isIndex ? "number" : check.unit === "ratio" ? "percent" : check.unit;
    return {
      check: draft.own(check.title),
      isOk: check.isOk,
      value: draft.computed({
        key: `${check.id}.value`,
        label: check.title,
        alsoCalled: otherNames[check.id] ?? [],
        unit,
        value: isRatio ? percentOf(check.value) : check.value,
        formula: check.rule,
        of: [],
      }),
      threshold: draft.figure({
        key: `${check.id}.threshold`,
        label: `${check.title}, threshold`,
        alsoCalled: ["at most", "threshold", "limit"],
        unit,
        value: isRatio ? percentOf(check.threshold) : check.threshold,
      }),
      unit,
      found: foundIn(draft, check),
      rule: draft.sentence(`${check.id}.rule`, check.rule),
    };
  });
  const failed = checks.filter(({ isOk }) => isOk === false).length;
  return found(
    `${failed} of ${checks.length} checks need a look`,
    [
      draft.source({
        kind: "risks",
        title: "Checks of your portfolio",
        href: "/portfolio?tab=performance",
        provider: portfolioName,
        data: {
          failed: draft.figure({ key: "failed", label: "Checks that need a look", unit: "count", value: failed }),
          checks: draft.figure({ key: "checks", label: "Checks", unit: "count", value: checks.length }),
          list: rows,
        },
        table: {
          title: "Checks of your portfolio",
          columns: [
            { label: "Check", isNumber: false },
            { label: "Value", isNumber: true },
            { label: "Threshold", isNumber: true },
            { label: "", isNumber: false },
          ],
          rows: checks.map(({ id, title, isOk }) => ({
            symbol: null,
            cells: [
              { text: title },
              draft.cell(`${id}.value`),
              draft.cell(`${id}.threshold`),
              { text: isOk === null ? "Not known" : isOk ? "In order" : "Look" },
            ],
          })),
        },
      }),
    ],
    [],
    portfolioNotices({ incomplete: [], missingSplits: reply.output.missingSplits }),
  );
}

/**
 * The finding of a check. The sentence about fees names an amount, which may have to stay out; that about a sector names it in the words of
 * whoever sorted the company.
 */
function foundIn(draft: SourceDraft, { id, sentence }: { readonly id: string; readonly sentence: string }) {
  if (id === "fees") return null;
  return id === "largest-sector" ? draft.quote(`${id}.found`, sentence) : draft.sentence(`${id}.found`, sentence);
}

const otherNames: Readonly<Record<string, readonly string[]>> = {
  fees: ["fees of the last 12 months", "fees"],
  spread: ["concentration index"],
};
