import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { functionsOf } from "./functions-of.ts";

// The structure of the sources in figures: `npm run structure`. Tests and generated files are not counted.

const root = join(import.meta.dirname, "..");
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "src"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n");
const sources = new Map(
  tracked
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$|\/samples\//.test(file))
    .flatMap((file) => {
      const text = readOrNull(file);
      return text === null ? [] : [[file, text] as const];
    }),
);
const code = [...sources].filter(([file]) => !file.endsWith(".css"));

const floors = ["core", "contract", "server", "web"];
for (const floor of floors)
  print(`lines of ${floor}`, lines(code.filter(([file]) => file.startsWith(`src/${floor}/`))));
print("lines of CSS", lines([...sources].filter(([file]) => file.endsWith(".css"))));

const functions = code
  .flatMap(([file, text]) => functionsOf(file, text))
  .toSorted((one, other) => other.lines - one.lines);
for (const floor of floors) {
  const here = functions.filter(({ file }) => file.startsWith(`src/${floor}/`));
  const [over100, over150] = [100, 150].map((bound) => here.filter((one) => one.lines > bound).length);
  print(`functions of ${floor} over 100 / 150 lines`, `${over100} / ${over150}`);
}

const graph = new Map(code.map(([file, text]) => [file, importsOf(file, text)]));
const [widest, fanOut] = [...graph].reduce((one, other) => (other[1].length > one[1].length ? other : one));
print("widest fan-out", `${fanOut.length} (${widest})`);
const circles = circlesIn(graph);
print("circles, types included", circles.length);

/** One member of each list, by the words that only code about it uses. */
const members = {
  indicator: /\bbollinger(Indicator)?\b/,
  "alert kind": /"drawdown"|\bdrawdown:/,
  "transaction kind": /"dividend"|\bdividend:/,
  provider: /\bstooq|Stooq/,
};
for (const [kind, pattern] of Object.entries(members))
  print(`files that name one ${kind}`, code.filter(([, text]) => pattern.test(withoutComments(text))).length);

if (process.argv.includes("--list")) {
  for (const { lines: count, name, file } of functions.filter((one) => one.lines > 100))
    print(`  ${file} ${name}`, count);
  for (const circle of circles) print("  circle", circle.join(" "));
}

function print(label: string, value: number | string): void {
  process.stdout.write(`${label.padEnd(44)} ${typeof value === "number" ? value.toLocaleString("en") : value}\n`);
}

function readOrNull(file: string): string | null {
  try {
    return readFileSync(join(root, file), "utf8");
  } catch {
    return null;
  }
}

function lines(files: readonly (readonly [string, string])[]): number {
  return files.reduce((sum, [, text]) => sum + text.trimEnd().split("\n").length, 0);
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

function importsOf(file: string, text: string): string[] {
  const specifiers = [...text.matchAll(/\bfrom\s+"([^"]+)"|\bimport\(\s*"([^"]+)"\s*\)|^import "([^"]+)"/gm)];
  const targets = specifiers.map(([, from, dynamic, bare]) => resolve(file, from ?? dynamic ?? bare ?? ""));
  return [...new Set(targets.filter((target) => sources.has(target) && !target.endsWith(".css")))];
}

function resolve(file: string, specifier: string): string {
  return specifier.startsWith("#") ? `src/${specifier.slice(1)}` : join(dirname(file), specifier);
}

/** Groups of files that import each other in a loop: strongly connected components, by Tarjan's algorithm (1972). */
function circlesIn(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const [index, low, stack, found] = [
    new Map<string, number>(),
    new Map<string, number>(),
    [] as string[],
    [] as string[][],
  ];
  const visit = (file: string): number => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const target of edges.get(file) ?? [])
      if (!index.has(target)) low.set(file, Math.min(low.get(file)!, visit(target)));
      else if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, index.get(target)!));
    if (low.get(file) === index.get(file)) {
      const circle = stack.splice(stack.indexOf(file));
      if (circle.length > 1) found.push(circle);
    }
    return low.get(file)!;
  };
  for (const file of edges.keys()) if (!index.has(file)) visit(file);
  return found;
}
