import type { FigureUnit } from "#core/grounding/evidence.ts";
import { found } from "../../tools/found.ts";
import { gainsFound } from "../../tools/gains.ts";
import { sourceDraft } from "../../tools/source-draft.ts";
import type { AnswerDraft, Cited } from "../answer-draft.ts";
import { say } from "../phrase.ts";
import type { Condition, Slots } from "../slots.ts";
import { isWithinAll, rangeText } from "./bounds.ts";
import { accountOf, type Answerers, type Asked, daysOf, ownAnswerer, answerer } from "./answerer.ts";
import { symbolsOf } from "./market-answers.ts";
import { figuresOf, holdingsOf, maxFigures, symbolsIn, type SymbolFigure } from "./symbol-figures.ts";

/** The figure of each symbol that a bound is for, and the words that say that it fits. */
interface BoundedFigure {
  readonly from: "holdings" | "gains" | "quote" | "company" | "estimates";
  readonly key: string;
  readonly name: string;
  readonly isSigned: boolean;
}

/** A figure with its value for each symbol, and what it is compared with: one bound, or the two ends of a range. */
interface Column {
  readonly bound: Condition;
  readonly bounds: readonly Condition[];
  readonly name: string;
  readonly values: readonly SymbolFigure[];
}

const uses = "always|past-day|past-range|condition";

/** Answers that compare with bounds, and pick from what the user holds or watches. */
export const fittingAnswers: Answerers = {
  /** The holdings whose figures are above or below bounds, or that rose or fell. */
  fitting: ownAnswerer(uses, (asked, draft) => fittingLines(asked, draft, { isWatched: false })),
  /** The same for the watchlist. */
  fittingWatched: answerer(uses, (asked, draft) => fittingLines(asked, draft, { isWatched: true })),
};

async function fittingLines(
  asked: Asked,
  draft: AnswerDraft,
  { isWatched }: { readonly isWatched: boolean },
): Promise<void> {
  const { period, slots, context } = asked;
  const { fitting } = draft.words;
  const bounds = boundsOf(slots);
  const [bound] = bounds;
  const figure = bound === undefined ? null : figureBounded(bound, asked, isWatched);
  if (bound === undefined || figure === null) {
    draft.line(isWatched ? fitting.watchedBy : fitting.heldBy);
    return;
  }
  const given = { ...daysOf(period), ...accountOf(asked.account) };
  const over = figure.from === "gains" ? draft.take("get_gains", given, await gainsFound(context, given))[0] : null;
  const held = isWatched || over !== null ? null : await holdingsOf(asked, draft);
  if (over === undefined || held === undefined) return;
  if (period?.kind === "range" && over === null) {
    draft.line(fitting.singleDay);
    return;
  }
  const listed = over ?? held;
  const symbols = listed === null ? await symbolsOf(asked) : symbolsIn(listed);
  const values = await valuesOf(figure, { asked, draft, listed, symbols });
  const reason = mismatch(bound, values, draft);
  if (reason !== null) {
    draft.line(reason);
    return;
  }
  const label = values.find((one) => one.label !== null)?.label ?? null;
  const name = figure.name === "" && label !== null ? fitting.figure(label) : figure.name;
  writeFitting({ bound, bounds, name, values }, { symbols, over, held, isWatched, asked, draft });
}

/** The bounds of a question; "down" without one is a bound at zero. */
function boundsOf({ conditions, direction }: Slots): readonly Condition[] {
  if (conditions.length > 0) return conditions;
  const is = direction === "down" ? "below" : "above";
  return [{ is, isInclusive: false, kind: "sign", value: 0, currency: null, isOfChange: false }];
}

/** The figure that a bound is for; null where none has its unit. */
function figureBounded(
  { kind }: Condition,
  { slots: { direction }, period, whats: [what = ""], context: { words } }: Asked,
  isWatched: boolean,
): BoundedFigure | null {
  const { figures } = words.answers.fitting;
  const [from, key] = what.split(".");
  // The place of a figure, which its source names.
  if (key !== undefined) return { key, from: from as BoundedFigure["from"], name: "", isSigned: false };
  if (kind === "number") return null;
  const isGain = direction !== null || kind === "sign" || what === "gain" || what === "change";
  const isLong = period?.kind === "range" || period?.kind === "always";
  if (isWatched)
    return isLong || kind === "money" || !isGain
      ? null
      : { key: "changePercent", name: figures.dayChange, from: "quote", isSigned: true };
  const own = (one: string, name: string, isSigned = false): BoundedFigure => ({
    key: one,
    name,
    isSigned,
    from: "holdings",
  });
  if (!isGain) return kind === "percent" ? own("weight", figures.weight) : own("value", figures.value);
  if (isLong)
    return kind === "money"
      ? { key: "gain", name: figures.totalGain, from: "gains", isSigned: true }
      : { key: "return", name: figures.return, from: "gains", isSigned: true };
  if (period?.unit === "day" || what === "change")
    return own(kind === "money" ? "dayChange" : "dayChangePercent", figures.dayChange, true);
  return own(kind === "money" ? "gain" : "gainPercent", figures.unrealised, true);
}

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
function mismatch(
  bound: Condition,
  values: readonly SymbolFigure[],
  { words: { fitting } }: AnswerDraft,
): string | null {
  const known = values.find(({ value }) => value !== null);
  if (known === undefined || bound.kind === "sign") return null;
  if (!isOfUnit(bound, known.unit)) return fitting.otherUnit;
  if (values.some((one) => one.value !== null && isComparable(bound, one))) return null;
  return fitting.otherCurrency(known.currency);
}

function isOfUnit({ kind }: Condition, unit: FigureUnit | null): boolean {
  if (kind === "money" || kind === "percent") return unit === kind;
  return unit !== "percent" && unit !== null;
}

/** False for money in another currency than that of the bound. */
function isComparable({ currency }: Condition, own: SymbolFigure): boolean {
  return currency === null || currency === own.currency;
}

function writeFitting(
  { bound, bounds, name, values }: Column,
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
  const valueOf = (symbol: string) => values.find((one) => one.symbol === symbol);
  const picked = symbols.filter((symbol) => {
    const own = valueOf(symbol);
    return own !== undefined && own.value !== null && isComparable(bound, own) && isWithinAll(bounds, own.value);
  });
  const { fitting } = draft.words;
  const of = over !== null ? "investments" : isWatched ? "watched" : "holdings";
  const condition = fitting.has({
    figure: name,
    range: rangeText(bounds, draft.words),
    isInclusive: bounds.length === 1 && bound.isInclusive,
    isPast: over !== null,
    joint: null,
    isOne: picked.length === 1,
  });
  const sheet = sourceDraft({ asOf: asked.context.today, status: "live" });
  const counted = (key: string, label: string, value: number) =>
    sheet.result({
      key,
      label,
      unit: "count",
      currency: null,
      period: null,
      value,
      formula: `${fitting.all(of)}: ${condition.replaceAll("`", "")}`,
      inputs: [],
    });
  const title = fitting.titles[of];
  const data = {
    title: sheet.own(title),
    number: counted("fitting", title, picked.length),
    of: counted("all", fitting.all(of), symbols.length),
  };
  const [first, ...others] = bounds.map(({ is, value }) => ({ is, value }));
  const [count] = draft.take(
    "count_holdings",
    first !== undefined && others.length === 0 ? first : { bounds: [first, ...others] },
    found(title, [sheet.source({ kind: "calculation", title, provider: "computed", data })]),
  );
  const [from, to] = [over?.text("from") ?? null, over?.text("to") ?? null];
  draft.line(
    say(fitting.fit, {
      count: count?.text("fitting") ?? null,
      all: count?.text("all") ?? null,
      of,
      conditions: condition,
      time: from === null || to === null ? undefined : { from, to },
      isNone: picked.length === 0,
      source: (over ?? held ?? count)?.mark ?? "",
    }),
  );
  const sign = bound.is === "above" ? -1 : 1;
  draft.list(
    picked
      .toSorted((one, other) => sign * ((valueOf(one)?.value ?? 0) - (valueOf(other)?.value ?? 0)))
      .map((symbol) => {
        const own = valueOf(symbol);
        return fitting.one({ symbol, values: [`${own?.text ?? draft.words.values.notKnown} ${own?.mark ?? ""}`] });
      }),
  );
  const unknown = values.filter(({ value }) => value === null).map(({ symbol }) => symbol);
  if (unknown.length > 0) draft.line(fitting.unknown({ figure: name, list: unknown.join(", ") }));
  const left = symbols.filter((symbol) => valueOf(symbol) === undefined);
  if (left.length > 0) draft.line(fitting.leftOut(left.join(", ")));
  const elsewhere = values.filter((one) => one.value !== null && !isComparable(bound, one));
  for (const currency of new Set(elsewhere.map((one) => one.currency))) {
    const these = elsewhere.filter((one) => one.currency === currency).map(({ symbol }) => symbol);
    draft.line(fitting.notCompared({ currency, list: these.join(", ") }));
  }
  if (over !== null) draft.line(fitting.soldCount);
}
