import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

export interface PostgresServer {
  readonly urlOf: (database: string) => string;
  /** Ends the server at once, as a crash does. Its data stays. */
  readonly halt: () => Promise<void>;
  /** Restarts it after `halt`. */
  readonly resume: () => Promise<void>;
  /** Makes it accept connections and answer nothing. */
  readonly pause: () => void;
  /** Ends a pause. */
  readonly goOn: () => void;
  /** Runs statements in the first database, in order on one connection. */
  readonly query: (user: string, ...statements: string[]) => void;
}

interface PostgresCluster extends PostgresServer {
  /** A streaming replica from a base backup, which applies commits `delayMs` after they were made. Ends with the cluster. */
  readonly startReplica: (delayMs?: number) => Promise<PostgresServer>;
  /** Ends it and deletes its data. */
  readonly stop: () => Promise<void>;
}

/** A throw-away PostgreSQL cluster from the installed binaries; null if there are none. Listens on a socket only. */
export async function startPostgresCluster(): Promise<PostgresCluster | null> {
  const binaries = postgresBinaries();
  if (binaries === null) return null;
  const folder = openFolder();
  run(folder, [join(binaries, "initdb"), "-D", join(folder, "data"), ...initOptions]);
  const primary = await startServer(binaries, folder, []);
  const replicas: Awaited<ReturnType<typeof startServer>>[] = [];
  return {
    ...primary,
    async startReplica(delayMs = 0) {
      const place = openFolder();
      run(place, [
        join(binaries, "pg_basebackup"),
        "-h",
        folder,
        "-U",
        user,
        "-D",
        join(place, "data"),
        ...copyOptions,
      ]);
      const replica = await startServer(binaries, place, [`recovery_min_apply_delay=${delayMs}ms`]);
      replicas.push(replica);
      return replica;
    },
    async stop() {
      for (const replica of replicas) await replica.stop();
      await primary.stop();
    },
  };
}

const user = "bellwether";
const initOptions = ["-U", user, "-A", "trust", "-E", "UTF8", "--no-sync"];
const copyOptions = ["--write-recovery-conf", "--checkpoint=fast", "--no-sync"];
// PostgreSQL refuses to run as root.
const asUser = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : [];

function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "bellwether-postgres-"));
  chmodSync(folder, 0o777);
  return folder;
}

function run(folder: string, command: readonly string[]): void {
  const [program = "", ...rest] = [...asUser, ...command];
  execFileSync(program, rest, { stdio: "pipe", cwd: folder });
}

/** Starts the server whose data is in a folder. */
async function startServer(binaries: string, folder: string, more: readonly string[]) {
  const data = join(folder, "data");
  const settings = [
    "fsync=off",
    "listen_addresses=",
    `unix_socket_directories=${folder}`,
    "max_connections=200",
    ...more,
  ];
  const [program = "", ...rest] = [
    ...asUser,
    join(binaries, "postgres"),
    "-D",
    data,
    ...settings.flatMap((setting) => ["-c", setting]),
  ];
  async function start(): Promise<ChildProcess> {
    const server = spawn(program, rest, { stdio: ["ignore", "ignore", "pipe"], cwd: folder });
    let output = "";
    server.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    for (let tries = 0; !/ready to accept (?:read-only )?connections/.test(output); tries += 1) {
      if (server.exitCode !== null || tries > 300) throw new Error(`PostgreSQL did not start:\n${output}`);
      await wait(100);
    }
    return server;
  }
  let server = await start();

  async function halt(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    run(folder, [join(binaries, "pg_ctl"), "-D", data, "-m", "immediate", "stop"]);
    await ended;
  }

  /** Signals the server and its connections' processes. */
  function signal(name: "SIGSTOP" | "SIGCONT"): void {
    const main = Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
    const children = execFileSync("ps", ["-o", "pid=", "--ppid", String(main)], { encoding: "utf8" });
    // runuser stops together with its child.
    if (name === "SIGCONT") server.kill(name);
    for (const id of [main, ...children.split("\n").map(Number)])
      try {
        if (id > 0) process.kill(id, name);
      } catch (error) {
        // The connection's process may have ended since it was listed.
        if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
      }
  }

  return {
    urlOf: (database: string) => `postgres://${user}@localhost/${database}?host=${encodeURIComponent(folder)}`,
    halt,
    async resume() {
      server = await start();
    },
    pause: () => signal("SIGSTOP"),
    goOn: () => signal("SIGCONT"),
    query: (as: string, ...statements: string[]) =>
      run(folder, [
        join(binaries, "psql"),
        "-h",
        folder,
        "-U",
        as,
        "-v",
        "ON_ERROR_STOP=1",
        ...statements.flatMap((statement) => ["-c", statement]),
        "postgres",
      ]),
    async stop() {
      if (server.exitCode === null && server.signalCode === null) signal("SIGCONT");
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function postgresBinaries(): string | null {
  const parent = "/usr/lib/postgresql";
  const versions = existsSync(parent) ? readdirSync(parent).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(parent, version, "bin")),
    ...(process.env["PATH"] ?? "").split(":"),
  ];
  return folders.find((folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres"))) ?? null;
}
