import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const stateFile = join(root, "dist", ".sources");
const sources = ["index.html", "vite.config.ts", "package-lock.json", "public", "src/web", "src/contract", "src/core"];

/** Returns true if `dist` was built from the current sources, by file names, sizes and modification times. */
export function buildIsCurrent(): boolean {
  return existsSync(stateFile) && readFileSync(stateFile, "utf8") === fingerprint();
}

export function rememberBuild(): void {
  writeFileSync(stateFile, fingerprint());
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const source of sources) add(join(root, source));
  return hash.digest("hex");

  function add(path: string): void {
    if (!existsSync(path)) return;
    const state = statSync(path);
    if (state.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(`${path}\n${state.size}\n${state.mtimeMs}\n`);
  }
}
