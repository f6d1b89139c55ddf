import type { Words } from "../words/shape.ts";
import type { AlertFinding } from "./alert-finding.ts";
import type { AlertRule } from "./alert-kinds.ts";
import type { AlertWait } from "./alert-wait.ts";

/** Returns an alert in a sentence without its end: "NVDA is above 250.00". */
export function alertWords(rule: AlertRule, symbol: string | null, { alerts }: Pick<Words, "alerts">): string {
  const write = alerts.rules[rule.kind] as (rule: AlertRule, name: string) => string;
  return write(rule, symbol ?? alerts.portfolio);
}

/** Returns the value that fired an alert: "251.30 USD". Empty when there is none. */
export function findingWords(finding: AlertFinding | null, { alerts }: Pick<Words, "alerts">): string {
  if (finding === null) return "";
  const write = alerts.findings[finding.kind] as (finding: AlertFinding) => string;
  return write(finding);
}

/** Returns why an alert can't be checked, or null. */
export function waitWords(wait: AlertWait | null, { alerts }: Pick<Words, "alerts">): string | null {
  if (wait === null) return null;
  const write = alerts.waits[wait.kind] as string | ((wait: AlertWait) => string);
  return typeof write === "string" ? write : write(wait);
}
