import type { DashboardLayout } from "#contract/settings.ts";
import { type CardPlace, layoutToStore, type PlacedCard, resolveLayout } from "./dashboard-layout.ts";

/**
 * Returns the layout to store after the same one was changed here and elsewhere: with both changes. A card that both
 * moved goes where it was moved here.
 */
export function combinedLayout(
  { base, own, elsewhere }: { readonly base: unknown; readonly own: unknown; readonly elsewhere: unknown },
  places: readonly CardPlace[],
  hasHoldings: boolean,
): DashboardLayout | null {
  const before = resolveLayout(base, places, hasHoldings);
  const here = resolveLayout(own, places, hasHoldings);
  const there = resolveLayout(elsewhere, places, hasHoldings);
  const isHidden = (id: string): boolean =>
    (here.hidden.includes(id) === before.hidden.includes(id) ? there : here).hidden.includes(id);
  const isShown = ({ id }: PlacedCard): boolean => !isHidden(id);
  const onPhone = (ids: readonly string[]): PlacedCard[] => ids.map((id) => ({ id, zone: "wide" }));
  const cards = withMoves(before.cards, here.cards, there.cards).filter(isShown);
  const phone = withMoves(onPhone(before.phone), onPhone(here.phone), onPhone(there.phone)).filter(isShown);
  const hidden = places.map(({ id }) => id).filter(isHidden);
  return layoutToStore({ cards, phone: phone.map(({ id }) => id), hidden }, elsewhere, places, hasHoldings);
}

export function isSameLayout(one: DashboardLayout | null, other: DashboardLayout | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Puts the cards that `here` has in another place than `before` into `there`, each behind the one it follows here. */
function withMoves(
  before: readonly PlacedCard[],
  here: readonly PlacedCard[],
  there: readonly PlacedCard[],
): readonly PlacedCard[] {
  const kept = inSameOrder(before, here);
  const result = there.filter(({ id }) => kept.has(id) || here.every((card) => card.id !== id));
  for (const [at, card] of here.entries()) {
    if (kept.has(card.id)) continue;
    const follows = here.slice(0, at).findLast(({ id }) => result.some((other) => other.id === id));
    result.splice(result.findIndex(({ id }) => id === follows?.id) + 1, 0, card);
  }
  return result;
}

/** Returns the most cards that have the same zone in both lists, and the same order among themselves. */
function inSameOrder(before: readonly PlacedCard[], after: readonly PlacedCard[]): ReadonlySet<string> {
  const runs: { readonly last: number; readonly ids: readonly string[] }[] = [];
  let longest: readonly string[] = [];
  for (const { id, zone } of after) {
    const last = before.findIndex((card) => card.id === id && card.zone === zone);
    if (last === -1) continue;
    const rest = runs
      .filter((run) => run.last < last)
      .reduce<readonly string[]>((best, run) => (run.ids.length > best.length ? run.ids : best), []);
    const ids = [...rest, id];
    runs.push({ last, ids });
    if (ids.length > longest.length) longest = ids;
  }
  return new Set(longest);
}
