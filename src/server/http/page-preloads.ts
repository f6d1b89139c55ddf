import { existsSync, readFileSync } from "node:fs";

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const entry = "index.html";
const shell = "src/web/shell/shell.tsx";
/** What every signed-in page loads with its first answer. */
const answerCheck = "src/web/api/answer-check.ts";
const home = "dashboard";
const anonymous: Readonly<Record<string, string>> = {
  login: "src/web/account/login-screen.tsx",
  register: "src/web/account/anonymous-screens.ts",
  "reset-password": "src/web/account/anonymous-screens.ts",
  verify: "src/web/account/anonymous-screens.ts",
  shared: "src/web/shared/shared-screen.tsx",
};

/** Elements for the head of a page that fetch the scripts and styles of its address at once, not one after the other. */
export function createPreloads(manifestFile: string): (path: string, hasSession: boolean) => string {
  if (!existsSync(manifestFile)) return () => "";
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Readonly<Record<string, Chunk>>;
  const byRoots = new Map<string, string>();
  return (path, hasSession) => {
    const roots = rootsOf(path, hasSession).filter((root) => manifest[root] !== undefined);
    const key = roots.join();
    const known = byRoots.get(key);
    if (known !== undefined) return known;
    const made = elements(manifest, roots);
    byRoots.set(key, made);
    return made;
  };
}

/** The modules that an address begins with; a screen's is named after its address. */
function rootsOf(path: string, hasSession: boolean): readonly string[] {
  const [, name = ""] = path.split("/");
  const page = Object.hasOwn(anonymous, name) ? anonymous[name] : undefined;
  if (page !== undefined) return [page];
  if (!hasSession) return path === "/" ? [anonymous["login"] ?? ""] : [];
  const screen = name === "" ? home : name;
  return [shell, `src/web/${screen}/${screen}-screen.tsx`, answerCheck];
}

function elements(manifest: Readonly<Record<string, Chunk>>, roots: readonly string[]): string {
  const already = reached(manifest, [entry]);
  const chunks = [...reached(manifest, roots)].filter((key) => !already.has(key)).map((key) => manifest[key]);
  const styles = new Set(chunks.flatMap((chunk) => chunk?.css ?? []));
  return [
    ...chunks.flatMap((chunk) =>
      chunk === undefined ? [] : [`<link rel="modulepreload" crossorigin href="/${chunk.file}">`],
    ),
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
  ].join("");
}

/** What is loaded for these modules: first what others need. */
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
