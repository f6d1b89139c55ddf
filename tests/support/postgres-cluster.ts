import { execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A throw-away PostgreSQL cluster from the installed binaries; null where there are none. Reached over a socket only. */
export async function startPostgresCluster(): Promise<{
  urlOf: (database: string) => string;
  stop: () => Promise<void>;
} | null> {
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
  const server = spawn(program, rest, { stdio: ["ignore", "ignore", "pipe"], cwd: folder });
  let output = "";
  server.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  for (let tries = 0; !output.includes("ready to accept connections"); tries += 1) {
    if (server.exitCode !== null || tries > 300) throw new Error(`PostgreSQL did not start:\n${output}`);
    await wait(100);
  }
  return {
    urlOf: (database) => `postgres://bellwether@localhost/${database}?host=${encodeURIComponent(folder)}`,
    async stop() {
      const ended = new Promise((resolve) => server.once("exit", resolve));
      run([join(binaries, "pg_ctl"), "-D", data, "-m", "immediate", "stop"]);
      await ended;
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
