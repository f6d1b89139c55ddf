import { spawn } from "node:child_process";
import { once } from "node:events";
import { compileCache } from "./compile-cache.ts";
import { freePort } from "./free-port.ts";

/** Nothing listens there. */
const nowhere = "http://127.0.0.1:9";

/** Starts the server in a separate process on a free port. The caller ends it. */
export async function spawnServer(
  environment: Readonly<Record<string, string>>,
  {
    nodeArguments = [],
    folder,
  }: {
    readonly nodeArguments?: readonly string[];
    /** The checkout whose server is started; this one unless given. */
    readonly folder?: string;
  } = {},
) {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeArguments, "src/server/main.ts"], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    ...(folder === undefined ? {} : { cwd: folder }),
    env: {
      PATH: process.env["PATH"],
      ...compileCache,
      PORT: String(port),
      YAHOO_BASE_URL: nowhere,
      ECB_BASE_URL: nowhere,
      STOOQ_BASE_URL: nowhere,
      NASDAQ_BASE_URL: nowhere,
      DIRECTORY_BASE_URL: nowhere,
      NASDAQ_TRADER_BASE_URL: nowhere,
      // Overload on a busy machine must not refuse a test's requests.
      LIMIT_BACKLOG_MS: "600000",
      ...environment,
    },
  });
  const output: string[] = [];
  child.stdout?.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const text = () => output.join("");
  const exit = once(child, "exit").then(([code]) => code as number | null);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  return {
    child,
    port,
    text,
    exit,
    url: `http://127.0.0.1:${port}`,
    async ready(): Promise<void> {
      while (!text().includes('"ready"')) {
        if (hasEnded()) throw new Error(text());
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async end(signal: "SIGTERM" | "SIGINT" | "SIGKILL" = "SIGKILL"): Promise<void> {
      if (hasEnded()) return;
      child.kill(signal);
      await exit;
    },
  };
}
