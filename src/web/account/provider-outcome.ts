import { providerText } from "../text/provider-text.ts";

export type ProviderOutcome = { readonly kind: "linked" } | { readonly kind: "problem"; readonly message: string };

/** Returns the outcome that the sign-in provider's redirect left in the address; null if there is none. */
export function providerOutcome(): ProviderOutcome | null {
  const code = new URLSearchParams(window.location.hash.slice(1)).get("provider");
  if (code === null) return null;
  if (code === "linked") return { kind: "linked" };
  const problems: Readonly<Record<string, string>> = providerText.problems;
  // Accept only our own codes, since anyone can write an address.
  const message = (Object.hasOwn(problems, code) ? problems[code] : undefined) ?? providerText.problems.default;
  return { kind: "problem", message };
}

/** Removes the outcome from the address, so that it is shown once. */
export function clearProviderOutcome(): void {
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
}
