import type { DashboardLayout, DashboardZone } from "#contract/settings.ts";

/** Where a card may be, and where it is unless the user moves it. Cards come in the order of a wide window. */
export interface CardPlace {
  readonly id: string;
  /** The zones it fits into. The first is its default. */
  readonly zones: readonly [DashboardZone, ...DashboardZone[]];
  /** Its place on a phone, lowest first. */
  readonly phonePlace: number;
  /** The same for users without holdings; omit if it doesn't differ. */
  readonly phonePlaceWithoutHoldings?: number;
}

export interface PlacedCard {
  readonly id: string;
  readonly zone: DashboardZone;
}

/** Known cards alone, each exactly once: shown in both orders, or hidden. */
export interface Arrangement {
  /** The order on wide windows and tablets. */
  readonly cards: readonly PlacedCard[];
  /** The order on phones, of the same cards. */
  readonly phone: readonly string[];
  readonly hidden: readonly string[];
}

/** Part of a wide dashboard: a card over the full width, or two columns. */
export type DashboardSection =
  | { readonly kind: "wide"; readonly id: string }
  | { readonly kind: "columns"; readonly main: readonly string[]; readonly side: readonly string[] };

/** A window shows one list in the phone's order, one list, or two columns. */
export type DashboardForm = "phone" | "list" | "columns";

export type Step = -1 | 1;

/**
 * Returns the arrangement of a stored layout. Cards that it doesn't know yet get their default places; cards that this
 * version doesn't know are left out. `stored` comes from the account or local storage and may be anything.
 */
export function resolveLayout(stored: unknown, places: readonly CardPlace[], hasHoldings: boolean): Arrangement {
  const given = readLayout(stored);
  const byId = new Map(places.map((place) => [place.id, place]));
  const hidden = unique(given.hidden).filter((id) => byId.has(id));
  const shown = places.filter(({ id }) => !hidden.includes(id));
  const zones = new Map(given.cards.map(({ id, zone }) => [id, zone]));
  const order = completed(
    given.cards.map(({ id }) => id),
    shown.map(({ id }) => id),
  );
  const cards = order.flatMap((id): PlacedCard[] => {
    const place = byId.get(id);
    if (place === undefined) return [];
    const zone = zones.get(id);
    return [{ id, zone: place.zones.find((possible) => possible === zone) ?? place.zones[0] }];
  });
  return { cards, phone: completed(given.phone, phoneOrder(shown, hasHoldings)), hidden };
}

/**
 * Returns the layout to store, null for the default. An order equal to the default is left empty, so that later versions
 * can improve it. Cards that only another version knows keep their state.
 */
export function layoutToStore(
  { cards, phone, hidden }: Arrangement,
  storedBefore: unknown,
  places: readonly CardPlace[],
  hasHoldings: boolean,
): DashboardLayout | null {
  const before = readLayout(storedBefore);
  const isUnknown = (id: string): boolean => !places.some((place) => place.id === id);
  const usual = resolveLayout({ hidden }, places, hasHoldings);
  const isUsual = cards.every(({ id, zone }, at) => usual.cards[at]?.id === id && usual.cards[at].zone === zone);
  const layout = {
    cards: [...(isUsual ? [] : cards), ...before.cards.filter(({ id }) => isUnknown(id))],
    phone: [...(phone.join() === usual.phone.join() ? [] : phone), ...before.phone.filter(isUnknown)],
    hidden: [...hidden, ...unique(before.hidden).filter(isUnknown)],
  };
  return layout.cards.length + layout.phone.length + layout.hidden.length === 0 ? null : layout;
}

/** Returns the sections of a wide window: wide cards divide the others into pairs of columns. */
export function sectionsOf(cards: readonly PlacedCard[]): DashboardSection[] {
  const sections: DashboardSection[] = [];
  for (const { id, zone } of cards) {
    if (zone === "wide") {
      sections.push({ kind: "wide", id });
      continue;
    }
    const last = sections.at(-1);
    const columns = last?.kind === "columns" ? last : { kind: "columns" as const, main: [], side: [] };
    if (last?.kind === "columns") sections.pop();
    sections.push({ ...columns, [zone]: [...columns[zone], id] });
  }
  return sections;
}

/** Moves a card one place up or down as the window shows it; the same arrangement if it is at the end. */
export function moved(arrangement: Arrangement, id: string, step: Step, form: DashboardForm): Arrangement {
  const { cards, phone } = arrangement;
  if (form === "phone") return { ...arrangement, phone: relocated(phone, phone.indexOf(id), phone.indexOf(id) + step) };
  const from = cards.findIndex((card) => card.id === id);
  const zone = cards[from]?.zone;
  let to = from + step;
  // In two columns, cards of the other column are no step.
  if (form === "columns" && zone !== "wide")
    while (cards[to] !== undefined && cards[to]?.zone !== zone && cards[to]?.zone !== "wide") to += step;
  return { ...arrangement, cards: relocated(cards, from, to) };
}

/** Puts a card before another one, or last, into a zone. */
export function dropped(
  arrangement: Arrangement,
  { id, zone }: PlacedCard,
  before: string | null,
  form: DashboardForm,
): Arrangement {
  if (form === "phone") return { ...arrangement, phone: inserted(arrangement.phone, id, before, (one) => one) };
  const cards = arrangement.cards.map((card) => (card.id === id ? { id, zone } : card));
  return { ...arrangement, cards: inserted(cards, { id, zone }, before, (one) => one.id) };
}

/** Changes a card's zone. It keeps its place in the order. */
export function inZone(arrangement: Arrangement, id: string, zone: DashboardZone): Arrangement {
  return { ...arrangement, cards: arrangement.cards.map((card) => (card.id === id ? { id, zone } : card)) };
}

export function withoutCard({ cards, phone, hidden }: Arrangement, id: string): Arrangement {
  return {
    cards: cards.filter((card) => card.id !== id),
    phone: phone.filter((other) => other !== id),
    hidden: [...hidden, id],
  };
}

/** Shows a hidden card at its default place among the others. */
export function withCard(
  { cards, phone, hidden }: Arrangement,
  id: string,
  places: readonly CardPlace[],
  hasHoldings: boolean,
): Arrangement {
  const rest = hidden.filter((other) => other !== id);
  return resolveLayout({ cards, phone, hidden: rest }, places, hasHoldings);
}

function phoneOrder(places: readonly CardPlace[], hasHoldings: boolean): string[] {
  const placeOf = (place: CardPlace): number =>
    hasHoldings ? place.phonePlace : (place.phonePlaceWithoutHoldings ?? place.phonePlace);
  return places.toSorted((one, other) => placeOf(one) - placeOf(other)).map(({ id }) => id);
}

/** Returns an order with exactly the usual cards. Each missing one follows the card that it usually follows. */
function completed(order: readonly string[], usual: readonly string[]): string[] {
  const result = unique(order).filter((id) => usual.includes(id));
  for (const [at, id] of usual.entries()) {
    if (result.includes(id)) continue;
    const before = usual.slice(0, at).findLast((other) => result.includes(other));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  }
  return result;
}

function relocated<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || items[to] === undefined) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

function inserted<Item>(
  items: readonly Item[],
  item: Item,
  before: string | null,
  idOf: (item: Item) => string,
): readonly Item[] {
  if (before === idOf(item)) return items;
  const others = items.filter((other) => idOf(other) !== idOf(item));
  const at = others.findIndex((other) => idOf(other) === before);
  return at === -1 ? [...others, item] : others.toSpliced(at, 0, item);
}

function readLayout(value: unknown): DashboardLayout {
  const { cards, phone, hidden } = asObject(value);
  return {
    cards: asList(cards).flatMap((card) => {
      const { id, zone } = asObject(card);
      return typeof id === "string" && isZone(zone) ? [{ id, zone }] : [];
    }),
    phone: asList(phone).filter((id) => typeof id === "string"),
    hidden: asList(hidden).filter((id) => typeof id === "string"),
  };
}

function isZone(value: unknown): value is DashboardZone {
  return value === "wide" || value === "main" || value === "side";
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function unique(ids: readonly string[]): string[] {
  return [...new Set(ids)];
}
