import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "./free-port.ts";

export type TestRedis = Awaited<ReturnType<typeof startRedis>>;

/** False if neither is installed. That is an error in CI, where shared state is tested on every kind of store. */
export function hasRedis(): boolean {
  const isThere = program() !== null;
  if (!isThere && process.env["CI"] === "true")
    throw new Error("Neither redis-server nor valkey-server is installed: in CI shared state is tested on it too");
  return isThere;
}

/** A throw-away Redis or Valkey on a free port of 127.0.0.1, without persistence. */
export async function startRedis() {
  const binary = program();
  if (binary === null) throw new Error("redis-server is not installed");
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "bellwether-redis-"));
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    const settings = [
      "--port",
      String(port),
      "--bind",
      "127.0.0.1",
      "--save",
      "",
      "--appendonly",
      "no",
      "--dir",
      folder,
    ];
    const started = spawn(binary ?? "", settings, { stdio: ["ignore", "pipe", "pipe"] });
    server = started;
    let output = "";
    await new Promise<void>((resolve, reject) => {
      started.stdout.on("data", (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes("eady to accept connections")) resolve();
      });
      started.once("exit", () => reject(new Error(`Redis did not start:\n${output}`)));
    });
  }
  await start();

  async function stop(): Promise<void> {
    const ended = server;
    server = null;
    if (ended === null || ended.exitCode !== null || ended.signalCode !== null) return;
    const exit = new Promise((resolve) => ended.once("exit", resolve));
    ended.kill("SIGKILL");
    await exit;
  }

  return {
    url: `redis://127.0.0.1:${port}`,
    /** Ends it at once and loses its data. */
    halt: stop,
    /** Restarts it, empty, on the same port. */
    resume: start,
    /** Makes it accept connections and answer nothing. */
    pause: () => server?.kill("SIGSTOP"),
    goOn: () => server?.kill("SIGCONT"),
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function program(): string | null {
  return ["redis-server", "valkey-server"].find((name) => spawnSync(name, ["--version"]).status === 0) ?? null;
}
