import { type Refusal, refuse } from "../http/refusal.ts";

/** Normalises an address for comparison: trimmed and lower case. */
export function keyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** One @, something on both sides, a dot in the host unless it is localhost; no spaces or control characters. */
export function isEmail(text: string): boolean {
  return (
    text.length <= 254 &&
    /^[^\s@<>"(),:;[\]\\\p{Cc}]{1,64}@(?:localhost|[^\s@<>"(),:;[\]\\\p{Cc}.]+(?:\.[^\s@<>"(),:;[\]\\\p{Cc}.]+)+)$/iu.test(
      text,
    )
  );
}

/** Returns the specified error for an invalid address. */
export function refusedEmail(): Refusal {
  const message = "Please enter a valid email address.";
  return refuse("invalid-email", { detail: message, errors: [{ path: "email", message }] });
}
