import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const folder = () => mkdtempSync(join(tmpdir(), "bellwether-config-"));

function mistakesOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig({ DATA_DIR: folder(), ...environment });
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
}

describe("the configuration", () => {
  it("needs nothing: loopback, port 4600, keyless Yahoo, a secret of its own", () => {
    const dataDirectory = folder();
    const config = readConfig({ DATA_DIR: dataDirectory });
    expect(config).toMatchObject({
      host: "127.0.0.1",
      port: 4600,
      providers: ["yahoo"],
      signUp: "open",
      isSecure: false,
    });
    expect(config.appUrl.origin).toBe("http://127.0.0.1:4600");
    const file = join(dataDirectory, "secret");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8").trim()).toBe(config.secret);
    expect(readConfig({ DATA_DIR: dataDirectory }).secret).toBe(config.secret);
  });

  it("serves loopback names on a loopback HOST alone, and wants APP_URL where HOST stands for every address", () => {
    expect([...readConfig({ DATA_DIR: folder(), HOST: "::1" }).servedHosts]).toContain("localhost");
    expect([...readConfig({ DATA_DIR: folder(), HOST: "127.evil.example" }).servedHosts]).toEqual(["127.evil.example"]);
    for (const HOST of ["0.0.0.0", "::"]) {
      expect(mistakesOf({ HOST })).toEqual([expect.stringMatching(/^APP_URL: must be given where HOST is/)]);
      const config = readConfig({ DATA_DIR: folder(), HOST, APP_URL: "http://nas.local:4600" });
      expect([...config.servedHosts]).toEqual(["nas.local"]);
    }
  });

  it("names a HOST that cannot be one", () => {
    expect(mistakesOf({ HOST: "not a host" })).toEqual([expect.stringMatching(/^HOST: must be an address/)]);
  });

  it("asks the gateway first when its key is set", () => {
    expect(readConfig({ DATA_DIR: folder(), RAPIDAPI_KEY: "k" }).providers).toEqual(["rapidapi", "yahoo"]);
  });

  it("says each mistake in one line, with the name and what is expected", () => {
    const mistakes = mistakesOf({ PORT: "eighty", TRUSTED_PROXIES: "-1", LOG_LEVEL: "loud", APP_URL: "ftp://x" });
    expect(mistakes).toHaveLength(4);
    expect(mistakes[0]).toBe('PORT: must be a whole number (it is "eighty")');
    for (const line of mistakes) expect(line).toMatch(/^[A-Z_]+: .+/);
  });

  it.each([
    [{ APP_SECRET: "short" }, /^APP_SECRET: must be at least 32 bytes/],
    [{ BACKUP_PASSPHRASE: "too short" }, /^BACKUP_PASSPHRASE: must have at least 12 characters$/],
    [{ APP_SECRET: "changeme".repeat(5) }, /^APP_SECRET: is a placeholder/],
    [{ APP_SECRET_FILE: "/nowhere/secret" }, /^APP_SECRET_FILE: cannot read/],
    [{ DATABASE_URL: "postgres://localhost/x" }, /^APP_SECRET: must be given/],
    [{ DATABASE_URL: "mysql://localhost/x" }, /^DATABASE_URL: must start with postgres/],
    [{ MARKET_DATA_PROVIDERS: "rapidapi" }, /RAPIDAPI_KEY is not set/],
    [{ MARKET_DATA_PROVIDERS: "bloomberg" }, /"bloomberg" is not one of/],
    [{ CLOCK: "2026-03-02T15:00:00Z" }, /^CLOCK: is taken only with NODE_ENV=test/],
    [{ AUTH_MIN_PASSWORD: "3" }, /^AUTH_MIN_PASSWORD: must be at least 6/],
    [{ AUTH_BACKEND: "elsewhere" }, /^AUTH_BACKEND: must be local or firebase/],
    [{ FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9099" }, /^FIREBASE_AUTH_EMULATOR_HOST: is taken only with/],
    [
      { FIREBASE_AUTH_EMULATOR_HOST: "emulator.example.org:9099", FIREBASE_ALLOW_EMULATOR: "1" },
      /^FIREBASE_AUTH_EMULATOR_HOST: must be a loopback address/,
    ],
    [{ FIREBASE_ALLOW_EMULATOR: "1" }, /^FIREBASE_AUTH_EMULATOR_HOST: must be given/],
    [{ FIREBASE_KEYS_URL: "http://keys.example.org/" }, /^FIREBASE_KEYS_URL: must be an https address/],
  ])("refuses %j", (environment, line) => {
    expect(mistakesOf(environment as Record<string, string>)).toContainEqual(expect.stringMatching(line));
  });

  it("asks for quotes every 15 s at most, whatever is set, and says so", () => {
    const read = (QUOTE_POLL_SECONDS: string, more: Record<string, string> = {}) => {
      const { quotePollMs, warnings } = readConfig({ DATA_DIR: folder(), QUOTE_POLL_SECONDS, ...more });
      return [quotePollMs, warnings];
    };
    expect(read("60")).toEqual([60_000, []]);
    expect(read("15")).toEqual([15_000, []]);
    expect(read("2")).toEqual([15_000, [expect.stringMatching(/^QUOTE_POLL_SECONDS=2 is below the minimum/)]]);
    expect(read("1", { NODE_ENV: "test" })).toEqual([1_000, []]);
    expect(mistakesOf({ QUOTE_POLL_SECONDS: "0" })).toEqual([expect.stringMatching(/^QUOTE_POLL_SECONDS: /)]);
  });

  it("repeats no secret in a mistake", () => {
    const mistakes = mistakesOf({ APP_SECRET: "my-own-secret", DATABASE_URL: "mysql://me:hunter2@db/x" }).join("\n");
    expect(mistakes).not.toContain("my-own-secret");
    expect(mistakes).not.toContain("hunter2");
  });

  it("configures a model where it has a key or an address, and says what is missing", () => {
    const none = { gemini: undefined, openai: undefined, anthropic: undefined };
    expect(readConfig({ DATA_DIR: folder() }).modelKeys).toEqual(none);
    expect(readConfig({ DATA_DIR: folder(), OPENAI_API_KEY: "key" }).modelKeys).toEqual(none);
    const gemini = readConfig({ DATA_DIR: folder(), GEMINI_API_KEY: "key" });
    expect(gemini.modelKeys.gemini).toBe("key");
    expect(gemini.modelEndpoints.gemini).toMatchObject({
      baseUrl: "https://generativelanguage.googleapis.com",
      names: { quick: "gemini-3.8-flash", detailed: "gemini-4-argon" },
    });
    const local = readConfig({
      DATA_DIR: folder(),
      OPENAI_BASE_URL: "http://127.0.0.1:11434",
      OPENAI_MODEL: "llama3.2",
    });
    expect(local.modelKeys.openai).toBeNull();
    expect(local.modelEndpoints.openai).toMatchObject({ names: { preview: "llama3.2" } });
    expect(mistakesOf({ OPENAI_BASE_URL: "http://127.0.0.1:11434" })).toEqual([
      "OPENAI_MODEL: must name a model where OPENAI_BASE_URL is set, such as llama3.2",
    ]);
    expect(mistakesOf({ AI_PRICES: "cheap" })[0]).toMatch(/^AI_PRICES: must look like/);
  });
});
