import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { Secret, TOTP } from "otpauth";
import { describe, expect, it } from "vitest";
import { compileCache } from "./support/compile-cache.ts";
import { freePort } from "./support/free-port.ts";
import { temporaryFolder } from "./support/test-engines.ts";
import { startProcess } from "./support/server-process.ts";

describe("the process", () => {
  it("refuses a second server on the same folder in plain words, and doesn't disturb the first", async () => {
    const folder = temporaryFolder();
    const first = await startProcess({ DATA_DIR: folder });
    await first.ready();
    const second = await startProcess({ DATA_DIR: folder });
    expect(await second.exit).toBe(1);
    expect(second.text()).toContain(`${folder} is in use by another Bellwether (process ${first.child.pid})`);
    expect((await fetch(`${first.url}/api/health/ready`)).status).toBe(200);
  });

  it("takes over the folder of a killed server", async () => {
    const folder = temporaryFolder();
    const first = await startProcess({ DATA_DIR: folder });
    await first.ready();
    first.child.kill("SIGKILL");
    await first.exit;
    const second = await startProcess({ DATA_DIR: folder });
    await second.ready();
    expect((await fetch(`${second.url}/api/health/ready`)).status).toBe(200);
  });

  it("stops on SIGTERM: not ready first, then an orderly end with everything on disk", async () => {
    const folder = temporaryFolder();
    const server = await startProcess({ DATA_DIR: folder });
    await server.ready();
    const stream = await signedInStream(server.url);
    server.child.kill("SIGTERM");
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(503);
    expect((await fetch(`${server.url}/api/health/live`)).status).toBe(200);
    expect(await server.exit).toBe(0);
    await expect(stream.text()).resolves.toContain("open");
    expect(existsSync(join(folder, "bellwether.db-wal"))).toBe(false);
  });

  it("stops, too, when npm was asked to and only its shell ended", async () => {
    const port = await freePort();
    // With a second command, no shell replaces itself with the first.
    const shell = spawn("sh", ["-c", `"${process.execPath}" src/server/main.ts; exit 0`], {
      stdio: ["ignore", "pipe", "ignore"],
      env: {
        PATH: process.env["PATH"],
        ...compileCache,
        PORT: String(port),
        DATA_DIR: temporaryFolder(),
        DIRECTORY_BASE_URL: "http://127.0.0.1:9",
        NASDAQ_TRADER_BASE_URL: "http://127.0.0.1:9",
        npm_lifecycle_event: "start",
      },
    });
    let output = "";
    shell.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    await expect.poll(() => output).toContain('"ready"');
    shell.kill("SIGTERM");
    // The pipe ends with the last process that writes to it.
    await once(shell.stdout, "end");
    expect(output).toContain('"msg":"stopped"');
  });

  it("names a port that is in use", async () => {
    const blocker = createServer().listen(0, "127.0.0.1");
    await once(blocker, "listening");
    const { port } = blocker.address() as AddressInfo;
    const server = await startProcess({ DATA_DIR: temporaryFolder(), PORT: String(port) });
    expect(await server.exit).toBe(1);
    expect(server.text()).toContain(`Port ${port} on 127.0.0.1 is taken`);
    blocker.close();
  });

  it("lists every mistake in its environment, one line each", async () => {
    const server = await startProcess({ DATA_DIR: temporaryFolder(), PORT: "x", LOG_LEVEL: "loud" });
    expect(await server.exit).toBe(1);
    expect(server.text().trim().split("\n")).toHaveLength(3);
  });
});

describe("npm run user", () => {
  it("gives a locked-out account a new password while the server runs, and ends its sessions", async () => {
    const folder = temporaryFolder();
    const server = await startProcess({ DATA_DIR: folder });
    await server.ready();
    const stream = await signedInStream(server.url);
    const output = execFileSync(process.execPath, ["scripts/user.ts", "new-password", "Ada@example.org"], {
      encoding: "utf8",
      env: { PATH: process.env["PATH"], DATA_DIR: folder },
    });
    const password = /the new password is (\S+)/.exec(output)?.[1];
    await expect(stream.text()).resolves.toContain("session-end");
    const signIn = (secret: string | undefined) =>
      fetch(`${server.url}/api/account/sign-in`, {
        method: "POST",
        headers: { "content-type": "application/json", origin: server.url },
        body: JSON.stringify({ email: "ada@example.org", password: secret }),
      });
    expect((await signIn("gleaming-otter-7")).status).toBe(401);
    expect((await signIn(password)).status).toBe(200);
  });

  it("removes the second factor of a user who lost the phone, and ends the sessions", async () => {
    const folder = temporaryFolder();
    const server = await startProcess({ DATA_DIR: folder });
    await server.ready();
    const headers = { "content-type": "application/json", origin: server.url };
    const post = (path: string, body: object, cookie = "") =>
      fetch(server.url + path, { method: "POST", headers: { ...headers, cookie }, body: JSON.stringify(body) });
    const who = { email: "ada@example.org", password: "gleaming-otter-7" };
    const made = await post("/api/account/sign-up", { name: "Ada", ...who });
    const cookie = (made.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const { secret } = (await (await post("/api/account/second-factor", {}, cookie)).json()) as { secret: string };
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await post("/api/account/second-factor/confirm", { code }, cookie)).status).toBe(200);
    expect(await (await post("/api/account/sign-in", who)).json()).toHaveProperty("secondFactor");
    const output = execFileSync(process.execPath, ["scripts/user.ts", "no-second-factor", "Ada@example.org"], {
      encoding: "utf8",
      env: { PATH: process.env["PATH"], DATA_DIR: folder },
    });
    expect(output).toContain("no second factor any more, signed out");
    // Another process ended it. The server notices within two seconds.
    const status = async () => (await fetch(`${server.url}/api/account/session`, { headers: { cookie } })).status;
    await expect.poll(status).toBe(401);
    expect(await (await post("/api/account/sign-in", who)).json()).toHaveProperty("user");
  });
});

async function signedInStream(url: string): Promise<Response> {
  const made = await fetch(`${url}/api/account/sign-up`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ name: "Ada", email: "ada@example.org", password: "gleaming-otter-7" }),
  });
  const cookie = (made.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  return fetch(`${url}/api/market/live?symbols=`, { headers: { cookie } });
}
