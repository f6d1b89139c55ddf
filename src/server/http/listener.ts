import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type ListenOptions, Server } from "node:net";
import type { Config } from "../config.ts";
import type { EventWriter } from "./serve.ts";

const drainMs = 10_000;
/** A proxy that has just connected sends its request within this time. */
const lastRequestsMs = 1_000;
/** Maximum number of connections waiting to be accepted, if the system allows it. */
const maxWaitingConnections = 4_096;
/**
 * In a round of the event loop, one connection is accepted from each listening socket (libuv since 1.45). With a single socket, new
 * visitors wait behind the requests of everybody who is connected, up to a minute under load.
 */
const listeningSockets = 64;

/** The server's listening sockets, which share one port where the system can do that. */
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
    (request, reply) => {
      // The next request of this client comes on a new connection, to another instance.
      if (isEnding) reply.shouldKeepAlive = false;
      void app(request, reply);
    },
  );
  let isEnding = false;

  const others: Server[] = [];

  return {
    /** Returns the port. Fails if another process listens there. */
    async listen(): Promise<number> {
      const address = { port, host, backlog: maxWaitingConnections };
      if (port !== 0) {
        // Sockets that share a port would also share it with another server of this user.
        await opened(server, address);
        if (!mayShare) return port;
        await new Promise((resolve) => server.close(resolve));
      }
      const isShared = mayShare && (await isOpened(server, { ...address, reusePort: true }));
      if (!isShared) await opened(server, address);
      const { port: own } = server.address() as AddressInfo;
      const missing = isShared ? listeningSockets - 1 : 0;
      while (others.length < missing) {
        const other = createSocketServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
          server.emit("connection", socket),
        );
        others.push(other);
        await opened(other, { ...address, port: own, reusePort: true });
      }
      return own;
    },

    /** Connections end with their next reply from now on. Those that are open when the listener closes may still send one request. */
    startEnding(): void {
      isEnding = true;
    },

    /** Stops accepting requests and ends the streams. Resolves after the last reply, within ten seconds. */
    async close(): Promise<void> {
      const closed = Promise.all(
        // Not the HTTP server's own way, which ends idle connections at once.
        [server, ...others].map(
          (one) => new Promise<void>((resolve) => void Server.prototype.close.call(one, () => resolve())),
        ),
      );
      // After the last reply, only idle keep-alive connections of browsers remain.
      const closeIdleAtMs = performance.now() + (isEnding ? lastRequestsMs : 0);
      const closingIdle = setInterval(() => {
        if (performance.now() >= closeIdleAtMs) server.closeIdleConnections();
      }, 50);
      if (!isEnding) server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), drainMs);
      for (const stream of openStreams) stream.end();
      await closed;
      clearInterval(closingIdle);
      clearTimeout(cut);
      server.close();
    },
  };
}

/** Other systems share a port without sharing the work, or not at all. */
const mayShare = process.platform === "linux";
/** Answers of a system that can't share a port. */
const unsupported = new Set(["EINVAL", "ENOPROTOOPT", "ENOTSUP", "EOPNOTSUPP"]);

/** Opens a socket with these options. False if the system doesn't know them. */
async function isOpened(server: Server, options: ListenOptions): Promise<boolean> {
  try {
    await opened(server, options);
    return true;
  } catch (error) {
    if (unsupported.has(String((error as NodeJS.ErrnoException).code))) return false;
    throw error;
  }
}

function opened(server: Server, options: ListenOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(options, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
