import { gunzipSync } from "node:zlib";
import Bunzip from "seek-bzip";
import type { ListFormat } from "./list-sources.ts";
import type { Listing } from "./listing.ts";
import { financeDatabaseFiles, financeDatabaseListings } from "./lists/finance-database.ts";
import { nasdaqTraderListings } from "./lists/nasdaq-trader.ts";
import { secListings } from "./lists/sec-tickers.ts";

const maxBytes = 400_000_000;

/** The listings in a file, which may be packed with gzip or bzip2. Throws where it isn't the list it should be. */
export function readList(bytes: Buffer, format: ListFormat): readonly Listing[] {
  const text = unpacked(bytes).toString("utf8");
  if (format.kind === "finance-database")
    return financeDatabaseListings(text, financeDatabaseFiles[format.file] ?? "Common Stock");
  return format.kind === "nasdaq-trader" ? nasdaqTraderListings(text) : secListings(text);
}

function unpacked(bytes: Buffer): Buffer {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gunzipSync(bytes, { maxOutputLength: maxBytes });
  return bytes.subarray(0, 3).toString("latin1") === "BZh" ? Bunzip.decode(bytes) : bytes;
}
