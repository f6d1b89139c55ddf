import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import type { PageLanguage } from "#core/languages/languages.ts";
import type { Opening } from "./opening.ts";
import { createPreloads, hasFrame } from "./page-preloads.ts";

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

/** The script that the page runs first. */
const pageScript = "/theme.js";
/** A script of this folder shows something of the page with its name before the application's scripts have arrived. */
const firstViews = "/first-views";

const root = '<div id="root">';
/** The outline of signed-in pages. */
const frame = /<div id="frame".*?<\/div>/s;

export interface StaticReply {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

interface PageRequest {
  readonly path: string;
  readonly language: PageLanguage;
  readonly hasSession: boolean;
  readonly opening: Opening | null;
}

export type StaticFiles = ReturnType<typeof createStaticFiles>;

/**
 * The built browser application, with the configured sign-in. Only files that existed at start are served, so no path
 * can lead elsewhere.
 */
export function createStaticFiles(
  directory: string,
  {
    signIn,
    origin,
  }: {
    signIn: "local" | "firebase";
    /** The address of this server, for pages that other sites show a preview of. */
    origin: string;
  },
) {
  const files = new Map<string, string>();
  if (existsSync(directory)) {
    for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name === "index.html" || /\.(br|gz)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const path = relative(directory, file).split(sep);
      // The build's metadata isn't part of the application.
      if (!path.some((part) => part.startsWith("."))) files.set(`/${path.join("/")}`, file);
    }
  }
  const pageFile = join(directory, "index.html");
  const scriptOf = (address: string): string => {
    const file = files.get(address);
    return file === undefined ? "" : readFileSync(file, "utf8").trim();
  };
  // Inlined, because it sets the theme and a separate request would delay the first paint.
  const script = scriptOf(pageScript);
  const firstViewOf = new Map(
    [...files.keys()]
      .filter((address) => address.startsWith(`${firstViews}/`) && address.endsWith(".js"))
      .map((address) => [address.slice(firstViews.length, -".js".length), scriptOf(address)]),
  );
  const page = existsSync(pageFile)
    ? readFileSync(pageFile, "utf8")
        .replaceAll("__SIGN_IN__", signIn)
        .replace(`<script src="${pageScript}"></script>`, () => `<script>${script}</script>`)
    : null;
  const preloads = createPreloads(join(directory, ".vite/manifest.json"));

  return {
    /** The hashes that allow the inlined scripts and no other. */
    pageScriptHashes: [script, ...firstViewOf.values()]
      .filter((inlined) => inlined !== "")
      .map((inlined) => `sha256-${createHash("sha256").update(inlined).digest("base64")}`),

    /** A file of the build, compressed if the browser accepts it; null: not found. */
    async file(path: string, acceptedEncodings: string): Promise<StaticReply | null> {
      const file = files.get(path);
      if (file === undefined) return null;
      const [encoding, suffix] = /\bbr\b/.test(acceptedEncodings)
        ? ["br", ".br"]
        : /\bgzip\b/.test(acceptedEncodings)
          ? ["gzip", ".gz"]
          : [null, ""];
      const compressed = encoding !== null && existsSync(file + suffix);
      // Missing if a build replaced the files of a running server.
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
     * The application's page in a language. Includes whether a session exists, the scripts of its address and its first
     * answers. Null if the application isn't built.
     */
    page({ path, language, hasSession, opening }: PageRequest): string | null {
      if (page === null) return null;
      const { scripts, styles } = preloads({ path, language, hasSession });
      const framed = hasFrame({ path, hasSession });
      const html = (framed ? page : page.replace(frame, ""))
        .replace('<html lang="en">', `<html lang="${language}">`)
        .replace("</head>", () => `${previewOf(path, origin)}${scripts}${framed ? "" : styles}</head>`)
        // Styles in the head would hold back the outline, which needs none of them.
        .replace(root, () => `${framed ? styles : ""}${root}`)
        .replaceAll("__SESSION__", hasSession ? "sent" : "none");
      if (opening === null) return html;
      const firstView = framed ? (firstViewOf.get(path) ?? "") : "";
      const shown = firstView === "" ? "" : `<script>${firstView}</script>`;
      return html.replace("</body>", () => `${openingElement(opening)}${shown}</body>`);
    },
  };
}

/**
 * Returns the preview of a shared portfolio's link in chats and on other sites; nothing for other pages. It is the same
 * for every link: the secret that names the portfolio never reaches the server with the page's address. Search engines may
 * fetch the page, as its preview needs, but don't list it.
 */
function previewOf(path: string, origin: string): string {
  if (path !== "/shared") return "";
  const properties = {
    "og:type": "website",
    "og:title": "Bellwether",
    "og:image": `${origin}/preview.png`,
    "og:image:width": "1200",
    "og:image:height": "630",
  };
  const tags = Object.entries(properties).map(([name, content]) => `<meta property="${name}" content="${content}" />`);
  const others = { "twitter:card": "summary_large_image", robots: "noindex" };
  return [
    ...tags,
    ...Object.entries(others).map(([name, content]) => `<meta name="${name}" content="${content}" />`),
  ].join("");
}

/** Data for the page's script, escaped against HTML parsing. */
function openingElement(opening: Opening): string {
  const json = JSON.stringify(opening).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="opening">${json}</script>`;
}
