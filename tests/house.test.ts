import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "./support/test-engines.ts";

const root = join(import.meta.dirname, "..");
const tracked = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n");

describe("the floors", () => {
  it.each([
    ["core", 'export const now = await fetch("http://localhost");', "fetch"],
    ["core", "export const home = process.env;", "process"],
    ["core", "export const page = window.location;", "window"],
    ["core", 'export { endpoint } from "#contract/endpoint.ts";', "contract"],
    ["contract", 'export { readConfig } from "#server/config.ts";', "server"],
    ["server", 'export { call } from "#web/api/call.ts";', "web"],
    ["web", 'export { readConfig } from "#server/config.ts";', "server"],
  ])("%s refuses to compile %s", (floor, line) => {
    const copy = temporaryFolder();
    for (const name of ["src", "package.json", "tsconfig.base.json"])
      cpSync(join(root, name), join(copy, name), { recursive: true });
    mkdirSync(join(copy, "node_modules"));
    for (const name of readdirSync(join(root, "node_modules")))
      if (name !== ".cache") symlinkSync(join(root, "node_modules", name), join(copy, "node_modules", name));
    const compile = () =>
      spawnSync(join(root, "node_modules/.bin/tsc"), ["-b", `src/${floor}`], { cwd: copy, encoding: "utf8" });
    writeFileSync(join(copy, "src", floor, "planted.ts"), `${line}\n`);
    const violated = compile();
    expect(violated.stdout).toContain("planted.ts");
    expect(violated.status).not.toBe(0);
  });
});

describe("the rooms", () => {
  const imports = (file: string) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/^(import|export)\b([^;"']*?)from\s+"([^"]+)"/gm)].map(
      (match) => ({
        isType: /^\s+type\b/.test(match[2] ?? ""),
        target: resolveImport(file, match[3] ?? ""),
      }),
    );
  const sources = tracked.filter((file) => /^src\/.*\.tsx?$/.test(file) && !file.includes(".test."));

  it("read a store only from its own room, and from where the server is put together", () => {
    const strangers = sources.flatMap((file) =>
      imports(file)
        .filter(({ target, isType }) => !isType && /^src\/server\/\w+\/store\.ts$/.test(target))
        .filter(({ target }) => roomOf(file) !== roomOf(target) && file !== "src/server/create-server.ts")
        .map(({ target }) => `${file} -> ${target}`),
    );
    expect(strangers).toEqual([]);
  });

  it("of the web's features never import each other", () => {
    const shared = new Set([
      "api",
      "ui",
      "format",
      "chart",
      "market",
      "holdings",
      "alerts",
      "assistant",
      "notes",
      "text",
      "styles",
      "shell",
      "account",
      "settings",
      "errors",
    ]);
    const strangers = sources
      .filter((file) => file.startsWith("src/web/") && !shared.has(webRoom(file)) && webRoom(file) !== "")
      .flatMap((file) =>
        imports(file)
          .filter(({ target }) => target.startsWith("src/web/") && webRoom(target) !== webRoom(file))
          .filter(({ target }) => webRoom(target) !== "" && !shared.has(webRoom(target)))
          .map(({ target }) => `${file} -> ${target}`),
      );
    expect(strangers).toEqual([]);
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
