import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEcbUpstream } from "../upstreams/ecb-upstream.ts";
import { startYahooUpstream } from "../upstreams/yahoo-upstream.ts";
import { largeImport } from "./large-import.ts";

/**
 * Imports and exports a ledger of 100,000 lines, or the given number, with a real server in a separate process, and
 * measures how long other users wait. DATABASE_URL selects PostgreSQL. Prints one line of JSON.
 */
const lineCount = Number(process.argv[3] ?? 100_000);
const now = "2026-03-04T16:00:00Z";
const clock = { now: () => Date.parse(now) };
const port = 21_000 + (process.pid % 9_000);
const origin = `http://127.0.0.1:${port}`;
const folder = mkdtempSync(join(tmpdir(), "bellwether-load-"));
const [yahoo, ecb] = [await startYahooUpstream({ clock }), await startEcbUpstream({ clock })];
const server = spawn(process.execPath, ["src/server/main.ts"], {
  env: {
    ...process.env,
    NODE_ENV: "test",
    CLOCK: now,
    PORT: String(port),
    DATA_DIR: folder,
    APP_SECRET: "only for this measurement, on this machine",
    YAHOO_BASE_URL: yahoo.url,
    ECB_BASE_URL: ecb.url,
    STOOQ_BASE_URL: "http://127.0.0.1:9",
    NASDAQ_BASE_URL: "http://127.0.0.1:9",
    DIRECTORY_BASE_URL: "http://127.0.0.1:9",
    NASDAQ_TRADER_BASE_URL: "http://127.0.0.1:9",
    LIMIT_READS_PER_MINUTE: "1000000",
    LIMIT_ANONYMOUS_PER_MINUTE: "1000000",
    LOG_LEVEL: "error",
  },
  stdio: "inherit",
});
try {
  await started();
  const figures = await largeImport({ origin, lineCount, others: true });
  process.stdout.write(`${JSON.stringify({ load: "large-import", ...figures })}\n`);
} finally {
  server.kill("SIGTERM");
  await once(server, "exit");
  await Promise.all([yahoo.close(), ecb.close()]);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);

async function started(): Promise<void> {
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
