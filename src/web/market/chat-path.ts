/** Returns the address of the chat with a question about a symbol filled in. */
export function chatPath({ ask = "", symbol = "" }: { ask?: string; symbol?: string }): string {
  const given = Object.entries({ ask, symbol }).filter(([, value]) => value !== "");
  return given.length === 0 ? "/chat" : `/chat?${new URLSearchParams(given).toString()}`;
}
