import pino, { type DestinationStream, type Logger } from "pino";

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
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
      censor: "[redacted]",
    },
  };
  return pino(options, destination ?? standardOutput());
}

const flushMs = 100;

/** Standard output, written in blocks: at once when one is full or something fatal is logged, else within a tenth of a second. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, minLength: 4096 });
  setInterval(() => output.flush(), flushMs).unref();
  process.on("exit", () => output.flushSync());
  return output;
}
