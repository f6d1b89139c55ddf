import type { ToolContext, ToolFound, ToolMissing } from "../tool.ts";
import { accountQuery } from "./account-input.ts";
import { found, incompleteNotice, missing, refused } from "./found.ts";
import { portfolioNotices, nothingHeld, portfolioName } from "./holdings.ts";
import { percentOf, sourceDraft } from "./source-draft.ts";
import { subjectOf } from "./subject-of.ts";

const maxMeasured = 15;

/** The gain of every instrument that was ever held, with sales and income, in money and as simple return; the largest gain first. */
export async function gainsFound(
  { api, today }: Pick<ToolContext, "api" | "today">,
  { account, ...days }: { readonly from?: string; readonly to?: string; readonly account?: string } = {},
): Promise<ToolFound | ToolMissing> {
  const query = await accountQuery(account, { api });
  if ("ok" in query) return query;
  const span = { to: today, ...days, ...query };
  const reply = await api("GET /api/portfolio/contributions", span);
  if (!reply.ok) return refused(reply);
  const { contributions, baseCurrency: currency, from, to } = reply.output;
  const all = contributions
    .flatMap((part) => (part.symbol === null ? [] : [{ ...part, symbol: part.symbol }]))
    .toSorted((one, other) => Number(other.gain) - Number(one.gain));
  if (all.length === 0) return missing(nothingHeld);
  // The ends of a very long list are enough.
  const half = Math.floor(maxMeasured / 2);
  const measured = all.length <= maxMeasured ? all : [...all.slice(0, half), ...all.slice(-half)];
  const returns = await Promise.all(
    measured.map(({ symbol }) => api("GET /api/portfolio/performance", { ...span, symbol, step: "month" })),
  );
  const period = `${from}/${to}`;
  const draft = sourceDraft({ asOf: today, status: "closed" });
  const rows = measured.map(({ symbol, name, gain }, index) => {
    const one = returns[index];
    const subject = subjectOf(symbol, name);
    return {
      symbol,
      gain: draft.computed({
        key: `${symbol}.gain`,
        label: "Total gain",
        alsoCalled: ["gain with sales and income", "gain", "loss", "profit"],
        subject,
        unit: "money",
        currency,
        period,
        isPrivate: true,
        value: gain,
        formula: "closing value + withdrawals − deposits − opening value",
        of: [],
      }),
      returnPercent: draft.computed({
        key: `${symbol}.return`,
        label: "Simple return",
        alsoCalled: ["return", "gain", "loss"],
        subject,
        unit: "percent",
        period,
        value: one?.ok === true ? percentOf(one.output.returns.simple) : null,
        formula: "gain ÷ (opening value + deposits)",
        of: [`${symbol}.gain`],
      }),
    };
  });
  const title = "Gains of your investments";
  return found(
    title,
    [
      draft.source({
        kind: "contributions",
        title,
        href: `/portfolio?tab=performance&from=${from}&to=${to}`,
        provider: portfolioName,
        data: {
          from: draft.day({ key: "from", label: "First day", date: from }),
          to: draft.day({ key: "to", label: "Last day", date: to }),
          investments: rows,
        },
        table: {
          title,
          columns: [
            { label: "Symbol", isNumber: false },
            { label: "Total gain", isNumber: true },
            { label: "Simple return", isNumber: true },
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
      ...(measured.length < all.length
        ? [
            incompleteNotice(
              `Measured are ${measured.length} of ${all.length} investments, those that gained and lost most.`,
            ),
          ]
        : []),
      ...portfolioNotices(reply.output),
    ],
  );
}
