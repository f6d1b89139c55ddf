import { catalog } from "#core/indicators/index.ts";
import type { LabRun } from "./lab-run.ts";

/** What an assumption that is left out stands for. */
const unsaid = { sizedAt: "fill", stopsFrom: "entry-bar" } as const;

/** Tells variants apart: the same for runs that differ in nothing but the name of the strategy, or in whether a default is written out. */
export function runKey({
  strategy,
  from,
  to,
  assumptions,
}: Pick<LabRun, "strategy" | "from" | "to" | "assumptions">): string {
  const words = steady(filled({ ...strategy, name: "" })) + steady({ ...unsaid, ...assumptions }) + steady([from, to]);
  return [0x811c9dc5, 0x9747b28c].map((seed) => hash(words, seed)).join("");
}

/** JSON with its keys in order, so that it does not matter how a value came about. */
export function steady(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(steady).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${key}:${steady(inner)}`).join()}}`;
}

/** The same with every parameter of its indicators written out. */
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
