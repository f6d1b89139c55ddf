import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "./free-port.ts";

const operatorsFile = resolve(import.meta.dirname, "../../ops/nginx.conf");

/** False if nginx isn't installed. That is an error in CI, where the operators' file is tested. */
export function hasNginx(): boolean {
  const isThere = spawnSync("nginx", ["-v"]).status === 0;
  if (!isThere && process.env["CI"] === "true")
    throw new Error("nginx is not installed: in CI ops/nginx.conf is tested");
  return isThere;
}

/** `ops/nginx.conf` in front of instances on these ports of 127.0.0.1, itself on a free one. */
export async function startNginx(instances: readonly number[]): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "bellwether-nginx-"));
  const port = await freePort();
  const site = ["one", "two"].reduce(
    (text, name, index) => text.replace(`server ${name}:4600`, `server 127.0.0.1:${instances[index]}`),
    readFileSync(operatorsFile, "utf8").replace("listen 80;", `listen 127.0.0.1:${port};`),
  );
  writeFileSync(join(folder, "site.conf"), site);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(" ");
  const user = process.getuid?.() === 0 ? "user root;" : "";
  writeFileSync(
    join(folder, "nginx.conf"),
    `${user} daemon off; pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary} include site.conf; }`,
  );
  const child = spawn("nginx", ["-e", "stderr", "-p", folder, "-c", "nginx.conf"], { stdio: "pipe" });
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`nginx did not start:\n${output}`);
    await wait(20);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await ended(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  await exit;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((decide) => {
    const socket = createConnection(port, "127.0.0.1");
    socket.once("connect", () => decide(true)).once("error", () => decide(false));
    socket.once("connect", () => socket.destroy());
  });
}
