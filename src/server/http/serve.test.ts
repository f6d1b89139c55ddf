import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createEventWriter } from "./serve.ts";

it("tells the end of a stream also when the browser left before the stream began", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const call = request({ port: (server.address() as AddressInfo).port });
  call.on("error", () => undefined).end();
  const [, reply] = (await once(server, "request")) as [IncomingMessage, ServerResponse];
  call.destroy();
  await once(reply, "close");
  let isClosed = false;
  createEventWriter(reply).onClose(() => {
    isClosed = true;
  });
  expect(isClosed).toBe(true);
  server.close();
});
