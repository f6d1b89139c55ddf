/** A JSON schema as zod writes it. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** Finds values that an address accepts by the name of their field; null: made from the schema alone. */
export type KnownValues = (field: string) => readonly unknown[] | null;

const oddTexts = [
  "",
  " ",
  "\u0000",
  "\uD800",
  "e\u0301",
  "👩‍👩‍👧‍👦",
  "‮text",
  "' OR 1=1 --",
  '";DROP TABLE users',
  "<script>",
  "../../etc/passwd",
  "%00%2e%2e",
  "__proto__",
  "constructor",
  "NaN",
  "1e400",
  "-0",
  "0x10",
  "٣",
  "9".repeat(60),
  "0.".padEnd(80, "0"),
  "a".repeat(5_000),
  "[".repeat(3_000),
  "2026-02-30",
  "0000-01-01",
  "9999-12-31",
  "true",
  "null",
  "{}",
];
const oddNumbers = [0, -0, -1, 0.1, 1e-300, 1e300, 2 ** 53, -(2 ** 63), 999_999_999_999, 1_000_000];
const oddKeys = ["__proto__", "constructor", "toString", "", "0", "id", "userId", "\uD800"];
const maxDepth = 12;

/** Generates inputs that follow a schema, and spoils some of them, always the same from the same numbers. */
export function inputGenerator(random: () => number, known: KnownValues) {
  const below = (count: number) => Math.floor(random() * count);
  const chance = (share: number) => random() < share;
  function oneOf<T>(list: readonly T[]): T {
    const found = list[below(list.length)];
    if (found === undefined) throw new Error("there is nothing to choose from");
    return found;
  }
  const oddValue = (): unknown =>
    oneOf<() => unknown>([
      () => oneOf(oddTexts),
      () => oneOf(oddNumbers),
      () => oneOf([true, false, null]),
      () => [],
      () => ({}),
      () => Array.from({ length: 300 }, () => oneOf(oddTexts).slice(0, 20)),
      () => JSON.parse('{"__proto__":{"a":1},"constructor":1}') as unknown,
      () => nested(below(60)),
    ])();
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);

  function made(schema: JsonSchema, field = "", root: JsonSchema = schema, depth = 0): unknown {
    const values = known(field);
    if (values !== null && values.length > 0 && chance(0.85)) return oneOf(values);
    if (schema.$ref !== undefined) {
      const name = schema.$ref.split("/").at(-1) ?? "";
      const target = schema.$ref === "#" ? root : root.$defs?.[name];
      return target === undefined || depth > maxDepth ? oddValue() : made(target, field, root, depth + 1);
    }
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return oneOf(schema.enum);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices !== undefined) return made(oneOf(choices), field, root, depth + 1);
    if (schema.allOf !== undefined) {
      const parts = schema.allOf.map((part) => made(part, field, root, depth + 1));
      return Object.assign({}, ...parts.filter((part) => typeof part === "object"));
    }
    const type = typeof schema.type === "string" ? schema.type : schema.type === undefined ? null : oneOf(schema.type);
    switch (type) {
      case "string":
        return text(schema);
      case "integer":
      case "number": {
        const from = schema.minimum ?? schema.exclusiveMinimum ?? 0;
        const to = Math.min(schema.maximum ?? from + 1_000, 1e12);
        const value = chance(0.2) ? oneOf([from, to]) : from + random() * (to - from);
        return type === "integer" ? Math.round(value) : value;
      }
      case "boolean":
        return chance(0.5);
      case "null":
        return null;
      case "array": {
        const least = schema.minItems ?? 0;
        const length = Math.min(schema.maxItems ?? 4, least + below(4));
        return Array.from({ length }, () => made(schema.items ?? {}, field, root, depth + 1));
      }
      case "object": {
        const required = new Set(schema.required ?? []);
        const entries = Object.entries(schema.properties ?? {})
          .filter(([name]) => required.has(name) || chance(0.5))
          .map(([name, part]) => [name, made(part, name, root, depth + 1)] as const);
        const { additionalProperties } = schema;
        const others =
          typeof additionalProperties === "object"
            ? Array.from({ length: below(3) }, () => [
                String(made(schema.propertyNames ?? { type: "string" }, "", root, depth + 1)),
                made(additionalProperties, "", root, depth + 1),
              ])
            : [];
        return Object.fromEntries([...entries, ...others]) as unknown;
      }
      default:
        return oddValue();
    }
  }

  function text({ format, minLength = 0, maxLength = 100 }: JsonSchema): string {
    const day = `20${String(10 + below(17))}-${String(1 + below(12)).padStart(2, "0")}-${String(1 + below(28)).padStart(2, "0")}`;
    if (format === "date") return day;
    if (format === "date-time") return `${day}T${String(below(24)).padStart(2, "0")}:00:00Z`;
    if (format === "email") return `visitor-${below(9)}@example.org`;
    if (format === "uri") return `https://example.org/${below(9)}`;
    if (format === "base64") return Buffer.from(oneOf(oddTexts)).toString("base64");
    if (chance(0.3)) return oneOf(oddTexts).slice(0, maxLength);
    const words = Array.from({ length: 1 + below(6) }, () =>
      oneOf(["buy", "USD", "10", "2026-02-27", "é", "12.5", "a"]),
    );
    return words.join(" ").slice(0, maxLength).padEnd(minLength, "x");
  }

  /** Returns the value with one to three places changed, left out or added. */
  function spoiled(value: unknown): unknown {
    let changed = structuredClone(value);
    for (let times = 1 + below(3); times > 0; times -= 1) changed = spoiledOnce(changed, 0);
    return changed;
  }

  function spoiledOnce(value: unknown, depth: number): unknown {
    if (typeof value !== "object" || value === null || (depth > 0 && chance(0.25))) {
      if (typeof value === "string" && value !== "" && chance(0.5)) return spoiledText(value);
      if (typeof value === "number" && chance(0.5)) return oneOf([-value, value * 1e9, value + 0.5, String(value)]);
      return oddValue();
    }
    const keys = Object.keys(value);
    if (chance(0.1) || keys.length === 0) {
      if (Array.isArray(value)) return [...value, oddValue()];
      return Object.fromEntries([...Object.entries(value), [oneOf(oddKeys), oddValue()]]);
    }
    const key = oneOf(keys);
    const before = (value as Record<string, unknown>)[key];
    if (Array.isArray(value))
      return value.map((item: unknown) => (item === before ? spoiledOnce(item, depth + 1) : item));
    const rest = Object.entries(value).filter(([name]) => name !== key);
    if (chance(0.1)) return Object.fromEntries(rest);
    return Object.fromEntries([...rest, [key, spoiledOnce(before, depth + 1)]]);
  }

  /** Returns a text with a piece cut out, doubled or replaced, as files and sentences arrive when something went wrong. */
  function spoiledText(given: string): string {
    const at = below(given.length);
    const length = 1 + below(Math.min(40, given.length));
    const piece = oneOf([
      "",
      given.slice(at, at + length).repeat(2),
      oneOf(oddTexts).slice(0, 60),
      "\n",
      ",",
      '"',
      "-",
    ]);
    return given.slice(0, at) + piece + given.slice(at + length);
  }

  return { made, spoiled, oddValue, oneOf, chance, below };
}
