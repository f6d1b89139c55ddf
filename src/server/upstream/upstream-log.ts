/** The part of the log that calls to third parties write to; pino's logger fits. */
export interface UpstreamLog {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
