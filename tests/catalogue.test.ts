import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Language, languages } from "#core/languages/languages.ts";
import { wordsIn } from "#core/words/words.ts";
import { writingOf } from "#core/words/writing.ts";
import * as english from "#web/text/en/index.ts";

const root = join(import.meta.dirname, "..");
const translated = languages.filter((language) => language !== "en");

/** Every text and function of a catalogue by its path: portfolio.strip.cash. */
function messages(part: unknown, path: readonly string[] = []): readonly (readonly [string, unknown])[] {
  if (typeof part !== "object" || part === null) return [[path.join("."), part]];
  return Object.entries(part).flatMap(([id, inner]) => messages(inner, [...path, id]));
}

const catalogueOf = async (language: string): Promise<ReadonlyMap<string, unknown>> => {
  const { catalogue } = (await import(`#web/text/${language}/index.ts`)) as { catalogue: object };
  return new Map(messages(catalogue));
};

/** Ids such as "1M" or "manual prices" are values from elsewhere. */
function isName(id: string): boolean {
  return /^[a-z][\p{L}\p{N}_$-]*$/iu.test(id);
}

/** A value that says which value it is, wherever it is written, and whose fields do the same. */
function marked(name: string): unknown {
  return new Proxy(() => undefined, {
    get: (_target, field) =>
      field === Symbol.toPrimitive || field === "toString" ? () => `⟦${name}⟧` : marked(`${name}.${String(field)}`),
  });
}

/** The values that a message writes out, in the plural; null for one that does more with its values than writing them. */
function writtenValues(message: (...values: unknown[]) => unknown): ReadonlySet<string> | null {
  try {
    const text = message(...Array.from({ length: Math.max(1, message.length) }, (_, index) => marked(String(index))));
    return typeof text === "string" ? new Set(text.match(/⟦[^⟧]*⟧/g)) : null;
  } catch {
    return null;
  }
}

/** The names that the code has outside the catalogues. */
function usedNames(): ReadonlySet<string> {
  const code = globSync("src/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !/^src\/(web\/text|core\/words)\/\w\w(-XA)?\/|\.test\.tsx?$/.test(file))
    .map((file) => readFileSync(join(root, file), "utf8"))
    .join("\n");
  return new Set([...(code.match(/[\p{L}\p{N}_$-]+/gu) ?? []), ...(code.match(/[\p{L}\p{N}_$]+/gu) ?? [])]);
}

/** A name as the code may put it together: `provider-${outcome}`. */
const made = (id: string): string => id.replace(/-[^-]+$/, () => "-$");

function unusedOf(catalogue: object): readonly string[] {
  const used = usedNames();
  return (
    messages(catalogue)
      .map(([path]) => path)
      // Groups of an allocation have the names that sources give them.
      .filter((path) => !path.startsWith("groups."))
      .filter((path) => path.split(".").some((id) => isName(id) && !used.has(id) && !used.has(made(id))))
  );
}

describe("the English catalogue", () => {
  it("has no message that nothing uses", () => expect(unusedOf(english)).toEqual([]));
});

describe("the server's words", () => {
  const wordsOf = async (language: Language): Promise<object> =>
    wordsIn(writingOf({ language, numbers: null, dates: "day-month" }));

  it("have no message that nothing uses", async () => {
    expect(unusedOf(await wordsOf("en"))).toEqual([]);
  });

  it.each(translated)("have the messages of the English ones in %s, each as what it is there", async (language) => {
    const own = new Map(messages(await wordsOf(language)));
    const wrong = messages(await wordsOf("en")).filter(([path, message]) => typeof own.get(path) !== typeof message);
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});

describe.each(translated)("the catalogue %s", (language) => {
  it("has the messages of the English one, each as what it is there", async () => {
    const own = await catalogueOf(language);
    const wrong = messages(english).filter(([path, message]) => {
      // A list of search words may have another length.
      if (/\.\d+$/.test(path)) return false;
      return typeof own.get(path) !== typeof message || (own.get(path) === "") !== (message === "");
    });
    expect(wrong.map(([path]) => path)).toEqual([]);
  });

  it("writes out every value that the English one writes out", async () => {
    const own = await catalogueOf(language);
    const missing = messages(english).flatMap(([path, message]) => {
      const other = own.get(path);
      if (typeof message !== "function" || typeof other !== "function") return [];
      const values = writtenValues(message as (...values: unknown[]) => unknown);
      const written = writtenValues(other as (...values: unknown[]) => unknown);
      if (values === null || written === null) return [];
      return [...values].filter((value) => !written.has(value)).map((value) => `${path} ${value}`);
    });
    expect(missing).toEqual([]);
  });

  it("imports nothing that would load a screen before its words", () => {
    const strangers = globSync(`src/web/text/${language}/*.ts`, { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(/^import (?!type)[^;]*from "([^"]+)"/gm)]
        .map((match) => match[1] ?? "")
        .filter((target) => target !== "../counted.ts" && !/^\.\/[\w-]+\.ts$/.test(target))
        // Words that the server shares, which import nothing themselves.
        .filter((target) => !target.startsWith(`#core/words/${language}/`))
        .map((target) => `${file}: ${target}`),
    );
    expect(strangers).toEqual([]);
  });
});
