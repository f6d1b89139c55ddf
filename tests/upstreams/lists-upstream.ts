import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type ListsUpstream = Awaited<ReturnType<typeof startListsUpstream>>;

/** Serves lists of securities by path, with ETags, and records requests. */
export async function startListsUpstream(files: Record<string, string | Buffer> = {}) {
  const requests: { path: string; status: number; headers: IncomingHttpHeaders }[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? "").slice(1);
    const body = files[path];
    const etag = body === undefined ? "" : `"${Buffer.byteLength(body)}"`;
    const status = body === undefined ? 404 : request.headers["if-none-match"] === etag ? 304 : 200;
    requests.push({ path, status, headers: request.headers });
    response.writeHead(status, body === undefined ? {} : { etag });
    response.end(status === 200 ? body : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    asked: requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
