import { englishFault } from "#core/faults/english-fault.ts";
import type { Fault } from "#core/faults/fault.ts";
import { type Refusal, refuse } from "../http/refusal.ts";

/** Maximum password length in characters. */
export const maximumPasswordLength = 128;

/** The rules as English sentences. */
export function passwordRules(minimumLength: number): string[] {
  return rulesOf(minimumLength).map(englishFault);
}

function rulesOf(minimumLength: number) {
  return [
    { code: "password-too-short", min: minimumLength },
    { code: "password-too-long", max: maximumPasswordLength },
    { code: "password-common" },
  ] as const;
}

/** Returns a refusal with the rules that a password breaks; null if it is fine. */
export async function refusedPassword(password: string, minimumLength: number): Promise<Refusal | null> {
  if ([...password].length > maximumPasswordLength) {
    const message = `Password must be at most ${maximumPasswordLength} characters long.`;
    const fault = { code: "password-too-long", max: maximumPasswordLength } as const;
    return refuse("weak-password", { detail: message, errors: [{ path: "password", message, fault }] });
  }
  const broken = await brokenPasswordRules(password, minimumLength);
  if (broken.length === 0) return null;
  const errors = broken.map((fault) => ({ path: "password", message: englishFault(fault), fault }));
  return refuse("weak-password", { detail: errors.map(({ message }) => message).join(". "), errors });
}

async function brokenPasswordRules(password: string, minimumLength: number): Promise<Fault[]> {
  const [tooShort, , tooCommon] = rulesOf(minimumLength);
  const broken: Fault[] = [];
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
