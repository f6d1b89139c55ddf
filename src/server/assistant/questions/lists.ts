import type { Language } from "#core/languages/languages.ts";
import { folded } from "#core/questions/features.ts";
import { type AmountPlace, readAmounts } from "#core/questions/read-amounts.ts";
import { type BoundPlace, readBound, readList, readRanks, readSorted } from "#core/questions/read-lists.ts";
import type { AnswerDraft } from "../computed/answer-draft.ts";
import type { Asked } from "../computed/answers/answerer.ts";
import { answerers } from "../computed/plan.ts";
import type { Condition } from "../computed/slots/slots.ts";
import type { QuestionEntry, QuestionId } from "./list.ts";

/** A list in the place that a question has for a symbol, and what is asked of its entries. */
export interface Listed {
  readonly of: "holdings" | "watchlist";
  readonly areStocks: boolean;
  /** The end that the entries are put in order from. */
  readonly end: "most" | "least" | null;
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
  { isWord }: { readonly isWord: (word: string) => boolean },
): WithList | null {
  const plain = folded(text);
  const list = readList(plain, language);
  if (list === null) return null;
  const amounts = readAmounts(plain, language, { isWord }).filter(({ kind }) => kind !== "shares");
  const bounds = amounts.flatMap((amount) => readBound(plain, amount, language) ?? []);
  const sizes = amounts.filter(
    (amount) => bounds.every((bound) => bound.amount !== amount) && amount.kind === "percent",
  );
  const isFree = ({ from, to }: { readonly from: number; readonly to: number }) =>
    bounds.every((other) => to <= other.from || other.to <= from);
  const ranks = readRanks(plain, language).filter(isFree);
  const named = new Set(ranks.map(({ end }) => end));
  const sorted = readSorted(plain, language);
  // "The best and the worst", "under 10 or over 50" and "the highest below 30" are more than one thing.
  const isOr = new RegExp(String.raw`(?<!\p{L})(?:or|oder|ou|o|か|または)(?!\p{L})`, "u");
  const [first, second] = bounds;
  const areOther = first !== undefined && second !== undefined && isOr.test(plain.slice(first.to, second.from));
  if (named.size > 1 || areOther || bounds.length > 2 || (named.size > 0 && bounds.length > 0)) return null;
  const [end = sorted.length > 0 ? "most" : null] = named;
  const cut = [...bounds, ...ranks, ...sorted, ...sizes.map(({ at }) => at), ...list.places];
  return { text: without(text, cut), list: { of: list.of, areStocks: list.areStocks, end, bounds, sizes } };
}

/** A text with a place for a symbol in the stead of the words of its list, order and bounds. */
function without(text: string, cut: readonly { readonly from: number; readonly to: number }[]): string {
  const letters = [...cut].reduce(
    (rest, { from, to }) => `${rest.slice(0, from)}${" ".repeat(to - from)}${rest.slice(to)}`,
    text,
  );
  return `{symbol} ${letters}`;
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
export function meantByBounds({ bounds, areStocks }: Listed, direction: "up" | "down" | null): QuestionId | null {
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
  const end = isMove && direction?.way === "down" && list.end === "most" ? "least" : list.end;
  const conditions = conditionsOf(list, isMove ? (direction?.way ?? null) : null);
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
        symbols: [],
        isOwn: list.of === "holdings",
        place: list.of === "watchlist" ? { domain: "watchlist", at: nowhere } : null,
        conditions,
        direction: isPicked && isMove ? direction : null,
        rank: isPicked ? null : { end: end ?? "most", at: nowhere },
        limit: null,
      },
    },
    draft,
  );
}

const nowhere = { from: 0, to: 0 };

/** "Lost more than 5%" is a change below −5%. */
function conditionsOf({ bounds, sizes }: Listed, way: "up" | "down" | null): readonly Condition[] {
  const stated = [
    ...bounds,
    ...sizes.map((amount) => ({ is: "above", isInclusive: true, amount, ...amount.at }) as const),
  ];
  return stated.map(({ is, isInclusive, amount: { kind, value, currency }, from, to }) => {
    const isDown = way === "down" && is === "above";
    return {
      is: isDown ? "below" : is,
      isInclusive,
      kind: kind === "shares" ? "number" : kind,
      value: isDown ? -Math.abs(value) : value,
      currency,
      of: null,
      isAlternative: false,
      at: { from, to },
    };
  });
}
