import { expect, it } from "vitest";
import { z } from "zod";
import { endpoints } from "#contract/index.ts";
import { hasShape, type Shape } from "./answer-shape.ts";
import { answerShapes } from "./answer-shapes.ts";

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly $ref?: string;
}

/** Null as one of several: the rest may be missing. */
function shapeOf(schema: Schema): Shape {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) {
    const shapes = variants.map(shapeOf);
    return shapes.includes(0) ? 0 : ["either", ...shapes];
  }
  if (schema.type === "array") return ["list", shapeOf(schema.items ?? {})];
  if (schema.type !== "object" || schema.properties === undefined) return 0;
  const parts = Object.entries(schema.properties)
    .filter(([name]) => schema.required?.includes(name) === true)
    .map(([name, inner]) => [name, shapeOf(inner)] as const);
  return Object.fromEntries(parts.filter(([, inner]) => inner !== 0));
}

const expected = Object.fromEntries(
  endpoints
    .filter((one) => one.kind === "endpoint")
    .filter(({ route }) => route.startsWith("GET "))
    .map(({ route, output }) => [
      route,
      shapeOf(z.toJSONSchema(output, { io: "output", unrepresentable: "any", reused: "inline" }) as Schema),
    ]),
);

it("match the contract; if this fails, copy the expected value", () => {
  expect(answerShapes).toEqual(expected);
});

it("detects answers that pages can't walk through", () => {
  const shape = answerShapes["GET /api/market/quotes"] ?? 0;
  const quote = { symbol: "AAPL", price: null, provenance: { status: "live" } };
  expect(hasShape({ quotes: [quote], unknown: [] }, shape)).toBe(true);
  for (const broken of [
    {},
    [],
    null,
    "quotes",
    { quotes: {}, unknown: [] },
    { quotes: [null], unknown: [] },
    { quotes: [{}], unknown: [] },
  ])
    expect(hasShape(broken, shape), JSON.stringify(broken)).toBe(false);
});
