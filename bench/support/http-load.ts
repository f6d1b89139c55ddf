import { connect, type Socket } from "node:net";

export interface LoadResult {
  readonly requests: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly p99Ms: number;
  readonly maxMs: number;
}

/** Repeats the same GET over a number of connections for a given time. Each connection waits for its reply. */
export async function load(
  { port, path, headers = {} }: { port: number; path: string; headers?: Readonly<Record<string, string>> },
  { connections, seconds }: { connections: number; seconds: number },
): Promise<LoadResult> {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  const statuses: Record<string, number> = {};
  const times: number[] = [];
  const endsAt = performance.now() + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, () =>
      ask(port, request, (status, tookMs) => {
        statuses[status] = (statuses[status] ?? 0) + 1;
        times.push(tookMs);
        return performance.now() < endsAt;
      }),
    ),
  );
  times.sort((a, b) => a - b);
  const p99Ms = times[Math.floor(times.length * 0.99)] ?? 0;
  return { requests: times.length, statuses, p99Ms, maxMs: times.at(-1) ?? 0 };
}

/** One connection. The next request goes out when `onReply` returns true. */
function ask(port: number, request: Buffer, onReply: (status: string, tookMs: number) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let sentAt = 0;
    let head: { status: string; left: number } | null = null;
    let text = "";
    const send = () => {
      sentAt = performance.now();
      socket.write(request);
    };
    socket.on("connect", send);
    socket.on("data", (chunk) => {
      let size = chunk.length;
      if (head === null) {
        text += chunk.toString("latin1");
        const end = text.indexOf("\r\n\r\n");
        if (end < 0) return;
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]);
        if (!Number.isInteger(length)) {
          socket.destroy(new Error(`no length in ${text.slice(0, 200)}`));
          return;
        }
        head = { status: text.slice(9, 12), left: length };
        size = text.length - end - 4;
        text = "";
      }
      head.left -= size;
      if (head.left > 0) return;
      const { status } = head;
      head = null;
      if (onReply(status, performance.now() - sentAt)) send();
      else socket.end();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve());
  });
}
