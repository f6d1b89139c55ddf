import { expect, it } from "vitest";
import { combinedLayout } from "./combined-layout.ts";
import {
  type Arrangement,
  type CardPlace,
  dropped,
  inZone,
  layoutToStore,
  resolveLayout,
  withCard,
  withoutCard,
} from "./dashboard-layout.ts";

const places: readonly CardPlace[] = [
  { id: "strip", zones: ["wide"], phonePlace: 9 },
  { id: "chart", zones: ["main", "wide"], phonePlace: 1 },
  { id: "movers", zones: ["side", "main"], phonePlace: 2 },
  { id: "list", zones: ["main", "wide"], phonePlace: 3 },
  { id: "events", zones: ["side", "main"], phonePlace: 4 },
];
const usual = resolveLayout(null, places, true);
const stored = (arrangement: Arrangement) => layoutToStore(arrangement, null, places, true);
const combine = (own: Arrangement, elsewhere: Arrangement, base: Arrangement = usual) =>
  resolveLayout(
    combinedLayout({ base: stored(base), own: stored(own), elsewhere: stored(elsewhere) }, places, true),
    places,
    true,
  );
const order = ({ cards }: Arrangement): string => cards.map(({ id, zone }) => `${id} ${zone}`).join(", ");

const listFirst = dropped(usual, { id: "list", zone: "main" }, "chart", "columns");
const eventsFirst = dropped(usual, { id: "events", zone: "side" }, "strip", "columns");
const withoutMovers = withoutCard(usual, "movers");

it("keeps a move here and a card hidden elsewhere", () => {
  const both = combine(listFirst, withoutMovers);
  expect(both.hidden).toEqual(["movers"]);
  expect(order(both)).toBe("strip wide, list main, chart main, events side");
});

it("keeps the phone's order changed elsewhere", () => {
  const phone = dropped(usual, { id: "strip", zone: "wide" }, "chart", "phone");
  const both = combine(listFirst, phone);
  expect(both.phone).toEqual(phone.phone);
  expect(both.cards).toEqual(listFirst.cards);
});

it("keeps moves of different cards", () => {
  expect(order(combine(listFirst, eventsFirst))).toBe("events side, strip wide, list main, chart main, movers side");
  const wide = inZone(usual, "chart", "wide");
  expect(order(combine(wide, eventsFirst))).toBe("events side, strip wide, chart wide, movers side, list main");
});

it("puts a card that both moved where it was moved here", () => {
  const last = dropped(usual, { id: "list", zone: "main" }, null, "columns");
  expect(order(combine(listFirst, last))).toBe(order(listFirst));
});

it("keeps a card that was added here, and one that was added elsewhere", () => {
  const base = withoutCard(withoutMovers, "events");
  const both = combine(withCard(base, "movers", places, true), withCard(base, "events", places, true), base);
  expect(both.hidden).toEqual([]);
  expect(order(both)).toBe(order(usual));
});

it("is one of the changes if the other one changes nothing", () => {
  for (const changed of [listFirst, eventsFirst, withoutMovers, inZone(usual, "chart", "wide")]) {
    expect(combine(changed, usual)).toEqual(changed);
    expect(combine(usual, changed)).toEqual(changed);
    expect(combine(changed, changed)).toEqual(changed);
  }
});

it("keeps cards that only another version knows", () => {
  const elsewhere = { cards: [], phone: [], hidden: ["weather"] };
  expect(combinedLayout({ base: null, own: stored(withoutMovers), elsewhere }, places, true)).toEqual({
    cards: [],
    phone: [],
    hidden: ["movers", "weather"],
  });
});
