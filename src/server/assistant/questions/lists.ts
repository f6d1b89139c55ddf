import type { Language } from "#core/languages/languages.ts";
import { folded } from "#core/questions/features.ts";
import { type AmountPlace, readAmounts } from "#core/questions/read-amounts.ts";
import { type BoundPlace, readBound, readList, readRanks } from "#core/questions/read-lists.ts";
import type { AnswerDraft } from "../computed/answer-draft.ts";
import type { Asked } from "../computed/answers/answerer.ts";
import { answerers } from "../computed/plan.ts";
import type { Condition } from "../computed/slots/slots.ts";
import type { QuestionEntry, QuestionId } from "./list.ts";

/** A list that stands where a question has a symbol, and what is asked of its entries. */
export interface Listed {
  readonly of: "holdings" | "watchlist";
  /** The list as it was written: "my stocks". */
  readonly written: string;
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
  const place = readList(plain, language);
  if (place === null) return null;
  const amounts = readAmounts(plain, language, { isWord }).filter(({ kind }) => kind !== "shares");
  const bounds = amounts.flatMap((amount) => readBound(plain, amount, language) ?? []);
  const sizes = amounts.filter(
    (amount) => bounds.every((bound) => bound.amount !== amount) && amount.kind === "percent",
  );
  const isFree = ({ from, to }: { readonly from: number; readonly to: number }) =>
    [place, ...bounds].every((other) => to <= other.from || other.to <= from);
  const ranks = readRanks(plain, language).filter(isFree);
  const cut = [
    { ...place, by: "{symbol}" },
    ...[...bounds, ...ranks, ...sizes.map(({ at }) => at)].map(({ from, to }) => ({ from, to, by: "" })),
  ].toSorted((one, other) => other.from - one.from);
  return {
    text: cut.reduce((rest, { from, to, by }) => `${rest.slice(0, from)} ${by} ${rest.slice(to)}`, text),
    list: {
      of: place.of,
      written: text.slice(place.from, place.to).trim(),
      end: ranks[0]?.end ?? null,
      bounds,
      sizes,
    },
  };
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
  const isNarrow = direction === "down" && list.bounds.some(({ is }) => is === "below");
  return (list.sizes.length === 0 || direction !== null) && !isNarrow;
}

/** True where the entries are picked or put in order. */
export function isOrdered({ end, bounds }: Listed): boolean {
  return end !== null || bounds.length > 0;
}

/** What is meant where no figure is named: a change by its way, a weight or value by the unit of its bound. */
export function meantByBounds({ bounds }: Listed, direction: "up" | "down" | null): QuestionId | null {
  if (direction !== null) return "change";
  const kind = bounds[0]?.amount.kind;
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
  const what = isMove && list.of === "holdings" && asked.period === null ? "gain" : figure.what;
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
      value: isDown ? -value : value,
      currency,
      of: null,
      isAlternative: false,
      at: { from, to },
    };
  });
}
