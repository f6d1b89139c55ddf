import { type DirectoryDetails, directoryFormat } from "./build-directory.ts";
import { unpack } from "./packed-file.ts";

/** Places of sorted texts that begin alike. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
  /** True if the first word of the range is the text itself. */
  readonly isWhole: boolean;
}

export type DirectoryColumns = NonNullable<ReturnType<typeof readColumns>>;

/** Opens the columns of a directory in place; null where they are damaged or of another format. */
export function readColumns(bytes: Uint8Array<ArrayBuffer>) {
  const file = unpack(directoryFormat, bytes);
  if (file === null) return null;
  const { column } = file;
  const popularity = column("popularity", "u8");
  const [symbols, names] = [textColumn(column, "symbol"), textColumn(column, "name")];
  const [compact, words, identifiers] = [
    textColumn(column, "compact"),
    textColumn(column, "word"),
    textColumn(column, "identifier"),
  ];
  const [bySymbol, identifierRow, group] = [
    column("bySymbol", "u32"),
    column("identifierRow", "u32"),
    column("group", "u32"),
  ];
  const [postings, postingStarts] = [column("posting", "u32"), column("postingStarts", "u32")];
  const [forward, forwardStarts] = [column("forward", "u32"), column("forwardStarts", "u32")];
  const [core, base] = [column("core", "u8"), column("base", "u8")];
  const [slipHash, slipWord] = [column("slipHash", "u32"), column("slipWord", "u32")];
  const best = { word: bestColumn(column, "wordBest"), symbol: bestColumn(column, "symbolBest") };
  const [type, exchange, currency] = [column("type", "u8"), column("exchange", "u16"), column("currency", "u16")];
  const [country, sector] = [column("country", "u16"), column("sector", "u16")];

  return {
    details: file.details as DirectoryDetails,
    popularity,
    symbols,
    names,
    compact,
    words,
    identifiers,
    bySymbol,
    identifierRow,
    group,
    postings,
    postingStarts,
    forward,
    forwardStarts,
    core,
    base,
    slipHash,
    slipWord,
    best,
    type,
    exchange,
    currency,
    country,
    sector,
    /** Rows with a word, the likeliest first. */
    postingsOf: (word: number) => postings.subarray(postingStarts[word], postingStarts[word + 1]),
  };
}

type Column = NonNullable<ReturnType<typeof unpack>>["column"];

function textColumn(column: Column, name: string) {
  const [all, starts] = [
    Buffer.from(
      column(`${name}Bytes`, "u8").buffer,
      column(`${name}Bytes`, "u8").byteOffset,
      column(`${name}Bytes`, "u8").length,
    ),
    column(`${name}Starts`, "u32"),
  ];
  /** The first place whose text isn't smaller; with `isAfter`, the first that doesn't begin so any more. */
  const bound = (wanted: Buffer, isAfter: boolean): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const [start, end] = [starts[middle] ?? 0, starts[middle + 1] ?? 0];
      const order = all.compare(wanted, 0, wanted.length, start, isAfter ? Math.min(end, start + wanted.length) : end);
      if (order < 0 || (isAfter && order === 0)) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    all,
    starts,
    at: (place: number): string => all.toString("utf8", starts[place], starts[place + 1]),
    /** Places of the texts that begin so; the text itself is the first, if it is there. */
    range(beginning: string): TextRange {
      const wanted = Buffer.from(beginning);
      const from = bound(wanted, false);
      const to = bound(wanted, true);
      const isWhole = from < to && (starts[from + 1] ?? 0) - (starts[from] ?? 0) === wanted.length;
      return { from, to, isWhole };
    },
  };
}

function bestColumn(column: Column, name: string) {
  const keys = textColumn(column, `${name}Key`);
  const [lists, starts] = [column(name, "u32"), column(`${name}Starts`, "u32")];
  return (beginning: string): Uint32Array => {
    const { from, isWhole } = keys.range(beginning);
    return isWhole ? lists.subarray(starts[from], starts[from + 1]) : lists.subarray(0, 0);
  };
}
