import { readdirSync } from "node:fs";

/** One measurement, printed as a line of JSON. */
export type Figure = Readonly<Record<string, string | number>>;

/** Every file of this folder is a benchmark named after it and exports `run`. Arguments select by part of the name. */
const filters = process.argv.slice(2);
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith(".ts") && file !== "main.ts" && !file.endsWith(".test.ts"))
  .map((file) => file.slice(0, -".ts".length))
  .filter((name) => filters.length === 0 || filters.some((filter) => name.includes(filter)))
  .sort();

if (names.length === 0) {
  process.stderr.write(`No benchmark is named like ${filters.join(" or ")}.\n`);
  process.exitCode = 1;
}
for (const name of names) {
  const { run } = (await import(`./${name}.ts`)) as { run: () => AsyncIterable<Figure> | Iterable<Figure> };
  for await (const figure of run()) process.stdout.write(`${JSON.stringify({ benchmark: name, ...figure })}\n`);
}
