import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const root = join(import.meta.dirname, "..");
const entry = "index.html";
const start = "src/web/start.tsx";
const loginScreen = "src/web/account/login-screen.tsx";
const shell = "src/web/shell/shell.tsx";
const folder = mkdtempSync(join(tmpdir(), "bellwether-build-"));
let manifest: Readonly<Record<string, ManifestChunk>> = {};

beforeAll(() => {
  // A separate process, because the test runner's environment would build React for development.
  execFileSync(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "build", "--logLevel", "error", "--emptyOutDir", "--outDir", folder],
    { cwd: root, env: { ...process.env, NODE_ENV: "production" } },
  );
  manifest = JSON.parse(readFileSync(join(folder, ".vite/manifest.json"), "utf8")) as typeof manifest;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a page loads no more JavaScript after brotli than its budget:", () => {
  it.each([
    ["the sign-in page", [entry, start, loginScreen], 104],
    ["the dashboard", [entry, start, shell, "src/web/dashboard/dashboard-screen.tsx"], 200],
    ["a symbol's page", [entry, start, shell, "src/web/insights/insights-screen.tsx"], 210],
  ] as const)("%s", (_name, keys, limitKib) => {
    const files = new Set([...chunksOf(keys)].map((key) => chunk(key).file));
    const bytes = [...files]
      .filter((file) => file.endsWith(".js"))
      .reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).byteLength, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes / 1024).toBeLessThanOrEqual(limitKib);
  });
});

describe("the sign-in page", () => {
  it.each([
    ["the query cache", "networkMode"],
    ["the chart", "lightweight-charts"],
    ["Firebase", "identitytoolkit.googleapis.com"],
  ])("leaves %s to the signed-in pages", (_name, sign) => {
    const holds = (key: string): boolean => readFileSync(join(folder, chunk(key).file), "utf8").includes(sign);
    const own = chunksOf([entry, start, loginScreen]);
    const scripts = Object.keys(manifest).filter((key) => chunk(key).file.endsWith(".js"));
    expect(scripts.filter(holds)).not.toEqual([]);
    expect([...own].filter(holds)).toEqual([]);
  });
});

it.each(["de", "es", "fr", "ja"])("the words in %s load without a script that has texts in English", (language) => {
  // Texts that are evaluated before the translation is there stay in English.
  expect(chunk(`src/web/text/${language}/index.ts`).imports ?? []).toEqual([entry]);
});

function chunk(key: string): ManifestChunk {
  const found = manifest[key];
  if (found === undefined) throw new Error(`The build has no chunk ${key}`);
  return found;
}

function chunksOf(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    chunksOf(chunk(key).imports ?? [], seen);
  }
  return seen;
}
