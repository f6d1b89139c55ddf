import { type Refusal, refuse } from "../http/refusal.ts";

/** Maximum password length in characters. */
export const maximumPasswordLength = 128;

/** The rules as sentences, for the sign-up page. */
export function passwordRules(minimumLength: number): string[] {
  return [
    `At least ${minimumLength} characters`,
    `At most ${maximumPasswordLength} characters`,
    "Not one of the passwords that are tried first, such as 123456 or password",
  ];
}

/** Returns a refusal with the rules that a password breaks; null if it is fine. */
export async function refusedPassword(password: string, minimumLength: number): Promise<Refusal | null> {
  if ([...password].length > maximumPasswordLength) {
    const message = `Password must be at most ${maximumPasswordLength} characters long.`;
    return refuse("weak-password", { detail: message, errors: [{ path: "password", message }] });
  }
  const broken = await brokenPasswordRules(password, minimumLength);
  if (broken.length === 0) return null;
  return refuse("weak-password", {
    detail: broken.join(". "),
    errors: broken.map((message) => ({ path: "password", message })),
  });
}

async function brokenPasswordRules(password: string, minimumLength: number): Promise<string[]> {
  const [tooShort = "", , tooCommon = ""] = passwordRules(minimumLength);
  const broken: string[] = [];
  if ([...password].length < minimumLength) broken.push(tooShort);
  if ((await commonPasswords()).has(password.toLowerCase())) broken.push(tooCommon);
  return broken;
}

let loaded: Promise<ReadonlySet<string>> | null = null;

// Loaded at the first sign-up, not at start. The list is ordered by frequency.
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"].slice(0, 10_000).map(String)),
  );
  return loaded;
}
