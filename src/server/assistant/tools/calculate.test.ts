import { expect, it } from "vitest";
import { englishWords } from "#core/words/english-words.ts";
import type { KnownFact, ToolContext, ToolFound } from "../tool.ts";
import { calculateTool } from "./calculate.ts";

const fact = (source: number, key: string, value: number, rest: object, isPrivate = false): KnownFact => ({
  key,
  isPrivate,
  fact: {
    id: `${source}.1`,
    kind: "data",
    label: key,
    subject: { symbol: "NVDA", names: [] },
    value,
    unit: "money",
    currency: "USD",
    period: null,
    source,
    asOf: "2026-03-04T15:00:00Z",
    status: "delayed",
    formula: null,
    inputs: [],
    ...rest,
  },
});
const facts = [
  fact(1, "price", 178.88, {}),
  fact(1, "eps", 3.55, {}),
  fact(2, "NVDA.value", 23_075.52, { asOf: "2026-03-03T21:00:00Z" }, true),
  fact(2, "NVDA.gain", 3000, {}, true),
  fact(3, "move", 6.8, { unit: "percent", currency: null, status: "closed" }),
];
const context = {
  question: "What if it fell by 15 %?",
  words: englishWords,
  facts: () => facts,
  today: "2026-03-04",
} as unknown as ToolContext;

async function worked(expression: string, as = "value") {
  if (calculateTool.kind !== "read") throw new Error("it reads");
  return calculateTool.run(calculateTool.input.parse({ expression, label: "Result", as }), context);
}

it("works out over numbers of the sources, and carries their subject, time and inputs", async () => {
  const { sources } = (await worked("178.88 / 3.55")) as ToolFound;
  expect(sources[0]?.facts).toMatchObject([
    {
      kind: "computed",
      value: 50.3887,
      unit: "number",
      subject: { symbol: "NVDA" },
      asOf: "2026-03-04T15:00:00Z",
      status: "delayed",
      formula: "178.88 ÷ 3.55",
      inputs: [
        { label: "price", value: 178.88 },
        { label: "eps", value: 3.55 },
      ],
    },
  ]);
});

it("keeps an amount private that comes from a private one, and not a ratio of two", async () => {
  const amount = (await worked("{{2.NVDA.value}} * 6.8")) as ToolFound;
  expect(amount.sources[0]?.data).toMatchObject({ result: { $fact: "result", isPrivate: true }, currency: "USD" });
  expect(amount.sources[0]?.facts[0]?.value).toBeCloseTo(1569.1354, 4);
  const ratio = (await worked("{{2.NVDA.gain}} / {{2.NVDA.value}}", "percent")) as ToolFound;
  expect(ratio.sources[0]?.data).toMatchObject({ result: { isPrivate: false }, unit: "percent" });
  expect(ratio.sources[0]?.facts[0]?.value).toBe(13.0008);
});

it("keeps a ratio private that tells an amount by a public one", async () => {
  for (const expression of ["178.88 / {{2.NVDA.value}}", "{{2.NVDA.value}} / 178.88", "100 / {{2.NVDA.value}}"]) {
    const { sources } = (await worked(expression)) as ToolFound;
    expect(sources[0]?.data, expression).toMatchObject({
      result: { $fact: "result", isPrivate: true },
      unit: "number",
    });
  }
});

it("reckons with numbers of the question, and with no number that is nowhere", async () => {
  expect(await worked("178.88 * (1 - 15 / 100)")).toMatchObject({ ok: true });
  expect(await worked("178.88 * 16")).toMatchObject({ ok: false, reason: expect.stringContaining("16 is no number") });
  expect(await worked("{{9.price}} * 2")).toMatchObject({ ok: false });
});
