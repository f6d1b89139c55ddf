import { beginningOf, freeNames, nameKey } from "../free-names.ts";

const maxCharacters = 60;

/** The name itself, or with a number after it where an account has it already. */
export function freeAccountName(name: string, accounts: readonly { readonly name: string }[]): string {
  return freeNames(new Set(accounts.map((account) => nameKey(account.name))), maxCharacters)(name);
}

/** Returns true when `freeAccountName` could have derived `numbered` from a name. */
export function isNumberedName(numbered: string, name: string): boolean {
  const key = nameKey(numbered);
  return / \d+$/.test(key) && key.replace(/ \d+$/, "") === nameKey(beginningOf(name, maxCharacters));
}
