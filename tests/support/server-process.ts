import { afterEach } from "vitest";
import { spawnServer } from "./spawn-server.ts";

type ServerProcess = Awaited<ReturnType<typeof spawnServer>>;

const running: ServerProcess[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.end();
});

/** The server in a separate process on a free port, killed after the test. */
export async function startProcess(environment: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = await spawnServer(environment);
  running.push(server);
  return server;
}
