import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Log } from "../log.ts";
import { StartError } from "../start-error.ts";

/** Serves `GET /metrics` on an address of its own, apart from the application. */
export function metricsListener({
  listenAt,
  contentType,
  text,
  log,
}: {
  /** Null: nowhere. */
  listenAt: { readonly host: string; readonly port: number } | null;
  contentType: string;
  text: () => Promise<string>;
  log: Log;
}) {
  const server = createServer((request, reply) => {
    if (request.method !== "GET" || request.url?.split("?")[0] !== "/metrics") {
      reply.writeHead(404).end();
      return;
    }
    void text().then(
      (body) => reply.writeHead(200, { "content-type": contentType }).end(body),
      (error: unknown) => {
        log.error({ err: error }, "the metrics were not collected");
        reply.writeHead(500).end();
      },
    );
  });

  return {
    /** Null before it listens. */
    port: (): number | null => (server.address() as AddressInfo | null)?.port ?? null,

    /** Listens. Throws a StartError if the port is taken. */
    async start(): Promise<void> {
      if (listenAt === null) return;
      const { host, port } = listenAt;
      await new Promise<void>((resolve, reject) => {
        server.once("error", (error) =>
          reject(new StartError(`METRICS_PORT: ${host}:${port} can't be used (${error.message}).`, { cause: error })),
        );
        server.listen({ host, port }, resolve);
      });
    },

    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}
