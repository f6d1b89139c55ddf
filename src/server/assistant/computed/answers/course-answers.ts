import { impliedMoveFound } from "../../tools/implied-move.ts";
import { quotesFound } from "../../tools/quotes.ts";
import { statementsFound } from "../../tools/company.ts";
import type { ToolContext } from "../../tool.ts";
import { say } from "../phrase.ts";
import type { Period } from "../slots/written-time.ts";
import { measures } from "../slots/read-question.ts";
import { type Answerers, isPast, answerer } from "./answerer.ts";
import { calculationSource } from "./calculation-source.ts";
import { maxSymbols } from "./price-answers.ts";

const maxStrikes = 3;

/** Answers that work something out from a course of prices, a chain of options or two lines of a statement. */
export const courseAnswers: Answerers = {
  /** The opening price against the close before. */
  openingGap: answerer("several|direction", async ({ symbols: named, context }, draft) => {
    const { technical } = draft.words;
    for (const symbol of named.slice(0, maxSymbols)) {
      const [quote] = draft.take("get_quotes", { symbols: [symbol] }, await quotesFound([symbol], context));
      if (quote === undefined) continue;
      const [open, close] = [quote.value("open"), quote.value("previousClose")];
      if (open === null || close === null || close === 0) {
        draft.line(technical.noOpening({ symbol, source: quote.mark }));
        continue;
      }
      const [gap] = draft.take(
        "opening_gap",
        { symbol },
        calculationSource(technical.gapTitle(symbol), {
          asOf: quote.source.asOf,
          status: quote.source.status,
          symbol,
          values: [
            {
              key: "gap",
              label: technical.gap,
              unit: "percent",
              value: (open / close - 1) * 100,
              formula: draft.words.formulas.openingGap,
            },
          ],
        }),
      );
      draft.line(
        say(technical.opened, {
          symbol,
          side: open > close ? "above" : open < close ? "below" : "at",
          gap: gap?.text("gap", { signed: true }) ?? null,
          gapSource: gap?.mark ?? "",
          open: quote.text("open"),
          close: quote.text("previousClose"),
          source: quote.mark,
        }),
      );
    }
  }),

  /** Figures of the next chain of options. */
  options: answerer("several|rank|comparison|future", async ({ symbols, whats, period, context }, draft) => {
    for (const symbol of symbols.slice(0, maxSymbols)) {
      const given = { symbol, ...(await expiryIn(symbol, period, context)) };
      const [chain] = draft.take("get_implied_move", given, await impliedMoveFound(given, context));
      if (chain === undefined) continue;
      const { mark: source, text } = chain;
      const { technical } = draft.words;
      const lines: Readonly<Record<string, readonly (string | null)[]>> = {
        putCall: [
          say(technical.putCallByVolume, { symbol, value: text("putCallVolume"), source }),
          say(technical.putCallByOpenInterest, { symbol, value: text("putCallOpenInterest"), source }),
        ],
        volatility: [say(technical.impliedVolatility, { symbol, value: text("impliedVolatility"), source })],
        openInterest: [
          ...(["call", "put"] as const).flatMap((side) =>
            Array.from({ length: maxStrikes }, (_, index) =>
              say(technical.strike, {
                side,
                symbol,
                strike: text(`${side}${index}.strike`),
                openInterest: text(`${side}${index}.openInterest`),
                source,
              }),
            ),
          ),
          say(technical.openInterest, { calls: text("callOpenInterest"), puts: text("putOpenInterest"), source }),
        ],
      };
      for (const what of whats) {
        const known = (lines[what] ?? []).filter((line) => line !== null);
        if (known.length === 0) draft.line(technical.noOptionFigure({ symbol, source }));
        draft.list(known);
      }
      draft.line(say(technical.expiry, { symbol, expiry: text("expiry"), source }));
    }
  }),

  /** One line of a statement as a part of another. */
  statementRatio: answerer("fiscal|several", async ({ symbols, whats, period, context }, draft) => {
    const { companies } = draft.words;
    const places = (whats[0] ?? "").split(",").flatMap((id) => {
      const what = measures.find((measure) => measure.id === id)?.of.instrument?.what ?? "";
      const place = what.includes("@") ? what.split("@")[1] : what;
      return place === undefined || !place.includes(".") ? [] : [place];
    });
    const [one, other] = places;
    if (one === undefined || other === undefined || places.length > 2) {
      draft.line(companies.ratioNameTwo("inventory as a percentage of total assets of @MSFT"));
      return;
    }
    for (const symbol of symbols.slice(0, maxSymbols)) {
      const sources = [];
      for (const place of [one, other]) {
        const statement = (place.split(".")[0] ?? "income") as "income";
        const input = { symbol, statement, period: "annual" } as const;
        sources.push(draft.take("get_financial_statements", input, await statementsFound(input, context))[0]);
      }
      const [first, second] = sources;
      if (first === undefined || second === undefined) continue;
      const lineOf = (place: string) => place.slice(place.indexOf(".") + 1);
      const dates = first.source.facts
        .filter(({ key }) => key.startsWith(`${lineOf(one)}.2`))
        .map(({ key }) => key.slice(lineOf(one).length + 1))
        .filter(
          (date) => !isPast(period) || period.from === "" || (date >= period.from && date.slice(0, 4) <= period.to),
        );
      const labels = [first, second].map(
        (cited, index) =>
          cited.source.facts.find(({ key }) => key.startsWith(`${lineOf(places[index] ?? "")}.2`))?.label ?? "",
      );
      if (dates.length === 0 || labels.includes("")) {
        draft.line(companies.ratioUnknown({ symbol, source: first.mark }));
        continue;
      }
      const title = companies.ratioTitle({ part: labels[0] ?? "", whole: labels[1] ?? "", symbol });
      const [ratio] = draft.take(
        "statement_ratio",
        { symbol },
        calculationSource(title, {
          asOf: first.source.asOf,
          status: first.source.status,
          symbol,
          values: dates.map((date) => {
            const [part, whole] = [first.value(`${lineOf(one)}.${date}`), second.value(`${lineOf(other)}.${date}`)];
            return {
              key: date,
              label: title,
              unit: "percent",
              period: date,
              // Money spent has a minus sign in statements.
              value: part === null || whole === null || whole === 0 ? null : Math.abs(part / whole) * 100,
              formula: draft.words.formulas.withoutSign({ one: labels[0] ?? "", other: labels[1] ?? "" }),
            };
          }),
        }),
      );
      const source = ratio?.mark ?? "";
      draft.line(companies.heading({ title, source }));
      draft.list(
        dates.map((date) =>
          say(companies.ratioOfYear, { end: first.text(`end.${date}`), value: ratio?.text(date) ?? null, source }),
        ),
      );
    }
  }),

  /** Cost of revenue over the mean of the inventory at both ends of the year. */
  inventoryTurnover: answerer("fiscal|several", async ({ symbols, period, context }, draft) => {
    const { companies } = draft.words;
    for (const symbol of symbols.slice(0, maxSymbols)) {
      const inputOf = (statement: "income" | "balance") => ({ symbol, statement, period: "annual" }) as const;
      const [income] = draft.take(
        "get_financial_statements",
        inputOf("income"),
        await statementsFound(inputOf("income"), context),
      );
      const [balance] = draft.take(
        "get_financial_statements",
        inputOf("balance"),
        await statementsFound(inputOf("balance"), context),
      );
      if (income === undefined || balance === undefined) continue;
      const dates = income.source.facts.filter(({ key }) => key.startsWith("end.")).map(({ key }) => key.slice(4));
      const values = dates.flatMap((date, index) => {
        const cost = income.value(`costOfRevenue.${date}`);
        const [now, before] = [
          balance.value(`inventory.${date}`),
          balance.value(`inventory.${dates[index - 1] ?? ""}`),
        ];
        if (cost === null || now === null || before === null || now + before <= 0) return [];
        return [
          {
            key: date,
            label: companies.turnover,
            unit: "number" as const,
            period: date,
            value: (2 * cost) / (now + before),
            formula: draft.words.formulas.inventoryTurnover,
          },
        ];
      });
      const wanted = values.filter(
        ({ key }) => !isPast(period) || period.from === "" || (key >= period.from && key.slice(0, 4) <= period.to),
      );
      if (wanted.length === 0) {
        draft.line(companies.turnoverUnknown({ symbol, source: balance.mark }));
        continue;
      }
      const [turnover] = draft.take(
        "inventory_turnover",
        { symbol },
        calculationSource(companies.turnoverTitle(symbol), {
          asOf: income.source.asOf,
          status: income.source.status,
          symbol,
          values: wanted,
        }),
      );
      draft.list(
        wanted.map(({ key }) =>
          say(companies.turnoverOfYear, {
            symbol,
            end: income.text(`end.${key}`),
            value: turnover?.text(key) ?? null,
            source: turnover?.mark ?? "",
          }),
        ),
      );
    }
  }),
};

/** The first expiry of options in a time to come; nothing where none is known, or no time is named. */
export async function expiryIn(
  symbol: string,
  period: Period | null,
  context: ToolContext,
): Promise<{ readonly expiry?: string }> {
  if (period?.kind !== "future") return {};
  const reply = await context.api("GET /api/market/options", { symbol });
  const expiry = reply.ok
    ? reply.output.expiries.toSorted().find((day) => day >= period.from && day <= period.to)
    : undefined;
  return expiry === undefined ? {} : { expiry };
}
