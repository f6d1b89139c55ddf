import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { rememberBuild } from "./build-state.ts";

const root = join(import.meta.dirname, "..");
const directory = join(root, "dist");
const minCompressedBytes = 1024;

const assets = join(directory, "assets");
const lastBuild = join(directory, ".assets");
const before = takeAssets();
await build({ root, logLevel: "warn" });
await buildFirstViews();
fillWorker();

// Compressed copies are written once, so that serving needs no compression.
for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
  const file = join(entry.parentPath, entry.name);
  const content = readFileSync(file);
  if (content.length < minCompressedBytes) continue;
  const quality = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  };
  writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
giveBackAssets(before);
rememberBuild();

/** Builds the scripts that the server puts into a page, each as one file without imports. */
async function buildFirstViews(): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir: "dist",
      emptyOutDir: false,
      lib: {
        entry: join(root, "src/web/portfolio/phone/first-view.ts"),
        name: "firstView",
        formats: ["iife"],
        fileName: () => "first-views/portfolio.js",
      },
    },
  });
}

/** The files of the build before: a server that still runs with its pages names them until it is restarted. */
function takeAssets(): ReadonlyMap<string, Buffer> {
  if (!existsSync(lastBuild)) return new Map();
  const names = readFileSync(lastBuild, "utf8").split("\n");
  return new Map(
    names.filter((name) => existsSync(join(assets, name))).map((name) => [name, readFileSync(join(assets, name))]),
  );
}

/** Puts them beside the new ones, and notes which are new: two builds are kept at most. */
function giveBackAssets(kept: ReadonlyMap<string, Buffer>): void {
  writeFileSync(lastBuild, readdirSync(assets).join("\n"));
  for (const [name, content] of kept) if (!existsSync(join(assets, name))) writeFileSync(join(assets, name), content);
}

/**
 * Writes the build's name and its files into the service worker, and the name into the page. The name is the hash of
 * every name of a file, each of which has the hash of its content.
 */
function fillWorker(): void {
  const files = readdirSync(join(directory, "assets"))
    .filter((name) => /\.(js|css|woff2)$/.test(name) && !/^(firebase|backtest-worker)/.test(name))
    .toSorted();
  const page = readFileSync(join(directory, "index.html"), "utf8");
  const hash = createHash("sha256").update(page).update(files.join());
  for (const folder of [join(root, "public"), join(directory, "first-views")])
    for (const name of readdirSync(folder).toSorted()) hash.update(readFileSync(join(folder, name)));
  const name = hash.digest("hex").slice(0, 12);
  fill("sw.js", { __BUILD__: name, __FILES__: files.map((file) => `/assets/${file}`).join(" ") });
  fill("index.html", { __BUILD__: name });
}

function fill(file: string, values: Readonly<Record<string, string>>): void {
  const path = join(directory, file);
  const filled = Object.entries(values).reduce(
    (content, [key, value]) => content.replaceAll(key, value),
    readFileSync(path, "utf8"),
  );
  writeFileSync(path, filled);
}
