import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./free-port.ts";

const operatorsFile = resolve(import.meta.dirname, "../../ops/pgbouncer.ini");

/** False if PgBouncer isn't installed. That is an error in CI, where ops/pgbouncer.ini is tested. */
export function hasPgBouncer(): boolean {
  const isThere = spawnSync("pgbouncer", ["--version"]).status === 0;
  if (!isThere && process.env["CI"] === "true")
    throw new Error("pgbouncer is not installed: in CI ops/pgbouncer.ini is tested");
  return isThere;
}

/** `ops/pgbouncer.ini` in front of a test cluster, with a pool of this size. */
export async function startPgBouncer(databaseUrl: string, { poolSize }: { poolSize: number }) {
  const { searchParams, username, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), "bellwether-pgbouncer-"));
  chmodSync(folder, 0o777);
  const port = await freePort();
  const settings: Readonly<Record<string, string>> = {
    bellwether: `host=${searchParams.get("host")} dbname=${pathname.slice(1)} user=${username}`,
    listen_port: String(port),
    auth_type: "any",
    auth_file: "",
    default_pool_size: String(poolSize),
  };
  const text = Object.entries(settings).reduce(
    (file, [name, value]) => file.replace(new RegExp(`^${name} = .*$`, "m"), value === "" ? "" : `${name} = ${value}`),
    readFileSync(operatorsFile, "utf8"),
  );
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, `${text}unix_socket_dir =\n`, { mode: 0o644 });
  // PgBouncer refuses to run as root.
  const [program, ...rest]: [string, ...string[]] =
    process.getuid?.() === 0 ? ["runuser", "-u", "postgres", "--", "pgbouncer", file] : ["pgbouncer", file];
  const child = spawn(program, rest, { stdio: ["ignore", "ignore", "pipe"] });
  let output = "";
  await new Promise<void>((ready, reject) => {
    child.stderr.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes("process up")) ready();
    });
    child.once("exit", () => reject(new Error(`PgBouncer did not start:\n${output}`)));
  });
  return {
    url: `postgres://${username}@127.0.0.1:${port}/bellwether`,
    async stop(): Promise<void> {
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
