import { type Refusal, refuse } from "../http/refusal.ts";

/** How addresses are compared: trimmed and lower case. */
export function keyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** One @, something on both sides, a dot in the host or a plain local host name; no spaces or control characters. */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>"(),:;[\]\\\p{Cc}]{1,64}@[^\s@<>"(),:;[\]\\\p{Cc}.]+(\.[^\s@<>"(),:;[\]\\\p{Cc}.]+)*$/u.test(text)
  );
}

/** The refusal of what is no address, in the specified words. */
export function refusedEmail(): Refusal {
  const message = "Please enter a valid email address.";
  return refuse("invalid-email", { detail: message, errors: [{ path: "email", message }] });
}
