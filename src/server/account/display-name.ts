import { longestDisplayName } from "#core/account/longest-display-name.ts";
import { type Refusal, refuse } from "../http/refusal.ts";

/** Returns the name without control and direction characters; null if it is too long or has no readable characters. */
export function cleanName(raw: string): string | null {
  const name = readable(raw);
  return /[\p{L}\p{N}]/u.test(name) && [...name].length <= longestDisplayName ? name : null;
}

function readable(raw: string): string {
  return raw
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Returns the specified error, with the maximum length if the name is too long. */
export function refusedName(path: string, raw: string): Refusal {
  const isTooLong = [...readable(raw)].length > longestDisplayName;
  const message = isTooLong ? `At most ${longestDisplayName} characters` : "Please enter a valid name.";
  return refuse("invalid-display-name", { detail: "Please enter a valid name.", errors: [{ path, message }] });
}
