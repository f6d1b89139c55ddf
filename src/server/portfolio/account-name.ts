import { freeNames, nameKey } from "../free-names.ts";

/** The name itself, or with a number after it where an account has it already. */
export function freeAccountName(name: string, accounts: readonly { readonly name: string }[]): string {
  return freeNames(new Set(accounts.map((account) => nameKey(account.name))), 60)(name);
}
