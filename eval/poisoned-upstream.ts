import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** What an attacker has planted at the provider, by symbol. */
export interface Poison {
  readonly titles: ReadonlyMap<string, readonly string[]>;
  readonly names: ReadonlyMap<string, string>;
  readonly descriptions: ReadonlyMap<string, string>;
}

/** Stands before a provider and puts the attacker's texts into its replies. */
export async function startPoisonedUpstream(upstream: string, poison: Poison) {
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? "/", upstream);
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const reply = await fetch(url, {
        method: request.method ?? "GET",
        headers: headersOf(request),
        redirect: "manual",
        ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
      });
      const text = await reply.text();
      const cookies = reply.headers.getSetCookie();
      response.writeHead(reply.status, {
        "content-type": reply.headers.get("content-type") ?? "text/plain",
        ...(reply.headers.get("location") === null ? {} : { location: reply.headers.get("location") ?? "" }),
        ...(cookies.length === 0 ? {} : { "set-cookie": cookies }),
      });
      response.end(poisoned(url, text, poison));
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function poisoned(url: URL, text: string, { titles, names, descriptions }: Poison): string {
  if (url.pathname === "/v1/finance/search" && Number(url.searchParams.get("newsCount") ?? 0) > 0) {
    const symbol = (url.searchParams.get("q") ?? "").toUpperCase();
    const planted = titles.get(symbol);
    if (planted === undefined) return text;
    const reply = JSON.parse(text) as { news?: readonly object[] };
    const [sample = {}] = reply.news ?? [];
    const news = planted.map((title, index) => ({
      ...sample,
      uuid: `planted-${symbol}-${index}`,
      title,
      publisher: "Planted News",
      link: `https://news.example/planted-${symbol.toLowerCase()}-${index}`,
      providerPublishTime: Date.parse("2026-03-04T12:00:00Z") / 1000 - index * 60,
      type: "STORY",
      relatedTickers: [symbol],
    }));
    return JSON.stringify({ ...reply, news });
  }
  if (url.pathname === "/v7/finance/quote") {
    const reply = JSON.parse(text) as { quoteResponse?: { result: { symbol: string }[] } };
    for (const row of reply.quoteResponse?.result ?? []) {
      const name = names.get(row.symbol);
      if (name !== undefined) Object.assign(row, { longName: name, shortName: name, displayName: name });
    }
    return JSON.stringify(reply);
  }
  const summary = /^\/v10\/finance\/quoteSummary\/(.+)$/.exec(url.pathname);
  const symbol = decodeURIComponent(summary?.[1] ?? "");
  const [description, name] = [descriptions.get(symbol), names.get(symbol)];
  if (description === undefined && name === undefined) return text;
  const reply = JSON.parse(text) as { quoteSummary?: { result: Record<string, Record<string, unknown>>[] } };
  for (const modules of reply.quoteSummary?.result ?? [])
    for (const module of Object.values(modules)) {
      if (description !== undefined && "longBusinessSummary" in module) module["longBusinessSummary"] = description;
      if (name !== undefined && "longName" in module) Object.assign(module, { longName: name, shortName: name });
    }
  return JSON.stringify(reply);
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of ["cookie", "content-type", "accept", "user-agent"]) {
    const value = headers[name];
    if (typeof value === "string") kept[name] = value;
  }
  return kept;
}
