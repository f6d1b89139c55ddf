import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { temporaryFolder } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startModelUpstream } from "../../../tests/upstreams/model-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

const openMarket = "2026-03-04T16:00:00Z";
const asPage = { accept: "text/html" };

interface OpeningInPage {
  readonly at: number;
  readonly answers: readonly { readonly route: string; readonly input: object; readonly output: unknown }[];
}

let upstream: YahooUpstream;
let server: TestServer;
let webDirectory: string;

beforeAll(async () => {
  webDirectory = builtApplication();
  upstream = await startYahooUpstream({ clock: { now: () => Date.parse(openMarket) } });
  server = await startTestServer({ CLOCK: openMarket, YAHOO_BASE_URL: upstream.url }, { webDirectory });
});
afterAll(async () => {
  await server.stop();
  await upstream.close();
});

describe("the page of somebody who is signed in", () => {
  it("brings the answers that it would ask for, which are those of the API", async () => {
    const visitor = await signedIn();
    const paths = ["/api/account/session", "/api/settings", "/api/watchlists", "/api/portfolio/holdings?by=symbol"];
    const routeOf = (path: string): string => `GET ${path.split("?")[0]}`;
    const opening = await warmOpening(visitor, "/", ...paths.map(routeOf), "GET /api/market/quotes");
    for (const path of paths) {
      const { body } = await visitor.get(path);
      const answer = opening.answers.find(({ route }) => route === routeOf(path));
      expect(withoutTimes(answer?.output)).toEqual(withoutTimes(body));
    }
    expect(opening.at).toBeGreaterThanOrEqual(Date.parse(openMarket));
  });

  it("brings what its address is about", async () => {
    const visitor = await signedIn();
    const symbol = await warmOpening(visitor, "/insights?symbol=AAPL", "GET /api/market/history");
    expect(symbol.answers.find(({ route }) => route === "GET /api/market/history")?.input).toMatchObject({
      symbol: "AAPL",
    });
    expect(symbol.answers.map(({ route }) => route)).not.toContain("GET /api/portfolio/allocation");
    const portfolio = await warmOpening(visitor, "/portfolio", "GET /api/portfolio/performance");
    expect(portfolio.answers.map(({ route }) => route)).toContain("GET /api/portfolio/accounts");
  });

  it("brings the preview of a symbol where it is computed, and asks no model for one", async () => {
    const preview = "POST /api/assistant/preview";
    const visitor = await signedIn();
    const { answers } = await warmOpening(visitor, "/insights?symbol=AAPL", preview);
    const { body } = await visitor.post("/api/assistant/preview", { symbol: "AAPL" });
    expect(withoutTimes(answers.find(({ route }) => route === preview)?.output)).toEqual(withoutTimes(body));

    const model = await startModelUpstream();
    const withModel = await startTestServer(
      {
        CLOCK: openMarket,
        YAHOO_BASE_URL: upstream.url,
        GEMINI_BASE_URL: model.url,
        GEMINI_API_KEY: "key-of-the-loopback-model",
      },
      { webDirectory },
    );
    const other = withModel.visitor();
    await other.signUp();
    const opening = await warmOpening(other, "/insights?symbol=AAPL", "GET /api/market/signals");
    expect(opening.answers.map(({ route }) => route)).not.toContain(preview);
    expect(model.requests).toEqual([]);
    await withModel.stop();
    await model.close();
  });

  it("is kept by no cache and brings nothing of anybody else", async () => {
    const first = await signedIn("Ada Martin");
    const second = await signedIn("Someone Else");
    const page = await second.get("/", asPage);
    expect(page.headers.get("cache-control")).toBe("no-store");
    expect(page.text).toContain("Someone Else");
    expect(page.text).not.toContain("Ada Martin");
    expect((await first.get("/", asPage)).text).toContain("Ada Martin");
  });

  it("holds no markup that somebody wrote", async () => {
    const name = "</script><script>alert(1)</script><!--";
    const visitor = await signedIn(name);
    const { text } = await visitor.get("/", asPage);
    expect(text).not.toContain("alert(1)</script>");
    expect(text.match(/<script/g)).toHaveLength(3);
    const session = openingIn(text)?.answers.find(({ route }) => route === "GET /api/account/session");
    expect(session?.output).toMatchObject({ user: { displayName: name } });
  });

  it("runs the scripts that it holds, and no other", async () => {
    const visitor = await signedIn();
    const scriptsOf = (text: string) =>
      [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = ""]) => script);
    const { text, headers } = await visitor.get("/portfolio", asPage);
    const scripts = scriptsOf(text);
    expect(scripts).toEqual([expect.stringContaining("theme"), expect.stringContaining("first view")]);
    // The last one reads the answers, which are before it.
    expect(text.indexOf("first view")).toBeGreaterThan(text.indexOf('id="opening"'));
    const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    expect(headers.get("content-security-policy")).toContain(`script-src 'self' ${hashes.join(" ")};`);
    expect(scriptsOf((await visitor.get("/", asPage)).text)).toHaveLength(1);
  });

  it("comes without what a third party keeps back", async () => {
    const visitor = await signedIn();
    upstream.setFault("hang");
    const opening = openingIn((await visitor.get("/insights?symbol=NVDA", asPage)).text);
    upstream.setFault("ok");
    const routes = opening?.answers.map(({ route }) => route);
    expect(routes).toContain("GET /api/settings");
    expect(routes).not.toContain("GET /api/market/history");
  });

  it("takes the encodings that the browser takes, and is the same in each", async () => {
    const visitor = await signedIn();
    for (const encoding of ["br", "gzip", "identity"]) {
      const page = await visitor.get("/calendar", { ...asPage, "accept-encoding": encoding });
      expect(page.headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
      expect(openingIn(page.text)).not.toBeNull();
    }
  });

  it("preloads the scripts and styles of its screen, dependencies first", async () => {
    const visitor = await signedIn();
    const { text } = await visitor.get("/portfolio", asPage);
    const files = [...text.matchAll(/<link rel="(modulepreload|stylesheet)" crossorigin href="([^"]+)">/g)].map(
      ([, , href]) => href,
    );
    expect(files).toEqual(["/assets/part.js", "/assets/shell.js", "/assets/portfolio.js", "/assets/shell.css"]);
  });
});

describe("the outline of menu and header", () => {
  it("comes with signed-in pages alone", async () => {
    const visitor = await signedIn();
    const outlineAt = async (path: string, of: Visitor): Promise<boolean> =>
      (await of.get(path, asPage)).text.includes('<div id="frame">');
    for (const path of ["/", "/portfolio", "/newsletter"]) expect(await outlineAt(path, visitor), path).toBe(true);
    for (const path of ["/login", "/shared", "/newsletter/confirm"])
      expect(await outlineAt(path, visitor), path).toBe(false);
    expect(await outlineAt("/", server.visitor())).toBe(false);
  });
});

describe("the page of a visitor", () => {
  it.each(["/", "/login", "/portfolio"])("brings the rules of accounts at %s, and nothing else", async (path) => {
    const visitor = server.visitor();
    const { body } = await visitor.get("/api/account/rules");
    expect(openingIn((await visitor.get(path, asPage)).text)?.answers).toEqual([
      { route: "GET /api/account/rules", input: {}, output: body },
    ]);
  });
});

describe("a page brings no answers", () => {
  it("to whoever has signed out", async () => {
    const visitor = await signedIn();
    const cookie = visitor.cookie() ?? "";
    await visitor.post("/api/account/sign-out");
    expect(openingIn((await server.visitor().get("/", { ...asPage, cookie })).text)).toBeNull();
  });

  it("to what does not read pages", async () => {
    const visitor = await signedIn();
    expect(openingIn((await visitor.get("/", { accept: "*/*" })).text)).toBeNull();
  });

  it("to whoever has asked too often, but comes", async () => {
    const busy = await startTestServer({ LIMIT_READS_PER_MINUTE: "20" }, { webDirectory });
    const visitor = busy.visitor();
    await visitor.signUp();
    const pages = [];
    for (let count = 0; count < 5; count += 1) pages.push(await visitor.get("/", asPage));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    // Each answer counts as a read: the first page takes most of them.
    const opened = pages.map(({ text }) => openingIn(text) !== null);
    expect([opened[0], opened.at(-1)]).toEqual([true, false]);
    await busy.stop();
  });
});

async function signedIn(name = "Visitor"): Promise<Visitor> {
  const visitor = server.visitor();
  const email = `opening-${Math.random().toString(36).slice(2)}@example.org`;
  await visitor.signUp({ name, email, password: "gleaming-otter-7" });
  return visitor;
}

/** A page opened until the answers are in memory, as it is after the first visit. */
async function warmOpening(visitor: Visitor, path: string, ...routes: readonly string[]): Promise<OpeningInPage> {
  for (;;) {
    const opening = openingIn((await visitor.get(path, asPage)).text);
    if (opening !== null && routes.every((route) => opening.answers.some((answer) => answer.route === route)))
      return opening;
  }
}

function openingIn(html: string): OpeningInPage | null {
  const json = /<script type="application\/json" id="opening">(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? null : (JSON.parse(json) as OpeningInPage);
}

/** Two answers of the same moment differ only in when they were made. */
function withoutTimes(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"time"'));
}

/** As the build makes it, with two screens. */
function builtApplication(): string {
  const folder = temporaryFolder();
  const chunk = (file: string, imports: readonly string[] = [], css: readonly string[] = []) => ({
    file: `assets/${file}`,
    imports,
    css: css.map((name) => `assets/${name}`),
  });
  const manifest = {
    "index.html": chunk("index.js"),
    "part.js": chunk("part.js"),
    "src/web/shell/shell.tsx": chunk("shell.js", ["index.html", "part.js"], ["shell.css"]),
    "src/web/portfolio/portfolio-screen.tsx": chunk("portfolio.js", ["part.js", "src/web/shell/shell.tsx"]),
  };
  writeFileSync(join(folder, "theme.js"), "document.body.dataset.theme = 'dark';\n");
  mkdirSync(join(folder, "first-views"));
  writeFileSync(join(folder, "first-views/portfolio.js"), "document.title = 'first view';\n");
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, ".vite/manifest.json"), JSON.stringify(manifest));
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><html><head><meta name="session" content="__SESSION__" /></head><body><script src="/theme.js"></script><div id="frame"><svg></svg></div><div id="root"></div><script type="module" src="/assets/index.js"></script></body></html>',
  );
  return folder;
}
