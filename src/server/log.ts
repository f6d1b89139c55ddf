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
  return destination ? pino(options, destination) : pino(options);
}
