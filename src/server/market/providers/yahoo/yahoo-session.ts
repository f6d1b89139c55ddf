import type { UpstreamClient } from "#server/upstream/upstream-client.ts";
import { ProviderError } from "../../provider.ts";

/** Credentials of the quote address: a crumb, and the cookies it was issued with. */
export interface YahooSession {
  /** Null where Yahoo hands out none; a quote is then asked for without. */
  readonly crumb: string | null;
  cookies(url: URL): Promise<string>;
}

const redirects = [301, 302, 303, 307, 308];

/** Holds one cookie-and-crumb session for all calls; a failed attempt is forgotten, so that the next call tries again. */
export function createYahooSession({ client, rewrite }: { client: UpstreamClient; rewrite: (url: URL) => URL }) {
  let current: Promise<YahooSession> | null = null;

  async function start(): Promise<YahooSession> {
    // Loaded with the first call: start-up must be quick.
    const [{ _getCrumb: getCrumb }, { ExtendedCookieJar }] = await Promise.all([
      import("yahoo-finance2/lib/getCrumb"),
      import("yahoo-finance2/lib/cookieJar"),
    ]);
    const jar = new ExtendedCookieJar();
    const crumb = await getCrumb(jar, fetchForLibrary, { headers: yahooHeaders }, silent).catch((error: unknown) => {
      if (error instanceof ProviderError && error.status !== 404) throw error;
      // The steps fail or set no cookie. The quote address itself shows whether a crumb is needed.
      return null;
    });
    return { crumb, cookies: async (url) => jar.getCookieString(url.href) };
  }

  async function fetchForLibrary(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const url = new URL(input instanceof Request ? input.url : input);
    const reply = await client.call({
      url: rewrite(url),
      method: init.method === "POST" ? "POST" : "GET",
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(typeof init.body === "string" ? { body: init.body } : {}),
      accept: redirects,
      // A quote page of some megabytes, asked for its cookie alone.
      skipsBody: url.pathname.startsWith("/quote/"),
    });
    if (url.pathname === "/v1/test/getcrumb" && !/^[\w./\-+=~%]{1,64}$/.test(reply.text))
      throw new ProviderError("Yahoo gave no crumb: the reply is no crumb", { advice: "try-next" });
    return new Response(reply.text, { status: reply.status, statusText: reply.statusText, headers: reply.headers });
  }

  return {
    get(): Promise<YahooSession> {
      if (current === null) {
        const started = start();
        current = started;
        started.catch(() => {
          if (current === started) current = null;
        });
      }
      return current;
    },

    /** Forgets a session that was refused, unless another call has already replaced it. */
    async drop(refused: YahooSession): Promise<void> {
      const dropped = current;
      if (dropped === null) return;
      const isCurrent = await dropped.then(
        (session) => session === refused,
        () => false,
      );
      if (isCurrent && current === dropped) current = null;
    },
  };
}

/** Sent with every call; Yahoo turns unknown programs away. */
export const yahooHeaders = {
  "user-agent": "Mozilla/5.0 (compatible; yahoo-finance2/4.0.2)",
  "accept-language": "en-US,en;q=0.9",
};

// The library would write the crumb into its log.
const silent = { info: ignore, warn: ignore, error: ignore, debug: ignore, dir: ignore };

function ignore() {}
