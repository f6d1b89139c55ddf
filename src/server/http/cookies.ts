import type { Config } from "../config.ts";
import { type Call, headerOf } from "./call.ts";

type Place = Pick<Config, "isSecure">;

/** The session cookie's value; null if it is missing or malformed. */
export function sessionToken(call: Call, place: Place): string | null {
  const token = readCookie(call, place, "session");
  return token === null || token === "" || token.length > 100 ? null : token;
}

/** A cookie of this place; null: not set. */
export function readCookie(call: Call, place: Place, name: string): string | null {
  return cookieValue(call, cookieName(name, place));
}

/** A cookie by its full name, as the page's scripts set it; null: not set. */
export function cookieValue(call: Call, wanted: string): string | null {
  const header = headerOf(call, "cookie");
  if (header === undefined || !header.includes(wanted)) return null;
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals < 0 || pair.slice(0, equals).trim() !== wanted) continue;
    const value = pair.slice(equals + 1).trim();
    return value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  }
  return null;
}

/** Sets a cookie that scripts can't read; null clears it. */
export function writeCookie(
  call: Call,
  place: Place,
  { name, value, maxAgeSeconds }: { name: string; value: string | null; maxAgeSeconds: number },
): void {
  const parts = [
    `${cookieName(name, place)}=${value ?? ""}`,
    "HttpOnly",
    "SameSite=Lax",
    "Path=/",
    `Max-Age=${maxAgeSeconds}`,
  ];
  if (place.isSecure) parts.push("Secure");
  call.replyHeaders.push(["set-cookie", parts.join("; ")]);
}

function cookieName(name: string, { isSecure }: Place): string {
  return isSecure ? `__Host-${name}` : name;
}
