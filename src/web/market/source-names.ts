import { text } from "../text/text.ts";

/**
 * Returns familiar names of sources: "yahoo, ecb" -> "Yahoo Finance, European Central Bank". Names from the server take
 * precedence.
 */
export function sourceNames(
  source: string,
  providers: readonly { readonly id: string; readonly name: string }[] = [],
): string {
  return source
    .split(", ")
    .map((id) => providers.find((provider) => provider.id === id)?.name ?? text.market.sourceNames[id] ?? id)
    .join(", ");
}
