import { type WhatIf, whatIfFound } from "../../tools/what-if.ts";
import type { AllocationDimension } from "#core/portfolio-analysis/allocation-dimensions.ts";
import { allocationFound } from "../../tools/allocation.ts";
import { gainsFound } from "../../tools/gains.ts";
import { holdingsFound } from "../../tools/holdings.ts";
import { companyFound, estimatesFound } from "../../tools/company.ts";
import { performanceFound } from "../../tools/performance.ts";
import { quotesFound } from "../../tools/quotes.ts";
import { risksFound } from "../../tools/risks.ts";
import { movedFound, type MovedSpan } from "../../tools/what-moved.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { found } from "../../tools/found.ts";
import { sourceDraft } from "../../tools/source-draft.ts";
import { phrase, sentences } from "../phrase.ts";
import { accountOf, type Answerers, type Asked, daysOf, isPast, ownAnswerer, yesOrNo } from "./answerer.ts";
import type { Condition, Slots } from "../slots/slots.ts";
import type { FigureUnit } from "#core/grounding/evidence.ts";
import { figureOfSymbol } from "../slots/measure.ts";
import { measures as allMeasures } from "../slots/read-question.ts";
import { symbolsOf } from "./market-answers.ts";
import { riskLine } from "./risk-line.ts";

const usualLines = 5;
const maxRanked = 20;

/** Answers about what the user holds. */
export const ownAnswers: Answerers = {
  total: ownAnswerer("always past-day past-range account direction", async (asked, draft) => {
    if (isPast(asked.period) && asked.period.kind !== "day") {
      await valueOverTime(asked, draft);
      return;
    }
    const held = await holdingsOf(asked, draft);
    if (held === undefined) return;
    const { mark } = held;
    const whose = asked.account === undefined ? "Your portfolio" : `Your account ${asked.account}`;
    const isThen = isPast(asked.period) && asked.period.kind === "day";
    draft.line(
      isThen
        ? phrase`${whose} was worth **${held.text("totalValue")}** at the end of ${held.text("day")}, with ${held.text("totalCash")} in cash ${mark}.`
        : sentences(
            phrase`${yesOrNo(asked.slots, held.value("totalDayChange"))}${whose} is worth **${held.text("totalValue")}**, with ${held.text("totalCash")} in cash ${mark}.`,
            phrase`Day change: ${held.text("totalDayChange", { signed: true })} (${held.text("totalDayChangePercent", { signed: true })}) ${mark}.`,
          ),
    );
    if (!isThen) return;
    draft.table(held);
  }),

  totalGain: ownAnswerer("always past-range account direction rank each", async (asked, draft) => {
    if (isPast(asked.period)) {
      const given = { ...daysOf(asked.period), ...accountOf(asked.account) };
      const [measured] = draft.take("get_performance", given, await performanceFound(given, asked.context));
      draft.line(
        measured === undefined
          ? null
          : phrase`Change of your unrealised gain: **${measured.text("unrealised", { signed: true })}**, from ${measured.text("from")} to ${measured.text("to")} ${measured.mark}.`,
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
      phrase`Your unrealised gain is **${held.text("totalGainLoss", { signed: true })}** (${held.text("totalGainLossPercent", { signed: true })}) against what it cost ${held.mark}.`,
    );
    draft.table(held);
  }),

  totalCost: ownAnswerer("account each", async (asked, draft) => {
    const held = await holdingsOf(asked, draft);
    if (held === undefined) return;
    draft.line(phrase`What you hold cost **${held.text("totalCost")}** ${held.mark}.`);
    draft.list(
      (held.source.table?.rows ?? []).map(
        ({ symbol }) =>
          phrase`**${symbol}**: average cost ${held.text(`${symbol ?? ""}.averageCost`)}, in all ${held.text(`${symbol ?? ""}.cost`)} ${held.mark}`,
      ),
    );
  }),

  holding: ownAnswerer("past-day past-range account direction several", async (asked, draft) => {
    const held = await holdingsOf(asked, draft);
    if (held === undefined) return;
    for (const symbol of asked.symbols) await holdingLines(symbol, held, asked, draft);
  }),

  /** All investments by their gain in per cent. Other orders aren't known. */
  ranked: ownAnswerer("always past-range account rank each", async (asked, draft) => {
    const { slots, context } = asked;
    const isByGain = /\b(?:gains?|profits?|returns?|perform\w*)\b/i.test(slots.text);
    const isOther =
      /\b(?:size|values?|weights?|yields?|p\/?e|day|today|dividends?|risk\w*|volatil\w*|beta|alphabet\w*|unreali[sz]ed|reali[sz]ed)\b/i.test(
        slots.text,
      );
    if (!isByGain || isOther || slots.period?.kind === "today") {
      draft.line("Only a ranking by gain is computed here: “Rank my positions by gain”.");
      return;
    }
    const given = { ...daysOf(asked.period), ...accountOf(asked.account) };
    const [gains] = draft.take("get_gains", given, await gainsFound(context, given));
    if (gains === undefined) return;
    const isWorstFirst = /\bworst to best\b/i.test(slots.text);
    const rows = (gains.source.table?.rows ?? [])
      .map(({ symbol }) => ({ symbol: symbol ?? "", value: gains.value(`${symbol ?? ""}.return`) }))
      .toSorted((one, other) => (other.value ?? -Infinity) - (one.value ?? -Infinity));
    draft.line(`Your investments by gain in per cent, ${isWorstFirst ? "worst" : "best"} first ${gains.mark}:`);
    draft.list(
      (isWorstFirst ? rows.toReversed() : rows).map(
        ({ symbol }) =>
          phrase`**${symbol}**: ${gains.text(`${symbol}.return`, { signed: true }) ?? "not known"}, ${gains.text(`${symbol}.gain`, { signed: true })} ${gains.mark}`,
      ),
    );
    draft.line(
      phrase`Counted from ${gains.text("from")} to ${gains.text("to")}, with what sales realised and what was paid out ${gains.mark}.`,
    );
  }),

  /** Compares the cash with the cost of shares at today's price. */
  affordable: ownAnswerer("amount account", async ({ symbols: [symbol = ""], slots, account, context }, draft) => {
    const [amount] = slots.amounts;
    if (amount === undefined || amount.kind === "percent" || slots.amounts.length > 1) {
      draft.line("Name one number of shares or an amount of money, such as “5 shares of @MSFT”.");
      return;
    }
    const given = {
      symbol,
      action: "buy",
      [amount.kind]: amount.value,
      ...(amount.currency === null ? {} : { currency: amount.currency }),
      ...accountOf(account),
    } as WhatIf;
    const [effect] = draft.take("what_if", given, await whatIfFound(given, context));
    const left = effect?.value("cashAfter") ?? null;
    if (effect === undefined) return;
    if (left === null) draft.line("How much cash you have isn't known.");
    else
      draft.line(
        phrase`**${left >= 0 ? "Yes" : "No"}.** ${effect.text("shares")} shares of ${symbol} would cost ${effect.text("amount")}; your cash afterwards would be ${effect.text("cashAfter")} ${effect.mark}.`,
      );
    draft.line("At today's price, before fees. Nothing is recorded.");
  }),

  holdings: ownAnswerer("past-day past-range account rank each", async (asked, draft) => {
    const { slots } = asked;
    const held = await holdingsOf(asked, draft);
    if (held === undefined) return;
    const key = slots.direction === null ? "weight" : "dayChangePercent";
    const end = slots.direction?.way === "down" ? "least" : (slots.rank?.end ?? "most");
    const rows = ranked(held, key, end).slice(0, slots.limit ?? usualLines);
    draft.line(
      sentences(
        phrase`${isPast(asked.period) ? phrase`At the end of ${held.text("day")}: ` : ""}You ${isPast(asked.period) ? "had" : "have"} ${held.text("count")} ${held.value("count") === 1 ? "holding" : "holdings"}, worth ${held.text("totalValue")} with cash ${held.mark}.`,
        held.text("totalValue") === null
          ? phrase`You ${isPast(asked.period) ? "had" : "have"} ${held.text("count")} ${held.value("count") === 1 ? "holding" : "holdings"}; what they are worth together isn't known, because a price is missing ${held.mark}.`
          : null,
        phrase`The three largest are together ${held.text("topThreeWeight")} of it ${held.mark}.`,
      ),
    );
    draft.list(
      rows.map((symbol) => {
        const text = (name: string, signed = false) => held.text(`${symbol}.${name}`, { signed });
        const day = slots.direction === null ? "" : `, day change ${text("dayChangePercent", true) ?? "not known"}`;
        if (text("value") === null)
          return phrase`**${symbol}**: ${text("shares")} shares, value not known ${held.mark}`;
        return phrase`**${symbol}**: value ${text("value")}, weight ${text("weight")}, unrealised gain ${text("gainPercent", true) ?? "not known"}${day} ${held.mark}`;
      }),
    );
    draft.table((held.source.table?.rows.length ?? 0) > rows.length ? held : undefined);
  }),

  /** The holdings whose figure is above or below a bound, or that rose or fell. */
  fitting: ownAnswerer("always past-day past-range account each condition direction", async (asked, draft) => {
    const { slots, period } = asked;
    const bound = boundOf(slots);
    const figure = figureBounded(slots, asked.whats.join(",").split(","));
    if (figure === null) {
      draft.line("Holdings can be picked by value, weight, gain and key figures, with a bound of that unit.");
      return;
    }
    // A gain over a time is that of everything held in it.
    const isOver =
      figure.from === "holdings" && figure.isGain && (period?.kind === "range" || period?.kind === "always");
    const given = { ...daysOf(period), ...accountOf(asked.account) };
    const held = isOver
      ? draft.take("get_gains", given, await gainsFound(asked.context, given))[0]
      : await holdingsOf(asked, draft);
    if (held === undefined) return;
    if (period?.kind === "range" && !isOver) {
      draft.line("This is known for a single day only. Name one, or ask for the gain over that time.");
      return;
    }
    const key = isOver ? (bound.kind === "money" ? "gain" : "return") : figure.key;
    const name = isOver ? (bound.kind === "money" ? "a total gain" : "a return") : figure.name;
    const symbols = symbolsIn(held);
    const rows =
      figure.from === "holdings"
        ? symbols.map((symbol) => ({
            symbol,
            value: held.value(`${symbol}.${key}`),
            text: held.text(`${symbol}.${key}`, { signed: figure.isGain }),
            mark: held.mark,
            unit: held.source.facts.find((fact) => fact.key === `${symbol}.${key}`)?.unit ?? null,
            currency: held.source.facts.find((fact) => fact.key === `${symbol}.${key}`)?.currency ?? null,
          }))
        : await figuresOf(symbols.slice(0, maxRanked), `${figure.from}.${figure.key}`, asked, draft);
    const [known] = rows.filter(({ value }) => value !== null);
    if (known !== undefined && bound.kind !== "sign" && !isOfUnit(bound, known.unit)) {
      draft.line("The bound has another unit than this figure.");
      return;
    }
    if (bound.currency !== null && known !== undefined && bound.currency !== known.currency) {
      draft.line(`Your holdings are valued in ${known.currency ?? "another currency"}. Name the bound in it.`);
      return;
    }
    const fitting = rows.filter(
      ({ value }) => value !== null && (bound.is === "above" ? value > bound.value : value < bound.value),
    );
    const sheet = sourceDraft({ asOf: asked.context.today, status: "live" });
    const counted = (countKey: string, label: string, value: number) =>
      sheet.result({
        key: countKey,
        label,
        unit: "count",
        currency: null,
        period: null,
        value,
        formula: `holdings with ${name} ${bound.is} ${boundText(bound).replaceAll("`", "")}`,
        inputs: [],
      });
    const title = "Holdings that fit";
    const data = {
      title: sheet.own(title),
      number: counted("fitting", "Holdings that fit", fitting.length),
      of: counted("all", isOver ? "Investments" : "Holdings", symbols.length),
    };
    const [count] = draft.take(
      "count_holdings",
      { is: bound.is, value: bound.value },
      found(title, [sheet.source({ kind: "calculation", title, provider: "computed", data })]),
    );
    const when = isOver ? (phrase` from ${held.text("from")} to ${held.text("to")}` ?? "") : "";
    draft.line(
      phrase`**${count?.text("fitting") ?? null} of your ${count?.text("all") ?? null} ${isOver ? "investments" : "holdings"}** ${isOver ? "had" : fitting.length === 1 ? "has" : "have"} ${name} ${bound.is} ${boundText(bound)}${when} ${held.mark}${fitting.length === 0 ? "." : ":"}`,
    );
    const sign = bound.is === "above" ? -1 : 1;
    draft.list(
      fitting
        .toSorted((one, other) => sign * ((one.value ?? 0) - (other.value ?? 0)))
        .map(({ symbol, text, mark }) => phrase`**${symbol}**: ${text} ${mark}`),
    );
    const unknown = rows.filter(({ value }) => value === null).map(({ symbol }) => symbol);
    if (unknown.length > 0) draft.line(`Not known for ${unknown.join(", ")}.`);
    if (isOver) draft.line("Sold investments count, with what the sales realised and what was paid out.");
  }),

  count: ownAnswerer("past-day account each", async (asked, draft) => {
    const held = await holdingsOf(asked, draft);
    if (held === undefined) return;
    draft.line(
      phrase`You ${isPast(asked.period) ? "had" : "have"} **${held.text("count")} ${held.value("count") === 1 ? "holding" : "holdings"}**: ${(held.source.table?.rows ?? []).map(({ symbol }) => symbol ?? "").join(", ")} ${held.mark}.`,
    );
  }),

  cash: ownAnswerer("past-day account", async (asked, draft) => {
    const held = await holdingsOf(asked, draft);
    if (held === undefined) return;
    draft.line(
      phrase`You ${isPast(asked.period) ? "had" : "have"} **${held.text("totalCash")}** in cash ${held.mark}.`,
    );
    const balances = held.source.facts.filter(({ key }) => /^cash\d+$/.test(key));
    draft.list(
      balances
        .map(
          ({ key, label }) =>
            phrase`${label}: ${held.text(key)}, ${held.text(`${key}.weight`) ?? "an unknown part"} of the total ${held.mark}`,
        )
        .slice(0, 12),
    );
  }),

  /** A figure for each holding, or each symbol of the watchlist, in order. */
  rank: ownAnswerer("rank account each newest", async (asked, draft) => {
    const symbols = (await symbolsOf(asked)).slice(0, maxRanked);
    if (symbols.length === 0) {
      draft.line(asked.slots.place?.domain === "watchlist" ? "Your watchlist is empty." : "You hold nothing.");
      return;
    }
    for (const what of asked.whats) {
      const rows = await figuresOf(symbols, what, asked, draft);
      const isLowest = asked.slots.rank?.end === "least" || /\b(?:lowest|smallest|cheapest)\b/i.test(asked.slots.text);
      const sign = isLowest ? 1 : -1;
      const known = rows
        .filter(({ value }) => value !== null)
        .toSorted((one, other) => sign * ((one.value ?? 0) - (other.value ?? 0)));
      const label = rows.find((row) => row.label !== null)?.label ?? null;
      if (label !== null && known.length > 0) draft.line(`${label}, ${sign === 1 ? "lowest" : "highest"} first:`);
      draft.list(known.map(({ symbol, text, mark }) => phrase`**${symbol}**: ${text} ${mark}`));
      const without = rows.filter(({ value }) => value === null).map(({ symbol }) => symbol);
      if (without.length > 0) draft.line(`Not known for ${without.join(", ")}.`);
    }
  }),

  moved: ownAnswerer("always past-day past-range account direction rank several each", async (asked, draft) => {
    if (asked.period?.kind === "always" || asked.period?.kind === "since-bought")
      await ownAnswers["gains"]?.answer(asked, draft);
    else await movedLines(asked, draft);
  }),

  gains: ownAnswerer("always past-range account rank direction each", async (asked, draft) => {
    const isWorst =
      asked.whats.includes("least") || asked.slots.rank?.end === "least" || asked.slots.direction?.way === "down";
    if (asked.period?.kind === "today") {
      await rankLines("dayChangePercent", asked, draft, isWorst ? "least" : "most");
      return;
    }
    const given = { ...daysOf(asked.period), ...accountOf(asked.account) };
    const [gains] = draft.take("get_gains", given, await gainsFound(asked.context, given));
    if (gains === undefined) return;
    const { mark } = gains;
    const symbols = (gains.source.table?.rows ?? []).flatMap(({ symbol }) => (symbol === null ? [] : [symbol]));
    const word = isWorst ? "Worst" : "Best";
    draft.line(
      noneMoved(
        symbols.map((symbol) => gains.value(`${symbol}.gain`)),
        isWorst,
        "of your investments",
      ),
    );
    const endOf = (key: string) => sortedBy(gains, symbols, key, isWorst ? "least" : "most")[0];
    const [inMoney, inPercent] = [endOf("gain"), endOf("return")];
    draft.line(
      sentences(
        inMoney === undefined
          ? null
          : phrase`${word} in money: **${inMoney}**, with a gain of ${gains.text(`${inMoney}.gain`, { signed: true })} ${mark}.`,
        inPercent === undefined
          ? null
          : phrase`${word} in per cent: **${inPercent}**, a simple return of ${gains.text(`${inPercent}.return`, { signed: true })} ${mark}.`,
      ),
    );
    draft.line(
      phrase`Counted from ${gains.text("from")} to ${gains.text("to")}, with what sales realised and what was paid out ${mark}.`,
    );
    draft.table(gains);
  }),

  allocation: ownAnswerer("account part rank", async ({ whats: [what = "sector"], slots, account, context }, draft) => {
    const by = (slots.part?.by ?? what) as AllocationDimension;
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
    const { part } = slots;
    if (part !== null) {
      const own = rows.filter(({ name }) => name.toLowerCase().includes(part.name.toLowerCase()));
      if (own.length === 0) draft.line(`Nothing of your portfolio is counted under ${part.name} ${parts.mark}.`);
      draft.list(
        own.map(
          ({ name, index }) =>
            phrase`**${name}**: ${parts.text(`${index}.share`)} of your portfolio, ${parts.text(`${index}.value`)} ${parts.mark}`,
        ),
      );
      draft.line(`Your whole allocation by ${by.replace("-", " ")}:`);
      draft.table(parts);
      return;
    }
    draft.line(`Your portfolio by ${by.replace("-", " ")}:`);
    draft.list(
      rows
        .slice(0, usualLines)
        .map(({ name, index }) => phrase`**${name}**: ${parts.text(`${index}.share`)} ${parts.mark}`),
    );
    draft.table(rows.length > usualLines ? parts : undefined);
  }),

  risks: ownAnswerer("account rank", async ({ account, context }, draft) => {
    const [checks] = draft.take("get_risks", accountOf(account), await risksFound(context, account));
    if (checks === undefined) return;
    const failed = checks.value("failed") ?? 0;
    draft.line(
      failed === 0
        ? phrase`All of the ${checks.text("checks")} checks are in order, or unknown ${checks.mark}.`
        : phrase`**${checks.text("failed")} of ${checks.text("checks")} checks** need a look ${checks.mark}:`,
    );
    draft.list(
      (checks.source.table?.rows ?? [])
        .map(({ cells }) => cells.map((cell) => ("text" in cell ? cell.text : cell.fact)))
        .filter((cells) => cells[3] === "Look")
        .map(([title = "", value = "", threshold = ""]) => riskLine(checks, title, value, threshold)),
    );
    draft.table(checks);
  }),
};

/** The value before and after a period. */
async function valueOverTime(asked: Asked, draft: AnswerDraft): Promise<void> {
  const given = { ...daysOf(asked.period), ...accountOf(asked.account) };
  const [measured] = draft.take("get_performance", given, await performanceFound(given, asked.context));
  if (measured === undefined) return;
  const { mark } = measured;
  draft.line(
    phrase`Your portfolio was worth **${measured.text("opening")}** before ${measured.text("from")} and **${measured.text("closing")}** at the end of ${measured.text("to")} ${mark}.`,
  );
  draft.list([
    phrase`Total gain: ${measured.text("gain", { signed: true })} ${mark}`,
    phrase`Deposits: ${measured.text("deposits")}; withdrawals: ${measured.text("withdrawals")} ${mark}`,
  ]);
}

async function holdingsOf({ period, account, context }: Asked, draft: AnswerDraft): Promise<Cited | undefined> {
  const given = {
    ...accountOf(account),
    ...(isPast(period) ? { asOf: period.to } : {}),
  };
  return draft.take("get_holdings", given, await holdingsFound(context, given))[0];
}

async function holdingLines(symbol: string, held: Cited, asked: Asked, draft: AnswerDraft): Promise<void> {
  const { mark } = held;
  const isThen = isPast(asked.period);
  const text = (key: string, signed = false) => held.text(`${symbol}.${key}`, { signed });
  if (held.value(`${symbol}.shares`) === null) {
    draft.line(`You ${isThen ? "held" : "hold"} no ${symbol}${isThen ? ` on ${held.text("day") ?? ""}` : ""} ${mark}.`);
    if (isThen || asked.slots.measures.some(({ measure }) => measure.id !== "holdings")) return;
    draft.take("get_quotes", { symbols: [symbol] }, await quotesFound([symbol], asked.context));
    draft.line(`[[quote ${symbol}]]`);
    return;
  }
  const then = isThen ? ` at the end of ${held.text("day") ?? ""}` : "";
  const lines: Readonly<Record<string, string | null>> = {
    shares: phrase`You ${isThen ? "held" : "hold"} **${text("shares")} shares of ${symbol}**${then} ${mark}.`,
    value: phrase`${symbol} ${isThen ? "was" : "is"} worth **${text("value")}**${then}, which is **${text("weight")} of your portfolio** ${mark}.`,
    averageCost: phrase`Average cost of ${symbol}: **${text("averageCost")}** a share; in all ${text("cost")} ${mark}.`,
    gain: phrase`${yesOrNo(asked.slots, held.value(`${symbol}.gain`))}Unrealised gain of ${symbol}: **${text("gain", true)}** (${text("gainPercent", true)}) ${mark}.`,
    dayChange: phrase`${yesOrNo(asked.slots, held.value(`${symbol}.dayChange`))}Day change of your ${symbol}: **${text("dayChange", true)}** (${text("dayChangePercent", true)}) ${mark}.`,
    currency: sentences(
      phrase`Unrealised gain of ${symbol} from its price: **${text("priceGain", true)}** ${mark}.`,
      phrase`From its currency: **${text("currencyGain", true)}** ${mark}.`,
    ),
    income: phrase`Income of ${symbol} in twelve months: ${text("income")} ${mark}.`,
  };
  const whats = asked.whats.map((what) => (what === "weight" ? "value" : what));
  const isAll = whats.includes("overview");
  draft.line(sentences(lines["shares"] ?? null, lines["value"] ?? null));
  draft.list(
    Object.entries(lines)
      .filter(([key]) => !["shares", "value"].includes(key) && (isAll || whats.includes(key)))
      .map(([, line]) => line),
  );
  for (const what of whats) if (!isAll && lines[what] === null) draft.line(`This isn't known for ${symbol} ${mark}.`);
  if (isAll && !isThen) draft.line(`[[chart ${symbol} 6mo]]`);
}

/** The bound of a question; "down 10%" is below −10%. */
function boundOf({ condition, direction }: Slots): Omit<Condition, "at"> {
  const isDown = direction?.way === "down";
  if (condition === null) return { is: isDown ? "below" : "above", kind: "sign", value: 0, currency: null };
  if (!isDown || condition.kind === "sign") return condition;
  return { ...condition, is: condition.is === "above" ? "below" : "above", value: -condition.value };
}

/** The bound as the question has it, in code marks: a number of the user, no value of data. */
function boundText({ kind, value, currency }: Omit<Condition, "at">): string {
  if (kind === "sign") return "zero";
  const number = value.toLocaleString("en-US").replace("-", "−");
  return `\`${number}${kind === "percent" ? "%" : ""}${currency === null ? "" : ` ${currency}`}\``;
}

interface BoundedFigure {
  readonly key: string;
  readonly name: string;
  readonly isGain: boolean;
  readonly from: "holdings" | "quote" | "company" | "estimates";
}

/** The figure of a holding that a bound is for; null where none has its unit. */
function figureBounded(
  { condition, direction, period, text }: Slots,
  measures: readonly string[],
): BoundedFigure | null {
  const kind = condition?.kind ?? "sign";
  const has = (...ids: readonly string[]) => measures.some((id) => ids.includes(id));
  const own = (key: string, name: string, isGain = false): BoundedFigure => ({ key, name, isGain, from: "holdings" });
  for (const id of measures) {
    const measure = allMeasures.find((one) => one.id === id);
    const figure = measure === undefined ? null : figureOfSymbol(measure);
    const name = withArticle(measure?.name ?? id);
    if (figure !== null) return { key: figure.key, from: figure.from, name, isGain: false };
  }
  if (kind === "number") return null;
  if (kind === "percent" && /(?<!\p{L})of (?:my|our|the) (?:portfolio|total|money)/iu.test(text))
    return own("weight", "a weight");
  const isGain =
    direction !== null || kind === "sign" || has("gain", "profit", "made", "unrealised", "performance", "change");
  if (!isGain) return kind === "percent" ? own("weight", "a weight") : own("value", "a value");
  const isDay = period?.kind === "today" || has("change");
  if (kind === "money") return isDay ? own("dayChange", "a day change", true) : own("gain", "an unrealised gain", true);
  return isDay ? own("dayChangePercent", "a day change", true) : own("gainPercent", "an unrealised gain", true);
}

/** "A beta", "an expense ratio", "a P/E". */
function withArticle(name: string): string {
  const words = /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
  return `${/^[aeio]|^E[A-Z]/.test(words) ? "an" : "a"} ${words}`;
}

function isOfUnit({ kind }: Pick<Condition, "kind">, unit: FigureUnit | null): boolean {
  if (kind === "money" || kind === "percent") return unit === kind;
  return unit !== "percent" && unit !== null;
}

interface SymbolFigure {
  readonly symbol: string;
  readonly label: string | null;
  readonly value: number | null;
  readonly text: string | null;
  readonly mark: string;
  readonly unit: FigureUnit | null;
  readonly currency: string | null;
}

/** One figure of each symbol: "quote.pe", "company.beta" or "estimates.targetMean". */
async function figuresOf(
  symbols: readonly string[],
  what: string,
  { context }: Asked,
  draft: AnswerDraft,
): Promise<readonly SymbolFigure[]> {
  const [from = "", key = ""] = what.split(".");
  const read = (symbol: string, cited: Cited | undefined): SymbolFigure => {
    const name = cited === undefined || cited.source.symbol === symbol ? key : `${symbol}.${key}`;
    const fact = cited?.source.facts.find((one) => one.key === name);
    return {
      symbol,
      label: fact?.label ?? null,
      value: fact?.value ?? null,
      text: cited?.text(name) ?? null,
      mark: cited?.mark ?? "",
      unit: fact?.unit ?? null,
      currency: fact?.currency ?? null,
    };
  };
  if (from === "quote") {
    const quotes = draft.take("get_quotes", { symbols }, await quotesFound(symbols, context));
    return symbols.map((symbol) => read(symbol, quotes.find(({ source }) => source.symbol === symbol) ?? quotes[0]));
  }
  const [tool, find] =
    from === "company" ? (["get_fundamentals", companyFound] as const) : (["get_estimates", estimatesFound] as const);
  const results = await Promise.all(symbols.map((symbol) => find({ symbol }, context)));
  return symbols.map((symbol, index) => {
    const result = results[index];
    return read(symbol, result?.ok === true ? draft.take(tool, { symbol }, result)[0] : undefined);
  });
}

function symbolsIn(held: Cited): readonly string[] {
  return (held.source.table?.rows ?? []).flatMap(({ symbol }) => (symbol === null ? [] : [symbol]));
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
function noneMoved(values: readonly (number | null)[], isDown: boolean, which: string, when = ""): string | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0 || known.length < values.length) return null;
  if (known.some((value) => (isDown ? value < 0 : value > 0))) return null;
  return `**None ${which} ${isDown ? "lost" : "gained"}${when}.** In order:`;
}

async function rankLines(
  key: "gain" | "dayChangePercent",
  asked: Asked,
  draft: AnswerDraft,
  end: "most" | "least" = asked.slots.rank?.end ?? "most",
): Promise<void> {
  const held = await holdingsOf(asked, draft);
  if (held === undefined) return;
  draft.line(
    noneMoved(
      symbolsIn(held).map((symbol) => held.value(`${symbol}.${key}`)),
      end === "least",
      "of your holdings",
      key === "gain" ? "" : " today",
    ),
  );
  draft.list(
    ranked(held, key, end)
      .slice(0, asked.slots.limit ?? usualLines)
      .map((symbol) =>
        key === "gain"
          ? phrase`**${symbol}**: unrealised gain ${held.text(`${symbol}.gain`, { signed: true })} (${held.text(`${symbol}.gainPercent`, { signed: true })}) ${held.mark}`
          : phrase`**${symbol}**: day change ${held.text(`${symbol}.dayChange`, { signed: true })} (${held.text(`${symbol}.dayChangePercent`, { signed: true })}) ${held.mark}`,
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
  const percent = moved.text("totalPercent", { signed: true });
  const when = span === "today" ? "today" : phrase`from ${moved.text("from")} to ${moved.text("to")}`;
  draft.line(
    phrase`${slots.kind === "why" ? "" : yesOrNo(slots, moved.value("total"))}Your portfolio changed by **${moved.text("total", { signed: true })}**${percent === null ? "" : ` (${percent})`} ${when} ${moved.mark}.`,
  );
  const rows = moved.source.table?.rows ?? [];
  const sign = slots.direction?.way === "down" || slots.rank?.end === "least" ? 1 : -1;
  const isOrdered = slots.rank !== null || slots.direction !== null;
  if (isOrdered)
    draft.line(
      noneMoved(
        rows.flatMap(({ symbol }) => (symbol === null ? [] : [moved.value(`${symbol}.gain`)])),
        sign === 1,
        "of your holdings",
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
      const part = moved.text(`${key}.points`, { signed: true });
      return phrase`**${symbol ?? "Cash"}**: ${moved.text(`${key}.gain`, { signed: true })}${part === null ? "" : ` (${part})`} ${moved.mark}`;
    }),
  );
  draft.table(rows.length > usualLines ? moved : undefined);
  return moved;
}
