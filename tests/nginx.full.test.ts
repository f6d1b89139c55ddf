import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "./support/free-port.ts";
import { hasNginx, startNginx } from "./support/nginx.ts";
import { startProcess } from "./support/server-process.ts";
import { bothEngines } from "./support/test-engines.ts";

const engine = bothEngines().find(({ name }) => name === "postgresql");

describe.skipIf(engine === undefined || !hasNginx())("two instances behind ops/nginx.conf", () => {
  let proxy: Awaited<ReturnType<typeof startNginx>>;
  const ports: number[] = [];
  beforeAll(async () => {
    ports.push(await freePort(), await freePort());
    proxy = await startNginx(ports);
  });
  afterAll(() => proxy.stop());

  it("share a session, stream at once, take large bodies, and stop without a failed request", async () => {
    const shared = {
      ...(await engine?.environment()),
      APP_URL: proxy.url,
      TRUSTED_PROXIES: "1",
      LIMIT_READS_PER_MINUTE: "1000000",
    };
    const [one, two] = await Promise.all(ports.map((port) => startProcess({ ...shared, PORT: String(port) })));
    await Promise.all([one?.ready(), two?.ready()]);
    const headers = { "content-type": "application/json", origin: proxy.url };
    const made = await fetch(`${proxy.url}/api/account/sign-up`, {
      method: "POST",
      headers,
      body: JSON.stringify({ name: "Ada", email: "ada@example.org", password: "gleaming-otter-7" }),
    });
    expect(made.status).toBe(201);
    const cookie = (made.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const session = async () => (await fetch(`${proxy.url}/api/account/session`, { headers: { cookie } })).status;

    // nginx asks the instances in turn.
    expect(await Promise.all(Array.from({ length: 6 }, session))).toEqual(Array.from({ length: 6 }, () => 200));

    const stream = await fetch(`${proxy.url}/api/market/live?symbols=`, { headers: { cookie } });
    const first = await stream.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toContain("open");

    // More than nginx takes by default: the refusal is the instance's own.
    const large = await fetch(`${proxy.url}/api/portfolio/imports/preview`, {
      method: "POST",
      headers: { ...headers, cookie },
      body: JSON.stringify({ nothing: "x".repeat(3_000_000) }),
    });
    expect(large.headers.get("content-type")).toContain("application/problem+json");

    one?.child.kill("SIGTERM");
    const statuses: number[] = [];
    while (one?.child.exitCode === null) statuses.push(await session());
    for (let count = 0; count < 20; count += 1) statuses.push(await session());
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await one?.exit).toBe(0);
  });
});
