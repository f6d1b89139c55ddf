import type { AllocationDimension } from "#core/portfolio-analysis/allocation-dimensions.ts";
import { allocationFound } from "../tools/allocation.ts";
import { holdingsFound } from "../tools/holdings.ts";
import { incomeFound } from "../tools/income.ts";
import { performanceFound } from "../tools/performance.ts";
import { quotesFound } from "../tools/quotes.ts";
import { risksFound } from "../tools/risks.ts";
import { transactionsFound } from "../tools/transactions.ts";
import { movedFound, type MovedSpan } from "../tools/what-moved.ts";
import type { Cited } from "./answer-draft.ts";
import type { Intent } from "./intent.ts";
import { phrase, sentences } from "./phrase.ts";
import { spanAsked, yearAsked } from "./span.ts";

const mostLines = 5;

/** Questions about the user's own portfolio. */
export const portfolioIntents: readonly Intent[] = [
  {
    id: "moved",
    isPersonal: true,
    matches: ({ lower, named }) =>
      named.length === 0 &&
      /\bmoved? (?:me|my)\b|what (?:moved|changed)|why (?:am i|is my|are my|did my|has my)|my (?:movers|winners|losers)|(?:gained|lost) (?:me )?(?:the )?most/.test(
        lower,
      ),
    async answer({ lower }, draft, context) {
      const span = spanOf(lower);
      const [moved] = draft.take("get_what_moved_me", { span }, await movedFound(span, context));
      if (moved === undefined) return;
      const words = { today: "today", week: "in the last week", month: "in the last month", year: "in the last year" }[
        span
      ];
      const percent = moved.text("totalPercent", { signed: true });
      draft.line(
        phrase`Your portfolio changed by **${moved.text("total", { signed: true })}**${percent === null ? "" : ` (${percent})`} ${words} ${moved.mark}.`,
      );
      draft.list(
        moved.source.table?.rows.slice(0, mostLines).map(({ symbol }) => contributionLine(moved, symbol)) ?? [],
      );
      draft.table((moved.source.table?.rows.length ?? 0) > mostLines ? moved : undefined);
    },
  },
  {
    id: "income",
    isPersonal: true,
    matches: ({ lower, named }) =>
      named.length === 0 &&
      /\bdividends?\b|\bincome\b|\bpayouts?\b/.test(lower) &&
      !/ex-?(?:date|dividend)/.test(lower),
    async answer({ lower }, draft, context) {
      const [income] = draft.take("get_income", {}, await incomeFound(context));
      if (income === undefined) return;
      const year = /this year|year to date/.test(lower) ? context.today.slice(0, 4) : yearAsked(lower, context.today);
      if (year !== null)
        draft.line(
          phrase`Received in ${year}: **${income.text(`year.${year}`)}** ${income.mark}.` ??
            `What was received in ${year} is not known here.`,
        );
      const rows = income.source.table?.rows.slice(0, mostLines) ?? [];
      draft.line(rows.length === 0 ? `No payment is announced or expected ${income.mark}.` : "Your next payments:");
      draft.list(
        rows.map(({ symbol, cells }) => {
          const key = symbol ?? "cash";
          const kind = cells[3] !== undefined && "text" in cells[3] ? cells[3].text.toLowerCase() : "estimated";
          return phrase`**${symbol ?? "Cash"}**: ${income.text(`${key}.next`)} on ${income.text(`${key}.date`)}, ${kind} ${income.mark}`;
        }),
      );
      draft.line(
        sentences(
          phrase`Received in the last twelve months: ${income.text("received")} ${income.mark}.`,
          phrase`Expected in the next twelve: ${income.text("expected")} ${income.mark}.`,
          phrase`Yield on cost: ${income.text("yieldOnCost")} ${income.mark}.`,
        ),
      );
    },
  },
  {
    id: "transactions",
    isPersonal: true,
    matches: ({ lower }) =>
      /transactions?|\bmy (?:trades|purchases|sales|orders)\b|(?:have|did) i (?:bought|buy|sold|sell)/.test(lower),
    async answer({ named: [symbol] }, draft, context) {
      const input = symbol === undefined ? {} : { symbol };
      const [lines] = draft.take("get_transactions", input, await transactionsFound(input, context));
      if (lines === undefined) return;
      draft.line(phrase`${lines.text("total")} of your transactions fit ${lines.mark}.`);
      draft.table(lines);
    },
  },
  {
    id: "position",
    isPersonal: true,
    matches: ({ lower, named }) =>
      named.length === 1 && /\bmy\b|\bdo i (?:own|have|hold)\b|\bam i\b|position|how much|exposed|exposure/.test(lower),
    async answer({ named: [symbol = ""] }, draft, context) {
      const [held] = draft.take("get_holdings", {}, await holdingsFound(context));
      if (held === undefined) return;
      const { mark } = held;
      const text = (key: string, signed = false) => held.text(`${symbol}.${key}`, { signed });
      if (held.value(`${symbol}.shares`) === null) {
        draft.line(`You hold no ${symbol} ${mark}.`);
        draft.take("get_quotes", { symbols: [symbol] }, await quotesFound([symbol], context));
        draft.line(`[[quote ${symbol}]]`);
        return;
      }
      draft.line(
        sentences(
          phrase`You hold **${text("shares")} shares of ${symbol}** ${mark}.`,
          phrase`${symbol} is worth ${text("value")}, which is **${text("weight")} of your portfolio** ${mark}.`,
        ),
      );
      draft.list([
        phrase`Average cost of ${symbol}: ${text("averageCost")}; price: ${text("price")} ${mark}`,
        phrase`Unrealised gain of ${symbol}: ${text("gain", true)} (${text("gainPercent", true)}) ${mark}`,
        phrase`Day change of ${symbol}: ${text("dayChange", true)} (${text("dayChangePercent", true)}) ${mark}`,
        phrase`Income of ${symbol} in twelve months: ${text("income")} ${mark}`,
      ]);
      draft.line(`[[chart ${symbol} 6mo]]`);
    },
  },
  {
    id: "performance",
    isPersonal: true,
    matches: ({ lower, named }) =>
      named.length === 0 &&
      /how (?:am i|is my portfolio|are my|did i|did my|has my|have i)|my (?:total )?(?:returns?|performance)|(?:portfolio|i|am i|am i all) worth|portfolio(?:'s)? value|net worth|total value|how much (?:have i|did i) (?:made|make|lost|lose|gained|earn)|beat(?:ing)? the (?:market|benchmark)/.test(
        lower,
      ),
    async answer({ lower }, draft, context) {
      const [held] = draft.take("get_holdings", {}, await holdingsFound(context));
      if (held === undefined) return;
      draft.line(
        sentences(
          phrase`Your portfolio is worth **${held.text("totalValue")}** ${held.mark}.`,
          phrase`Its unrealised gain is ${held.text("totalGainLoss", { signed: true })} (${held.text("totalGainLossPercent", { signed: true })}) against what it cost ${held.mark}.`,
          phrase`Day change: ${held.text("totalDayChange", { signed: true })} (${held.text("totalDayChangePercent", { signed: true })}) ${held.mark}.`,
        ),
      );
      const span = spanAsked(lower, context.today);
      const [measured] = draft.take("get_performance", span, await performanceFound(span, context));
      if (measured === undefined) return;
      const text = (key: string) => measured.text(key, { signed: true });
      const added = (key: string) => ((measured.value(key) ?? 0) === 0 ? null : text(key));
      draft.line(
        sentences(
          phrase`Realised gain since ${measured.text("from")}: ${added("realised")} ${measured.mark}.`,
          phrase`Income since ${measured.text("from")}: ${added("income")} ${measured.mark}.`,
        ),
      );
      draft.line(
        phrase`Returns from ${measured.text("from")} to ${measured.text("to")}, over the whole range and not annualised:`,
      );
      draft.list([
        phrase`Time-weighted return (your choices): ${text("timeWeighted")} ${measured.mark}`,
        phrase`Money-weighted return (your own experience): ${text("moneyWeighted")} ${measured.mark}`,
        phrase`Simple return: ${text("simple")} ${measured.mark}`,
        phrase`Total gain: ${text("gain")} ${measured.mark}`,
        phrase`Time-weighted return less the benchmark's: ${text("difference")} ${measured.mark}`,
        phrase`Deepest fall: ${text("maxDrawdown")} ${measured.mark}`,
      ]);
    },
  },
  {
    id: "allocation",
    isPersonal: true,
    matches: ({ lower, named }) =>
      named.length === 0 &&
      /allocat|diversif|\bsectors?\b|exposure|exposed|made of|by (?:currency|country|region|account|tag)|asset class/.test(
        lower,
      ),
    async answer({ lower }, draft, context) {
      const by = dimensionOf(lower);
      const [parts] = draft.take("get_allocation", { by }, await allocationFound(by, context));
      if (parts === undefined) return;
      const rows = parts.source.table?.rows ?? [];
      draft.line(`What your portfolio is made of by ${by.replace("-", " ")}:`);
      draft.list(
        rows.slice(0, mostLines).map(({ cells }, index) => {
          const name = cells[0] !== undefined && "text" in cells[0] ? cells[0].text : "";
          return phrase`**${name}**: ${parts.text(`${index}.share`)} ${parts.mark}`;
        }),
      );
      draft.table(rows.length > mostLines ? parts : undefined);
    },
  },
  {
    id: "risk",
    isPersonal: true,
    matches: ({ lower, named }) => named.length === 0 && /\brisks?\b|\brisky\b|concentrat|\bchecks?\b/.test(lower),
    async answer(_question, draft, context) {
      const [checks] = draft.take("get_risks", {}, await risksFound(context));
      if (checks === undefined) return;
      const failed = checks.value("failed") ?? 0;
      draft.line(
        failed === 0
          ? phrase`All of the ${checks.text("checks")} checks are in order or could not be told ${checks.mark}.`
          : phrase`**${checks.text("failed")} of ${checks.text("checks")} checks** need a look ${checks.mark}:`,
      );
      draft.list(
        (checks.source.table?.rows ?? [])
          .map(({ cells }) => cells.map((cell) => ("text" in cell ? cell.text : cell.fact)))
          .filter((cells) => cells[3] === "Look")
          .map(([title = "", value = "", threshold = ""]) => checkLine(checks, title, value, threshold)),
      );
      draft.table(checks);
    },
  },
  {
    id: "positions",
    isPersonal: true,
    matches: ({ lower, named }) =>
      named.length === 0 &&
      /(?:biggest|largest|top)\b.*\b(?:positions?|holdings?|stocks?|shares|investments?)|what (?:do i|am i) (?:own|hold|have|holding)|\bmy (?:holdings?|positions?|portfolio|stocks|shares|investments)\b/.test(
        lower,
      ),
    async answer({ lower }, draft, context) {
      const [held] = draft.take("get_holdings", {}, await holdingsFound(context));
      if (held === undefined) return;
      if (!asksForPositions.test(lower))
        draft.line("What was asked beyond your holdings was not understood; these are your holdings.");
      draft.line(
        sentences(
          phrase`You have ${held.text("count")} ${held.value("count") === 1 ? "holding" : "holdings"}, worth ${held.text("totalValue")} with cash ${held.mark}.`,
          phrase`The three largest are together ${held.text("topThreeWeight")} of it ${held.mark}.`,
        ),
      );
      draft.list(
        (held.source.table?.rows ?? []).slice(0, mostLines).map(({ symbol }) => {
          const text = (key: string, signed = false) => held.text(`${symbol ?? ""}.${key}`, { signed });
          return phrase`**${symbol}**: value ${text("value")}, weight ${text("weight")}, unrealised gain ${text("gainPercent", true) ?? "not known"} ${held.mark}`;
        }),
      );
      draft.table((held.source.table?.rows.length ?? 0) > mostLines ? held : undefined);
    },
  },
];

const asksForPositions =
  /\b(?:biggest|largest|top)\b|what (?:do i|am i)|^(?:(?:show|list|tell|give|me|what|are|is|in|see|all|of|please|the|how|summary|overview)\s+)*my (?:\w+\s)?(?:holdings?|positions?|portfolio|stocks|shares|investments)(?:\s+(?:now|today|please|summary|overview|list))*$/;

function contributionLine(moved: Cited, symbol: string | null): string | null {
  const key = symbol ?? "cash";
  const part = moved.text(`${key}.points`, { signed: true });
  return phrase`**${symbol ?? "Cash"}**: ${moved.text(`${key}.gain`, { signed: true })}${part === null ? "" : ` (${part})`} ${moved.mark}`;
}

/** A check that failed, and what its number means. */
function checkLine(checks: Cited, title: string, value: string, threshold: string): string | null {
  const { mark } = checks;
  const is = checks.text(value);
  const counted = checks.value(value) === 1 ? "holding has" : "holdings have";
  switch (value.replace(/\.value$/, "")) {
    case "spread":
      return phrase`**${title}**: the concentration index is ${is}; above ${checks.text(threshold)} a few holdings decide most of the result ${mark}`;
    case "missing-sector":
      return phrase`**${title}**: ${is} ${counted} no sector, so the allocation by sector is incomplete ${mark}`;
    case "missing-cost":
      return phrase`**${title}**: ${is} ${counted} no known cost, so the gain is incomplete ${mark}`;
    case "missing-price":
      return phrase`**${title}**: ${is} ${counted} no price or rate, so the total value is incomplete ${mark}`;
    case "cash":
      return (checks.value(value) ?? 0) < 0
        ? phrase`**${title}**: below zero by ${checks.text(value, { form: "size" })} of your portfolio ${mark}`
        : phrase`**${title}**: ${is} of your portfolio; up to ${checks.text(threshold)} is in order ${mark}`;
    case "stale-price":
      return phrase`**${title}**: the oldest price is ${is} days old; more than ${checks.text(threshold)} days is too old ${mark}`;
    default:
      return phrase`**${title}**: ${is} of your portfolio; up to ${checks.text(threshold)} is in order ${mark}`;
  }
}

function spanOf(lower: string): MovedSpan {
  if (/\byear\b|12 months/.test(lower)) return "year";
  if (/\bmonth\b|30 days/.test(lower)) return "month";
  return /\bweek\b|7 days/.test(lower) ? "week" : "today";
}

function dimensionOf(lower: string): AllocationDimension {
  const named: readonly (readonly [RegExp, AllocationDimension])[] = [
    [/currenc/, "currency"],
    [/countr/, "country"],
    [/region/, "region"],
    [/asset/, "asset-class"],
    [/account/, "account"],
    [/\btags?\b/, "tag"],
  ];
  return named.find(([pattern]) => pattern.test(lower))?.[1] ?? "sector";
}
