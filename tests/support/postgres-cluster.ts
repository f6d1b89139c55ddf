import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

interface PostgresCluster {
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
  /** Ends it and deletes its data. */
  readonly stop: () => Promise<void>;
}

/** A throw-away PostgreSQL cluster from the installed binaries; null if there are none. Listens on a socket only. */
export async function startPostgresCluster(): Promise<PostgresCluster | null> {
  const binaries = postgresBinaries();
  if (binaries === null) return null;
  const folder = mkdtempSync(join(tmpdir(), "bellwether-postgres-"));
  chmodSync(folder, 0o777);
  const data = join(folder, "data");
  // PostgreSQL refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--"] : [];
  const run = (command: string[]) => {
    const [program = "", ...rest] = [...asUser, ...command];
    execFileSync(program, rest, { stdio: "pipe", cwd: folder });
  };
  run([join(binaries, "initdb"), "-D", data, "-U", "bellwether", "-A", "trust", "-E", "UTF8", "--no-sync"]);
  const settings = ["fsync=off", "listen_addresses=", `unix_socket_directories=${folder}`, "max_connections=200"];
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
    for (let tries = 0; !output.includes("ready to accept connections"); tries += 1) {
      if (server.exitCode !== null || tries > 300) throw new Error(`PostgreSQL did not start:\n${output}`);
      await wait(100);
    }
    return server;
  }
  let server = await start();

  async function halt(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    run([join(binaries ?? "", "pg_ctl"), "-D", data, "-m", "immediate", "stop"]);
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
    urlOf: (database) => `postgres://bellwether@localhost/${database}?host=${encodeURIComponent(folder)}`,
    halt,
    async resume() {
      server = await start();
    },
    pause: () => signal("SIGSTOP"),
    goOn: () => signal("SIGCONT"),
    query: (user, ...statements) =>
      run([
        join(binaries, "psql"),
        "-h",
        folder,
        "-U",
        user,
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
