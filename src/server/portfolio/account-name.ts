/** By which two names are the same one. */
export function accountNameKey(name: string): string {
  return name.normalize("NFKC").toLowerCase();
}

/** The name itself, or with a number after it where an account has it already. */
export function freeAccountName(name: string, accounts: readonly { readonly name: string }[]): string {
  const taken = new Set(accounts.map((account) => accountNameKey(account.name)));
  let free = name;
  for (let number = 2; taken.has(accountNameKey(free)); number += 1) free = `${name.slice(0, 56)} ${number}`;
  return free;
}
