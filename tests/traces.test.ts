import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { freePort } from "./support/free-port.ts";
import { startTestServer } from "./support/test-server.ts";
import { startYahooUpstream } from "./upstreams/yahoo-upstream.ts";

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { key: string; value: { stringValue?: string; intValue?: string } }[];
  readonly status?: { code: number };
}

/** An OpenTelemetry collector on loopback, with a reply of the test's choice. */
async function startCollector(
  reply: (request: IncomingMessage, response: ServerResponse) => void = (_request, response) => response.end("{}"),
) {
  const bodies: string[] = [];
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      bodies.push(body);
      reply(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endings.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    text: () => bodies.join("\n"),
    spans: () =>
      bodies.flatMap((body) => {
        const sent = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
        return sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
      }),
  };
}

async function start(environment: Readonly<Record<string, string>>) {
  const yahoo = await startYahooUpstream();
  endings.push(() => yahoo.close());
  const server = await startTestServer({ YAHOO_BASE_URL: yahoo.url, ...environment });
  let isRunning = true;
  const stop = async () => {
    if (isRunning) await server.stop();
    isRunning = false;
  };
  endings.push(stop);
  return { server, yahoo, visitor: server.visitor(), stop };
}

const attribute = ({ attributes }: SentSpan, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value;
  return value?.stringValue ?? Number(value?.intValue);
};

it("sends a span for each request, with the calls, calculations and jobs in it, and names nobody", async () => {
  const collector = await startCollector();
  const { visitor, yahoo, stop } = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer%20collector-token,x-tenant=one",
    OTEL_SERVICE_NAME: "my-bellwether",
  });
  const { email } = await visitor.signUp();
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const caller = "b7ad6b7169203331";
  await visitor.get("/api/market/quotes?symbols=NVDA", { traceparent: `00-${traceId}-${caller}-01` });
  await visitor.delete("/api/notes/12345678-1234-4234-8234-123456789abc");
  const bought = { type: "buy", symbol: "NVDA", date: "2026-02-27", quantity: "1", price: "1", currency: "USD" };
  await visitor.post("/api/portfolio/transactions", bought);
  await visitor.get("/api/portfolio/holdings", { traceparent: "00-garbage-01" });
  const { jobs } = await visitor.call("GET /api/jobs", {});
  const job = jobs.find(({ id }) => id === "clean-up");
  await visitor.call("POST /api/jobs/:id/run", { id: job?.id ?? "" });
  while (
    (await visitor.call("GET /api/jobs", {})).jobs.every(
      ({ id, succeededAt }) => id !== "clean-up" || succeededAt === null,
    )
  );
  await stop();

  const spans = collector.spans();
  const quotes = spans.find(({ name }) => name === "GET /api/market/quotes");
  expect(quotes).toMatchObject({ traceId, parentSpanId: caller, kind: 2 });
  if (quotes === undefined) return;
  expect(attribute(quotes, "http.route")).toBe("/api/market/quotes");
  expect(attribute(quotes, "http.response.status_code")).toBe(200);
  expect(BigInt(quotes.endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(quotes.startTimeUnixNano));
  const { host } = new URL(yahoo.url);
  expect(spans.find(({ name, traceId: of }) => name === `GET ${host}` && of === traceId)).toMatchObject({
    parentSpanId: quotes.spanId,
    kind: 3,
  });
  const holdings = spans.find(({ name }) => name === "GET /api/portfolio/holdings");
  expect(holdings?.parentSpanId).toBeUndefined();
  expect(spans.find(({ name }) => name === "figures holdings")).toMatchObject({
    traceId: holdings?.traceId,
    parentSpanId: holdings?.spanId,
    kind: 1,
  });
  expect(spans.map(({ name }) => name)).toContain("job clean-up");
  expect(spans.map(({ name }) => name)).toContain("DELETE /api/notes/:id");
  expect(new Set(spans.map(({ spanId }) => spanId)).size).toBe(spans.length);
  const [first] = collector.requests;
  expect(first).toMatchObject({ method: "POST", url: "/v1/traces" });
  expect(first?.headers).toMatchObject({
    authorization: "Bearer collector-token",
    "x-tenant": "one",
    "content-type": "application/json",
  });
  const text = collector.text();
  expect(text).toContain('"my-bellwether"');
  for (const secret of [email, "NVDA", "12345678-1234", "symbols=", "gleaming-otter", "session="])
    expect(text).not.toContain(secret);
});

it("marks failures, with the kind of error only", async () => {
  const collector = await startCollector();
  const { visitor, yahoo, stop } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  await visitor.signUp();
  yahoo.setFault("500");
  await visitor.get("/api/market/quotes?symbols=KO");
  await stop();
  const failed = collector.spans().filter(({ status }) => status?.code === 2);
  expect(failed.map(({ name }) => name)).toContain(`GET ${new URL(yahoo.url).host}`);
  expect(failed.map((span) => attribute(span, "error.type"))).toContain("UpstreamError");
});

it("follows the caller's choice, and records no trace of its own where the share is 0", async () => {
  const collector = await startCollector();
  const { visitor, stop } = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_TRACES_SAMPLER_ARG: "0",
  });
  await visitor.signUp();
  const traces = ["1", "2"].map((digit) => digit.repeat(32));
  await visitor.get("/api/watchlists", { traceparent: `00-${traces[0]}-${"1".repeat(16)}-01` });
  await visitor.get("/api/watchlists", { traceparent: `00-${traces[1]}-${"2".repeat(16)}-00` });
  await stop();
  expect([...new Set(collector.spans().map(({ traceId }) => traceId))]).toEqual([traces[0]]);
});

it.each(["silent", "failing", "gone"] as const)(
  "answers requests while the collector is %s, and keeps few spans",
  async (how) => {
    let hanging = 0;
    const collector = await startCollector((_request, response) => {
      hanging += 1;
      response.on("close", () => (hanging -= 1));
      if (how === "failing") response.writeHead(503).end();
    });
    const url = how === "gone" ? `http://127.0.0.1:${await freePort()}` : collector.url;
    const { server, visitor, stop } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: url });
    await visitor.signUp();
    const requests = 3_000;
    for (let sent = 0; sent < requests; sent += 20) {
      const replies = await Promise.all(Array.from({ length: 20 }, () => visitor.get("/api/health/live")));
      expect(replies.every(({ status }) => status === 200)).toBe(true);
      // One batch at a time. The collector may hear late that the last one was given up.
      if (how === "silent") expect(hanging).toBeLessThanOrEqual(2);
    }
    await stop();
    const dropped = [...server.log().matchAll(/"dropped":(\d+)[^\n]*spans were dropped/g)].map(([, count]) =>
      Number(count),
    );
    expect(dropped[0]).toBeGreaterThan(how === "silent" ? 0 : requests / 2);
    if (how !== "silent") expect(server.log().match(/traces can't be sent/g)).toHaveLength(1);
  },
);

it("sends nothing unless it is turned on", async () => {
  const collector = await startCollector();
  const { visitor, stop } = await start({ OTEL_SERVICE_NAME: "quiet" });
  await visitor.signUp();
  await stop();
  expect(collector.requests).toEqual([]);
});
