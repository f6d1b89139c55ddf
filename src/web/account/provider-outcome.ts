import { providerText } from "../text/provider-text.ts";

export type ProviderOutcome = { readonly kind: "linked" } | { readonly kind: "problem"; readonly message: string };

/** What the way back from the sign-in provider has left in the address; null: nothing. */
export function providerOutcome(): ProviderOutcome | null {
  const code = new URLSearchParams(window.location.hash.slice(1)).get("provider");
  if (code === null) return null;
  if (code === "linked") return { kind: "linked" };
  const problems: Readonly<Record<string, string>> = providerText.problems;
  // Words of our own alone: anybody can write an address.
  const message = (Object.hasOwn(problems, code) ? problems[code] : undefined) ?? providerText.problems.default;
  return { kind: "problem", message };
}

/** Takes it out of the address, so that it is said once. */
export function clearProviderOutcome(): void {
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
}
