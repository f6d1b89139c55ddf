import { createServer } from "node:http";

/** The least a Node server can do for a request: one small JSON reply, nothing checked and nothing logged. */
const port = Number(process.argv[2]);
createServer((_request, reply) => {
  const body = JSON.stringify({ status: "ok", at: Date.now() });
  reply.writeHead(200, { "content-type": "application/json", "content-length": body.length });
  reply.end(body);
}).listen(port, "127.0.0.1");
