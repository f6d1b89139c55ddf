import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the range the system assigns from, so that no other process gets this port before it is used. */
const first = 20_000;
const last = 32_000;
const tries = 50;

/** Returns a free port of 127.0.0.1, for a server that keeps its address over a restart. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < tries; attempt++) {
    const port = randomInt(first, last);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${first} and ${last}`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
