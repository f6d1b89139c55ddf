/**
 * A class or series behind a name, with the exchange behind it: BRK.B, BRK/B, BT.A.L, BAC.PR.L, BAC PRL, BAC$L, REI.UN.TO. A single
 * letter behind a full stop is a class, unless it is one of the market data's exchanges: F, L, T and V.
 */
const classed = new RegExp(
  String.raw`^([A-Z][A-Z\d&]{0,7})` +
    "(?:" +
    [
      String.raw`[./ -](PR|PF|WT)(?:[./ -]|(?=[A-Z]$))([A-Z])`,
      String.raw`[$^]()([A-Z])`,
      String.raw`\.(UN|WT|WS|RT|[A-EG-KM-SUW-Z](?=$|\.)|[FLTV](?=\.))()`,
      String.raw`[/ ](UN|WT|WS|RT|P?[A-Z])()`,
    ].join("|") +
    String.raw`)(\.[A-Z]{1,3})?$`,
);

/** Returns the symbol that a person, a file or a source writes, as market data has it: AAPL, BRK-B, BT-A.L, BAC-PL. */
export function normaliseSymbol(raw: string): string {
  const plain = raw.trim().replaceAll(/\s+/g, " ").toUpperCase();
  const match = classed.exec(plain);
  if (match === null) return plain;
  const [, name = "", ...parts] = match;
  const exchange = parts.pop() ?? "";
  // Preferred shares have a P before their series.
  const share = parts.filter((part) => part !== undefined).join("");
  return `${name}-${/[$^]/.test(plain) ? "P" : ""}${share.replace(/^PR(?=.)/, "P")}${exchange}`;
}

const pattern = /^[A-Z0-9^][A-Z0-9.\-=^&_]{0,31}$/;

/** True if a normalised text can be a ticker symbol: AAPL, BRK-B, OCDO.L, EURUSD=X, ^GSPC, M&M.NS. */
export function isSymbol(text: string): boolean {
  return pattern.test(text);
}
