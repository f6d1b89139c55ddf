import type { ToolContext, ToolFound, ToolMissing } from "../tool.ts";
import { accountQuery } from "./account-input.ts";
import { found, incompleteNotice, missing, refused } from "./found.ts";
import { portfolioNotices, portfolioName } from "./holdings.ts";
import { percentOf, sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";

const maxMeasured = 15;

/** The gain of every instrument that was ever held, with sales and income, in money and as simple return; the largest gain first. */
export async function gainsFound(
  { api, today, words }: Pick<ToolContext, "api" | "today" | "words">,
  { account, ...days }: { readonly from?: string; readonly to?: string; readonly account?: string } = {},
): Promise<ToolFound | ToolMissing> {
  const { gains: texts, holdings } = words.answers.sources;
  const query = await accountQuery(account, { api, words });
  if ("ok" in query) return query;
  const span = { to: today, ...days, ...query };
  const reply = await api("GET /api/portfolio/contributions", span);
  if (!reply.ok) return refused(reply, words);
  const { contributions, baseCurrency: currency, from, to } = reply.output;
  const all = contributions
    .flatMap((part) => (part.symbol === null ? [] : [{ ...part, symbol: part.symbol }]))
    .toSorted((one, other) => Number(other.gain) - Number(one.gain));
  if (all.length === 0) return missing(holdings.none);
  // The ends of a very long list are enough.
  const half = Math.floor(maxMeasured / 2);
  const measured = all.length <= maxMeasured ? all : [...all.slice(0, half), ...all.slice(-half)];
  const returns = await Promise.all(
    measured.map(({ symbol }) => api("GET /api/portfolio/performance", { ...span, symbol, step: "month" })),
  );
  const period = `${from}/${to}`;
  const draft = sourceDraft({ asOf: today, status: "closed", words });
  const rows = measured.map(({ symbol, name, gain }, index) => {
    const one = returns[index];
    const subject = subjectOf(symbol, name);
    return {
      symbol,
      gain: draft.computed({
        key: `${symbol}.gain`,
        label: draft.labels.totalGain,
        subject,
        unit: "money",
        currency,
        period,
        isPrivate: true,
        value: gain,
        formula: draft.formulas.totalGain,
        of: [],
      }),
      returnPercent: draft.computed({
        key: `${symbol}.return`,
        label: draft.labels.simpleReturn,
        subject,
        unit: "percent",
        period,
        value: one?.ok === true ? percentOf(one.output.returns.simple) : null,
        formula: draft.formulas.gainOnInvested,
        of: [`${symbol}.gain`],
      }),
    };
  });
  const { title } = texts;
  return found(
    title,
    [
      draft.source({
        kind: "contributions",
        title,
        href: `/portfolio?tab=performance&from=${from}&to=${to}`,
        provider: portfolioName,
        data: {
          from: draft.day({ key: "from", label: draft.labels.firstDay, date: from }),
          to: draft.day({ key: "to", label: draft.labels.lastDay, date: to }),
          investments: rows,
        },
        table: {
          title,
          columns: [
            { label: draft.labels.symbol, isNumber: false },
            { label: draft.labels.totalGain, isNumber: true },
            { label: draft.labels.simpleReturn, isNumber: true },
          ],
          rows: measured.map(({ symbol }) => ({
            symbol,
            cells: [{ text: symbol }, draft.cell(`${symbol}.gain`), draft.cell(`${symbol}.return`)],
          })),
        },
      }),
    ],
    measured.map(({ symbol, name }) => subjectOf(symbol, name)),
    [
      ...(measured.length < all.length ? [incompleteNotice(texts.partly(measured.length, all.length))] : []),
      ...portfolioNotices(reply.output, words),
    ],
  );
}
