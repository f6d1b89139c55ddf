import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { compileCache } from "../../support/compile-cache.ts";
import { freePort } from "../../support/free-port.ts";
import { type FirebaseGate, startFirebaseGate } from "./firebase-gate.ts";
import { expect, type Page, type Product, somebody, testWithOwnServer as base } from "./product.ts";

const folder = join(import.meta.dirname, "../../firebase-emulator");
const projectId = "demo-bellwether";
const leftOut =
  "left out: the Authentication emulator is not installed (npm ci --ignore-scripts in tests/firebase-emulator)";

/** The emulator, as the project's administrator sees it. */
export interface Emulator {
  readonly url: string;
  /** Changes an account: `{ disableUser: true }`, `{ validSince: "1767225600" }`. */
  readonly change: (email: string, change: Record<string, unknown>) => Promise<void>;
  readonly account: (email: string) => Promise<Record<string, unknown> | null>;
  /** The code of the latest link mailed to an address. */
  readonly mailedCode: (email: string) => Promise<string>;
  /** Sets whether refused sign-ins hide if an account exists. */
  readonly hideAccounts: (isHidden: boolean) => Promise<void>;
}

/** The product with Firebase sign-in: the real library in the page, the real emulator behind the gate. */
export const test = base.extend<{ gate: FirebaseGate; emulator: Emulator }, { emulatorUrl: string | null }>({
  emulatorUrl: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads the pattern
    async ({}, use) => {
      if (!existsSync(join(folder, "node_modules"))) return use(null);
      const port = await freePort();
      const child = spawn(process.execPath, [join(folder, "serve.ts"), String(port)], {
        stdio: ["pipe", "pipe", "ignore"],
        env: { PATH: process.env["PATH"], ...compileCache },
      });
      await once(child.stdout, "data");
      await use(`http://127.0.0.1:${port}`);
      child.kill();
      await once(child, "exit");
    },
    { scope: "worker", timeout: 180_000 },
  ],
  gate: async ({ emulatorUrl }, use) => {
    const gate = await startFirebaseGate(emulatorUrl);
    await use(gate);
    await gate.close();
  },
  emulator: async ({ emulatorUrl }, use) => {
    base.skip(emulatorUrl === null, leftOut);
    if (emulatorUrl !== null) await use(administered(emulatorUrl));
  },
  environment: async ({ gate }, use) => use(hostedEnvironment(gate.host)),
  // The emulator's tokens carry the real time. A server that starts slowly must not see them as issued in the future.
  clock: async ({ gate: _gate }, use) => use(new Date(Date.now() + 60_000).toISOString()),
  otherOrigins: async ({ gate }, use) => use([gate.url]),
});

/** Returns the environment of a server whose sign-in project is on this machine. */
export function hostedEnvironment(host: string): Record<string, string> {
  return {
    AUTH_BACKEND: "firebase",
    FIREBASE_API_KEY: "public-key-of-the-project",
    FIREBASE_AUTH_DOMAIN: `${projectId}.firebaseapp.com`,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_STORAGE_BUCKET: `${projectId}.appspot.com`,
    FIREBASE_MESSAGING_SENDER_ID: "123456789",
    FIREBASE_APP_ID: "1:123456789:web:abcdef",
    FIREBASE_ALLOW_EMULATOR: "1",
    FIREBASE_AUTH_EMULATOR_HOST: host,
  };
}

/** Creates an account at the emulator, bypassing the product. */
export async function hostedAccount(gate: FirebaseGate, who = somebody()): Promise<typeof who> {
  const reply = await fetch(`${gate.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=any`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: who.email, password: who.password, displayName: who.name, returnSecureToken: true }),
  });
  expect(reply.status).toBe(200);
  return who;
}

/** Signs in through the form and waits for the dashboard. */
export async function enter(page: Page, product: Product, who: { email: string; password: string }): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel("Email").fill(who.email);
  await page.getByLabel("Password", { exact: true }).fill(who.password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeAttached({ timeout: 60_000 });
}

function administered(url: string): Emulator {
  const ask = async (path: string, body?: unknown, method = body === undefined ? "GET" : "POST"): Promise<unknown> => {
    const reply = await fetch(url + path, {
      method,
      headers: { authorization: "Bearer owner", "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    expect(reply.status).toBe(200);
    return reply.json();
  };
  const accounts = `/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const account = async (email: string) => {
    const { users } = (await ask(`${accounts}:lookup`, { email: [email] })) as { users?: Record<string, unknown>[] };
    return users?.[0] ?? null;
  };
  return {
    url,
    account,
    change: async (email, change) => {
      await ask(`${accounts}:update`, { localId: (await account(email))?.["localId"], ...change });
    },
    mailedCode: async (email) => {
      const { oobCodes } = (await ask(`/emulator/v1/projects/${projectId}/oobCodes`)) as {
        oobCodes: { email: string; oobCode: string }[];
      };
      return oobCodes.findLast((mailed) => mailed.email === email)?.oobCode ?? "";
    },
    hideAccounts: async (isHidden) => {
      await ask(
        `/identitytoolkit.googleapis.com/v2/projects/${projectId}/config?updateMask=emailPrivacyConfig`,
        { emailPrivacyConfig: { enableImprovedEmailPrivacy: isHidden } },
        "PATCH",
      );
    },
  };
}
