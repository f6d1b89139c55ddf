import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { BackupError } from "./backup/backup-error.ts";
import { ConfigError, readConfig } from "./config.ts";
import { DamagedDatabaseError } from "./database/file-check.ts";
import { FolderInUseError } from "./database/process-lock.ts";
import { isStorageTrouble } from "./database/storage-trouble.ts";
import { createLog } from "./log.ts";
import { StartError } from "./start-error.ts";

const root = resolve(import.meta.dirname, "../..");
const notReadyMs = 3_000;
const unexplained = "Bellwether cannot start.";

/** Reads the environment, starts the server and stops it when asked to. Ends the process when it cannot start. */
export async function main(): Promise<void> {
  const config = readConfigOrEnd();
  const log = createLog(config.logLevel);
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "an error nobody expected; stopping");
    process.exit(1);
  });
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  const { createServer } = await import("./create-server.ts");
  let server: Awaited<ReturnType<typeof createServer>>;
  try {
    server = await createServer({
      config,
      log,
      version,
      webDirectory: join(root, "dist"),
      onDamage: (error) => end(error.message),
    });
  } catch (error) {
    end(startFailure(error, config), error);
  }
  const address = `http://${config.host.includes(":") ? `[${config.host}]` : config.host}:${server.port}`;
  log.info({ address, engine: server.engine, providers: config.providers }, "ready");
  for (const warning of config.warnings) log.warn(warning);
  if (!config.isLoopback && !config.isSecure)
    log.warn("passwords cross the network unencrypted: put TLS in front and set APP_URL to the https address");
  // For people, whatever becomes of the log.
  process.stderr.write(`Open ${config.appUrl.origin}\n`);

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    // A balancer needs a moment to see that this process is no longer ready; a person at a terminal does not.
    if (signal === "SIGTERM") {
      server.startStopping();
      await new Promise((done) => setTimeout(done, notReadyMs));
    }
    await server.stop();
    log.info("stopped");
    process.exit(0);
  };
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
  onLostShell(() => void stop("SIGTERM"));
}

/** How often the server started by npm looks for its shell. */
const shellCheckMs = 500;

/** Calls back when the shell between npm and this process has ended: npm passes a signal on to its shell alone. */
function onLostShell(callback: () => void): void {
  if (process.env["npm_lifecycle_event"] !== "start" || process.platform === "win32") return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    callback();
  }, shellCheckMs).unref();
}

function readConfigOrEnd() {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError)
      end(["Bellwether cannot start:", ...error.mistakes.map((line) => `  ${line}`)].join("\n"));
    throw error;
  }
}

function startFailure(error: unknown, config: ReturnType<typeof readConfig>): string {
  const isForPeople =
    error instanceof FolderInUseError ||
    error instanceof DamagedDatabaseError ||
    error instanceof StartError ||
    error instanceof BackupError;
  if (isForPeople) return error.message;
  const code = error instanceof Error && "code" in error ? error.code : null;
  if (code === "EADDRINUSE") return `Port ${config.port} on ${config.host} is taken. Stop what uses it, or set PORT.`;
  if (code === "EADDRNOTAVAIL") return `HOST: ${config.host} is not an address of this machine.`;
  if (code === "EACCES" || code === "EPERM")
    return `No permission for port ${config.port} or for the folder ${config.dataDirectory}.`;
  if (config.databaseUrl === null && isStorageTrouble(error))
    return `The folder ${config.dataDirectory} cannot be used: ${error instanceof Error ? error.message : String(error)}.`;
  const database = config.databaseUrl === null ? undefined : databaseFailures[String(code)];
  return database === undefined ? unexplained : `DATABASE_URL: ${database}`;
}

/** Why PostgreSQL cannot be used, by the system's or its own code. */
const databaseFailures: Readonly<Record<string, string>> = {
  ECONNREFUSED: "the PostgreSQL server refuses the connection.",
  ENOTFOUND: "its host name is not known.",
  ENOENT: "its socket does not exist.",
  ETIMEDOUT: "the PostgreSQL server does not answer.",
  "28P01": "PostgreSQL refuses the password.",
  "28000": "PostgreSQL refuses the user.",
  "3D000": "the database does not exist.",
};

function end(message: string, cause?: unknown): never {
  process.stderr.write(`${message}\n`);
  if (message === unexplained && cause instanceof Error) process.stderr.write(`${cause.stack ?? cause.message}\n`);
  process.exit(1);
}

// Typed by hand under an older Node, this file starts itself again with the one the project brings.
function restartWithOwnNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 24 || (major === 24 && minor >= 7)) return;
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const own = createRequire(import.meta.url).resolve(`${name}/bin/node`);
  process.exit(spawnSync(own, process.argv.slice(1), { stdio: "inherit" }).status ?? 1);
}

if (process.argv[1] === import.meta.filename) {
  restartWithOwnNode();
  await main();
}
