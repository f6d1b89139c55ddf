import { createServer, request } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

export interface NewerVersion {
  readonly url: string;
  /** From now on, the page and the service worker name a newer build. */
  release(): void;
  close(): Promise<void>;
}

/** A proxy that passes everything on to a server, until it releases a newer build of the application. */
export async function startNewerVersion(origin: string): Promise<NewerVersion> {
  let isReleased = false;
  const target = new URL(origin);
  const server = createServer((incoming, reply) => {
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const onward = request(new URL(incoming.url ?? "/", target), { method: incoming.method, headers }, (answer) => {
      const type = answer.headers["content-type"] ?? "";
      const namesBuild = incoming.url === "/sw.js" || type.startsWith("text/html");
      if (!isReleased || !namesBuild) {
        reply.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(reply);
        return;
      }
      void answer.toArray().then((parts: Buffer[]) => {
        const text = Buffer.concat(parts)
          .toString("utf8")
          .replace(/(const build = "|name="build" content=")/, "$1next-");
        const { "content-length": _length, etag: _tag, ...kept } = answer.headers;
        reply.writeHead(answer.statusCode ?? 502, kept).end(text);
      });
    });
    onward.on("error", () => reply.destroy());
    incoming.pipe(onward);
    reply.on("close", () => onward.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release() {
      isReleased = true;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
