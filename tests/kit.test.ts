import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "oxc-parser";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const styleSheets = globSync("src/web/**/*.css", { cwd: root });
const sources = globSync("src/web/**/*.{ts,tsx}", { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));

/** Lines of CSS in src/web. May only go down. */
const maxLines = 7361;
/** Rules with at least three declarations that another rule repeats. May only go down. */
const maxRepeatedBlocks = 18;

interface Rule {
  readonly file: string;
  readonly selector: string;
  readonly declarations: readonly string[];
}

const rules = styleSheets.flatMap((file): Rule[] =>
  [
    ...read(file)
      .replaceAll(/\/\*.*?\*\//gs, "")
      .matchAll(/([^{};]+)\{([^{}]*)\}/g),
  ].map(([, selector = "", block = ""]) => ({
    file,
    selector: selector.trim(),
    declarations: block
      .split(";")
      .map((declaration) => declaration.trim().replaceAll(/\s+/g, " "))
      .filter((declaration) => declaration !== ""),
  })),
);

it("holds no more CSS than before", () => {
  const lines = styleSheets.reduce((sum, file) => sum + read(file).split("\n").length - 1, 0);
  expect(lines).toBeLessThanOrEqual(maxLines);
});

it("spaces everything by tokens", () => {
  const raw = rules.flatMap(({ file, selector, declarations }) =>
    declarations
      .filter((declaration) => /^(padding|margin|gap|row-gap|column-gap)\b/.test(declaration))
      // One pixel makes up for a hairline. Sizes inside calc() and max() belong to other things.
      .filter((declaration) =>
        /(?<![\w.(-])-?(?!1px)[\d.]+(px|rem)/.test(declaration.replaceAll(/\b(calc|max|clamp)\(.*\)/g, "")),
      )
      .map((declaration) => `${file} ${selector} ${declaration}`),
  );
  expect(raw).toEqual([]);
});

it("repeats no more blocks than before", () => {
  const places = Map.groupBy(
    rules.filter(({ declarations }) => declarations.length >= 3),
    ({ declarations }) => declarations.toSorted().join("; "),
  );
  const repeated = [...places].filter(([, { length }]) => length > 1);
  const words = repeated.map(
    ([block, found]) => `${found.map(({ file, selector }) => `${file} ${selector}`).join(", ")}: ${block}`,
  );
  expect(words.length, words.join("\n")).toBeLessThanOrEqual(maxRepeatedBlocks);
});

it("has no class that is missing or unused", () => {
  const kit = classesOf("src/web/styles/kit.css");
  const base = classesOf("src/web/styles/base.css");
  const modules = new Map(
    styleSheets.filter((file) => file.endsWith(".module.css")).map((file) => [file, { ...classesOf(file) }] as const),
  );
  const usedInKit = new Set<string>();
  const missing: string[] = [];
  const used = new Map([...modules.keys()].map((file) => [file, new Set<string>()]));
  const dynamic = new Set<string>();
  for (const file of sources) {
    const text = read(file);
    for (const [, local = "", path = ""] of text.matchAll(/^import (\w+) from "(.*\.module\.css)";$/gm)) {
      const module = join(dirname(file), path);
      for (const [, name = ""] of text.matchAll(
        new RegExp(String.raw`(?<![\w/.-])${local}\.(\w+)(?!\.|.*from ")`, "g"),
      )) {
        used.get(module)?.add(name);
        if (modules.get(module)?.names.has(name) !== true) missing.push(`${file} ${local}.${name}`);
      }
      if (text.includes(`${local}[`)) dynamic.add(module);
    }
    eachString(parseSync(join(root, file), text).program, false, (words, isClass) => {
      for (const word of words.split(/\s+/).filter(Boolean)) {
        usedInKit.add(word);
        if (isClass && !kit.names.has(word) && !base.names.has(word)) missing.push(`${file} ${word}`);
      }
    });
  }
  const unused = [...modules].flatMap(([file, { names }]) =>
    dynamic.has(file)
      ? []
      : [...names].filter((name) => used.get(file)?.has(name) !== true).map((name) => `${file} .${name}`),
  );
  expect(missing).toEqual([]);
  expect([...unused, ...[...kit.names].filter((name) => !usedInKit.has(name))]).toEqual([]);
});

function classesOf(file: string): { readonly names: ReadonlySet<string> } {
  const selectors = rules.filter((rule) => rule.file === file).map(({ selector }) => selector);
  return {
    names: new Set(
      selectors.flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name)),
    ),
  };
}

/** Calls back with each string of a file, and tells those that are class names from others. */
function eachString(node: unknown, isClass: boolean, use: (text: string, isClass: boolean) => void): void {
  if (Array.isArray(node)) {
    for (const part of node) eachString(part, isClass, use);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const { type, name, callee, value } = node as {
    type?: string;
    name?: { name?: string };
    callee?: { name?: string };
    value?: unknown;
  };
  if (type === "Literal" && typeof value === "string") use(value, isClass);
  const isInside =
    type === "BinaryExpression"
      ? false
      : isClass || (type === "JSXAttribute" && name?.name === "className") || callee?.name === "classNames";
  for (const part of Object.values(node)) eachString(part, isInside, use);
}
