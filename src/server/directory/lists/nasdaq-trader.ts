import { type Listing, listing } from "../listing.ts";

/** Exchange letters of otherlisted.txt, as the Nasdaq Trader documents them. */
const exchanges: Readonly<Record<string, string>> = { N: "XNYS", A: "XASE", P: "ARCX", Z: "BATS", V: "IEXG" };

/** Reads nasdaqlisted.txt or otherlisted.txt: columns parted by bars, test issues flagged, the time of the file in the last row. */
export function nasdaqTraderListings(text: string): readonly Listing[] {
  const [header = "", ...lines] = text.split(/\r?\n/);
  const place = new Map(header.split("|").map((name, at) => [name.trim(), at]));
  const symbolAt = place.get("Symbol") ?? place.get("ACT Symbol");
  const nameAt = place.get("Security Name");
  if (symbolAt === undefined || nameAt === undefined)
    throw new Error("The list has no columns Symbol and Security Name");
  return lines.flatMap((line) => {
    const cells = line.split("|");
    const cell = (name: string) => cells[place.get(name) ?? -1]?.trim() ?? "";
    const symbol = cells[symbolAt]?.trim() ?? "";
    if (symbol === "" || symbol.startsWith("File Creation Time") || cell("Test Issue") === "Y") return [];
    return [
      listing({
        symbol: yahooSymbol(symbol),
        name: companyName(cells[nameAt] ?? ""),
        type: cell("ETF") === "Y" ? "ETF" : "Common Stock",
        exchange: place.has("Exchange") ? (exchanges[cell("Exchange")] ?? null) : "XNAS",
        currency: "USD",
      }),
    ];
  });
}

/** "BRK.B" is BRK-B, "BAC$B" is BAC-PB, "AAM.W" is AAM-WT. */
function yahooSymbol(symbol: string): string {
  return symbol.replace(/\.W$/, "-WT").replace(/\.U$/, "-UN").replace(/\$/, "-P").replaceAll(".", "-");
}

/** Without what kind of share it is: "Apple Inc. - Common Stock", "Alcoa Corporation Common Stock". */
function companyName(name: string): string {
  const cut =
    /\s+-\s+|\s+(?:American Depositary|(?:Class [A-Z] )?(?:Common|Ordinary|Capital|Subordinate Voting) S(?:tock|hare)|Units?,)/i.exec(
      name,
    );
  return (cut === null || cut.index < 3 ? name : name.slice(0, cut.index)).trim().slice(0, 120);
}
