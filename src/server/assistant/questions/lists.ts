import type { Language } from "#core/languages/languages.ts";
import { folded } from "#core/questions/features.ts";
import { type AmountPlace, readAmounts } from "#core/questions/read-amounts.ts";
import { readTimes } from "#core/questions/read-time.ts";
import { type BoundPlace, readBound, readList, readRange, readRanks, readSorted } from "#core/questions/read-lists.ts";
import type { AnswerDraft } from "../computed/answer-draft.ts";
import type { Asked } from "../computed/answers/answerer.ts";
import { answerers } from "../computed/answers/answerers.ts";
import type { Condition } from "../computed/slots.ts";
import type { QuestionEntry, QuestionId } from "./list.ts";

/** A list in the place that a question has for a symbol, and what is asked of its entries. */
export interface Listed extends Bounds {
  readonly of: "holdings" | "watchlist";
  readonly areStocks: boolean;
  /** The end that the entries are put in order from. */
  readonly end: "most" | "least" | null;
}

/** What a figure is compared with. */
export interface Bounds {
  readonly bounds: readonly BoundPlace[];
  /** Amounts without a comparing word: "up 5%". Only a move says which way they bound. */
  readonly sizes: readonly AmountPlace[];
}

/** A text with a place for its list, without the words of its order and bounds. */
export interface WithList {
  readonly text: string;
  readonly list: Listed;
}

/** Reads a question about each entry of a list: "which of my stocks has the highest P/E". Null where a text names no list. */
export function withList(
  text: string,
  language: Language,
  { isWord, today }: { readonly isWord: (word: string) => boolean; readonly today: string },
): WithList | null {
  const plain = folded(text);
  const list = readList(plain, language);
  if (list === null) return null;
  const { bounds, sizes, areOther } = boundsIn(plain, language, { isWord, today });
  const isFree = ({ from, to }: { readonly from: number; readonly to: number }) =>
    bounds.every((other) => to <= other.from || other.to <= from);
  const ranks = readRanks(plain, language).filter(isFree);
  const named = new Set(ranks.map(({ end }) => end));
  const sorted = readSorted(plain, language);
  // "The best and the worst", "under 10 or over 50" and "the highest below 30" are more than one thing.
  if (named.size > 1 || areOther || bounds.length > 2 || (named.size > 0 && bounds.length > 0)) return null;
  const [end = sorted.length > 0 ? "most" : null] = named;
  const cut = [...bounds, ...ranks, ...sorted, ...sizes.map(({ at }) => at), ...list.places];
  return { text: without(text, cut), list: { of: list.of, areStocks: list.areStocks, end, bounds, sizes } };
}

/** What a folded text compares with. `areOther`: its two bounds are joined by "or". */
function boundsIn(
  plain: string,
  language: Language,
  { isWord, today }: { readonly isWord: (word: string) => boolean; readonly today: string },
): Bounds & { readonly areOther: boolean } {
  const { at: time = { from: 0, to: 0 } } = readTimes(plain, language, { today }).time ?? {};
  // "All my money" is no bound, and a day or a year is none.
  const amounts = readAmounts(plain, language, { isWord }).filter(
    ({ kind, at }) =>
      kind !== "shares" && /\p{N}/u.test(plain.slice(at.from, at.to)) && (at.to <= time.from || time.to <= at.from),
  );
  // "200" after "and" may be one of "50 and 200 day averages".
  const all = readAmounts(plain, language, { isWord: () => false }).filter(({ kind }) => kind !== "shares");
  const range = readRange(plain, all, language);
  if (range !== null) return { bounds: range, sizes: [], areOther: false };
  const bounds = amounts.flatMap((amount) => readBound(plain, amount, language) ?? []);
  const sizes = amounts.filter(
    (amount) => bounds.every((bound) => bound.amount !== amount) && amount.kind === "percent",
  );
  const isOr = new RegExp(String.raw`(?<!\p{L})(?:or|oder|ou|o|か|または)(?!\p{L})`, "u");
  const [first, second] = bounds;
  const areOther = first !== undefined && second !== undefined && isOr.test(plain.slice(first.to, second.from));
  return { bounds, sizes, areOther };
}

/** Reads a question that compares one figure with a bound: "is the P/E of NVDA above 50". Null where a text has none, or two that exclude each other. */
export function withBounds(
  text: string,
  names: readonly { readonly from: number; readonly to: number }[],
  language: Language,
  { isWord, today }: { readonly isWord: (word: string) => boolean; readonly today: string },
): { readonly text: string; readonly bounds: Bounds } | null {
  const { bounds, sizes, areOther } = boundsIn(folded(text), language, { isWord, today });
  if (bounds.length + sizes.length === 0 || bounds.length > 2 || sizes.length > 1 || areOther) return null;
  if (bounds.length > 0 && sizes.length > 0) return null;
  const [least, most] = [bounds.find(({ is }) => is === "above"), bounds.find(({ is }) => is === "below")];
  // "Above 50 and below 20" is nothing.
  if (bounds.length === 2 && (least === undefined || most === undefined || least.amount.value > most.amount.value))
    return null;
  const cut = [...bounds, ...sizes.map(({ at }) => at)];
  if (names.some(({ from, to }) => cut.some((one) => from < one.to && one.from < to))) return null;
  return { text: withoutLetters(text, cut), bounds: { bounds, sizes } };
}

/** A text with a place for a symbol in the stead of the words of its list, order and bounds. */
function without(text: string, cut: readonly { readonly from: number; readonly to: number }[]): string {
  return `{symbol} ${withoutLetters(text, cut)}`;
}

function withoutLetters(text: string, cut: readonly { readonly from: number; readonly to: number }[]): string {
  return cut.reduce((rest, { from, to }) => `${rest.slice(0, from)}${" ".repeat(to - from)}${rest.slice(to)}`, text);
}

/** What a question gives of each entry of a list. */
type ListFigure =
  | { readonly kind: "figure"; readonly what: string }
  /** A change of the price, or a gain. */
  | { readonly kind: "move"; readonly what: "change" | "gain" }
  | { readonly kind: "size"; readonly what: "weight" | "value" };

/** The single figure that a question gives of a symbol; null for one that gives several, or none. */
function figureOf({ answers, deed, needs, isAhead }: QuestionEntry): ListFigure | null {
  const [first = ""] = answers;
  const [answer = "", what = ""] = (first.split("~")[0] ?? "").split(":");
  const [keys = ""] = what.split("@");
  if (deed !== null || isAhead || !needs.includes("symbol") || needs.includes("other") || answers.length > 1)
    return null;
  if (answer === "figure") return { kind: "figure", what: `company.${keys}` };
  if (answer === "quoteFigure" && !keys.includes(",")) return { kind: "figure", what: `quote.${keys}` };
  if (answer === "dividends" && keys === "") return { kind: "figure", what: "quote.dividendYield" };
  if (answer === "price") return { kind: "figure", what: "quote.price" };
  if (answer === "change" || answer === "gain") return { kind: "move", what: answer };
  if (answer === "holding" && keys === "overview") return { kind: "size", what: "value" };
  return answer === "holding" && keys.startsWith("weight") ? { kind: "size", what: "weight" } : null;
}

/** True if a figure of a question can be compared with a bound, and the bound says enough. */
export function isBounded(
  { answers, deed, uses }: QuestionEntry,
  { bounds, sizes }: Bounds,
  direction: "up" | "down" | null,
): boolean {
  const areSeveral = answers.length > 1 || answers.some((answer) => /^figures:|^quoteFigure:[^~]*,/.test(answer));
  if (deed !== null || areSeveral || !uses.includes("condition")) return false;
  // "Down less than 5%" has two ends, and "a payout ratio of 20%" none.
  if (direction !== null && bounds.some(({ is }) => is === "below")) return false;
  return sizes.length === 0 || (direction !== null && isOfMove({ answers }));
}

/** True for a question about how a price or a value changed. */
export function isOfMove({ answers }: Pick<QuestionEntry, "answers">): boolean {
  return answers.some((answer) => /^(?:price|change|gain|performance)(?![A-Za-z])/.test(answer));
}

/** True if a question can be asked of each entry of a list, and what is asked of them can be answered. */
export function isAskedOfEach(
  entry: QuestionEntry,
  list: Listed,
  {
    accounts,
    isTimed,
    direction,
  }: { readonly accounts: readonly string[]; readonly isTimed: boolean; readonly direction: "up" | "down" | null },
): boolean {
  const figure = figureOf(entry);
  if (figure === null || accounts.length > (list.of === "holdings" ? 1 : 0)) return false;
  if (list.of === "watchlist" && (entry.of === "own" || isTimed)) return false;
  // How a list did without an order or a way is one figure of all.
  if (figure.kind === "move" && !isOrdered(list) && direction === null) return false;
  if (figure.kind !== "move") return list.sizes.length === 0 && !isTimed;
  // "Down less than 5%" has two ends.
  const isNarrow = direction !== null && list.bounds.some(({ is }) => is === "below");
  return (list.sizes.length === 0 || direction !== null) && !isNarrow;
}

/** True where the entries are picked or put in order. */
export function isOrdered({ end, bounds }: Listed): boolean {
  return end !== null || bounds.length > 0;
}

/** What is meant where no figure is named: a change by its way, a weight or value by the unit of its bound. */
export function meantByBounds(
  { bounds, areStocks }: Pick<Listed, "bounds" | "areStocks">,
  direction: "up" | "down" | null,
): QuestionId | null {
  const kind = bounds[0]?.amount.kind;
  // "Rose above $100", "stocks under $50": a price may be meant.
  if (kind === "money" && (direction !== null || areStocks)) return null;
  if (direction !== null) return "change";
  return kind === "percent" ? "weight" : kind === "money" ? "holding" : null;
}

/** Writes the figure of each entry that fits, or of all in order. */
export async function writeList(
  entry: QuestionEntry,
  list: Listed,
  { asked, draft }: { readonly asked: Asked; readonly draft: AnswerDraft },
): Promise<void> {
  const figure = figureOf(entry);
  if (figure === null) throw new Error("there is no figure of each");
  const { direction } = asked.slots;
  const isMove = figure.kind === "move";
  // Without a time, a holding moved since it was bought. "Lost the most" is the lowest.
  const isSinceBought = asked.period === null || asked.period.kind === "since-bought";
  const what = isMove && list.of === "holdings" && isSinceBought ? "gain" : figure.what;
  const end = isMove && direction === "down" && list.end === "most" ? "least" : list.end;
  const conditions = conditionsOf(list, isMove ? direction : null);
  const isPicked = conditions.length > 0 || (isMove && direction !== null && end === null);
  const [answer, given] = isPicked
    ? [list.of === "watchlist" ? "fittingWatched" : "fitting", what]
    : isMove && list.of === "watchlist"
      ? ["rank", "quote.changePercent"]
      : isMove
        ? ["gains", end ?? "both"]
        : [figure.kind === "size" ? "holdings" : "rank", what];
  await answerers[answer]?.answer(
    {
      ...asked,
      period: isSinceBought ? null : asked.period,
      symbols: [],
      whats: [given],
      slots: {
        ...asked.slots,
        isOwn: list.of === "holdings",
        place: list.of === "watchlist" ? "watchlist" : null,
        conditions,
        direction: isPicked && isMove ? direction : null,
        rank: isPicked ? null : (end ?? "most"),
        limit: null,
      },
    },
    draft,
  );
}

/** Bounds as answers compare with them. "Lost more than 5%" is a change below −5%. */
export function conditionsOf({ bounds, sizes }: Bounds, way: "up" | "down" | null): readonly Condition[] {
  const stated = [
    ...bounds,
    ...sizes.map((amount) => ({ is: "above", isInclusive: true, amount, ...amount.at }) as const),
  ];
  return stated.map(({ is, isInclusive, amount: { kind, value, currency } }) => {
    const isDown = way === "down" && is === "above";
    return {
      is: isDown ? "below" : is,
      isInclusive,
      kind: kind === "shares" ? "number" : kind,
      value: isDown ? -Math.abs(value) : value,
      currency,
      isOfChange: way !== null,
    };
  });
}
