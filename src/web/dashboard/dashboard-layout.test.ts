import { describe, expect, it } from "vitest";
import {
  type Arrangement,
  type CardPlace,
  dropped,
  inZone,
  layoutToStore,
  moved,
  resolveLayout,
  sectionsOf,
  withCard,
  withoutCard,
} from "./dashboard-layout.ts";

const places: readonly CardPlace[] = [
  { id: "strip", zones: ["wide"], phonePlace: 9 },
  { id: "chart", zones: ["main", "wide"], phonePlace: 1 },
  { id: "movers", zones: ["side", "main"], phonePlace: 2 },
  { id: "list", zones: ["main", "wide"], phonePlace: 3, phonePlaceWithoutHoldings: 0 },
  { id: "events", zones: ["side", "main"], phonePlace: 4 },
];
const usual = resolveLayout(null, places, true);
const ids = ({ cards }: Arrangement): string[] => cards.map(({ id }) => id);
const zoneOf = ({ cards }: Arrangement, id: string) => cards.find((card) => card.id === id)?.zone;
const stored = (arrangement: Arrangement, before: unknown = null) => layoutToStore(arrangement, before, places, true);

describe("a stored layout", () => {
  it("is the default without one", () => {
    expect(ids(usual)).toEqual(["strip", "chart", "movers", "list", "events"]);
    expect(usual.phone).toEqual(["chart", "movers", "list", "events", "strip"]);
    expect(usual.hidden).toEqual([]);
    expect(resolveLayout(null, places, false).phone[0]).toBe("list");
  });

  it("leaves out cards that this version doesn't know, and doubles", () => {
    const found = resolveLayout(
      {
        cards: [
          { id: "weather", zone: "side" },
          { id: "list", zone: "wide" },
          { id: "list", zone: "main" },
          { id: "chart", zone: "main" },
        ],
        phone: ["list", "weather", "list"],
        hidden: ["weather", "events", "events"],
      },
      places,
      true,
    );
    expect(ids(found).toSorted()).toEqual(["chart", "list", "movers", "strip"]);
    expect(found.phone.toSorted()).toEqual(["chart", "list", "movers", "strip"]);
    expect(found.phone.indexOf("list")).toBeLessThan(found.phone.indexOf("strip"));
    expect(found.hidden).toEqual(["events"]);
  });

  it("gets cards that are newer than it at their usual places", () => {
    const cards = ["list", "chart", "strip"].map((id) => ({ id, zone: id === "strip" ? "wide" : "main" }));
    const found = resolveLayout({ cards, phone: ["strip", "list", "chart"], hidden: [] }, places, true);
    expect(ids(found)).toEqual(["list", "events", "chart", "movers", "strip"]);
    expect(found.phone).toEqual(["strip", "list", "events", "chart", "movers"]);
    expect(zoneOf(found, "events")).toBe("side");
  });

  it("hides a card that is both shown and hidden", () => {
    const found = resolveLayout({ cards: [{ id: "chart", zone: "main" }], phone: [], hidden: ["chart"] }, places, true);
    expect(ids(found)).not.toContain("chart");
    expect(found.phone).not.toContain("chart");
  });

  it("puts a card into its default zone if it doesn't fit into the stored one", () => {
    const found = resolveLayout({ cards: [{ id: "chart", zone: "side" }] }, places, true);
    expect(zoneOf(found, "chart")).toBe("main");
  });

  it.each([
    ["text", "no layout"],
    ["a list", [1, 2]],
    ["other fields", { order: ["chart"] }],
    ["wrong fields", { cards: "chart", phone: { 0: "chart" }, hidden: [7, null] }],
    ["wrong cards", { cards: [null, "chart", { id: 3, zone: "main" }, { id: "chart", zone: "attic" }] }],
    ["empty lists", { cards: [], phone: [], hidden: [] }],
  ])("that is %s gives the default", (_name, value) => {
    expect(resolveLayout(value, places, true)).toEqual(usual);
  });

  it("may hide every card", () => {
    const all = places.map(({ id }) => id);
    const found = resolveLayout({ cards: [], phone: [], hidden: all }, places, true);
    expect(found).toEqual({ cards: [], phone: [], hidden: all });
    expect(sectionsOf(found.cards)).toEqual([]);
  });
});

describe("what is stored", () => {
  it("is nothing for the default", () => {
    expect(stored(usual)).toBeNull();
    expect(stored(moved(moved(usual, "chart", 1, "list"), "chart", -1, "list"))).toBeNull();
  });

  it("gives the same arrangement back", () => {
    for (const changed of [
      moved(usual, "list", -1, "columns"),
      moved(usual, "strip", -1, "phone"),
      inZone(usual, "list", "wide"),
      withoutCard(withoutCard(usual, "strip"), "movers"),
    ])
      expect(resolveLayout(stored(changed), places, true)).toEqual(changed);
  });

  it("holds no order that wasn't changed", () => {
    expect(stored(withoutCard(usual, "movers"))).toEqual({ cards: [], phone: [], hidden: ["movers"] });
    expect(stored(moved(usual, "chart", 1, "phone"))).toMatchObject({ cards: [] });
  });

  it("keeps the cards of other versions", () => {
    const before = {
      cards: [{ id: "weather", zone: "side" }],
      phone: ["weather"],
      hidden: ["horoscope"],
    };
    expect(stored(usual, before)).toEqual(before);
    expect(stored(withoutCard(usual, "list"), before)?.hidden).toEqual(["list", "horoscope"]);
  });
});

describe("moving a card", () => {
  it("goes one place up or down in a list, and stays at the ends", () => {
    expect(ids(moved(usual, "list", -1, "list"))).toEqual(["strip", "chart", "list", "movers", "events"]);
    expect(ids(moved(usual, "strip", -1, "list"))).toEqual(ids(usual));
    expect(ids(moved(usual, "events", 1, "list"))).toEqual(ids(usual));
    expect(moved(usual, "strip", -1, "phone").phone).toEqual(["chart", "movers", "list", "strip", "events"]);
    expect(moved(usual, "strip", 1, "phone")).toEqual(usual);
  });

  it("stays in its column and passes wide cards", () => {
    const up = moved(usual, "list", -1, "columns");
    expect(sectionsOf(up.cards)[1]).toEqual({ kind: "columns", main: ["list", "chart"], side: ["movers", "events"] });
    const further = moved(up, "list", -1, "columns");
    expect(sectionsOf(further.cards)[0]).toEqual({ kind: "columns", main: ["list"], side: [] });
    expect(sectionsOf(further.cards)[1]).toEqual({ kind: "wide", id: "strip" });
    expect(moved(usual, "list", 1, "columns")).toEqual(usual);
  });

  it("changes the column", () => {
    expect(sectionsOf(inZone(usual, "movers", "main").cards)[1]).toEqual({
      kind: "columns",
      main: ["chart", "movers", "list"],
      side: ["events"],
    });
  });

  it("is dropped before another card or last", () => {
    expect(ids(dropped(usual, { id: "events", zone: "main" }, "chart", "columns"))).toEqual([
      "strip",
      "events",
      "chart",
      "movers",
      "list",
    ]);
    expect(zoneOf(dropped(usual, { id: "events", zone: "main" }, "chart", "columns"), "events")).toBe("main");
    expect(ids(dropped(usual, { id: "strip", zone: "wide" }, null, "columns")).at(-1)).toBe("strip");
    expect(dropped(usual, { id: "strip", zone: "wide" }, "chart", "phone").phone[0]).toBe("strip");
    expect(dropped(usual, { id: "list", zone: "main" }, "list", "columns")).toEqual(usual);
  });

  it("keeps every card exactly once, whatever is done", () => {
    let arrangement = usual;
    for (let round = 0; round < 40; round += 1) {
      const id = places[(round * 3) % places.length]?.id ?? "";
      arrangement = moved(
        arrangement,
        id,
        round % 2 === 0 ? 1 : -1,
        (["phone", "list", "columns"] as const)[round % 3] ?? "list",
      );
      expect(ids(arrangement).toSorted()).toEqual(ids(usual).toSorted());
      expect(arrangement.phone.toSorted()).toEqual(usual.phone.toSorted());
    }
  });
});

it("shows a hidden card at its usual place again", () => {
  const without = withoutCard(moved(usual, "list", -1, "columns"), "movers");
  const again = withCard(without, "movers", places, true);
  expect(again.hidden).toEqual([]);
  expect(ids(again).indexOf("movers")).toBe(ids(again).indexOf("chart") + 1);
  expect(again.phone.toSorted()).toEqual(usual.phone.toSorted());
});
