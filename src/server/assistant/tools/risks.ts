import { z } from "zod";
import { readingTool, type ToolContext, type ToolFound, type ToolMissing } from "../tool.ts";
import { accountInput, accountQuery } from "./account-input.ts";
import { found, missing, refused } from "./found.ts";
import { riskWordsIn } from "./risk-words.ts";
import { portfolioName, portfolioNotices } from "./holdings.ts";
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
  { api, today, words }: Pick<ToolContext, "api" | "today" | "words">,
  account?: string,
): Promise<ToolFound | ToolMissing> {
  const query = await accountQuery(account, { api, words });
  if ("ok" in query) return query;
  const reply = await api("GET /api/portfolio/risks", query);
  if (!reply.ok) return refused(reply, words);
  const riskWords = riskWordsIn(words);
  const checks = reply.output.checks.filter(({ isOn }) => isOn);
  if (checks.every(({ value }) => value === null)) return missing(words.answers.sources.holdings.none);
  const draft = sourceDraft({ asOf: today, status: "closed", words });
  const { labels } = draft;
  const { risks: texts } = draft.texts;
  const { baseCurrency: currency } = reply.output;
  const rows = checks.map((check) => {
    const title = riskWords.title(check);
    const rule = riskWords.rule(check);
    // An index is no share of anything.
    const isIndex = check.id === "spread";
    const isRatio = check.unit === "ratio" && !isIndex;
    const unit = isIndex ? "number" : check.unit === "ratio" ? "percent" : check.unit;
    return {
      check: draft.own(title),
      isOk: check.isOk,
      value: draft.computed({
        key: `${check.id}.value`,
        label: title,
        unit,
        value: isRatio ? percentOf(check.value) : check.value,
        formula: rule,
        of: [],
      }),
      threshold: draft.figure({
        key: `${check.id}.threshold`,
        label: texts.thresholdOf(title),
        unit,
        value: isRatio ? percentOf(check.threshold) : check.threshold,
      }),
      unit,
      found: foundIn(
        draft,
        check.id,
        riskWords.finding(check, { currency, amount: (amount) => `${amount} ${currency}` }),
      ),
      rule: draft.sentence(`${check.id}.rule`, rule),
    };
  });
  const failed = checks.filter(({ isOk }) => isOk === false).length;
  return found(
    texts.summary(failed, checks.length),
    [
      draft.source({
        kind: "risks",
        title: texts.title,
        href: "/portfolio?tab=performance",
        provider: portfolioName,
        data: {
          failed: draft.figure({ key: "failed", label: texts.failed, unit: "count", value: failed }),
          checks: draft.figure({ key: "checks", label: texts.checks, unit: "count", value: checks.length }),
          list: rows,
        },
        table: {
          title: texts.title,
          columns: [
            { label: labels.check, isNumber: false },
            { label: labels.figure, isNumber: true },
            { label: labels.threshold, isNumber: true },
            { label: "", isNumber: false },
          ],
          rows: checks.map(({ id, isOk }) => ({
            symbol: null,
            cells: [
              { text: riskWords.title({ id }) },
              draft.cell(`${id}.value`),
              draft.cell(`${id}.threshold`),
              { text: isOk === null ? texts.unknown : isOk ? texts.passed : texts.look },
            ],
          })),
        },
      }),
    ],
    [],
    portfolioNotices({ incomplete: [], missingSplits: reply.output.missingSplits }, words),
  );
}

/**
 * The finding of a check. The sentence about fees names an amount, which may have to stay out; that about a sector names it in the words of
 * whoever sorted the company.
 */
function foundIn(draft: SourceDraft, id: string, sentence: string) {
  if (id === "fees") return null;
  return id === "largest-sector" ? draft.quote(`${id}.found`, sentence) : draft.sentence(`${id}.found`, sentence);
}
