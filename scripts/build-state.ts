import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const stateFile = join(root, "dist", ".sources");
const sources = ["index.html", "vite.config.ts", "package.json", "public", "src/web", "src/contract", "src/core"];

/**
 * Returns true if `dist` was built from the current sources, by their names and contents: copying a folder or removing
 * packages changes neither.
 */
export function buildIsCurrent(): boolean {
  return existsSync(stateFile) && readFileSync(stateFile, "utf8") === fingerprint();
}

/** Returns true if `dist` has pages, from whatever sources. */
export function hasBuild(): boolean {
  return existsSync(join(root, "dist", "index.html"));
}

export function rememberBuild(): void {
  writeFileSync(stateFile, fingerprint());
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const source of sources) add(source);
  return hash.digest("hex");

  function add(path: string): void {
    const place = join(root, path);
    if (!existsSync(place)) return;
    if (statSync(place).isDirectory()) for (const name of readdirSync(place).sort()) add(`${path}/${name}`);
    else hash.update(`${path}\n`).update(readFileSync(place)).update("\n");
  }
}
