import type { FigureUnit } from "#core/grounding/evidence.ts";
import type { Words } from "#core/words/shape.ts";
import { found } from "../../tools/found.ts";
import { gainsFound } from "../../tools/gains.ts";
import { sourceDraft } from "../../tools/source-draft.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { say } from "../phrase.ts";
import { figureOfSymbol, measureName } from "../slots/measure.ts";
import { measures as allMeasures } from "../slots/read-question.ts";
import type { Slots } from "../slots/slots.ts";
import { type Bound, boundText, groupedBounds, isWithinAll, meets, rangeText } from "./bounds.ts";
import { accountOf, type Answerers, type Asked, daysOf, ownAnswerer, answerer } from "./answerer.ts";
import { symbolsOf } from "./market-answers.ts";
import { holdingLines } from "./own-answers.ts";
import { figuresOf, holdingsOf, maxFigures, symbolsIn, type SymbolFigure } from "./symbol-figures.ts";
import { lotsFound } from "./trade-answers.ts";

/** The figure of each symbol that a bound is for, and the words that say that it fits. */
interface BoundedFigure {
  readonly from: "holdings" | "gains" | "lots" | "quote" | "company" | "estimates";
  readonly key: string;
  readonly name: string;
  readonly isSigned: boolean;
}

interface Column {
  /** The first of `bounds`; both ends of a range are for the same figure. */
  readonly bound: Bound;
  readonly bounds: readonly Bound[];
  readonly figure: BoundedFigure;
  readonly values: readonly SymbolFigure[];
}

const uses = "always|past-day|past-range|account|each|condition|direction";

/** Answers that compare with bounds, and pick from what the user holds or watches. */
export const fittingAnswers: Answerers = {
  /** The holdings whose figures are above or below bounds, or that rose or fell. */
  fitting: ownAnswerer(uses, (asked, draft) => fittingLines(asked, draft, { isWatched: false })),
  /** The same for the watchlist. */
  fittingWatched: answerer(uses, (asked, draft) => fittingLines(asked, draft, { isWatched: true })),
  /** The same for symbols that the question names. */
  fittingNamed: answerer("each|condition|several", (asked, draft) => fittingLines(asked, draft, { isWatched: true })),

  /** Says for a holding if its gain over what it cost is within a bound. */
  againstCost: ownAnswerer("account|several|condition|cost-bound|direction", async (asked, draft) => {
    const held = await holdingsOf(asked, draft);
    const { conditions } = asked.slots;
    const [bound] = conditions;
    if (held === undefined || bound === undefined) return;
    // A bare number has no unit: it is no bound for a gain in per cent.
    const key = bound.kind === "money" || bound.kind === "sign" ? "gain" : "gainPercent";
    const figure = { from: "holdings", key, name: "", isSigned: true } as const;
    const values = await valuesOf(figure, { asked, draft, listed: held, symbols: asked.symbols });
    const reason = mismatch(bound, values, draft);
    if (reason !== null) {
      draft.line(reason);
      return;
    }
    for (const { symbol, value } of values) {
      if (value !== null)
        draft.line(isWithinAll(conditions, value) ? draft.words.prices.always : draft.words.prices.never);
      await holdingLines(symbol, held, { ...asked, whats: ["gain", "averageCost"] }, draft);
    }
  }),
};

async function fittingLines(
  asked: Asked,
  draft: AnswerDraft,
  { isWatched }: { readonly isWatched: boolean },
): Promise<void> {
  const { slots, period, context } = asked;
  const { fitting } = draft.words;
  const ids = asked.whats.flatMap((what) => what.split(","));
  const figures = boundsOf(slots).flatMap((bounds) => {
    const [bound] = bounds;
    return bound === undefined
      ? []
      : [{ bound, bounds, figure: figureBounded(bound, slots, { ids, isWatched, words: context.words }) }];
  });
  const over = figures.some(({ figure }) => figure?.from === "gains") ? await gainsOf(asked, draft) : null;
  if (over === undefined) return;
  const held = isWatched || over !== null ? null : await holdingsOf(asked, draft);
  if (held === undefined) return;
  if (period?.kind === "range" && over === null) {
    draft.line(fitting.singleDay);
    return;
  }
  const listed = over ?? held;
  const symbols = listed === null ? await symbolsOf(asked) : symbolsIn(listed);
  const columns: Column[] = [];
  for (const { bound, bounds, figure } of figures) {
    if (figure === null) {
      draft.line(isWatched ? fitting.watchedBy : fitting.heldBy);
      return;
    }
    const values = await valuesOf(figure, { asked, draft, listed, symbols });
    const reason = mismatch(bound, values, draft);
    if (reason !== null) {
      draft.line(reason);
      return;
    }
    const label = values.find((one) => one.label !== null)?.label ?? null;
    const named = figure.name === "" && label !== null ? { ...figure, name: fitting.figure(label) } : figure;
    columns.push({ bound, bounds, figure: named, values });
  }
  writeFitting(columns, { symbols, over, held, isWatched, asked, draft });
}

async function gainsOf(asked: Asked, draft: AnswerDraft): Promise<Cited | undefined> {
  const given = { ...daysOf(asked.period), ...accountOf(asked.account) };
  return draft.take("get_gains", given, await gainsFound(asked.context, given))[0];
}

/** The bounds of a question; "down" without one is a bound at zero. */
function boundsOf({ conditions, direction }: Slots): readonly (readonly Bound[])[] {
  if (conditions.length > 0) return groupedBounds(conditions);
  const is = direction?.way === "down" ? "below" : "above";
  return [[{ is, isInclusive: false, kind: "sign", value: 0, currency: null, of: null, isAlternative: false }]];
}

const ownFigures = {
  weight: "weight",
  value: "value",
  total: "value",
  marketValue: "value",
  holdings: "value",
  averageCost: "averageCost",
  price: "price",
} as const;
const gains = new Set(["gain", "profit", "made", "unrealised", "performance", "change", "doing", "losers", "gainers"]);
const distances: Readonly<Record<string, string>> = { belowHigh: "belowHighPercent", aboveLow: "aboveLowPercent" };

/** The figure that a bound is for; null where none has its unit. */
function figureBounded(
  { kind, of }: Bound,
  { direction, period }: Slots,
  { ids, isWatched, words }: { readonly ids: readonly string[]; readonly isWatched: boolean; readonly words: Words },
): BoundedFigure | null {
  const { figures, figure: named } = words.answers.fitting;
  const wanted = of === null ? ids : [of];
  const own = (key: string, name: string, isSigned = false): BoundedFigure => ({
    key,
    name,
    isSigned,
    from: isWatched ? "quote" : "holdings",
  });
  const distance = distances[of ?? ""];
  if (distance !== undefined) return { key: distance, name: "", from: "quote", isSigned: true };
  if (of === "held") return isWatched ? null : { key: "days", name: figures.held, from: "lots", isSigned: false };
  if (wanted.includes("income") && kind === "money" && !isWatched) return own("income", figures.income);
  // The place of a figure, which its source names.
  const [from, place] = wanted.find((id) => id.includes("."))?.split(".") ?? [];
  if (from !== undefined && place !== undefined)
    return { key: place, from: from as BoundedFigure["from"], name: "", isSigned: false };
  for (const id of wanted) {
    const measure = allMeasures.find((one) => one.id === id);
    const figure = measure === undefined ? null : figureOfSymbol(measure);
    if (measure !== undefined && figure !== null)
      return {
        key: figure.key,
        from: figure.from,
        name: named(measureName(measure, "instrument", words)),
        isSigned: false,
      };
  }
  const has = (...some: readonly string[]) => wanted.some((id) => some.includes(id));
  if (has("shares") && kind === "number" && !isWatched) return own("shares", figures.shares);
  if (has("price") && kind === "number") return own("price", figures.price);
  if (kind === "number") return null;
  const isGain = direction !== null || kind === "sign" || wanted.some((id) => gains.has(id));
  if (isWatched) return of === "unrealised" ? null : watchedFigure(kind, { isGain, period, words });
  if (isGain) {
    const isOver = of !== "unrealised" && (period?.kind === "range" || period?.kind === "always");
    if (isOver)
      return kind === "money"
        ? { key: "gain", name: figures.totalGain, from: "gains", isSigned: true }
        : { key: "return", name: figures.return, from: "gains", isSigned: true };
    const isDay = of !== "unrealised" && (period?.unit === "day" || has("change"));
    if (isDay) return own(kind === "money" ? "dayChange" : "dayChangePercent", figures.dayChange, true);
    return own(kind === "money" ? "gain" : "gainPercent", figures.unrealised, true);
  }
  const key = wanted.flatMap((id) => (isOwnFigure(id) ? [ownFigures[id]] : []))[0];
  const fits = kind === "percent" ? key === "weight" : key !== "weight";
  if (key !== undefined && fits) return own(key, figures[key]);
  return kind === "percent" ? own("weight", figures.weight) : own("value", figures.value);
}

function isOwnFigure(id: string): id is keyof typeof ownFigures {
  return Object.hasOwn(ownFigures, id);
}

/** Of the watchlist only the price and its change today are known besides key figures. */
function watchedFigure(
  kind: Bound["kind"],
  { isGain, period, words }: { readonly isGain: boolean; readonly period: Slots["period"]; readonly words: Words },
): BoundedFigure | null {
  const { figures } = words.answers.fitting;
  if (period?.kind === "range" || period?.kind === "always") return null;
  if (kind === "money" && !isGain) return { key: "price", name: figures.price, from: "quote", isSigned: false };
  return kind === "money" || !isGain
    ? null
    : { key: "changePercent", name: figures.dayChange, from: "quote", isSigned: true };
}

const dayMs = 86_400_000;

/** The figure of each symbol. */
async function valuesOf(
  { from, key, isSigned }: BoundedFigure,
  {
    asked,
    draft,
    listed,
    symbols,
  }: {
    readonly asked: Asked;
    readonly draft: AnswerDraft;
    readonly listed: Cited | null;
    readonly symbols: readonly string[];
  },
): Promise<readonly SymbolFigure[]> {
  if (from === "lots") {
    const { account, context } = asked;
    const [lots] = draft.take("get_lots", accountOf(account), await lotsFound(context, account));
    return symbols.map((symbol) => {
      const rows = lots?.source.table?.rows ?? [];
      const first = rows.findIndex((row) => row.symbol === symbol);
      const day = lots?.value(`${first}.date`) ?? null;
      const date = lots?.text(`${first}.date`) ?? null;
      const { fitting } = draft.words;
      const value = day === null ? null : Math.round((Date.parse(`${context.today}T00:00:00Z`) - day) / dayMs);
      const text = date === null ? null : fitting.since(date);
      return { symbol, label: fitting.heldLabel, value, text, mark: lots?.mark ?? "", unit: "count", currency: null };
    });
  }
  if (from !== "holdings" && from !== "gains")
    return await figuresOf(symbols.slice(0, maxFigures), `${from}.${key}`, asked, draft);
  return symbols.map((symbol) => {
    const fact = listed?.source.facts.find((one) => one.key === `${symbol}.${key}`);
    return {
      symbol,
      label: fact?.label ?? null,
      value: fact?.value ?? null,
      text: listed?.text(`${symbol}.${key}`, { signed: isSigned }) ?? null,
      mark: listed?.mark ?? "",
      unit: fact?.unit ?? null,
      currency: fact?.currency ?? null,
    };
  });
}

/** Why a bound can't be compared with a figure; null if it can. */
function mismatch(bound: Bound, values: readonly SymbolFigure[], { words: { fitting } }: AnswerDraft): string | null {
  const known = values.find(({ value }) => value !== null);
  if (known === undefined || bound.kind === "sign" || bound.kind === "days") return null;
  if (!isOfUnit(bound, known.unit)) return fitting.otherUnit;
  if (values.some((one) => one.value !== null && isComparable(bound, one))) return null;
  return fitting.otherCurrency(known.currency);
}

function isOfUnit({ kind }: Bound, unit: FigureUnit | null): boolean {
  if (kind === "money" || kind === "percent") return unit === kind;
  return unit !== "percent" && unit !== null;
}

function isDistance({ of }: Bound): boolean {
  return distances[of ?? ""] !== undefined;
}

function fits({ bound, bounds, values }: Column, symbol: string): boolean {
  const own = values.find((one) => one.symbol === symbol);
  return own !== undefined && own.value !== null && isComparable(bound, own) && isWithinAll(bounds, own.value);
}

/** False for money in another currency than that of the bound. */
function isComparable({ currency }: Bound, own: SymbolFigure): boolean {
  return currency === null || currency === own.currency;
}

function writeFitting(
  columns: readonly Column[],
  {
    symbols,
    over,
    held,
    isWatched,
    asked,
    draft,
  }: {
    readonly symbols: readonly string[];
    readonly over: Cited | null;
    readonly held: Cited | null;
    readonly isWatched: boolean;
    readonly asked: Asked;
    readonly draft: AnswerDraft;
  },
): void {
  const picked = symbols.filter((symbol) =>
    meets(
      columns,
      ({ bound }) => bound,
      (column) => fits(column, symbol),
    ),
  );
  const { fitting } = draft.words;
  const of = over !== null ? "investments" : asked.symbols.length > 0 ? "named" : isWatched ? "watched" : "holdings";
  const conditions = columns.map((column, index) =>
    conditionText(column, { isFirst: index === 0, isOne: picked.length === 1, isPast: over !== null }, draft),
  );
  const sheet = sourceDraft({ asOf: asked.context.today, status: "live" });
  const counted = (key: string, label: string, value: number) =>
    sheet.result({
      key,
      label,
      unit: "count",
      currency: null,
      period: null,
      value,
      formula: `${fitting.all(of)}: ${conditions.join("").replaceAll("`", "")}`,
      inputs: [],
    });
  const title = fitting.titles[of];
  const data = {
    title: sheet.own(title),
    number: counted("fitting", title, picked.length),
    of: counted("all", fitting.all(of), symbols.length),
  };
  const bounds = columns.flatMap((column) => column.bounds.map(({ is, value }) => ({ is, value })));
  const [count] = draft.take(
    "count_holdings",
    bounds.length === 1 && bounds[0] !== undefined ? bounds[0] : { bounds },
    found(title, [sheet.source({ kind: "calculation", title, provider: "computed", data })]),
  );
  const [from, to] = [over?.text("from") ?? null, over?.text("to") ?? null];
  draft.line(
    say(fitting.fit, {
      count: count?.text("fitting") ?? null,
      all: count?.text("all") ?? null,
      of,
      conditions: conditions.join(""),
      time: from === null || to === null ? undefined : { from, to },
      isNone: picked.length === 0,
      source: (over ?? held ?? count)?.mark ?? "",
    }),
  );
  const [first] = columns;
  const sign = first?.bound.is === "above" ? -1 : 1;
  const valueOf = (symbol: string) => first?.values.find((one) => one.symbol === symbol)?.value ?? 0;
  draft.list(
    picked
      .toSorted((one, other) => sign * (valueOf(one) - valueOf(other)))
      .map((symbol) => {
        const own = columns.flatMap(({ values }) => values.filter((one) => one.symbol === symbol));
        const values = own.map(({ text, mark: source }) => `${text ?? draft.words.values.notKnown} ${source}`);
        return fitting.one({ symbol, values });
      }),
  );
  for (const { values, figure } of columns) {
    const unknown = values.filter(({ value }) => value === null).map(({ symbol }) => symbol);
    if (unknown.length > 0) draft.line(fitting.unknown({ figure: figure.name, list: unknown.join(", ") }));
  }
  const left = symbols.filter((symbol) => columns.some(({ values }) => values.every((one) => one.symbol !== symbol)));
  if (left.length > 0) draft.line(fitting.leftOut(left.join(", ")));
  const elsewhere = columns.flatMap(({ bound, values }) =>
    values.filter((one) => one.value !== null && !isComparable(bound, one)),
  );
  for (const currency of new Set(elsewhere.map((one) => one.currency))) {
    const these = elsewhere.filter((one) => one.currency === currency).map(({ symbol }) => symbol);
    draft.line(fitting.notCompared({ currency, list: [...new Set(these)].join(", ") }));
  }
  if (over !== null) draft.line(fitting.soldCount);
}

/** One condition of those that fit, with the word that joins it to the one before. */
function conditionText(
  { bound, bounds, figure }: Column,
  { isFirst, isOne, isPast }: { readonly isFirst: boolean; readonly isOne: boolean; readonly isPast: boolean },
  { words }: AnswerDraft,
): string {
  const { fitting } = words;
  const joint = isFirst ? null : bound.isAlternative ? "or" : "and";
  if (!isDistance(bound))
    return fitting.has({
      figure: figure.name,
      range: rangeText(bounds, words),
      isInclusive: bounds.length === 1 && bound.isInclusive,
      isPast,
      joint,
      isOne,
    });
  const isHigh = bound.of === "belowHigh";
  return fitting.near({
    bound: boundText({ ...bound, value: Math.abs(bound.value) }, words),
    isBeyond: (bound.is === "below") === isHigh,
    end: isHigh ? "high" : "low",
    joint,
    isOne,
  });
}
