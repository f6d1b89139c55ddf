import { createServer } from "node:http";

/** The minimum of a Node server per request: one small JSON reply without checks or logging. */
const port = Number(process.argv[2]);
createServer((_request, reply) => {
  const body = JSON.stringify({ status: "ok", at: Date.now() });
  reply.writeHead(200, { "content-type": "application/json", "content-length": body.length });
  reply.end(body);
}).listen(port, "127.0.0.1");
