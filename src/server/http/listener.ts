import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Config } from "../config.ts";
import type { EventWriter } from "./serve.ts";

const drainMs = 10_000;
/** Maximum number of connections waiting to be accepted, if the system allows it. */
const maxWaitingConnections = 4_096;

/** The server's listening socket. */
export function createListener({
  config: { port, host },
  app,
  openStreams,
}: {
  config: Pick<Config, "port" | "host">;
  app: (request: IncomingMessage, reply: ServerResponse) => Promise<void>;
  /** Live streams never end by themselves. */
  openStreams: ReadonlySet<EventWriter>;
}) {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      // Long enough to upload a file of the maximum size at 5 Mbit/s.
      requestTimeout: 150_000,
      headersTimeout: 10_000,
      // Node looks for late headers only every 30 s by default.
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 10_000,
    },
    (request, reply) => void app(request, reply),
  );

  return {
    /** Returns the port. */
    async listen(): Promise<number> {
      await new Promise<void>((resolve, reject) => {
        server.once("error", reject);
        server.listen({ port, host, backlog: maxWaitingConnections }, resolve);
      });
      return (server.address() as AddressInfo).port;
    },

    /** Stops accepting requests and ends the streams. Resolves after the last reply, within ten seconds. */
    async close(): Promise<void> {
      const closed = new Promise<void>((resolve) => {
        server.close(() => resolve());
      });
      // After the last reply, only idle keep-alive connections of browsers remain.
      const closingIdle = setInterval(() => server.closeIdleConnections(), 50);
      const cut = setTimeout(() => server.closeAllConnections(), drainMs);
      for (const stream of openStreams) stream.end();
      await closed;
      clearInterval(closingIdle);
      clearTimeout(cut);
    },
  };
}
