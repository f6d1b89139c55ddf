import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { Opening } from "./application-page.ts";
import { createPreloads } from "./page-preloads.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};

/** What the page runs before anything else. */
const pageScript = "/theme.js";

export interface StaticReply {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

export type StaticFiles = ReturnType<typeof createStaticFiles>;

/** The built browser application, told where people sign in. Only files that were there at start are served, so no path can lead elsewhere. */
export function createStaticFiles(directory: string, { signIn }: { signIn: "local" | "firebase" }) {
  const files = new Map<string, string>();
  if (existsSync(directory)) {
    for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name === "index.html" || /\.(br|gz)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const path = relative(directory, file).split(sep);
      // The build's own notes are no part of the application.
      if (!path.some((part) => part.startsWith("."))) files.set(`/${path.join("/")}`, file);
    }
  }
  const pageFile = join(directory, "index.html");
  const scriptFile = files.get(pageScript);
  // In the page itself: it decides the theme, and the first paint would wait for a request of its own.
  const script = scriptFile === undefined ? "" : readFileSync(scriptFile, "utf8").trim();
  const page = existsSync(pageFile)
    ? readFileSync(pageFile, "utf8")
        .replaceAll("__SIGN_IN__", signIn)
        .replace(`<script src="${pageScript}"></script>`, () => `<script>${script}</script>`)
    : null;
  const preloads = createPreloads(join(directory, ".vite/manifest.json"));

  return {
    /** Lets the script in the page run, and no other. */
    pageScriptHash: `sha256-${createHash("sha256").update(script).digest("base64")}`,

    /** A file of the build, compressed where the browser takes it; null when there is none. */
    async file(path: string, acceptedEncodings: string): Promise<StaticReply | null> {
      const file = files.get(path);
      if (file === undefined) return null;
      const [encoding, suffix] = /\bbr\b/.test(acceptedEncodings)
        ? ["br", ".br"]
        : /\bgzip\b/.test(acceptedEncodings)
          ? ["gzip", ".gz"]
          : [null, ""];
      const compressed = encoding !== null && existsSync(file + suffix);
      // Gone when somebody builds beside a running server.
      const body = await readFile(compressed ? file + suffix : file).catch(() => null);
      if (body === null) return null;
      return {
        body,
        headers: {
          "content-type": types[extname(file)] ?? "application/octet-stream",
          "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
          vary: "accept-encoding",
          ...(compressed ? { "content-encoding": encoding } : {}),
        },
      };
    },

    /**
     * The application's page: whether its request came with a session, so that an anonymous page need not ask, the scripts
     * that its address begins with, and what it opens with. Null when the application is not built.
     */
    page({ path, hasSession, opening }: { path: string; hasSession: boolean; opening: Opening | null }): string | null {
      if (page === null) return null;
      const html = page
        .replace("</head>", () => `${preloads(path, hasSession)}</head>`)
        .replaceAll("__SESSION__", hasSession ? "sent" : "none");
      return opening === null ? html : html.replace("</body>", () => `${openingElement(opening)}</body>`);
    },
  };
}

/** Data for the page's script, as text that no parser takes for anything else. */
function openingElement(opening: Opening): string {
  const json = JSON.stringify(opening).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="opening">${json}</script>`;
}
