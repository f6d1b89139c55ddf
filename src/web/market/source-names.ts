import { text } from "../text/text.ts";

/** Sources as people know them: "yahoo, ecb" -> "Yahoo Finance, European Central Bank". What the server names goes first. */
export function sourceNames(
  source: string,
  providers: readonly { readonly id: string; readonly name: string }[] = [],
): string {
  return source
    .split(", ")
    .map((id) => providers.find((provider) => provider.id === id)?.name ?? text.market.sourceNames[id] ?? id)
    .join(", ");
}
