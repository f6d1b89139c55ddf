import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { createListener } from "./listener.ts";

const host = "127.0.0.1";
const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
});

function listenerOn(port: number, app: (request: IncomingMessage, reply: ServerResponse) => void) {
  const listener = createListener({
    config: { port, host },
    app: async (request, reply) => app(request, reply),
    openStreams: new Set(),
  });
  return listener;
}

describe("the listening sockets", () => {
  it.runIf(process.platform === "linux")("accept several connections in one round of the event loop", async () => {
    let requests = 0;
    let inRound = 0;
    let maxInRound = 0;
    const listener = listenerOn(0, (_request, reply) => {
      requests += 1;
      inRound += 1;
      reply.end();
    });
    const port = await listener.listen();
    endings.push(() => listener.close());
    const folder = mkdtempSync(join(tmpdir(), "bellwether-listener-"));
    endings.push(() => rmSync(folder, { recursive: true, force: true }));
    writeFileSync(
      join(folder, "visitors.mjs"),
      `import { request } from "node:http";
       process.on("message", () => {
         for (let count = 0; count < 64; count += 1)
           request({ host: "${host}", port: ${port}, agent: false }, (reply) => reply.resume()).end();
       });`,
    );
    const visitors = fork(join(folder, "visitors.mjs"), { execArgv: [] });
    endings.push(() => visitors.kill());
    let isCounting = true;
    const round = (): void => {
      maxInRound = Math.max(maxInRound, inRound);
      inRound = 0;
      if (isCounting) setImmediate(round);
    };
    round();
    // While this process is busy, all of them arrive. On a slow machine the visitors may need another attempt.
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      if (maxInRound >= 4) break;
      visitors.send("go");
      await new Promise((resolve) => setImmediate(resolve));
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
      await expect.poll(() => requests).toBeGreaterThanOrEqual(attempt * 64);
    }
    isCounting = false;
    expect(maxInRound).toBeGreaterThanOrEqual(4);
  });

  it("refuse a port that another server uses, also one that shares its port", async () => {
    const first = listenerOn(0, (_request, reply) => void reply.end());
    const port = await first.listen();
    endings.push(() => first.close());
    await expect(listenerOn(port, () => undefined).listen()).rejects.toThrow(/EADDRINUSE/);
  });

  it("answer who has connected before they closed, and end each connection with its reply", async () => {
    const requests: (string | undefined)[] = [];
    const listener = listenerOn(0, ({ url }, reply) => {
      requests.push(url);
      reply.end("answered");
    });
    const port = await listener.listen();
    endings.push(() => listener.close());
    const ask = async (socket: Socket, path: string) => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
      let text = "";
      for await (const chunk of socket.setEncoding("utf8")) text += String(chunk);
      return text;
    };
    const [kept, late] = [connect(port, host), connect(port, host)];
    await Promise.all([once(kept, "connect"), once(late, "connect")]);
    // Both are accepted once a later one has been answered.
    await fetch(`http://${host}:${port}/first`, { headers: { connection: "close" } });
    listener.startEnding();
    expect(await ask(kept, "/kept")).toMatch(/connection: close[^]*answered$/i);
    const closed = listener.close();
    // Idle connections are looked for every 50 ms.
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await ask(late, "/late")).toMatch(/connection: close[^]*answered$/i);
    await closed;
    expect(requests).toEqual(["/first", "/kept", "/late"]);
  });

  it("are all closed with the server, and a port that was named can be used again", async () => {
    const probe = createServer().listen(0, host);
    await once(probe, "listening");
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, "close");
    for (const answer of ["first", "second"]) {
      const listener = listenerOn(port, (_request, reply) => void reply.end(answer));
      expect(await listener.listen()).toBe(port);
      const replies = await Promise.all(
        Array.from({ length: 40 }, () => fetch(`http://${host}:${port}/`, { headers: { connection: "close" } })),
      );
      expect(new Set(await Promise.all(replies.map((reply) => reply.text())))).toEqual(new Set([answer]));
      await listener.close();
      await expect(fetch(`http://${host}:${port}/`)).rejects.toThrow();
    }
  });
});
