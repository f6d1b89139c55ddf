import { describe, expect, it } from "vitest";
import type { Fact, FigureUnit } from "../grounding/evidence.ts";
import { englishValues, markOf, marksIn, renderMarks, withoutMarks } from "./index.ts";

const fact = (id: string, value: number, unit: FigureUnit, currency: string | null = null): Fact => ({
  id,
  kind: "data",
  label: id,
  subject: { symbol: "NVDA", names: ["NVIDIA"] },
  value,
  unit,
  currency,
  period: null,
  source: Number(id.split(".")[0]),
  asOf: "2026-03-04T16:00:00Z",
  status: "live",
  formula: null,
  inputs: [],
});
const facts = [
  fact("1.price", 178.88, "money", "USD"),
  fact("1.changePercent", -2.07, "percent"),
  fact("1.unchanged", 0, "percent"),
  fact("1.pe", 52.4, "number"),
  fact("1.marketCap", 4.351e12, "money", "USD"),
  fact("2.revenue", 200, "money", "USD"),
  fact("2.flow", 50, "money", "USD"),
  fact("2.zero", 0, "money", "USD"),
  fact("2.loss", -12.5, "money", "USD"),
  fact("2.lag", -3.22, "percentage-points"),
  fact("2.BRK-B.price", 480.5, "money", "USD"),
  fact("3.value", 90, "money", "EUR"),
  fact("3.due", Date.parse("2026-03-04T00:00:00Z"), "date"),
];
const render = (text: string) => renderMarks(text, (id) => facts.find((known) => known.id === id));
const written = (text: string) => render(text).text;

describe("a text with marks", () => {
  it.each([
    ["NVDA is at {{1.price}} [1].", "NVDA is at $178.88 [1]."],
    ["It changed by {{1.changePercent|signed}}.", "It changed by −2.07%."],
    ["It is down {{ 1.changePercent | size }}.", "It is down 2.07%."],
    ["It {{1.changePercent|direction}} today.", "It fell 2.07% today."],
    ["It {{1.unchanged|direction}} today.", "It was unchanged today."],
    ["Worth {{1.marketCap|short}}.", "Worth $4.4T."],
    ["Worth {{1.price|short}}.", "Worth $179."],
    ["Due on {{3.due}}.", "Due on 4 March 2026."],
    ["{{2.BRK-B.price}}", "$480.50"],
    ["A margin of {{= 2.flow / 2.revenue | percent}}.", "A margin of 25%."],
    ["{{= 2.revenue - 2.flow}} left", "$150.00 left"],
    ["{{= (2.revenue + 2.flow) / 2 }}", "$125.00"],
    ["{{1.price|sideways}}", "$178.88"],
    ["{{1.price|SHORT}} or {{1.price | 2dp}}", "$179 or $178.88"],
    ["{{1.changePercent|short|signed}}", "−2.1%"],
    ["{{= {{2.flow}} / {{2.revenue}} | percent}}", "25%"],
    ["{{= 2.revenue-2.flow}}", "$150.00"],
    ["{{= 2.flow / 2.revenue - 1 | percent}}", "−75%"],
    ["{{= 2.revenue / 4}}", "$50.00"],
    ["{{= (2.flow / 2.revenue - 1) * 100 }}", "−75.00"],
    ["It {{2.loss|direction}}.", "It lost $12.50."],
    ["It {{2.lag|direction}}.", "It trailed by 3.22 points."],
    ["{{1.pe|direction}}", "52.40"],
    ["down -{{1.changePercent|signed}}", "down −2.07%"],
    ["at ${{1.price}} a share", "at $178.88 a share"],
    ["at {{1.price}} USD.", "at $178.88."],
    ["at {{1.price}} USDT", "at $178.88 USDT"],
    ["({{1.changePercent|signed}}%)", "(−2.07%)"],
    ["{{1.changePercent}} % of it, in € {{3.value}}", "−2.07% of it, in €90.00"],
  ])("%s", (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it.each([
    ["a fact that is not there", "{{9.price}}"],
    ["no id", "{{price}}"],
    ["a division by zero", "{{= 2.flow / 2.zero}}"],
    ["euros plus dollars", "{{= 2.flow + 3.value}}"],
    ["a number typed into a calculation", "{{= 1.price * 1.37}}"],
    ["nothing but numbers", "{{= 100 / 4}}"],
    ["no calculation", "{{= 2.flow; drop}}"],
    ["an open bracket", "{{= (2.flow}}"],
    ["a negative date", "{{= -3.due}}"],
    ["a plain number by money", "{{= 100 / 1.price}}"],
    ["per cent by money", "{{= 1.changePercent / 1.price}}"],
    ["a product of constants", "{{= 1.price * 252 * 2}}"],
    ["the same constant twice", "{{= 1.price * 2 * 2}}"],
    ["a number built of constants", "{{= 1.price / 1.price * 100 + 52 + 12}}"],
    ["an empty mark", "{{}}"],
    ["a form alone", "{{|signed}}"],
  ])("writes a placeholder for %s, with a figure that isn't found", (_, text) => {
    const { text: words, figures } = render(`It is ${text} now`);
    expect(words).toBe(`It is ${englishValues.unknown} now`);
    expect(figures.map(({ text, state, start }) => [text, state, start])).toEqual([
      [englishValues.unknown, "not-found", 6],
    ]);
  });

  it("keeps each figure with its fact and position in the text", () => {
    const { text, figures } = render(
      "Price {{1.price}}, ratio {{= 2.flow / 2.revenue | percent}}, {{9.none}}, {{1.pe}}.",
    );
    expect(figures.map(({ start, end }) => text.slice(start, end))).toEqual([
      "$178.88",
      "25%",
      englishValues.unknown,
      "52.40",
    ]);
    expect(figures.map(({ factId, usedFactIds }) => [factId, usedFactIds])).toEqual([
      ["1.price", ["1.price"]],
      [null, ["2.flow", "2.revenue"]],
      [null, []],
      ["1.pe", ["1.pe"]],
    ]);
    expect(figures[1]).toMatchObject({ state: "computed", formula: "50 ÷ 200", source: 2, value: 25, unit: "percent" });
  });

  it("leaves text that isn't a mark unchanged", () => {
    for (const text of ["a { b } c", "{{", "{{1.price", "}}", "{1.price}", `{{${"x".repeat(300)}}}`]) {
      expect(marksIn(text), text).toEqual([]);
      expect(written(text)).toBe(text);
    }
  });

  it("handles 200 facts in one text", () => {
    const text = Array.from({ length: 200 }, () => "{{1.price}}").join(" and ");
    expect(render(text).figures).toHaveLength(200);
  });

  it("can't be written by an outside text", () => {
    expect(written(withoutMarks("Your {{1.price}} and {{{1.price}}}"))).not.toContain("178.88");
  });

  it("renders the marks that markOf writes", () => {
    expect(written(`${markOf("1.changePercent", "signed")} at ${markOf("1.price")}`)).toBe("−2.07% at $178.88");
  });
});
