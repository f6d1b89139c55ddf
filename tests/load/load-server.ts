import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../support/free-port.ts";
import { startEcbUpstream } from "../upstreams/ecb-upstream.ts";
import { startYahooUpstream } from "../upstreams/yahoo-upstream.ts";

const now = "2026-03-04T16:00:00Z";
/** For a profile: `LOAD_NODE_ARGUMENTS="--cpu-prof --cpu-prof-dir=FOLDER" npm run load -- users 50`. */
const nodeArguments = (process.env["LOAD_NODE_ARGUMENTS"] ?? "").split(" ").filter((part) => part !== "");
const clock = { now: () => Date.parse(now) };

/** A real server in a process of its own with a database of its own and prices from this machine; limits of requests are out of the way. */
export async function startLoadServer(environment: Readonly<Record<string, string>> = {}) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const folder = mkdtempSync(join(tmpdir(), "bellwether-load-"));
  const [yahoo, ecb] = [await startYahooUpstream({ clock }), await startEcbUpstream({ clock })];
  const many = "10000000";
  const start = () =>
    spawn(process.execPath, [...nodeArguments, "src/server/main.ts"], {
      env: {
        ...process.env,
        NODE_ENV: "test",
        // As `npm start` does, so that the same code isn't compiled at each start.
        NODE_COMPILE_CACHE: join(import.meta.dirname, "../../node_modules/.cache/compiled"),
        CLOCK: now,
        PORT: String(port),
        DATA_DIR: folder,
        YAHOO_BASE_URL: yahoo.url,
        ECB_BASE_URL: ecb.url,
        STOOQ_BASE_URL: "http://127.0.0.1:9",
        NASDAQ_BASE_URL: "http://127.0.0.1:9",
        DIRECTORY_BASE_URL: "http://127.0.0.1:9",
        NASDAQ_TRADER_BASE_URL: "http://127.0.0.1:9",
        LIMIT_READS_PER_MINUTE: many,
        LIMIT_WRITES_PER_MINUTE: many,
        LIMIT_ANONYMOUS_PER_MINUTE: many,
        LIMIT_SIGN_UPS_PER_HOUR: many,
        LOG_LEVEL: "error",
        ...environment,
      },
      stdio: "inherit",
    });
  let server = start();
  await answers(origin);

  return {
    origin,
    folder,

    /** Processor time until now, all threads together, in milliseconds. */
    processorMs(): number {
      const fields = readFileSync(`/proc/${server.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
      // User and system time are the 14th and 15th field, in hundredths of a second.
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },

    /** Processor time until now of each thread, in milliseconds, by its number and name. */
    threadsMs(): Map<string, number> {
      const tasks = readdirSync(`/proc/${server.pid}/task`);
      return new Map(
        tasks.map((task) => {
          const stat = readFileSync(`/proc/${server.pid}/task/${task}/stat`, "utf8");
          const fields = stat.split(") ")[1]?.split(" ") ?? [];
          return [`${task} ${/\((.*)\)/.exec(stat)?.[1]}`, (Number(fields[11]) + Number(fields[12])) * 10];
        }),
      );
    },

    /** Memory of the process, now and at its highest. */
    megabytes(): { readonly resident: number; readonly highest: number } {
      const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
      const of = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
      return { resident: of("VmRSS"), highest: of("VmHWM") };
    },

    /** A process that knows nothing yet, on the same database. */
    async restart(): Promise<void> {
      await end(server);
      server = start();
      await answers(origin);
    },

    async stop(): Promise<void> {
      await end(server);
      await Promise.all([yahoo.close(), ecb.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function end(server: ChildProcess): Promise<void> {
  const ended = once(server, "exit");
  server.kill("SIGTERM");
  await ended;
}

async function answers(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await fetch(`${origin}/api/health/live`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("the server did not start");
}

/** Somebody who asks, with a session of their own. */
export function visitorOf(origin: string) {
  let cookie = "";
  return async function call(method: string, path: string, body?: object): Promise<{ body: Record<string, unknown> }> {
    const response = await fetch(origin + path, {
      method,
      headers: { origin, cookie, ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text.slice(0, 300)}`);
    return { body: JSON.parse(text) as Record<string, unknown> };
  };
}
