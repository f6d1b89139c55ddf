import { providerText } from "../text/provider-text.ts";

/** What the way back from the sign-in provider has left in the address, which is cleared: "linked", words for a problem, or null. */
export function takeProviderOutcome():
  | { readonly kind: "linked" }
  | { readonly kind: "problem"; readonly message: string }
  | null {
  const parameters = new URLSearchParams(window.location.hash.slice(1));
  const code = parameters.get("provider");
  if (code === null) return null;
  window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  if (code === "linked") return { kind: "linked" };
  const problems: Readonly<Record<string, string>> = providerText.problems;
  // Words of our own alone: anybody can write an address.
  return {
    kind: "problem",
    message: (Object.hasOwn(problems, code) ? problems[code] : undefined) ?? problems["default"] ?? "",
  };
}
