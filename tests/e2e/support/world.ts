import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEcbUpstream } from "../../upstreams/ecb-upstream.ts";
import { type ModelControl, type ModelUpstream, startModelUpstream } from "../../upstreams/model-upstream.ts";
import { type NasdaqUpstream, startNasdaqUpstream } from "../../upstreams/nasdaq-upstream.ts";
import { startStooqUpstream } from "../../upstreams/stooq-upstream.ts";
import { startYahooUpstream, type YahooUpstream } from "../../upstreams/yahoo-upstream.ts";
import { compileCache } from "../../support/compile-cache.ts";
import { freePort } from "../../support/free-port.ts";
import { roomyLimits } from "../../support/roomy-limits.ts";

export interface WorldOptions {
  /** Extra environment variables of the server. */
  readonly environment: Readonly<Record<string, string>>;
  /** False if the upstream is off from the start. */
  readonly upstreamIsOn: boolean;
  readonly recordings: boolean;
  /** True if Gemini is configured, as the loopback model. */
  readonly hasModel: boolean;
  /** The start of the server's and the upstream's clock; null for the real time. */
  readonly clock: string | null;
}

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A running server as journeys see that share it: nothing here changes what another journey meets. */
export interface Product {
  readonly url: string;
  /** The account's owner, whom no other journey knows. */
  readonly person: Person;
  /**
   * The loopback model. The product uses it in journeys with `hasModel`. What it says is reset after each journey. What it is
   * asked is seen only by journeys with a server of their own: a late request of another journey could be among it here.
   */
  readonly model: Pick<ModelUpstream, "open"> & {
    readonly control: (speech: Pick<ModelControl, "text" | "pieceDelayMs" | "pieceCharacters">) => void;
  };
  /** The relay for the product's mails; null if it sends none. */
  readonly relayUrl: string | null;
}

/** A server of one journey, with everything around it. */
export interface OwnProduct extends Product {
  readonly upstream: YahooUpstream;
  /** The calendars of other providers; off until a journey needs them. */
  readonly nasdaq: NasdaqUpstream;
  /** Every source of market data, including the upstream above. */
  readonly sources: readonly Pick<YahooUpstream, "on" | "off" | "setFault">[];
  readonly model: ModelUpstream;
  readonly dataDirectory: string;
  /** Returns the server's log so far. */
  readonly log: () => string;
  /** Ends the server and restarts it on the same folder and port, later by its own clock. */
  readonly restart: (laterMs?: number) => Promise<void>;
  readonly stopServer: () => Promise<void>;
  readonly startServer: () => Promise<void>;
}

export type World = Awaited<ReturnType<typeof startWorld>>;

/** A server process with an empty database, and loopback sources and model that share its clock. */
export async function startWorld({ environment, upstreamIsOn, recordings, hasModel, clock }: WorldOptions) {
  const offsetMs = clock === null ? 0 : Date.parse(clock) - Date.now();
  let serverIsAheadMs = 0;
  // The outside world shares the server's time, also after a restart at a later one.
  const worldClock = { now: () => Date.now() + offsetMs + serverIsAheadMs };
  const upstream = await startYahooUpstream({ recordings, clock: worldClock });
  const others = await Promise.all([
    startEcbUpstream({ clock: worldClock }),
    startStooqUpstream({ clock: worldClock }),
  ]);
  const nasdaq = await startNasdaqUpstream({ clock: worldClock });
  await nasdaq.off();
  const model = await startModelUpstream();
  if (!upstreamIsOn) await Promise.all([upstream, ...others].map((one) => one.off()));
  const dataDirectory = mkdtempSync(join(tmpdir(), "bellwether-journey-"));
  const port = await freePort();
  const output: string[] = [];
  let child: ChildProcess | null = null;

  async function startServer(): Promise<void> {
    const started = spawn(process.execPath, ["src/server/main.ts"], {
      env: {
        PATH: process.env["PATH"],
        ...compileCache,
        PORT: String(port),
        DATA_DIR: dataDirectory,
        YAHOO_BASE_URL: upstream.url,
        ECB_BASE_URL: others[0].url,
        STOOQ_BASE_URL: others[1].url,
        NASDAQ_BASE_URL: nasdaq.url,
        DIRECTORY_BASE_URL: nasdaq.url,
        NASDAQ_TRADER_BASE_URL: nasdaq.url,
        ...(hasModel ? { GEMINI_BASE_URL: model.url, GEMINI_API_KEY: "key-of-the-loopback-model" } : {}),
        NODE_ENV: "test",
        QUOTE_POLL_SECONDS: "1",
        ...roomyLimits,
        LIMIT_UPSTREAM_BREAKER_OPEN_MS: "2000",
        ...(clock === null ? {} : { CLOCK: new Date(Date.now() + offsetMs + serverIsAheadMs).toISOString() }),
        ...environment,
      },
    });
    child = started;
    started.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    started.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    const before = output.length;
    while (!output.slice(before).join("").includes('"ready"')) {
      if (started.exitCode !== null) throw new Error(`the server did not start:\n${output.join("")}`);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }

  async function stopServer(): Promise<void> {
    if (child === null || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGINT");
    await ended;
  }

  await startServer();
  const product: Omit<OwnProduct, "person"> = {
    url: `http://127.0.0.1:${port}`,
    upstream,
    nasdaq,
    sources: [upstream, ...others, nasdaq],
    model,
    dataDirectory,
    relayUrl: environment["SMTP_URL"] ?? null,
    log: () => output.join(""),
    startServer,
    stopServer,
    async restart(laterMs = 0) {
      await stopServer();
      serverIsAheadMs += laterMs;
      await startServer();
    },
  };
  return {
    product,
    async end(): Promise<void> {
      await stopServer();
      await Promise.allSettled([upstream, nasdaq, model, ...others].map((one) => one.close()));
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}
