import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach } from "vitest";
import { compileCache } from "./compile-cache.ts";
import { freePort } from "./free-port.ts";

const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
});

/** The server in a separate process on a free port, killed after the test. */
export async function startProcess(environment: Record<string, string>) {
  const port = await freePort();
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    env: {
      PATH: process.env["PATH"],
      ...compileCache,
      PORT: String(port),
      YAHOO_BASE_URL: "http://127.0.0.1:9",
      ECB_BASE_URL: "http://127.0.0.1:9",
      STOOQ_BASE_URL: "http://127.0.0.1:9",
      NASDAQ_BASE_URL: "http://127.0.0.1:9",
      // Overload on a busy machine must not refuse a test's requests.
      LIMIT_BACKLOG_MS: "600000",
      DIRECTORY_BASE_URL: "http://127.0.0.1:9",
      NASDAQ_TRADER_BASE_URL: "http://127.0.0.1:9",
      ...environment,
    },
  });
  running.push(child);
  const output: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const text = () => output.join("");
  const exit = once(child, "exit").then(([code]) => code as number | null);
  const ready = async () => {
    while (!text().includes('"ready"')) {
      if (child.exitCode !== null) throw new Error(text());
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  return { child, port, text, exit, ready, url: `http://127.0.0.1:${port}` };
}
