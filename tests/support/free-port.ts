import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports the system hands out itself: none of those may take this one before it is used. */
const first = 20_000;
const last = 32_000;
const tries = 50;

/** A port of 127.0.0.1 that nothing listens on, for a server that must keep its address over a restart. */
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
