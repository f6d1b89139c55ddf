import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { testEngines } from "../../../tests/support/test-engines.ts";
import { startTestServer } from "../../../tests/support/test-server.ts";

const run = promisify(execFile);
const former = "0123456789abcdef".repeat(3);
const other = "fedcba9876543210".repeat(3);

describe.each(testEngines())("a server on $name", (engine) => {
  it("refuses a secret that its database wasn't used with, until somebody accepts it", async () => {
    const environment = await engine.environment();
    const first = await startTestServer({ ...environment, APP_SECRET: former });
    const visitor = first.visitor();
    await visitor.signUp();
    const before = (await visitor.get("/api/push")).body["publicKey"];
    await first.stop();

    const refused = startTestServer({ ...environment, APP_SECRET: other });
    await expect(refused).rejects.toThrow(/isn't the secret.*npm run secret -- replace/);
    // What was sealed is still there.
    const again = await startTestServer({ ...environment, APP_SECRET: former });
    const returned = again.visitor();
    await returned.signUp();
    expect((await returned.get("/api/push")).body["publicKey"]).toBe(before);
    await again.stop();

    const command = () =>
      run(process.execPath, ["scripts/secret.ts", "replace"], {
        env: { ...process.env, ...environment, APP_SECRET: other },
      });
    expect((await command()).stdout).toContain("accepts this secret now");
    expect((await command()).stdout).toContain("Nothing was changed");
    const accepted = await startTestServer({ ...environment, APP_SECRET: other });
    await accepted.stop();
    await expect(startTestServer({ ...environment, APP_SECRET: former })).rejects.toThrow(/isn't the secret/);
  });
});
