import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { temporaryFolder } from "../../tests/support/test-engines.ts";
import { startTestServer } from "../../tests/support/test-server.ts";
import { openBase } from "./base.ts";
import { readConfig } from "./config.ts";
import { createIdempotency } from "./http/idempotency.ts";
import { createLog } from "./log.ts";
import type { Room } from "./room.ts";
import { serveRooms } from "./serve-rooms.ts";

describe("the rooms of a server", () => {
  /** Serves three rooms that note what happens to them; `fails` names the steps that throw. */
  async function serve(fails: readonly string[]) {
    const log = createLog("silent");
    const config = readConfig({ NODE_ENV: "test", PORT: "0", DATA_DIR: temporaryFolder() });
    const base = await openBase({ config, log, version: "0" });
    const steps: string[] = [];
    const step = (name: string) => {
      steps.push(name);
      if (fails.includes(name)) throw new Error(`${name} failed`);
    };
    const room = (name: string): Room => ({
      prepare: () => step(`prepare ${name}`),
      start: () => step(`start ${name}`),
      stop: () => step(`stop ${name}`),
      close: () => step(`close ${name}`),
    });
    const serving = serveRooms({
      ...base,
      close: async () => {
        await base.close();
        step("close base");
      },
      rooms: [room("1"), room("2"), room("3")],
      users: { isAdministrator: async () => false },
      account: { findSession: async () => null, isRecentSignIn: async () => false },
      tokens: { find: async () => null },
      answerMcp: async () => new Response(null),
      idempotency: createIdempotency(base),
      openStreams: new Set(),
      metrics: { request: () => undefined },
      webDirectory: null,
    });
    return { serving, steps };
  }
  const closing = ["stop 3", "stop 2", "stop 1", "close 3", "close 2", "close 1", "close base"];

  it.each(["prepare 2", "start 2"])("are all closed, the last first, if “%s” fails", async (failing) => {
    const { serving, steps } = await serve([failing, "stop 3"]);
    await expect(serving).rejects.toThrow(`${failing} failed`);
    expect(steps.slice(-closing.length)).toEqual(closing);
    expect(steps).not.toContain("start 3");
  });

  it("are all closed if some of them fail to stop, and the first error is reported", async () => {
    const { serving, steps } = await serve(["stop 2", "close 3"]);
    await expect((await serving).stop()).rejects.toThrow("stop 2 failed");
    expect(steps.slice(-closing.length)).toEqual(closing);
  });

  it("free the data folder and the port if the last of them can't start", async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, "127.0.0.1", () => resolve((taken.address() as { port: number }).port));
    });
    const environment = { DATA_DIR: temporaryFolder() };
    await expect(startTestServer({ ...environment, METRICS_PORT: String(port) })).rejects.toThrow(/EADDRINUSE|in use/);
    taken.close();
    const server = await startTestServer(environment);
    await server.stop();
  });
});
