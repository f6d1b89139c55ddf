import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { functionsOf } from "../scripts/functions-of.ts";
import { temporaryFolder } from "./support/test-engines.ts";

const root = join(import.meta.dirname, "..");
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n");

/** Functions of each floor over 100 and over 150 lines. May only go down. Catalogues of words don't count: their length is that of a list. */
const maxLongFunctions = {
  core: { over100: 2, over150: 0 },
  contract: { over100: 0, over150: 0 },
  server: { over100: 6, over150: 0 },
  web: { over100: 55, over150: 0 },
};

/** Circles of imports, types and lazy imports included. May only go down. */
const maxCircles = 2;

it("has few circles of imports", () => {
  const printed = execFileSync(process.execPath, ["scripts/structure.ts"], { cwd: root, encoding: "utf8" });
  const [, count] = /^circles, types included\s+(\d+)$/m.exec(printed) ?? [];
  expect(Number(count)).toBeLessThanOrEqual(maxCircles);
});

describe("the floors", () => {
  // The floors' settings and a few lines: that the product itself compiles under them is what `tsc -b` shows.
  it("refuse to compile what they must not use, and nothing else", () => {
    const copy = temporaryFolder();
    for (const name of ["package.json", "tsconfig.base.json"]) cpSync(join(root, name), join(copy, name));
    mkdirSync(join(copy, "node_modules"));
    for (const name of readdirSync(join(root, "node_modules")))
      if (name !== ".cache") symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
    const floors = ["core", "contract", "server", "web"];
    for (const floor of floors) {
      mkdirSync(join(copy, "src", floor), { recursive: true });
      cpSync(join(root, "src", floor, "tsconfig.json"), join(copy, "src", floor, "tsconfig.json"));
      writeFileSync(join(copy, "src", floor, "there.ts"), `export const from${floor} = "${floor}";\n`);
    }
    const imports = (from: string) => `export { from${from} } from "#${from}/there.ts";`;
    const refused = [
      ["core", 'export const now = await fetch("http://localhost");'],
      ["core", "export const home = process.env;"],
      ["core", "export const page = window.location;"],
      ["core", imports("contract")],
      ["core", imports("server")],
      ["core", imports("web")],
      ["contract", 'export const now = await fetch("http://localhost");'],
      ["contract", "export const page = window.location;"],
      ["contract", imports("server")],
      ["contract", imports("web")],
      ["server", "export const page = window.location;"],
      ["server", imports("web")],
      ["web", "export const home = process.env;"],
      ["web", imports("server")],
    ] as const;
    const accepted = [
      ["contract", imports("core")],
      ["server", "export const home = process.env;"],
      ["server", imports("core")],
      ["server", imports("contract")],
      ["web", "export const page = window.location;"],
      ["web", imports("core")],
      ["web", imports("contract")],
    ] as const;
    const plant = (lines: readonly (readonly [string, string])[], name: string) =>
      lines.map(([floor, line], place) => {
        const file = `src/${floor}/${name}-${place}.ts`;
        writeFileSync(join(copy, file), `${line}\n`);
        return file;
      });
    const files = { refused: plant(refused, "refused"), accepted: plant(accepted, "accepted") };
    // A floor is compiled although one below it has errors.
    const folders = floors.map((floor) => `src/${floor}`);
    const compiled = spawnSync(join(root, "node_modules/.bin/tsc"), ["-b", ...folders], {
      cwd: copy,
      encoding: "utf8",
    });
    expect(compiled.status).not.toBe(0);
    const faulty = new Set([...compiled.stdout.matchAll(/^(\S+)\(/gm)].map(([, file]) => file));
    expect(faulty, compiled.stdout).toEqual(new Set(files.refused));
  });
});

describe("the rooms", () => {
  const imports = (file: string) =>
    [
      ...readFileSync(join(root, file), "utf8").matchAll(
        /^(?:import|export)\b([^;"']*?)from\s+"([^"]+)"|\bimport\(\s*"([^"]+)"/gm,
      ),
    ].map(([, names, from, dynamic]) => ({
      isType: /^\s+type\b/.test(names ?? ""),
      target: resolveImport(file, from ?? dynamic ?? ""),
    }));
  const sources = tracked.filter(
    (file) => /^src\/.*\.tsx?$/.test(file) && !file.includes(".test.") && existsSync(join(root, file)),
  );

  it("read a store only from its own room, but for the accounts that every room is about", () => {
    const strangers = sources.flatMap((file) =>
      imports(file)
        .filter(({ target, isType }) => !isType && /^src\/server\/[\w-]+\/(.*\/)?([\w-]+-)?store\.ts$/.test(target))
        .filter(({ target }) => roomOf(file) !== roomOf(target))
        .map(({ target }) => `${file} -> ${target}`),
    );
    expect(strangers).toEqual(["src/server/create-server.ts -> src/server/account/store.ts"]);
  });

  it("name no table of another room in their SQL", () => {
    const schema = readFileSync(join(root, "src/server/database/schema.ts"), "utf8");
    const tables = [...schema.matchAll(/^ {2}(\w+): \{/gm)].map(([, name]) => name ?? "");
    const named = sources
      // The database's own room changes its form, and backups move whole tables.
      .filter((file) => /^src\/server\/(?!database\/|backup\/)[\w-]+\//.test(file))
      .flatMap((file) => tablesIn(readFileSync(join(root, file), "utf8"), tables).map((table) => ({ file, table })));
    const owners = Map.groupBy(named, ({ table }) => table);
    const shared = [...owners]
      .filter(([, places]) => new Set(places.map(({ file }) => roomOf(file))).size > 1)
      .map(([table, places]) => `${table}: ${[...new Set(places.map(({ file }) => file))].join(", ")}`);
    expect(tables.length).toBeGreaterThan(40);
    expect(new Set(tables.filter((table) => !owners.has(table)))).toEqual(new Set());
    expect(shared).toEqual([]);
  });

  it.each([
    ['db.selectFrom("notes")', ["notes"]],
    ['.innerJoin("users", "users.id", "notes.user_id")', []],
    ['queries.updateTable("users")', ["users"]],
    ['from.selectFrom(["alerts as a", "notes"])', ["alerts", "notes"]],
    ["sql`SELECT 1 FROM mail_outbox`", ["mail_outbox"]],
    ['const table = "mail_outbox";', ["mail_outbox"]],
  ])("find the tables in %s", (text, tables) => {
    expect(tablesIn(text, ["users", "notes", "alerts", "mail_outbox"])).toEqual(tables);
  });

  it("of the web's features never import each other, but for what is listed here and shrinks", () => {
    const strangers = sources
      .filter((file) => file.startsWith("src/web/") && !["", "shell"].includes(webRoom(file)))
      .flatMap((file) =>
        imports(file)
          .filter(({ target }) => target.startsWith("src/web/") && webRoom(target) !== webRoom(file))
          .filter(({ target }) => webRoom(target) !== "" && !pieces.has(webRoom(target)))
          .map(({ target }) => {
            const path = target.replace("src/web/", "");
            return webRoom(target) === "shell" ? path : `${webRoom(file)} -> ${path}`;
          }),
      );
    expect([...new Set(strangers)].toSorted()).toEqual([...openImports].toSorted());
  });

  it("of the web load no schema: what they take from the contract are types", () => {
    const loads = sources
      .filter((file) => file.startsWith("src/web/"))
      .flatMap((file) =>
        imports(file)
          .filter(({ target, isType }) => target.startsWith("src/contract/") && !isType)
          .map(({ target }) => `${file} -> ${target}`),
      );
    expect(loads).toEqual([]);
  });
});

describe("functions", () => {
  it.each(Object.entries(maxLongFunctions))(
    "of %s are long no more often than before",
    (floor, { over100, over150 }) => {
      const found = tracked
        .filter(
          (file) =>
            file.startsWith(`src/${floor}/`) &&
            !/^src\/core\/words\/\w+\//.test(file) &&
            /(?<!\.test)\.tsx?$/.test(file) &&
            existsSync(join(root, file)),
        )
        .map((file) => ({ file, text: readFileSync(join(root, file), "utf8") }))
        // Parsing takes long, and no function is longer than its file.
        .filter(({ text }) => text.split("\n").length > 100)
        .flatMap(({ file, text }) => functionsOf(file, text))
        .filter(({ lines }) => lines > 100);
      const longest = found.filter(({ lines }) => lines > 150);
      const words = longest.map(({ file, name, lines }) => `${file} ${name} ${lines}`).join("\n");
      expect(longest.length, words).toBeLessThanOrEqual(over150);
      expect(found.length).toBeLessThanOrEqual(over100);
    },
  );
});

describe("the repository", () => {
  it("names no registry in its lockfile", () => {
    expect(readFileSync(join(root, "package-lock.json"), "utf8")).not.toContain('"resolved"');
  });

  it("documents every environment variable that the configuration reads", () => {
    const config = readFileSync(join(root, "src/server/config.ts"), "utf8");
    const names = new Set([...config.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map((match) => match[1] ?? ""));
    const settings = readFileSync(join(root, "docs/settings.md"), "utf8");
    const missing = [...names].filter((name) => !["NODE_ENV"].includes(name) && !settings.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});

function resolveImport(file: string, specifier: string): string {
  const inside = /^#(core|contract|server|web)\/(.*)$/.exec(specifier);
  if (inside !== null) return `src/${inside[1]}/${inside[2]}`;
  return specifier.startsWith(".") ? relative(root, join(root, file, "..", specifier)) : specifier;
}

function roomOf(file: string): string {
  return file.split("/").slice(0, 3).join("/");
}

function webRoom(file: string): string {
  const rest = file.split("/").slice(2);
  return rest.length > 1 ? (rest[0] ?? "") : "";
}

/** Names tables in queries. Every room may join `users`, which says who is disabled. */
function tablesIn(text: string, tables: readonly string[]): string[] {
  const queries = text.matchAll(
    /\b(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|using|from|innerJoin|leftJoin|rightJoin|fullJoin)\(\s*(\[[^\]]*\]|"[^"]*")/g,
  );
  const raw = text.matchAll(/\b(?:FROM|JOIN|INTO|UPDATE)\s+"?([a-z_]+)/g);
  // A name of two words is a table wherever it is written as a text.
  const texts = text.matchAll(/"([a-z]+(?:_[a-z]+)+)"/g);
  const found = [
    ...[...queries].flatMap(([query, names]) =>
      /Join/.test(query) && names === '"users"'
        ? []
        : [...(names ?? "").matchAll(/"(\w+)/g)].map(([, name]) => name ?? ""),
    ),
    ...[...raw].map(([, name]) => name ?? ""),
    ...[...texts].map(([, name]) => name ?? ""),
  ];
  return [...new Set(found)].filter((name) => tables.includes(name)).toSorted();
}

/** Rooms of the web that every feature may use. The shell puts the features together. */
const pieces = new Set(["api", "ui", "format", "chart", "market", "holdings", "assistant", "text", "styles", "errors"]);

/** What features take of each other today; of the shell, files that belong into a room of pieces. */
const openImports = [
  "alerts -> account/confirm-address.tsx",
  "alerts -> account/use-address.ts",
  "alerts -> push/push-switch.tsx",
  "alerts -> push/use-this-device.ts",
  "chat -> account/auth-provider.tsx",
  "chat -> notes/use-notes.ts",
  "dashboard -> account/auth-provider.tsx",
  "insights -> alerts/alert-button.tsx",
  "insights -> notes/notes-card.tsx",
  "market -> alerts/alert-news.ts",
  "newsletter -> account/account-frame.tsx",
  "settings -> offline/install-card.tsx",
  "push -> account/auth-provider.tsx",
  "settings -> account/auth-provider.tsx",
  "settings -> account/code-field.tsx",
  "settings -> account/confirm-address.tsx",
  "settings -> account/form-alert.tsx",
  "settings -> account/passkeys.ts",
  "settings -> account/password-hint.tsx",
  "settings -> account/provider-outcome.ts",
  "settings -> account/retry-wait.tsx",
  "settings -> account/sign-in-problem.ts",
  "settings -> account/use-account-rules.ts",
  "settings -> account/use-address.ts",
  "settings -> account/waiting-alert.tsx",
  "settings -> chat/context-choice.ts",
  "settings -> portfolio/accounts-dialog.tsx",
  "settings -> portfolio/use-preferences.ts",
  "settings -> push/devices-card.tsx",
  "settings -> push/renew-device.ts",
  "shell/about.tsx",
  "shell/default-policy.ts",
  "shell/initials.ts",
  "shell/is-dialog-open.ts",
  "shell/is-typing-in.ts",
  "shell/page-title.tsx",
  "shell/query.ts",
  "shell/settings-provider.tsx",
  "shell/settings-store.ts",
  "shell/shortcut-list.tsx",
  "shell/theme-choice.ts",
  "shell/theme-toggle.tsx",
  "shell/theme.ts",
  "shell/use-debounced.ts",
  "shell/vouched-script.ts",
  "portfolio -> notes/note-editor.tsx",
];
