import { expect, it } from "vitest";
import { firstWords, namesOfSteps, stepName, stepUnderWay } from "./step-words.ts";

it("says what a step reads, and of which symbols", () => {
  expect(stepName("get_what_moved_me")).toBe("what moved your portfolio");
  expect(stepName("get_price_history")).toBe("price history");
  expect(stepUnderWay("get_quotes", { symbols: ["NVDA", "MSFT"] })).toBe("Looking up quotes for NVDA, MSFT…");
  expect(stepUnderWay("get_news", { symbols: ["A", "B", "C", "D", "E"] })).toBe(
    "Looking up news for A, B, C and 2 more…",
  );
  expect(stepUnderWay("get_holdings", {})).toBe("Looking up holdings…");
});

it("names the symbols of a question before anything is read", () => {
  expect(firstWords("What does NVDA cost?", [])).toBe("Looking up NVDA…");
  expect(firstWords("And against Microsoft?", ["NVDA"])).toBe("Looking up NVDA, MSFT…");
  expect(firstWords("How am I doing?", [])).toBe("Thinking…");
});

it("sums up what was read, without what was not found", () => {
  const step = (name: string, ok = true) => ({ name, ok });
  expect(namesOfSteps([step("get_quotes"), step("get_quotes"), step("get_news", false)])).toBe("quotes");
  expect(
    namesOfSteps([step("get_quotes"), step("get_news"), step("get_holdings"), step("get_notes"), step("calculate")]),
  ).toBe("quotes, news, holdings and 2 more");
});
