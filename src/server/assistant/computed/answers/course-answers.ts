import type { Bar } from "#core/market/bar.ts";
import { dailyHistory } from "../../tools/price-history.ts";
import { impliedMoveFound } from "../../tools/implied-move.ts";
import { quotesFound } from "../../tools/quotes.ts";
import { statementsFound } from "../../tools/company.ts";
import { phrase } from "../phrase.ts";
import { measures } from "../slots/read-question.ts";
import { type Answerers, answerer, isPast } from "./answerer.ts";
import { calculationSource } from "./calculation-source.ts";
import { maxSymbols } from "./price-answers.ts";

const maxBars = 5_000;
const maxStrikes = 3;
const maxYears = 5;

/** Answers that work something out from a course of prices, a chain of options or two lines of a statement. */
export const courseAnswers: Answerers = {
  /** The best or worst calendar year or month of a symbol. */
  spanExtreme: answerer("always past-range rank several", async ({ symbols, whats, period, context }, draft) => {
    for (const symbol of symbols.slice(0, maxSymbols)) {
      const history = await dailyHistory(symbol, context, maxBars);
      if (typeof history === "string") {
        draft.line(history);
        continue;
      }
      for (const what of whats) {
        const [end = "best", unit = "year"] = what.split(" ");
        const changes = changesBy(unit === "year" ? 4 : 7, history.bars).filter(
          ({ span }) =>
            !isPast(period) || period.from === "" || (span >= period.from.slice(0, span.length) && span <= period.to),
        );
        const sign = end === "best" ? -1 : 1;
        const ordered = changes.toSorted((one, other) => sign * (one.change - other.change)).slice(0, maxYears);
        const [first] = ordered;
        const title = `${end === "best" ? "Best" : "Worst"} ${unit}s of ${symbol}`;
        if (first === undefined) {
          draft.line(`No whole ${unit} of ${symbol} is known.`);
          continue;
        }
        const [sheet] = draft.take(
          "get_price_history",
          { symbol, by: unit },
          calculationSource(title, {
            asOf: history.provenance.asOf,
            status: history.provenance.status,
            symbol,
            provider: history.provenance.source,
            days: [
              { key: "from", label: "First day", date: history.bars[0]?.date ?? null },
              { key: "to", label: "Last day", date: history.bars.at(-1)?.date ?? null },
            ],
            values: ordered.map(({ span, change }) => ({
              key: span,
              label: `Change in ${span}`,
              unit: "percent",
              period: span,
              value: change * 100,
              formula: `last close of ${span} ÷ last close before it − 1`,
            })),
          }),
        );
        if (sheet === undefined) continue;
        draft.line(
          phrase`**The ${end} ${unit} of ${symbol} was \`${first.span}\`: ${sheet.text(first.span, { signed: true })}**, of what is known from ${sheet.text("from")} to ${sheet.text("to")}; whole ${unit}s, without dividends ${sheet.mark}.`,
        );
        draft.list(
          ordered.slice(1).map(({ span }) => phrase`\`${span}\`: ${sheet.text(span, { signed: true })} ${sheet.mark}`),
        );
      }
    }
  }),

  /** The opening price against the close before. */
  openingGap: answerer("several direction", async ({ symbols: named, context }, draft) => {
    const symbols = named.slice(0, maxSymbols);
    for (const symbol of symbols) {
      const [quote] = draft.take("get_quotes", { symbols: [symbol] }, await quotesFound([symbol], context));
      if (quote === undefined) continue;
      const [open, close] = [quote.value("open"), quote.value("previousClose")];
      if (open === null || close === null || close === 0) {
        draft.line(`The opening price of ${symbol} or the close before isn't known ${quote.mark}.`);
        continue;
      }
      const [gap] = draft.take(
        "opening_gap",
        { symbol },
        calculationSource(`Opening gap of ${symbol}`, {
          asOf: quote.source.asOf,
          status: quote.source.status,
          symbol,
          values: [
            {
              key: "gap",
              label: "Opening gap",
              unit: "percent",
              value: (open / close - 1) * 100,
              formula: "(open ÷ previous close − 1) × 100",
            },
          ],
        }),
      );
      const way = open > close ? "above" : open < close ? "below" : "at";
      draft.line(
        phrase`**${symbol} opened ${way} the close before: ${gap?.text("gap", { signed: true }) ?? null}** ${gap?.mark ?? ""}. Open: ${quote.text("open")}; previous close: ${quote.text("previousClose")} ${quote.mark}.`,
      );
    }
  }),

  /** Figures of the next chain of options. */
  options: answerer("several rank comparison", async ({ symbols, whats, context }, draft) => {
    for (const symbol of symbols.slice(0, maxSymbols)) {
      const [chain] = draft.take("get_implied_move", { symbol }, await impliedMoveFound({ symbol }, context));
      if (chain === undefined) continue;
      const { mark, text } = chain;
      const lines: Readonly<Record<string, readonly (string | null)[]>> = {
        putCall: [
          phrase`Put/call ratio of ${symbol} by volume: **${text("putCallVolume")}** ${mark}`,
          phrase`Put/call ratio of ${symbol} by open interest: **${text("putCallOpenInterest")}** ${mark}`,
        ],
        volatility: [
          phrase`Implied volatility of ${symbol} at the money: **${text("impliedVolatility")}** a year ${mark}`,
        ],
        openInterest: [
          ...(["call", "put"] as const).flatMap((side) =>
            Array.from(
              { length: maxStrikes },
              (_, index) =>
                phrase`${side === "call" ? "Call" : "Put"} of ${symbol} with strike **${text(`${side}${index}.strike`)}**: open interest ${text(`${side}${index}.openInterest`)} ${mark}`,
            ),
          ),
          phrase`Open interest of all calls: ${text("callOpenInterest")}; of all puts: ${text("putOpenInterest")} ${mark}`,
        ],
      };
      for (const what of whats) {
        const known = (lines[what] ?? []).filter((line) => line !== null);
        if (known.length === 0) draft.line(`This isn't known for the options of ${symbol} ${mark}.`);
        draft.list(known);
      }
      draft.line(phrase`Options of ${symbol} that expire on ${text("expiry")} ${mark}.`);
    }
  }),

  /** One line of a statement as a part of another. */
  statementRatio: answerer("fiscal several", async ({ symbols, whats, period, context }, draft) => {
    const places = (whats[0] ?? "").split(",").flatMap((id) => {
      const what = measures.find((measure) => measure.id === id)?.of.instrument?.what ?? "";
      const place = what.includes("@") ? what.split("@")[1] : what;
      return place === undefined || !place.includes(".") ? [] : [place];
    });
    const [one, other] = places;
    if (one === undefined || other === undefined || places.length > 2) {
      draft.line("Name two lines of the statements, such as “inventory as a percentage of total assets of @MSFT”.");
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
        draft.line(`One of these lines of the statements of ${symbol} isn't known ${first.mark}.`);
        continue;
      }
      const title = `${labels[0] ?? ""} as a part of ${(labels[1] ?? "").toLowerCase()}, ${symbol}`;
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
              formula: `${labels[0] ?? ""} ÷ ${labels[1] ?? ""} × 100, without sign`,
            };
          }),
        }),
      );
      draft.line(`${title} ${ratio?.mark ?? ""}:`);
      draft.list(
        dates.map(
          (date) =>
            phrase`Fiscal year to ${first.text(`end.${date}`)}: **${ratio?.text(date) ?? null}** ${ratio?.mark ?? ""}`,
        ),
      );
    }
  }),

  /** Cost of revenue over the mean of the inventory at both ends of the year. */
  inventoryTurnover: answerer("fiscal several", async ({ symbols, period, context }, draft) => {
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
            label: "Inventory turnover",
            unit: "number" as const,
            period: date,
            value: (2 * cost) / (now + before),
            formula: "cost of revenue ÷ mean of the inventory at both ends of the year",
          },
        ];
      });
      const wanted = values.filter(
        ({ key }) => !isPast(period) || period.from === "" || (key >= period.from && key.slice(0, 4) <= period.to),
      );
      if (wanted.length === 0) {
        draft.line(
          `The inventory turnover of ${symbol} isn't known: a line of its statements is missing ${balance.mark}.`,
        );
        continue;
      }
      const [turnover] = draft.take(
        "inventory_turnover",
        { symbol },
        calculationSource(`Inventory turnover of ${symbol}`, {
          asOf: income.source.asOf,
          status: income.source.status,
          symbol,
          values: wanted,
        }),
      );
      draft.list(
        wanted.map(
          ({ key }) =>
            phrase`Inventory turnover of ${symbol} in the fiscal year to ${income.text(`end.${key}`)}: **${turnover?.text(key) ?? null}** ${turnover?.mark ?? ""}`,
        ),
      );
    }
  }),
};

/** The change of each whole year ("2024") or month ("2024-03") from the last close before it. */
function changesBy(length: 4 | 7, bars: readonly Bar[]): readonly { readonly span: string; readonly change: number }[] {
  const closes = new Map<string, number>();
  for (const { date, close } of bars) closes.set(date.slice(0, length), close);
  // The last one still runs, and the first has no close before it.
  return [...closes].slice(1, -1).flatMap(([span, close], index) => {
    const before = [...closes.values()][index];
    return before === undefined || before <= 0 ? [] : [{ span, change: close / before - 1 }];
  });
}
