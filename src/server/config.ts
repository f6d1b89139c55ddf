import { randomBytes } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isIP, isIPv4 } from "node:net";
import { isAbsolute, join, resolve } from "node:path";
import { z } from "zod";
import { maxLedgerLines } from "#core/portfolio/max-ledger-lines.ts";
import { firebaseConfig, firebaseOrigins } from "./account/firebase-config.ts";
import { readPrices } from "./assistant/models/prices.ts";

/** Everything the environment may say, parsed and checked once. */
export type Config = ReturnType<typeof shape>;

/** The environment cannot be used; `mistakes` has one line each. */
export class ConfigError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(mistakes.join("\n"));
    this.name = "ConfigError";
    this.mistakes = mistakes;
  }
}

/** Reads the configuration from environment variables. Makes `DATA_DIR` and a secret in it when none is given. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(
    Object.entries(env)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Environment.safeParse(given);
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => mistake(issue, given)));
  const mistakes = contradictions(parsed.data);
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return shape(parsed.data);
}

/** The settings that a restore needs. Creates neither a folder nor a secret: the secret comes from the backup. */
export function readBackupPlaces(env: Readonly<Record<string, string | undefined>>) {
  const isGiven = env["APP_SECRET"] !== undefined || env["APP_SECRET_FILE"] !== undefined;
  // Any secret will do for reading the rest.
  const { databaseUrl, dataDirectory, backupPassphrase, backupS3, secret } = readConfig(
    isGiven ? env : { ...env, APP_SECRET: randomBytes(32).toString("base64url") },
  );
  return { databaseUrl, dataDirectory, backupPassphrase, backupS3, givenSecret: isGiven ? secret : null };
}

/** The shortest polling interval for free data sources, in seconds. */
const minPollSeconds = 15;

const between = (written: z.ZodString, fallback: number, minimum: number, maximum: number) =>
  written
    .transform(Number)
    .pipe(z.number().min(minimum, `must be at least ${minimum}`).max(maximum, `must be at most ${maximum}`))
    .default(fallback);
const integer = (fallback: number, minimum: number, maximum: number) =>
  between(z.string().regex(/^\d+$/, "must be a whole number"), fallback, minimum, maximum);
const seconds = (fallback: number, minimum: number, maximum: number) =>
  between(z.string().regex(/^\d+(?:\.\d+)?$/, "must be a number of seconds"), fallback, minimum, maximum);

const address = z.string().refine((text) => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === "http:" || url.protocol === "https:");
}, "must be an http or https address");

const googleAddress = address.refine((text) => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === "https:" || isLoopbackHost(url.hostname) || url.hostname === "[::1]");
}, "must be an https address, or one of this machine");

/** Limits by name with their defaults, as docs/settings.md lists them. */
export const limitDefaults = {
  LIMIT_SIGN_UPS_PER_HOUR: 5,
  LIMIT_ACCOUNT_MAILS_PER_HOUR: 3,
  LIMIT_ACCOUNT_MAILS_PER_DAY: 10,
  LIMIT_ACCOUNT_MAILS_PER_ADDRESS: 10,
  LIMIT_SIGN_INS_PER_MINUTE: 10,
  LIMIT_SIGN_INS_PER_HOUR: 50,
  LIMIT_INVITATION_CHECKS_PER_MINUTE: 10,
  LIMIT_ANONYMOUS_PER_MINUTE: 60,
  LIMIT_READS_PER_MINUTE: 300,
  LIMIT_WRITES_PER_MINUTE: 60,
  LIMIT_STREAMS_PER_USER: 6,
  LIMIT_CONNECTION_TESTS_PER_MINUTE: 6,
  LIMIT_CSP_REPORTS_PER_MINUTE: 10,
  LIMIT_HASHES_AT_ONCE: 2,
  LIMIT_HASH_QUEUE: 20,
  LIMIT_JSON_BODY_KILOBYTES: 256,
  LIMIT_WATCHLIST_SYMBOLS: 200,
  LIMIT_IMPORT_KILOBYTES: 65_536,
  LIMIT_IMPORTS_PER_HOUR: 30,
  LIMIT_PORTFOLIO_TRANSACTIONS: maxLedgerLines,
  LIMIT_PORTFOLIO_HOLDINGS: 2_000,
  LIMIT_EXPORTS_PER_HOUR: 10,
  LIMIT_CHATS_PER_MINUTE: 10,
  LIMIT_CHATS_PER_DAY: 100,
  LIMIT_CHAT_BODY_KILOBYTES: 1_300,
  LIMIT_AI_TOKENS_PER_DAY: 500_000,
  LIMIT_CONVERSATIONS: 1_000,
  LIMIT_CONVERSATION_MESSAGES: 400,
  LIMIT_STRATEGY_RUNS: 200,
  LIMIT_ALERTS: 500,
  LIMIT_NOTES: 1_000,
  LIMIT_SCHEDULED_QUESTIONS: 20,
  LIMIT_PUSH_DEVICES: 10,
  LIMIT_NEWSLETTER_ISSUES: 400,
  LIMIT_TOKENS: 20,
  LIMIT_SHARES: 20,
  LIMIT_ANSWER_MS: 10_000,
  LIMIT_OPENING_MS: 150,
  LIMIT_BACKLOG_MS: 500,
  LIMIT_UPSTREAM_CONNECT_MS: 2_000,
  LIMIT_UPSTREAM_FIRST_BYTE_MS: 5_000,
  LIMIT_UPSTREAM_TOTAL_MS: 10_000,
  LIMIT_UPSTREAM_REPLY_KILOBYTES: 2_000,
  LIMIT_UPSTREAM_RETRIES: 2,
  LIMIT_UPSTREAM_SOCKETS: 8,
  LIMIT_UPSTREAM_BREAKER_OPEN_MS: 30_000,
  LIMIT_UPSTREAM_NEGATIVE_CACHE_MS: 30_000,
  LIMIT_AI_FIRST_BYTE_MS: 20_000,
  LIMIT_AI_IDLE_MS: 15_000,
  LIMIT_AI_TOTAL_MS: 60_000,
  LIMIT_AI_READER_MS: 12_000,
  LIMIT_AI_REPLY_KILOBYTES: 1_000,
} as const;
export type LimitName = keyof typeof limitDefaults;

const limits = Object.fromEntries(
  Object.entries(limitDefaults).map(([name, fallback]) => [
    name,
    integer(fallback, name === "LIMIT_UPSTREAM_RETRIES" || name === "LIMIT_OPENING_MS" ? 0 : 1, 10_000_000),
  ]),
) as Record<LimitName, ReturnType<typeof integer>>;

const Environment = z.object({
  NODE_ENV: z.string().default("production"),
  CLOCK: z.iso.datetime({ offset: true, message: "must be an RFC 3339 time such as 2026-03-02T15:00:00Z" }).optional(),
  PORT: integer(4600, 0, 65_535),
  METRICS_PORT: z
    .string()
    .regex(/^\d+$/, "must be a whole number")
    .transform(Number)
    .pipe(z.number().max(65_535, "must be at most 65535"))
    .optional(),
  METRICS_HOST: z.string().default("127.0.0.1"),
  HOST: z
    .string()
    .refine(
      (host) => isIP(host) !== 0 || /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i.test(host),
      "must be an address or a host name",
    )
    .default("127.0.0.1"),
  APP_URL: address.optional(),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
    .optional(),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must start with postgres:// or postgresql://")
    .optional(),
  REDIS_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol),
      "must look like redis://user:password@127.0.0.1:6379/0, or rediss:// for TLS",
    )
    .optional(),
  APP_SECRET: z.string().optional(),
  APP_SECRET_FILE: z.string().optional(),
  BACKUPS_KEPT: integer(14, 0, 365),
  BACKUP_PASSPHRASE: z.string().min(12, "must have at least 12 characters").optional(),
  BACKUP_S3_URL: address.optional(),
  BACKUP_S3_ACCESS_KEY: z.string().optional(),
  BACKUP_S3_SECRET_KEY: z.string().optional(),
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, "must be the name of a region, such as eu-central-1")
    .default("us-east-1"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  TRUSTED_PROXIES: integer(0, 0, 16),
  SIGN_UP: z.enum(["open", "closed", "invite"]).default("open"),
  AUTH_MIN_PASSWORD: integer(6, 6, 128),
  AUTH_BACKEND: z.enum(["local", "firebase"], { message: "must be local or firebase" }).default("local"),
  FIREBASE_API_KEY: z.string().optional(),
  FIREBASE_AUTH_DOMAIN: z.string().optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_STORAGE_BUCKET: z.string().optional(),
  FIREBASE_MESSAGING_SENDER_ID: z.string().optional(),
  FIREBASE_APP_ID: z.string().optional(),
  FIREBASE_PROVIDERS: z.enum(["google.com"], { message: "must be google.com, or not be set" }).optional(),
  FIREBASE_ALLOW_EMULATOR: z.enum(["0", "1"], { message: "must be 0 or 1" }).default("0"),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^(127\.\d+\.\d+\.\d+|localhost|\[::1\]):\d+$/, "must be a loopback address such as 127.0.0.1:9099")
    .optional(),
  FIREBASE_KEYS_URL: googleAddress.default(
    "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
  ),
  FIREBASE_IDENTITY_URL: googleAddress.optional(),
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(60).optional(),
  MARKET_DATA_PROVIDERS: z
    .string()
    .transform((text) =>
      text
        .split(",")
        .map((id) => id.trim().toLowerCase())
        .filter((id) => id !== ""),
    )
    .optional(),
  YAHOO_BASE_URL: address.optional(),
  ECB_BASE_URL: address.optional(),
  STOOQ_BASE_URL: address.optional(),
  NASDAQ_BASE_URL: address.optional(),
  DIRECTORY_BASE_URL: address.optional(),
  NASDAQ_TRADER_BASE_URL: address.optional(),
  EDGAR_BASE_URL: address.optional(),
  EDGAR_CONTACT: z.string().trim().min(3).max(200).optional(),
  RAPIDAPI_BASE_URL: address.optional(),
  RAPIDAPI_HOST: z.string().default("yahoo-finance15.p.rapidapi.com"),
  RAPIDAPI_KEY: z.string().optional(),
  QUOTE_POLL_SECONDS: seconds(15, 0.05, 3600),
  GEMINI_API_KEY: z.string().optional(),
  GEMINI_BASE_URL: address.default("https://generativelanguage.googleapis.com"),
  GEMINI_MODEL_QUICK: z.string().default("gemini-3.8-flash"),
  GEMINI_MODEL_DETAILED: z.string().default("gemini-4-argon"),
  GEMINI_MODEL_PREVIEW: z.string().default("gemini-3.5-flash-lite"),
  GEMINI_MODEL_READER: z.string().default("gemini-3.8-flash"),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: address.optional(),
  OPENAI_MODEL: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: address.default("https://api.anthropic.com"),
  ANTHROPIC_MODEL: z.string().default("claude-haiku-5-5"),
  AI_PRICES: z
    .string()
    .transform((text, context) => {
      const prices = readPrices(text);
      if (prices !== null) return prices;
      context.addIssue({ code: "custom", message: "must look like llama=0/0, gemini-3.8-flash=0.75/3.75" });
      return z.NEVER;
    })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform((text, context) => {
      const pairs = text.split(",").map((pair) => /^\s*([\w-]+)\s*=\s*(\S+)\s*$/.exec(pair));
      if (pairs.every((pair) => pair !== null))
        return Object.fromEntries(pairs.map(([, name = "", value = ""]) => [name, decoded(value)]));
      context.addIssue({ code: "custom", message: "must look like authorization=Bearer%20token,tenant=one" });
      return z.NEVER;
    })
    .optional(),
  OTEL_SERVICE_NAME: z.string().default("bellwether"),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, "must be a share between 0 and 1, such as 0.1")
    .transform(Number)
    .default(1),
  SMTP_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol),
      "must look like smtp://user:password@mail.example.org:587 or smtps://mail.example.org",
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, "must look like Bellwether <mail@example.org>")
    .optional(),
  DKIM_DOMAIN: z.string().optional(),
  DKIM_SELECTOR: z.string().optional(),
  DKIM_KEY_FILE: z.string().optional(),
  PUSH_ALLOW_LOOPBACK: z.enum(["0", "1"], { message: "must be 0 or 1" }).default("0"),
  ...limits,
});
type Environment = z.infer<typeof Environment>;

function contradictions(env: Environment): string[] {
  const mistakes: string[] = [];
  if (env.APP_URL === undefined && (env.HOST === "0.0.0.0" || env.HOST === "::"))
    mistakes.push(
      `APP_URL: must be given where HOST is ${env.HOST}: only requests addressed to its host name are answered`,
    );
  if (env.CLOCK !== undefined && env.NODE_ENV !== "test") mistakes.push("CLOCK: is taken only with NODE_ENV=test");
  if (env.PUSH_ALLOW_LOOPBACK === "1" && env.NODE_ENV !== "test")
    mistakes.push("PUSH_ALLOW_LOOPBACK: is taken only with NODE_ENV=test");
  if (env.FIREBASE_AUTH_EMULATOR_HOST !== undefined && env.FIREBASE_ALLOW_EMULATOR !== "1")
    mistakes.push("FIREBASE_AUTH_EMULATOR_HOST: is taken only with FIREBASE_ALLOW_EMULATOR=1: nobody signs its tokens");
  if (env.FIREBASE_ALLOW_EMULATOR === "1" && env.FIREBASE_AUTH_EMULATOR_HOST === undefined)
    mistakes.push("FIREBASE_AUTH_EMULATOR_HOST: must be given with FIREBASE_ALLOW_EMULATOR=1");
  if (env.APP_SECRET !== undefined && env.APP_SECRET_FILE !== undefined)
    mistakes.push("APP_SECRET: give it or APP_SECRET_FILE, not both");
  if (env.DATABASE_URL !== undefined && env.APP_SECRET === undefined && env.APP_SECRET_FILE === undefined)
    mistakes.push("APP_SECRET: must be given (or APP_SECRET_FILE) with DATABASE_URL, since all instances share it");
  if (env.DATABASE_READ_URL !== undefined && env.DATABASE_URL === undefined)
    mistakes.push("DATABASE_READ_URL: must be given with DATABASE_URL, of which it is a streaming replica");
  if (env.MARKET_DATA_PROVIDERS?.includes("rapidapi") && env.RAPIDAPI_KEY === undefined)
    mistakes.push("MARKET_DATA_PROVIDERS: names rapidapi, but RAPIDAPI_KEY is not set");
  if (env.OPENAI_BASE_URL !== undefined && env.OPENAI_MODEL === undefined)
    mistakes.push("OPENAI_MODEL: must name a model where OPENAI_BASE_URL is set, such as llama3.2");
  if ((env.SMTP_URL === undefined) !== (env.MAIL_FROM === undefined))
    mistakes.push("MAIL_FROM: goes with SMTP_URL, the one without the other sends nothing");
  mistakes.push(...oidcMistakes(env), ...backupMistakes(env));
  const dkim = [env.DKIM_DOMAIN, env.DKIM_SELECTOR, env.DKIM_KEY_FILE].filter((value) => value !== undefined);
  if (dkim.length > 0 && (dkim.length < 3 || env.SMTP_URL === undefined))
    mistakes.push("DKIM_DOMAIN: goes with DKIM_SELECTOR, DKIM_KEY_FILE and SMTP_URL");
  for (const id of env.MARKET_DATA_PROVIDERS ?? []) {
    if (!["rapidapi", "yahoo", "stooq", "ecb"].includes(id))
      mistakes.push(
        `MARKET_DATA_PROVIDERS: "${id}" is not one of rapidapi, yahoo, stooq, ecb (sample data is always the last resort)`,
      );
  }
  return mistakes;
}

function backupMistakes(env: Environment): string[] {
  const keys = [env.BACKUP_S3_ACCESS_KEY, env.BACKUP_S3_SECRET_KEY].filter((value) => value !== undefined);
  if (env.BACKUP_S3_URL === undefined) return keys.length > 0 ? ["BACKUP_S3_URL: must be given with its keys"] : [];
  const mistakes: string[] = [];
  if (keys.length < 2)
    mistakes.push("BACKUP_S3_ACCESS_KEY: must be given with BACKUP_S3_URL, and BACKUP_S3_SECRET_KEY, too");
  if (new URL(env.BACKUP_S3_URL).pathname.replaceAll("/", "") === "")
    mistakes.push("BACKUP_S3_URL: must name a bucket, such as https://s3.example.org/backups");
  if (env.BACKUP_PASSPHRASE === undefined)
    mistakes.push("BACKUP_PASSPHRASE: must be given with BACKUP_S3_URL: the secret leaves this machine only sealed");
  return mistakes;
}

function shape(env: Environment) {
  const dataDirectory = isAbsolute(env.DATA_DIR) ? env.DATA_DIR : resolve(env.DATA_DIR);
  const isLoopback = isLoopbackHost(env.HOST);
  const appUrl = new URL(env.APP_URL ?? `http://${env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST}:${env.PORT}`);
  const firebase =
    env.AUTH_BACKEND === "local"
      ? null
      : firebaseConfig(env, {
          emulatorHost: env.FIREBASE_AUTH_EMULATOR_HOST ?? null,
          keysUrl: env.FIREBASE_KEYS_URL,
          identityUrl: env.FIREBASE_IDENTITY_URL ?? null,
          signsInWithGoogle: env.FIREBASE_PROVIDERS === "google.com",
        });
  const isTest = env.NODE_ENV === "test";
  const pollSeconds = isTest ? env.QUOTE_POLL_SECONDS : Math.max(minPollSeconds, env.QUOTE_POLL_SECONDS);
  const raised = `QUOTE_POLL_SECONDS=${env.QUOTE_POLL_SECONDS} is below the minimum of ${minPollSeconds}. Using ${minPollSeconds} s instead.`;
  return {
    isTest,
    /** Settings that were adjusted, one log line each. */
    warnings: pollSeconds === env.QUOTE_POLL_SECONDS ? [] : [raised],
    clockStartsAt: env.CLOCK === undefined ? null : Date.parse(env.CLOCK),
    host: env.HOST,
    port: env.PORT,
    appUrl,
    /** Names a request may be addressed to. */
    servedHosts: new Set([appUrl.hostname, ...(isLoopback ? ["127.0.0.1", "[::1]", "localhost"] : [])]),
    isLoopback,
    isSecure: appUrl.protocol === "https:",
    dataDirectory,
    /** How many nightly backups are kept; 0: none is made. */
    backupsKept: env.BACKUPS_KEPT,
    /** Seals the secret inside backups; null: it is in them as it is. */
    backupPassphrase: env.BACKUP_PASSPHRASE ?? null,
    /** Where each backup is sent besides; null: nowhere. */
    backupS3:
      env.BACKUP_S3_URL === undefined
        ? null
        : {
            url: env.BACKUP_S3_URL,
            accessKey: env.BACKUP_S3_ACCESS_KEY ?? "",
            secretKey: env.BACKUP_S3_SECRET_KEY ?? "",
            region: env.BACKUP_S3_REGION,
          },
    databaseUrl: env.DATABASE_URL ?? null,
    /** A streaming replica for reads; null: all reads go to the primary. */
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    /** Where instances count and announce together; null: in the database that they share. */
    redisUrl: env.REDIS_URL ?? null,
    /** Where Prometheus reads; null: nothing is counted. */
    metrics: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    /** Where spans are sent; null: none are recorded. */
    traces:
      env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
        ? null
        : {
            url: `${env.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, "")}/v1/traces`,
            headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
            serviceName: env.OTEL_SERVICE_NAME,
            share: env.OTEL_TRACES_SAMPLER_ARG,
          },
    secret: secretOf(env, dataDirectory),
    /** False: the secret is a file in the data folder. */
    isSecretGiven: env.APP_SECRET !== undefined || env.APP_SECRET_FILE !== undefined,
    logLevel: env.LOG_LEVEL,
    trustedProxies: env.TRUSTED_PROXIES,
    signUp: env.SIGN_UP,
    minimumPasswordLength: env.AUTH_MIN_PASSWORD,
    /** Null: accounts live in the server's own database. */
    firebase,
    /** Origins that pages may reach besides this server. */
    outside: firebase === null ? null : firebaseOrigins(firebase),
    /** Null: no OpenID Connect provider; Firebase has its own providers. */
    oidc: firebase === null ? oidcOf(env) : null,
    providers: env.MARKET_DATA_PROVIDERS ?? (env.RAPIDAPI_KEY === undefined ? ["yahoo"] : ["rapidapi", "yahoo"]),
    yahooBaseUrl: env.YAHOO_BASE_URL ?? null,
    ecbBaseUrl: env.ECB_BASE_URL ?? null,
    stooqBaseUrl: env.STOOQ_BASE_URL ?? null,
    nasdaqBaseUrl: env.NASDAQ_BASE_URL ?? null,
    directory: {
      directoryBaseUrl: env.DIRECTORY_BASE_URL ?? null,
      nasdaqTraderBaseUrl: env.NASDAQ_TRADER_BASE_URL ?? null,
      edgarBaseUrl: env.EDGAR_BASE_URL ?? null,
      edgarContact: env.EDGAR_CONTACT ?? null,
    },
    rapidapi: {
      baseUrl: env.RAPIDAPI_BASE_URL ?? `https://${env.RAPIDAPI_HOST}`,
      host: env.RAPIDAPI_HOST,
      key: env.RAPIDAPI_KEY ?? null,
    },
    quotePollMs: pollSeconds * 1000,
    /** Where each model is asked and which, also with a key that a user brought. */
    modelEndpoints: {
      gemini: {
        baseUrl: env.GEMINI_BASE_URL,
        names: {
          quick: env.GEMINI_MODEL_QUICK,
          detailed: env.GEMINI_MODEL_DETAILED,
          preview: env.GEMINI_MODEL_PREVIEW,
          reader: env.GEMINI_MODEL_READER,
        },
      },
      openai: {
        baseUrl: env.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
        names: oneForAll(env.OPENAI_MODEL ?? "gpt-5-mini"),
      },
      anthropic: { baseUrl: env.ANTHROPIC_BASE_URL, names: oneForAll(env.ANTHROPIC_MODEL) },
    },
    /** The host's keys, each undefined where that model is not configured; null: the endpoint wants none. */
    modelKeys: {
      gemini: env.GEMINI_API_KEY,
      openai:
        env.OPENAI_MODEL === undefined || (env.OPENAI_BASE_URL ?? env.OPENAI_API_KEY) === undefined
          ? undefined
          : (env.OPENAI_API_KEY ?? null),
      anthropic: env.ANTHROPIC_API_KEY,
    },
    /** Null: no mail is sent. */
    mail:
      env.SMTP_URL === undefined || env.MAIL_FROM === undefined
        ? null
        : { url: env.SMTP_URL, from: env.MAIL_FROM, dkim: dkimOf(env) },
    /** Push services on this machine, which is for tests. */
    push: { allowsLoopback: env.PUSH_ALLOW_LOOPBACK === "1" },
    /** The host's own prices; they win over the list. */
    modelPrices: env.AI_PRICES ?? [],
    limits: Object.fromEntries(Object.keys(limitDefaults).map((name) => [name, env[name as LimitName]])) as Record<
      LimitName,
      number
    >,
  };
}

/** A value with percent signs that encode nothing stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function oneForAll(name: string) {
  return { quick: name, detailed: name, preview: name, reader: name };
}

function oidcMistakes(env: Environment): string[] {
  const given = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET].filter((value) => value !== undefined);
  if (given.length > 0 && given.length < 3)
    return ["OIDC_ISSUER: goes with OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, the one without the others signs nobody in"];
  if (env.OIDC_ISSUER === undefined) return [];
  if (env.AUTH_BACKEND !== "local") return ["OIDC_ISSUER: goes with AUTH_BACKEND=local alone"];
  const { protocol, hostname } = new URL(env.OIDC_ISSUER);
  return protocol === "https:" || isLoopbackHost(hostname.replace(/^\[|\]$/g, ""))
    ? []
    : ["OIDC_ISSUER: must be an https address"];
}

function oidcOf({ OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME }: Environment) {
  if (OIDC_ISSUER === undefined || OIDC_CLIENT_ID === undefined || OIDC_CLIENT_SECRET === undefined) return null;
  const issuer = new URL(OIDC_ISSUER);
  return { issuer, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET, name: OIDC_NAME ?? issuer.hostname };
}

function dkimOf({ DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY_FILE: file }: Environment) {
  if (domain === undefined || selector === undefined || file === undefined) return null;
  try {
    return { domain, selector, privateKey: readFileSync(file, "utf8") };
  } catch (error) {
    throw new ConfigError([`DKIM_KEY_FILE: cannot be read (${reason(error)})`]);
  }
}

function secretOf(env: Environment, dataDirectory: string): string {
  const file = env.APP_SECRET_FILE ?? join(dataDirectory, "secret");
  const given = env.APP_SECRET ?? (env.APP_SECRET_FILE === undefined ? readIfThere(file) : readSecretFile(file));
  if (given !== null) return checkedSecret(given, env.APP_SECRET === undefined ? "APP_SECRET_FILE" : "APP_SECRET");
  const made = randomBytes(32).toString("base64url");
  try {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: "wx" });
    chmodSync(file, 0o600);
  } catch (error) {
    throw new ConfigError([`DATA_DIR: cannot write to ${dataDirectory} (${reason(error)})`]);
  }
  return made;
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw new ConfigError([`DATA_DIR: cannot read ${file} (${reason(error)})`]);
  }
}

function readSecretFile(file: string): string {
  try {
    return readFileSync(file, "utf8").trim();
  } catch (error) {
    throw new ConfigError([`APP_SECRET_FILE: cannot read ${file} (${reason(error)})`]);
  }
}

function checkedSecret(secret: string, name: string): string {
  if (Buffer.byteLength(secret) < 32) throw new ConfigError([`${name}: must be at least 32 bytes long`]);
  if (/^(.)\1*$/.test(secret) || /change.?me|your.?secret|placeholder|example/i.test(secret))
    throw new ConfigError([
      `${name}: is a placeholder; use random bytes, such as the output of "openssl rand -base64 32"`,
    ]);
  return secret;
}

function mistake(issue: z.core.$ZodIssue, given: Readonly<Record<string, string | undefined>>): string {
  const name = String(issue.path[0] ?? "environment");
  const isSecret = /SECRET|KEY|URL|PASSPHRASE/.test(name);
  const value = given[name];
  return `${name}: ${issue.message}${value === undefined || isSecret ? "" : ` (it is "${value.slice(0, 60)}")`}`;
}

function isLoopbackHost(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127."));
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
