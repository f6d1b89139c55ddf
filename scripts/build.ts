import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { build } from "vite";
import { rememberBuild } from "./build-state.ts";

const root = join(import.meta.dirname, "..");
const directory = join(root, "dist");
const minCompressedBytes = 1024;

await build({ root, logLevel: "warn" });
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
rememberBuild();

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
  for (const name of readdirSync(join(root, "public")).toSorted())
    hash.update(readFileSync(join(root, "public", name)));
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
