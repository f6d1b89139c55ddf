import { type AddressInfo, createConnection, createServer, type NetConnectOpts, type Socket } from "node:net";

/**
 * - `open`: passes everything on, after `delayMs` on the way back.
 * - `silent`: nothing arrives in either direction, as when a cable is cut. It arrives late once the proxy is open again.
 * - `replies-lost`: requests arrive, their answers don't.
 * - `refused`: connections break, and new ones are refused.
 */
export type ProxyState = "open" | "silent" | "replies-lost" | "refused";

/** Passes connections on to another address and can be cut. Listens on 127.0.0.1. */
export async function startTcpProxy(target: NetConnectOpts) {
  let state: ProxyState = "open";
  let delayMs = 0;
  const pairs = new Set<{ readonly near: Socket; readonly far: Socket }>();

  const server = createServer((near) => {
    if (state === "refused") {
      near.resetAndDestroy();
      return;
    }
    const far = createConnection(target);
    const pair = { near, far };
    pairs.add(pair);
    near.setNoDelay(true);
    near.on("data", (chunk) => far.write(chunk));
    far.on("data", (chunk) => {
      if (delayMs === 0) near.write(chunk);
      else setTimeout(() => near.write(chunk), delayMs);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("end", () => other.end());
      one.on("close", () => {
        // A cut link doesn't carry the news of a closed connection either.
        if (one === near && state === "silent") return;
        pairs.delete(pair);
        other.destroy();
      });
    }
    apply(pair);
  });

  function apply({ near, far }: { readonly near: Socket; readonly far: Socket }): void {
    if (state === "silent") near.pause();
    else near.resume();
    if (state === "open") far.resume();
    else far.pause();
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    port,
    set(next: ProxyState): void {
      state = next;
      for (const pair of pairs)
        if (next === "refused") {
          pair.near.resetAndDestroy();
          pair.far.destroy();
        } else {
          apply(pair);
          if (next === "open" && pair.near.destroyed) pair.far.destroy();
        }
    },
    /** Delays every answer. */
    delay(ms: number): void {
      delayMs = ms;
    },
    async close(): Promise<void> {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
      }
      await closed;
    },
  };
}

/** A proxy in front of a test cluster, which listens on a socket in the file system. */
export async function startPostgresProxy(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const proxy = await startTcpProxy({ path: `${url.searchParams.get("host")}/.s.PGSQL.5432` });
  return { ...proxy, url: `postgres://${url.username}@127.0.0.1:${proxy.port}${url.pathname}` };
}
