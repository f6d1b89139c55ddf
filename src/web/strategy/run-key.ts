import { catalog } from "#core/indicators/index.ts";
import type { LabRun } from "./lab-run.ts";

/** The defaults of omitted assumptions. */
const omittedDefaults = { sizedAt: "fill", stopsFrom: "entry-bar" } as const;

/** Returns a variant's key: the same for runs that differ only in the strategy's name or in written-out defaults. */
export function runKey({
  strategy,
  from,
  to,
  assumptions,
}: Pick<LabRun, "strategy" | "from" | "to" | "assumptions">): string {
  const words =
    steady(filled({ ...strategy, name: "" })) + steady({ ...omittedDefaults, ...assumptions }) + steady([from, to]);
  return [0x811c9dc5, 0x9747b28c].map((seed) => hash(words, seed)).join("");
}

/** JSON with sorted keys, so that the order of insertion doesn't matter. */
export function steady(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(steady).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${key}:${steady(inner)}`).join()}}`;
}

/** Writes out every parameter of a strategy's indicators. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(filled);
  if (typeof value !== "object" || value === null) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner)]));
  const indicator = parts["kind"] === "indicator" ? catalog.find(({ id }) => id === parts["id"]) : undefined;
  if (indicator === undefined) return parts;
  const defaults = Object.entries(indicator.parameters).map(([name, rule]) => [name, rule.default]);
  return { ...parts, parameters: { ...Object.fromEntries(defaults), ...Object(parts["parameters"]) } };
}

/** FNV-1a, as eight hexadecimal digits. */
function hash(words: string, seed: number): string {
  let value = seed;
  for (let index = 0; index < words.length; index++) value = Math.imul(value ^ words.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(16).padStart(8, "0");
}
