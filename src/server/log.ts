import pino, { type DestinationStream, type Logger } from "pino";
import { UpstreamError } from "./upstream/upstream-error.ts";

export type Log = Logger;

const secretNames = [
  "password",
  "token",
  "idToken",
  "authorization",
  "cookie",
  "set-cookie",
  "apiKey",
  "key",
  "crumb",
  "secret",
];

/** Structured log lines on standard output; values under a secret's name are never written. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: timeField,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: serializeError },
    redact: {
      paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: "[redacted]",
    },
  };
  return pino(options, destination ?? standardOutput());
}

let [writtenAt, written] = [Number.NaN, ""];

/** The time of a line. Many lines share a millisecond under load, and its text costs more than the rest of the line. */
function timeField(): string {
  const now = Date.now();
  if (now !== writtenAt) [writtenAt, written] = [now, `,"time":"${new Date(now).toISOString()}"`];
  return written;
}

/** A third party that fails is nothing to debug here: its message is enough. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { stack, ...fields } = pino.stdSerializers.err(error);
  return error instanceof UpstreamError ? fields : { ...fields, stack };
}

const flushMs = 100;

/** Standard output, written in blocks: at once when one is full or something fatal is logged, else within a tenth of a second. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, minLength: 4096 });
  setInterval(() => output.flush(), flushMs).unref();
  process.on("exit", () => output.flushSync());
  return output;
}
