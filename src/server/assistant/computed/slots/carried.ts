import { isOfList } from "./conditions.ts";
import type { Slots } from "./slots.ts";

/** Slots without their places in the text; empty where the question has none. */
const valueOf = {
  kind: ({ kind }: Slots) => (kind === "value" ? "" : kind),
  symbols: ({ symbols }: Slots) => symbols.map(({ symbol }) => symbol).join(),
  /** "My portfolio" and "my holdings" are the same. */
  subject: ({ place, isOwn }: Slots) =>
    place === null || place.domain === "portfolio" ? (isOwn ? "portfolio" : "") : place.domain,
  account: ({ account }: Slots) => account?.name ?? "",
  accounts: ({ accounts }: Slots) => accounts.join(),
  part: ({ part }: Slots) => part?.name ?? "",
  moreParts: ({ moreParts }: Slots) => moreParts.map(({ name }) => name).join(),
  sectors: ({ sectors }: Slots) => sectors.map(({ name }) => name).join(),
  currencies: ({ currencies }: Slots) => currencies.map(({ code }) => code).join(),
  party: ({ party }: Slots) => party?.name ?? "",
  exchange: ({ exchange }: Slots) => exchange?.code ?? "",
  measures: ({ measures }: Slots) => measures.flatMap(({ measure: { id, isWeak } }) => (isWeak ? [] : [id])).join(),
  period: ({ period }: Slots) => (period === null ? "" : timeOf(period)),
  morePeriods: ({ morePeriods }: Slots) => morePeriods.map(timeOf).join(),
  amounts: ({ amounts }: Slots) => amounts.map(({ kind, value, currency }) => [kind, value, currency].join(" ")).join(),
  conditions: ({ conditions }: Slots) =>
    conditions.map(({ is, kind, value, currency }) => [is, kind, value, currency].join(" ")).join(),
  comparison: ({ comparison }: Slots) => (comparison === null ? "" : "compared"),
  against: ({ against }: Slots) => against?.is ?? "",
  direction: ({ direction }: Slots) => direction?.way ?? "",
  /** "The biggest loser" has its order in its measure. */
  rank: ({ rank, measures }: Slots) =>
    rank?.end ?? measures.flatMap(({ measure: { id } }) => (/^(?:gainers|losers)$/.test(id) ? [id] : [])).join(),
  limit: ({ limit }: Slots) => (limit === null ? "" : String(limit)),
  newest: ({ newest }: Slots) => (newest === null ? "" : "newest"),
  each: ({ each }: Slots) => (each === null ? "" : "each"),
  by: ({ by }: Slots) => by?.unit ?? "",
  every: ({ every }: Slots) => every?.unit ?? "",
  events: ({ eventFilter: { session, impact, country, names } }: Slots) =>
    [session, impact, country?.code, ...names].filter((one) => one != null).join(),
  extremes: ({ extremes }: Slots) => extremes.map(({ end, unit }) => `${end} ${unit}`).join(),
  action: ({ action }: Slots) => action ?? "",
  unread: ({ unread }: Slots) => unread.map(({ text }) => text.toLowerCase()).join(),
} as const;

export type SlotName = keyof typeof valueOf;

const names = Object.keys(valueOf) as readonly SlotName[];

/**
 * True if a question that was written anew for a follow-up has every slot of the question before, other than those that the
 * follow-up names itself and those that its kind replaces. One that loses a slot would be answered for more than was asked.
 */
export function carriesSlots(
  { before, next, followUp }: { readonly before: Slots; readonly next: Slots; readonly followUp: Slots },
  replaced: readonly SlotName[],
): boolean {
  return names.every((name) => {
    const value = valueOf[name](before);
    // Words that weren't understood may be any slot.
    const isNamed = name !== "unread" && valueOf[name](followUp) !== "";
    if (value === "" || replaced.includes(name) || isNamed) return true;
    // "My holdings" is a list without "which".
    return value === valueOf[name](next) || (name === "each" && isOfList(next.text));
  });
}

function timeOf({ kind, from, to, anchor }: NonNullable<Slots["period"]>): string {
  return [kind, from, to, anchor?.end].join(" ");
}
