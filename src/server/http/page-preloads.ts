import { existsSync, readFileSync } from "node:fs";
import type { PageLanguage } from "#core/languages/languages.ts";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const entry = "index.html";
const start = "src/web/start.tsx";
const shell = "src/web/shell/shell.tsx";
const home = "dashboard";
const accountScreens = "src/web/account/anonymous-screens.ts";
/** The modules of the pages before sign-in. Parts that a page renders at once come with it. */
const anonymous: Readonly<Record<string, readonly string[]>> = {
  login: ["src/web/account/login-screen.tsx", "src/web/account/beyond-password.tsx"],
  register: [accountScreens],
  "reset-password": [accountScreens],
  verify: [accountScreens],
  shared: ["src/web/shared/shared-screen.tsx"],
};

interface PageStart {
  readonly path: string;
  readonly language: PageLanguage;
  readonly hasSession: boolean;
}

/** Elements that load the parts of an address in parallel. */
interface Preloads {
  readonly scripts: string;
  readonly styles: string;
}

/** Returns the elements that preload the scripts and styles of an address. */
export function createPreloads(manifestFile: string): (page: PageStart) => Preloads {
  if (!existsSync(manifestFile)) return () => ({ scripts: "", styles: "" });
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Readonly<Record<string, Chunk>>;
  const byRoots = new Map<string, Preloads>();
  return ({ path, language, hasSession }) => {
    const catalogue = `src/web/text/${language}/index.ts`;
    const roots = [catalogue, start, ...rootsOf(path, hasSession)].filter((root) => manifest[root] !== undefined);
    const key = roots.join();
    const known = byRoots.get(key);
    if (known !== undefined) return known;
    const made = elements(manifest, roots);
    byRoots.set(key, made);
    return made;
  };
}

/** True for pages inside the application's menu and header. */
export function hasFrame({ path, hasSession }: Pick<PageStart, "path" | "hasSession">): boolean {
  const [, name = "", below] = path.split("/");
  return hasSession && !Object.hasOwn(anonymous, name) && !(name === "newsletter" && below !== undefined);
}

/** The entry modules of an address; a screen's module has the name of its address. */
function rootsOf(path: string, hasSession: boolean): readonly string[] {
  const [, name = ""] = path.split("/");
  const page = Object.hasOwn(anonymous, name) ? anonymous[name] : undefined;
  if (page !== undefined) return page;
  if (!hasSession) return path === "/" ? (anonymous["login"] ?? []) : [];
  const screen = name === "" ? home : name;
  return [shell, `src/web/${screen}/${screen}-screen.tsx`];
}

function elements(manifest: Readonly<Record<string, Chunk>>, roots: readonly string[]): Preloads {
  const already = reached(manifest, [entry]);
  const chunks = [...reached(manifest, roots)].filter((key) => !already.has(key)).map((key) => manifest[key]);
  const styles = new Set(chunks.flatMap((chunk) => chunk?.css ?? []));
  return {
    scripts: chunks
      .map((chunk) => (chunk === undefined ? "" : `<link rel="modulepreload" crossorigin href="/${chunk.file}">`))
      .join(""),
    styles: [...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`).join(""),
  };
}

/** Everything that these modules load, dependencies first. */
function reached(
  manifest: Readonly<Record<string, Chunk>>,
  keys: readonly string[],
  seen = new Set<string>(),
  entered = new Set<string>(),
): Set<string> {
  for (const key of keys) {
    if (entered.has(key)) continue;
    entered.add(key);
    reached(manifest, manifest[key]?.imports ?? [], seen, entered);
    seen.add(key);
  }
  return seen;
}
