import type { AllocationDimension } from "#core/portfolio-analysis/allocation-dimensions.ts";
import { allocationFound } from "../../tools/allocation.ts";
import { holdingsFound } from "../../tools/holdings.ts";
import { gainsFound } from "../../tools/gains.ts";
import { performanceFound } from "../../tools/performance.ts";
import { quotesFound } from "../../tools/quotes.ts";
import { risksFound } from "../../tools/risks.ts";
import { movedFound, type MovedSpan } from "../../tools/what-moved.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { say } from "../phrase.ts";
import { conversionLines } from "./converted-value.ts";
import { answered } from "./price-answers.ts";
import { verdictOf } from "./verdict.ts";
import { accountOf, type Answerers, type Asked, daysOf, isPast, yesOrNo, ownAnswerer } from "./answerer.ts";
import { symbolsOf } from "./market-answers.ts";
import { calculationSource } from "./calculation-source.ts";
import { riskLine } from "./risk-line.ts";
import { figuresOf, holdingsOf, maxFigures, symbolsIn } from "./symbol-figures.ts";

const usualLines = 5;
const maxAccounts = 20;

/** Answers about what the user holds. */
export const ownAnswers: Answerers = {
  total: ownAnswerer("always|past-day|past-range|condition", async (asked, draft) => {
    if (isPast(asked.period) && asked.period.kind !== "day") {
      await valueOverTime(asked, draft);
      return;
    }
    const held = await holdingsOf(asked, draft);
    if (held === undefined) return;
    const { own } = draft.words;
    const source = held.mark;
    const whose = asked.account === undefined ? own.portfolio : own.account(asked.account);
    const isThen = isPast(asked.period) && asked.period.kind === "day";
    const isToday = asked.period?.kind === "today";
    const change = isToday ? ["totalDayChange", "totalDayChangePercent"] : ["totalGainLoss", "totalGainLossPercent"];
    const verdict = await verdictOf(asked, held, { level: ["totalValue"], change: isThen ? [] : change }, draft);
    const answer =
      asked.slots.conditions.length > 0 ? verdict.answer : yesOrNo(asked.slots, held.value("totalDayChange"), draft);
    draft.line(
      isThen
        ? answered(
            verdict.answer,
            say(own.worthThen, {
              whose,
              value: held.text("totalValue"),
              cash: held.text("totalCash"),
              day: held.text("day"),
              source,
            }),
          )
        : draft.joined(
            answered(
              answer,
              say(own.worthWithCash, {
                whose,
                value: held.text("totalValue"),
                cash: held.text("totalCash"),
                source,
              }),
            ),
            dayChangeLine(held, draft),
          ),
    );
    draft.line(verdict.line);
    await convertedLine(held, asked, draft);
    if (!isThen) return;
    draft.table(held);
  }),

  totalGain: ownAnswerer("always|past-range", async (asked, draft) => {
    if (isPast(asked.period)) {
      const given = { ...daysOf(asked.period), ...accountOf(asked.account) };
      const [measured] = draft.take("get_performance", given, await performanceFound(given, asked.context));
      draft.line(
        measured === undefined
          ? null
          : say(draft.words.own.gainChange, {
              change: measured.text("unrealised", { signed: true }),
              from: measured.text("from"),
              to: measured.text("to"),
              source: measured.mark,
            }),
      );
      return;
    }
    if (asked.slots.rank !== null) {
      await rankLines("gain", asked, draft);
      return;
    }
    const held = await holdingsOf(asked, draft);
    if (held === undefined) return;
    draft.line(
      say(draft.words.own.gain, {
        gain: held.text("totalGainLoss", { signed: true }),
        percent: held.text("totalGainLossPercent", { signed: true }),
        source: held.mark,
      }),
    );
    draft.table(held);
  }),

  holding: ownAnswerer("past-day|past-range|several|condition", async (asked, draft) => {
    const held = await holdingsOf(asked, draft);
    if (held === undefined) return;
    for (const symbol of asked.symbols) await holdingLines(symbol, held, asked, draft);
  }),

  holdings: ownAnswerer("past-day|past-range", async (asked, draft) => {
    const { slots } = asked;
    const held = await holdingsOf(asked, draft);
    if (held === undefined) return;
    const key = slots.direction === null ? "weight" : "dayChangePercent";
    const end = slots.direction === "down" ? "least" : (slots.rank ?? "most");
    const rows = ranked(held, key, end).slice(0, slots.limit ?? usualLines);
    const { own, values } = draft.words;
    const source = held.mark;
    const endOf = pastDayOf(held);
    const counted = { count: held.text("count"), isOne: held.value("count") === 1, source };
    const value = held.text("totalValue");
    draft.line(
      draft.joined(
        say(own.counted, { ...counted, value, endOf }),
        value === null ? say(own.countedWithoutValue, { ...counted, endOf }) : null,
        say(own.topThree, { weight: held.text("topThreeWeight"), source }),
      ),
    );
    draft.list(
      rows.map((symbol) => {
        const text = (name: string, signed = false) => held.text(`${symbol}.${name}`, { signed });
        if (text("value") === null) return say(own.sharesOnly, { symbol, shares: text("shares"), source });
        return say(own.holding, {
          symbol,
          value: text("value"),
          weight: text("weight"),
          gain: text("gainPercent", true) ?? values.notKnown,
          dayChange: slots.direction === null ? undefined : (text("dayChangePercent", true) ?? values.notKnown),
          source,
        });
      }),
    );
    draft.table((held.source.table?.rows.length ?? 0) > rows.length ? held : undefined);
  }),

  /** The accounts that hold a symbol, with what they hold of it. */
  accountsOf: ownAnswerer("several", async ({ symbols, context }, draft) => {
    const reply = await context.api("GET /api/portfolio/accounts", {});
    const names = reply.ok ? reply.output.accounts.map(({ name }) => name) : [];
    const { own } = draft.words;
    for (const symbol of symbols) {
      const lines = [];
      for (const account of names.slice(0, maxAccounts)) {
        const result = await holdingsFound(context, { account });
        if (!result.ok || !result.subjects.some((subject) => subject.symbol === symbol)) continue;
        const [held] = draft.take("get_holdings", { account }, result);
        lines.push(
          say(own.inAccount, {
            account,
            shares: held?.text(`${symbol}.shares`) ?? null,
            symbol,
            value: held?.text(`${symbol}.value`) ?? own.unknownAmount,
            source: held?.mark ?? "",
          }),
        );
      }
      draft.line(lines.length === 0 ? own.inNoAccount(symbol) : own.byAccount(symbol));
      draft.list(lines);
    }
  }),

  /** What to buy or sell so that a holding has a weight; the money comes from cash or becomes cash. */
  targetWeight: ownAnswerer("", async (asked, draft) => {
    const [symbol = ""] = asked.symbols;
    const [amount] = asked.slots.amounts;
    const held = await holdingsOf(asked, draft);
    if (held === undefined) return;
    const { trades, own, verdicts } = draft.words;
    const source = held.mark;
    const [total, value, shares] = [
      held.value("totalValue"),
      held.value(`${symbol}.value`),
      held.value(`${symbol}.shares`),
    ];
    if (amount?.kind !== "percent" || total === null || value === null || shares === null || shares === 0) {
      draft.line(
        shares === null
          ? own.holdNone({ symbol, source })
          : trades.nameWeight({ example: "10% of my portfolio", source }),
      );
      return;
    }
    const trade = (amount.value / 100) * total - value;
    const currency = held.source.facts.find(({ key }) => key === "totalValue")?.currency ?? null;
    const [worked] = draft.take(
      "target_weight",
      { symbol, percent: amount.value },
      calculationSource(trades.tradeTitle(symbol), {
        asOf: held.source.asOf,
        status: held.source.status,
        symbol,
        values: [
          {
            key: "amount",
            label: trades.amountToTrade,
            unit: "money",
            currency,
            isPrivate: true,
            value: Math.abs(trade),
            formula: draft.words.formulas.amountToTrade,
          },
          {
            key: "shares",
            label: trades.sharesToTrade,
            unit: "shares",
            isPrivate: true,
            value: Math.abs(trade) / (value / shares),
            formula: draft.words.formulas.sharesToTrade,
          },
        ],
      }),
    );
    draft.line(
      say(trades.targetWeight, {
        symbol,
        weight: held.text(`${symbol}.weight`),
        source,
        target: `\`${verdicts.bounds.percent(amount.value)}\``,
        isSale: trade < 0,
        amount: worked?.text("amount") ?? null,
        shares: worked?.text("shares") ?? null,
        tradeSource: worked?.mark ?? "",
      }),
    );
    draft.line(trades.cashCounts);
  }),

  cash: ownAnswerer("past-day|condition", async (asked, draft) => {
    const held = await holdingsOf(asked, draft);
    if (held === undefined) return;
    const { own } = draft.words;
    const verdict = await verdictOf(asked, held, { level: ["totalCash"] }, draft);
    draft.line(
      answered(
        verdict.answer,
        say(own.cash, { cash: held.text("totalCash"), source: held.mark, endOf: pastDayOf(held) }),
      ),
    );
    draft.line(verdict.line);
    const balances = held.source.facts.filter(({ key }) => /^cash\d+$/.test(key));
    draft.list(
      balances
        .map(({ key, label }) =>
          say(own.cashPart, {
            label,
            value: held.text(key),
            weight: held.text(`${key}.weight`) ?? own.unknownPart,
            source: held.mark,
          }),
        )
        .slice(0, 12),
    );
  }),

  /** A figure for each holding, or each symbol of the watchlist, in order. */
  rank: ownAnswerer("", async (asked, draft) => {
    const symbols = (await symbolsOf(asked)).slice(0, maxFigures);
    if (symbols.length === 0) {
      const { own } = draft.words;
      draft.line(asked.slots.place === "watchlist" ? own.emptyWatchlist : own.nothingHeld);
      return;
    }
    for (const what of asked.whats) {
      const rows = await figuresOf(symbols, what, asked, draft);
      const isLowest = asked.slots.rank === "least";
      const sign = isLowest ? 1 : -1;
      const known = rows
        .filter(({ value }) => value !== null)
        .toSorted((one, other) => sign * ((one.value ?? 0) - (other.value ?? 0)));
      const label = rows.find((row) => row.label !== null)?.label ?? null;
      const { own } = draft.words;
      if (label !== null && known.length > 0) draft.line(sign === 1 ? own.lowestFirst(label) : own.highestFirst(label));
      draft.list(known.map(({ symbol, text, mark }) => say(own.share, { name: symbol, share: text, source: mark })));
      const without = rows.filter(({ value }) => value === null).map(({ symbol }) => symbol);
      if (without.length > 0) draft.line(own.unknownFor(without.join(", ")));
    }
  }),

  moved: ownAnswerer("always|past-day|past-range|several", async (asked, draft) => {
    if (asked.period?.kind === "always" || asked.period?.kind === "since-bought")
      await ownAnswers["gains"]?.answer(asked, draft);
    else await movedLines(asked, draft);
  }),

  gains: ownAnswerer("always|past-range", async (asked, draft) => {
    const isWorst = asked.whats.includes("least") || asked.slots.rank === "least" || asked.slots.direction === "down";
    if (asked.period?.unit === "day") {
      await rankLines("dayChangePercent", asked, draft, isWorst ? "least" : "most");
      return;
    }
    const given = { ...daysOf(asked.period), ...accountOf(asked.account) };
    const [gains] = draft.take("get_gains", given, await gainsFound(asked.context, given));
    if (gains === undefined) return;
    const { own } = draft.words;
    const source = gains.mark;
    const symbols = (gains.source.table?.rows ?? []).flatMap(({ symbol }) => (symbol === null ? [] : [symbol]));
    if (!asked.whats.includes("both"))
      draft.line(
        noneMoved(
          symbols.map((symbol) => gains.value(`${symbol}.gain`)),
          isWorst,
          isWorst ? own.none.investmentsLost : own.none.investmentsGained,
        ),
      );
    const ends = asked.whats.includes("both") ? (["most", "least"] as const) : ([isWorst ? "least" : "most"] as const);
    for (const end of ends) {
      const [inMoney, inPercent] = (["gain", "return"] as const).map((key) => sortedBy(gains, symbols, key, end)[0]);
      const isLast = end === "least";
      draft.line(
        draft.joined(
          inMoney === undefined
            ? null
            : say(isLast ? own.ends.worstInMoney : own.ends.bestInMoney, {
                symbol: inMoney,
                gain: gains.text(`${inMoney}.gain`, { signed: true }),
                source,
              }),
          inPercent === undefined
            ? null
            : say(isLast ? own.ends.worstInPercent : own.ends.bestInPercent, {
                symbol: inPercent,
                percent: gains.text(`${inPercent}.return`, { signed: true }),
                source,
              }),
        ),
      );
    }
    draft.line(daysOfGains(gains, draft));
    draft.table(gains);
  }),

  allocation: ownAnswerer("", async ({ whats: [what = "sector"], account, context }, draft) => {
    const by = what as AllocationDimension;
    const [parts] = draft.take(
      "get_allocation",
      { by, ...accountOf(account) },
      await allocationFound(by, context, account),
    );
    if (parts === undefined) return;
    const rows = (parts.source.table?.rows ?? []).map(({ cells }, index) => ({
      name: cells[0] !== undefined && "text" in cells[0] ? cells[0].text : "",
      index,
    }));
    const { own, sources } = draft.words;
    const source = parts.mark;
    const byName = sources.allocation.by[by];
    draft.line(own.allocation(byName));
    draft.list(
      rows
        .slice(0, usualLines)
        .map(({ name, index }) => say(own.share, { name, share: parts.text(`${index}.share`), source })),
    );
    draft.table(rows.length > usualLines ? parts : undefined);
  }),

  risks: ownAnswerer("", async ({ account, context }, draft) => {
    const [checks] = draft.take("get_risks", accountOf(account), await risksFound(context, account));
    if (checks === undefined) return;
    const { trades, sources } = draft.words;
    const [failed, all, source] = [checks.text("failed"), checks.text("checks"), checks.mark];
    draft.line(
      (checks.value("failed") ?? 0) === 0
        ? say(trades.checksPassed, { checks: all, source })
        : say(trades.checksFailed, { failed, checks: all, source }),
    );
    draft.list(
      (checks.source.table?.rows ?? [])
        .map(({ cells }) => cells.map((cell) => ("text" in cell ? cell.text : cell.fact)))
        .filter((cells) => cells[3] === sources.risks.look)
        .map(([title = "", value = "", threshold = ""]) => riskLine(checks, { title, value, threshold }, draft)),
    );
    draft.table(checks);
  }),
};

/** The value before and after a period. */
async function valueOverTime(asked: Asked, draft: AnswerDraft): Promise<void> {
  const given = { ...daysOf(asked.period), ...accountOf(asked.account) };
  const [measured] = draft.take("get_performance", given, await performanceFound(given, asked.context));
  if (measured === undefined) return;
  const { own, results } = draft.words;
  const source = measured.mark;
  draft.line(
    say(own.valueBeforeAndAfter, {
      before: measured.text("opening"),
      from: measured.text("from"),
      after: measured.text("closing"),
      to: measured.text("to"),
      source,
    }),
  );
  draft.list([
    say(results.totalGain, { value: measured.text("gain", { signed: true }), source }),
    say(own.deposited, { deposits: measured.text("deposits"), withdrawals: measured.text("withdrawals"), source }),
  ]);
}

/** A holding with the figures that are asked for. */
export async function holdingLines(symbol: string, held: Cited, asked: Asked, draft: AnswerDraft): Promise<void> {
  const { own, companies } = draft.words;
  const source = held.mark;
  // A time up to today has the holdings of now.
  const day = isPast(asked.period) ? held.text("day") : null;
  const isThen = day !== null;
  const text = (key: string, signed = false) => held.text(`${symbol}.${key}`, { signed });
  if (held.value(`${symbol}.shares`) === null) {
    draft.line(isThen ? own.heldNone({ symbol, day, source }) : own.holdNone({ symbol, source }));
    if (isThen) return;
    draft.take("get_quotes", { symbols: [symbol] }, await quotesFound([symbol], asked.context));
    draft.line(`[[quote ${symbol}]]`);
    return;
  }
  const fact = (...keys: readonly string[]) => keys.map((key) => `${symbol}.${key}`);
  const isOfDay = asked.whats.includes("dayChange") || asked.period?.kind === "today";
  const verdict = await verdictOf(
    asked,
    held,
    {
      level: asked.whats.includes("shares") ? fact("shares", "value", "weight") : fact("value", "weight"),
      change: isOfDay ? fact("dayChange", "dayChangePercent") : fact("gain", "gainPercent"),
    },
    draft,
  );
  const count = { symbol, shares: text("shares"), source };
  const worth = { symbol, value: text("value"), weight: text("weight"), source };
  const lines: Readonly<Record<string, string | null>> = {
    shares: isThen ? say(own.sharesThen, { ...count, day }) : say(own.shares, count),
    value: isThen ? say(own.valueThen, { ...worth, day }) : say(own.value, worth),
    averageCost: say(own.averageCost, { symbol, average: text("averageCost"), cost: text("cost"), source }),
    gain: answered(
      yesOrNo(asked.slots, held.value(`${symbol}.gain`), draft),
      say(own.gainOf, { symbol, gain: text("gain", true), percent: text("gainPercent", true), source }),
    ),
    dayChange: answered(
      yesOrNo(asked.slots, held.value(`${symbol}.dayChange`), draft),
      say(own.dayChangeOf, {
        symbol,
        change: text("dayChange", true),
        percent: text("dayChangePercent", true),
        source,
      }),
    ),
    currency: draft.joined(
      say(own.priceGain, { symbol, gain: text("priceGain", true), source }),
      say(own.currencyGain, { gain: text("currencyGain", true), source }),
    ),
    income: say(own.incomeOf, { symbol, income: text("income"), source }),
  };
  const named = asked.whats.map((what) => (what === "weight" ? "value" : what));
  // "How much are they up" may mean today or since the purchase.
  const whats = asked.period === null && named.includes("dayChange") ? [...named, "gain"] : named;
  const isAll = whats.includes("overview");
  draft.line(verdict.answer.trim());
  draft.line(draft.joined(lines["shares"] ?? null, lines["value"] ?? null));
  draft.line(verdict.line);
  await conversionLines(held, fact("value"), asked, draft, { day: dayOf(asked), isPrivate: true });
  draft.list(
    Object.entries(lines)
      .filter(([key]) => !["shares", "value"].includes(key) && (isAll || whats.includes(key)))
      .map(([, line]) => line),
  );
  for (const what of whats) if (!isAll && lines[what] === null) draft.line(companies.unknownFor({ symbol, source }));
  if (isAll && !isThen) draft.line(`[[chart ${symbol} 6mo]]`);
}

function sortedBy(cited: Cited, symbols: readonly string[], key: string, end: "most" | "least"): readonly string[] {
  const sign = end === "least" ? 1 : -1;
  return symbols
    .flatMap((symbol) => {
      const value = cited.value(`${symbol}.${key}`);
      return value === null ? [] : [{ symbol, value }];
    })
    .toSorted((one, other) => sign * (one.value - other.value))
    .map(({ symbol }) => symbol);
}

function ranked(held: Cited, key: string, end: "most" | "least"): readonly string[] {
  const sorted = sortedBy(held, symbolsIn(held), key, end);
  return [...sorted, ...symbolsIn(held).filter((symbol) => !sorted.includes(symbol))];
}

/** Says that nothing lost, or nothing gained, where the ends of an order would suggest it; null where something did. */
function noneMoved(values: readonly (number | null)[], isDown: boolean, sentence: string): string | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0 || known.length < values.length) return null;
  if (known.some((value) => (isDown ? value < 0 : value > 0))) return null;
  return sentence;
}

function daysOfGains(gains: Cited, { words: { own } }: AnswerDraft): string | null {
  return say(own.gainsCounted, { from: gains.text("from"), to: gains.text("to"), source: gains.mark });
}

/** The day change of everything that is held. */
export function dayChangeLine(held: Cited, { words: { own } }: AnswerDraft): string | null {
  return say(own.dayChange, {
    change: held.text("totalDayChange", { signed: true }),
    percent: held.text("totalDayChangePercent", { signed: true }),
    source: held.mark,
  });
}

/** The total value in the other currency that the question names, at the rate of its day. */
async function convertedLine(held: Cited, asked: Asked, draft: AnswerDraft): Promise<void> {
  await conversionLines(held, ["totalValue"], asked, draft, { day: dayOf(asked), isPrivate: true });
}

/** The past day that holdings are of. A time up to today has the holdings of now, without a day. */
function pastDayOf(held: Cited): string | undefined {
  return held.text("day") ?? undefined;
}

/** The past day of a question, whose exchange rate counts; null for now. */
function dayOf({ period }: Asked): string | null {
  return isPast(period) && period.kind === "day" ? period.to : null;
}

async function rankLines(
  key: "gain" | "dayChangePercent",
  asked: Asked,
  draft: AnswerDraft,
  end: "most" | "least" = asked.slots.rank ?? "most",
): Promise<void> {
  const held = await holdingsOf(asked, draft);
  if (held === undefined) return;
  const { own } = draft.words;
  const isDown = end === "least";
  draft.line(
    noneMoved(
      symbolsIn(held).map((symbol) => held.value(`${symbol}.${key}`)),
      isDown,
      key === "gain"
        ? isDown
          ? own.none.holdingsLost
          : own.none.holdingsGained
        : isDown
          ? own.none.holdingsLostToday
          : own.none.holdingsGainedToday,
    ),
  );
  draft.list(
    ranked(held, key, end)
      .slice(0, asked.slots.limit ?? usualLines)
      .map((symbol) =>
        key === "gain"
          ? say(own.rankedGain, {
              symbol,
              gain: held.text(`${symbol}.gain`, { signed: true }),
              percent: held.text(`${symbol}.gainPercent`, { signed: true }),
              source: held.mark,
            })
          : say(own.rankedDayChange, {
              symbol,
              change: held.text(`${symbol}.dayChange`, { signed: true }),
              percent: held.text(`${symbol}.dayChangePercent`, { signed: true }),
              source: held.mark,
            }),
      ),
  );
  draft.table(held);
}

/** Lists what moved the portfolio over the period of the question, today without one. Returns the source, for sentences about it. */
export async function movedLines(asked: Asked, draft: AnswerDraft): Promise<Cited | undefined> {
  const { period, account, context, slots } = asked;
  const span: MovedSpan | { from: string; to: string } =
    isPast(period) && period.from !== "" ? { from: period.from, to: period.to } : "today";
  const given = typeof span === "string" ? { span } : span;
  const [moved] = draft.take(
    "get_what_moved_me",
    { ...given, ...accountOf(account) },
    await movedFound(span, context, account),
  );
  if (moved === undefined) return undefined;
  const { own, labels } = draft.words;
  const change = {
    total: moved.text("total", { signed: true }),
    percent: moved.text("totalPercent", { signed: true }) ?? undefined,
    source: moved.mark,
  };
  draft.line(
    answered(
      yesOrNo(slots, moved.value("total"), draft),
      span === "today"
        ? say(own.movedToday, change)
        : say(own.movedOver, { ...change, from: moved.text("from"), to: moved.text("to") }),
    ),
  );
  const rows = moved.source.table?.rows ?? [];
  const sign = slots.direction === "down" || slots.rank === "least" ? 1 : -1;
  const isOrdered = slots.rank !== null || slots.direction !== null;
  if (isOrdered)
    draft.line(
      noneMoved(
        rows.flatMap(({ symbol }) => (symbol === null ? [] : [moved.value(`${symbol}.gain`)])),
        sign === 1,
        sign === 1 ? own.none.holdingsLost : own.none.holdingsGained,
      ),
    );
  const shown = (
    isOrdered
      ? rows.toSorted(
          (one, other) =>
            sign *
            ((moved.value(`${one.symbol ?? "cash"}.gain`) ?? 0) - (moved.value(`${other.symbol ?? "cash"}.gain`) ?? 0)),
        )
      : rows
  ).filter(({ symbol }) => asked.symbols.length === 0 || (symbol !== null && asked.symbols.includes(symbol)));
  draft.list(
    shown.slice(0, slots.limit ?? usualLines).map(({ symbol }) => {
      const key = symbol ?? "cash";
      return say(own.moved, {
        name: symbol ?? labels.cash,
        gain: moved.text(`${key}.gain`, { signed: true }),
        part: moved.text(`${key}.points`, { signed: true }) ?? undefined,
        source: moved.mark,
      });
    }),
  );
  draft.table(rows.length > usualLines ? moved : undefined);
  return moved;
}
