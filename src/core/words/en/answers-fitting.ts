import type { Texts } from "../texts.ts";

export type Fitted = "investments" | "watched" | "holdings" | "named";

/** One condition in a sentence about those that meet it. */
export interface Joined {
  readonly joint: "and" | "or" | null;
  readonly isOne: boolean;
}

const joints = { and: " and ", or: " or " };
const nouns: Readonly<Record<Fitted, string>> = {
  investments: "investments",
  watched: "watched symbols",
  named: "symbols",
  holdings: "holdings",
};

/** Picks of what the user holds or watches by bounds. `source` is the mark of a source: "[2]". */
export const fitting = {
  singleDay: "This is known for a single day only. Name one, or ask for the gain over that time.",
  watchedBy: "The watchlist can be narrowed by price, change of the day and key figures, with a bound of that unit.",
  heldBy: "Holdings can be picked by value, weight, gain and key figures, with a bound of that unit.",
  otherUnit: "The bound has a different unit from this figure.",
  otherCurrency: (currency: string | null) =>
    `These values are in ${currency ?? "another currency"}. Name the bound in it.`,
  figures: {
    weight: "a weight",
    value: "a value",
    averageCost: "an average cost",
    price: "a price",
    held: "a holding time",
    income: "an income of twelve months",
    shares: "a number of shares",
    totalGain: "a total gain",
    return: "a return",
    dayChange: "a day change",
    unrealised: "an unrealised gain",
  },
  /** "A beta", "an expense ratio", "a P/E". */
  figure: (name: string) => {
    const words = /^\p{Lu}\p{Ll}/u.test(name) ? `${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
    return `${/^[aeio]|^E[A-Z]/.test(words) ? "an" : "a"} ${words}`;
  },
  since: (day: string) => `since ${day}`,
  titles: {
    investments: "Holdings that fit",
    holdings: "Holdings that fit",
    watched: "Symbols that fit",
    named: "Symbols that fit",
  },
  all: (of: Fitted) => nouns[of],
  has: ({
    figure,
    range,
    isInclusive,
    isPast,
    joint,
    isOne,
  }: Texts<"figure" | "range"> & Joined & { readonly isInclusive: boolean; readonly isPast: boolean }) =>
    `${joint === null ? "" : joints[joint]}${isPast ? "had" : isOne ? "has" : "have"} ${figure} ${isInclusive ? "of " : ""}${range}`,
  near: ({
    bound,
    isBeyond,
    end,
    joint,
    isOne,
  }: Texts<"bound"> & Joined & { readonly isBeyond: boolean; readonly end: "high" | "low" }) =>
    `${joint === null ? "" : joints[joint]}${isOne ? "is" : "are"} ${isBeyond ? `more than ${bound} ${end === "high" ? "below" : "above"}` : `within ${bound} of`} the 52-week ${end}`,
  fit: ({
    count,
    all,
    of,
    conditions,
    time,
    isNone,
    source,
  }: Texts<"count" | "all" | "conditions" | "source"> & {
    readonly of: Fitted;
    readonly time: Texts<"from" | "to"> | undefined;
    readonly isNone: boolean;
  }) =>
    `**${count} of ${of === "named" ? "these" : "your"} ${all} ${nouns[of]}** ${conditions}${time === undefined ? "" : ` from ${time.from} to ${time.to}`} ${source}${isNone ? "." : ":"}`,
  one: ({ symbol, values }: Texts<"symbol"> & { readonly values: readonly string[] }) =>
    `**${symbol}**: ${values.join(", ")}`,
  unknown: ({ figure, list }: Texts<"figure" | "list">) =>
    `${figure.charAt(0).toUpperCase()}${figure.slice(1)} isn't known for ${list}.`,
  leftOut: (list: string) => `Left out: ${list}.`,
  notCompared: ({ currency, list }: Texts<"list"> & { readonly currency: string | null }) =>
    `In ${currency ?? "another currency"}, not compared: ${list}.`,
  soldCount: "Sold investments count, with what the sales realised and what was paid out.",
};
