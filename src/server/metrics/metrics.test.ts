import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../tests/support/test-server.ts";
import { startYahooUpstream, type YahooUpstream } from "../../../tests/upstreams/yahoo-upstream.ts";

describe.each(testEngines())("the metrics on $name", (engine) => {
  let server: TestServer;
  let yahoo: YahooUpstream;
  let visitor: Visitor;
  beforeAll(async () => {
    yahoo = await startYahooUpstream();
    server = await startTestServer({ ...(await engine.environment()), YAHOO_BASE_URL: yahoo.url, METRICS_PORT: "0" });
    visitor = server.visitor();
    await visitor.signUp();
  });
  afterAll(async () => {
    await server.stop();
    await yahoo.close();
  });

  const read = async (path = "/metrics") => fetch(`http://127.0.0.1:${server.metricsPort}${path}`);
  const value = async (line: RegExp) =>
    Number(new RegExp(`^${line.source} ([\\d.e+]+)$`, "m").exec(await (await read()).text())?.[1]);

  it("count requests by route and status, and name nobody", async () => {
    await visitor.get("/api/notes/12345678-1234-4234-8234-123456789abc?symbol=NVDA");
    await visitor.get("/api/market/quotes?symbols=NVDA");
    await visitor.get("/api/nowhere/at-all");
    const text = await (await read()).text();
    expect(text).toMatch(
      /^bellwether_http_request_duration_seconds_count\{route="GET \/api\/market\/quotes",status="200"\} 1$/m,
    );
    expect(text).toMatch(/^bellwether_http_request_duration_seconds_count\{route="other",status="404"\} [1-9]/m);
    expect(text).not.toContain("12345678-1234");
    expect(text).not.toContain("NVDA");
    expect(text).toMatch(/^bellwether_info\{version="0.0.0-test"\} 1$/m);
    expect(text).toMatch(/^bellwether_nodejs_eventloop_lag_p99_seconds /m);
  });

  it("are shown to an administrator in Settings, without an address of their own", async () => {
    const quiet = await startTestServer({ ...(await engine.environment()), YAHOO_BASE_URL: yahoo.url });
    const administrator = quiet.visitor();
    await administrator.signUp();
    await administrator.get("/api/market/quotes?symbols=NVDA");
    await administrator.get("/api/news/nowhere");
    const figures = await administrator.call("GET /api/server/figures", {});
    expect(quiet.metricsPort).toBeNull();
    expect(figures.requests).toEqual({ count: 3, failures: 0 });
    expect(figures.providers).toContainEqual({ host: new URL(yahoo.url).host, calls: expect.any(Number), failures: 0 });
    expect(figures.outboxes).toEqual([
      { name: "mail", waiting: 0, oldest: null },
      { name: "push", waiting: 0, oldest: null },
    ]);
    expect(figures).toMatchObject({ openStreams: 0, waitingFigures: 0 });
    expect(figures.residentMegabytes).toBeGreaterThan(0);
    expect(figures.freeMegabytes).toBeGreaterThan(0);
    await quiet.stop();
  });

  it("count calls to third parties, and reads that needed none", async () => {
    await visitor.get("/api/market/fundamentals?symbol=NVDA");
    await visitor.get("/api/market/fundamentals?symbol=NVDA");
    const host = new URL(yahoo.url).host.replaceAll(".", "\\.");
    expect(
      await value(
        new RegExp(`bellwether_upstream_request_duration_seconds_count\\{host="${host}",result="success"\\}`),
      ),
    ).toBeGreaterThan(0);
    expect(await (await read()).text()).toMatch(/^bellwether_cache_reads_total\{cache="\w[^"]*",result="hit"\} [1-9]/m);
  });

  it("show what waits, what is open and when jobs succeeded", async () => {
    await visitor.post("/api/jobs/clean-up/run");
    await expect
      .poll(() => value(/bellwether_job_last_success_timestamp_seconds\{task="clean-up"\}/))
      .toBeGreaterThan(0);
    expect(await value(/bellwether_streams_open/)).toBe(0);
    expect(await value(/bellwether_figures_waiting/)).toBe(0);
    expect(await value(/bellwether_outbox_oldest_seconds\{outbox="mail"\}/)).toBe(0);
    expect(await value(/bellwether_database_up/)).toBe(1);
    expect(await value(/bellwether_data_disk_free_bytes/)).toBeGreaterThan(0);
  });

  it("are on a port of their own, and nowhere without one", async () => {
    expect((await read("/")).status).toBe(404);
    expect((await visitor.get("/metrics")).text).not.toContain("bellwether_info");
    const other = await startTestServer();
    expect(other.metricsPort).toBeNull();
    await other.stop();
    await expect(startTestServer({ METRICS_PORT: String(server.metricsPort) })).rejects.toThrow(
      /^METRICS_PORT: 127\.0\.0\.1:\d+ can't be used/,
    );
  });
});
