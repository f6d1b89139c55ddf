import { expect, it } from "vitest";
import { evaluate, type Operand } from "./evaluate.ts";

const known: Readonly<Record<string, Operand>> = {
  "178.88": { label: "Price", value: 178.88, unit: "money", currency: "USD" },
  "3.55": { label: "Earnings per share", value: 3.55, unit: "money", currency: "USD" },
  "90": { label: "Price", value: 90, unit: "money", currency: "EUR" },
  "6.8": { label: "Average report move", value: 6.8, unit: "percent", currency: null },
  "2.3": { label: "Weight", value: 2.3, unit: "percent", currency: null },
  "129": { label: "Shares", value: 129, unit: "shares", currency: null },
  "{{3.value}}": { label: "Value", value: 23_075.52, unit: "money", currency: "USD" },
};
const resolve = (written: string) =>
  known[written] ??
  (/^[1247]$|^100$/.test(written)
    ? { label: "Given", value: Number(written), unit: "number" as const, currency: null }
    : `${written} is no number of the sources`);

it("evaluates an expression with its unit and formats it", () => {
  const ratio = evaluate("178.88 / 3.55", resolve);
  expect(ratio).toMatchObject({ ok: true, unit: "number", currency: null, formula: "178.88 ÷ 3.55" });
  expect(ratio.ok && ratio.value).toBeCloseTo(50.3887, 4);
  expect(evaluate("{{3.value}} * 6.8", resolve)).toMatchObject({
    value: 23_075.52 * 0.068,
    unit: "money",
    currency: "USD",
    formula: "23,075.52 × 6.8 %",
    inputs: [{ label: "Value" }, { label: "Average report move" }],
  });
  expect(evaluate("129 × 178.88", resolve)).toMatchObject({ value: 129 * 178.88, unit: "money" });
  expect(evaluate("6.8 − 2.3", resolve)).toMatchObject({ value: 4.5, unit: "percentage-points" });
  expect(evaluate("(178.88 + 3.55) / 2", resolve)).toMatchObject({ value: 91.215, formula: "(178.88 + 3.55) ÷ 2" });
  expect(evaluate("2 + 4 * 7 - -1", resolve)).toMatchObject({ value: 31, unit: "number" });
});

it("refuses meaningless expressions with a reason", () => {
  const reason = (text: string) => {
    const result = evaluate(text, resolve);
    return result.ok ? null : result.reason;
  };
  expect(reason("178.88 + 90")).toBe("USD and EUR can't be added. Get the exchange rate first");
  expect(reason("178.88 + 6.8")).toBe("money and per cent can't be added");
  expect(reason("178.88 * 3.55")).toBe("Money times money isn't meaningful");
  expect(reason("178.88 / (1 - 1)")).toBe("Can't divide by zero");
  expect(reason("178.88 * 42")).toBe("42 is no number of the sources");
  expect(reason("(178.88")).toBe("A closing parenthesis is missing");
  expect(reason("178.88 *")).toBe("The expression is incomplete");
  expect(reason("178.88 3.55")).toBe("Unexpected: 3.55");
  expect(reason("process.exit(1)")).toContain("Use only numbers");
  expect(reason("")).toContain("Use only numbers");
  expect(reason("1+".repeat(300))).toContain("At most");
});
