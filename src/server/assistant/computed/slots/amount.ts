import { currencyNamed, currencyPattern, hasSign } from "./currency-names.ts";
import { ofMonth } from "./written-time.ts";
import type { Reading, TextSpan } from "./reading.ts";

/** An amount that a question names: shares, money, or a part in per cent. */
export interface Amount {
  readonly kind: "shares" | "money" | "percent";
  readonly value: number;
  /** The currency of money; null for a sign that several currencies share. */
  readonly currency: string | null;
  readonly at: TextSpan;
}

const digits = String.raw`(\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?)`;
const scale = String.raw` ?(k|thousand|grand|m|mn|million|bn|billion|tn|trillion)?(?![\p{L}\p{N}])`;
const signs: Readonly<Record<string, string>> = { $: "USD", "€": "EUR", "£": "GBP" };
const parts: readonly (readonly [string, number])[] = [
  [
    "(?:all|everything|(?:the|my) (?:whole|entire|full))(?= (?:of )?(?:my|the|it|them|position|holding|stake|shares?|[a-z.]+ (?:position|shares|stock|stake)))",
    100,
  ],
  ["three[- ]quarters(?: of)?", 75],
  ["two[- ]thirds(?: of)?", 200 / 3],
  ["half(?: of)?", 50],
  ["(?:a|one) third(?: of)?", 100 / 3],
  ["(?:a|one) quarter(?: of)", 25],
  ["(?:a|one) fifth(?: of)?", 20],
  ["(?:a|one) tenth(?: of)?", 10],
];

const signed = String.raw`([$€£]) ?${digits}${scale}(?: (${currencyPattern})(?![\p{L}\p{N}]))?`;

/** Amounts whose sign belongs to another currency than the one that is named: "£500 euros". */
export function contradictoryAmounts(text: string): readonly (TextSpan & { readonly text: string })[] {
  return [...text.matchAll(new RegExp(signed, "giu"))].flatMap(({ index, 0: words, 1: sign = "$", 4: name }) => {
    const code = name === undefined ? null : currencyNamed(name);
    return code === null || hasSign(code, sign) ? [] : [{ from: index, to: index + words.length, text: words }];
  });
}

/** Reads the amounts of a question, and takes their words. */
export function readAmounts(
  reading: Reading,
  { withParts, withBareShares = false }: { readonly withParts: boolean; readonly withBareShares?: boolean },
): readonly Amount[] {
  const found: Amount[] = [];
  const add = (pattern: string, amountOf: (match: RegExpExecArray) => Omit<Amount, "at"> | null): void => {
    const compiled = new RegExp(String.raw`(?<![\p{L}\p{N}.,])(?:${pattern})`, "u");
    for (let match = compiled.exec(reading.free()); match !== null; match = compiled.exec(reading.free())) {
      const amount = amountOf(match);
      const at = { from: match.index, to: match.index + match[0].length };
      reading.take(at);
      if (amount !== null) found.push({ ...amount, at });
    }
  };
  add(signed, (match) => {
    const [, sign = "$", , , name] = match;
    return {
      kind: "money",
      value: scaled(match[2], match[3]),
      currency: (name === undefined ? null : currencyNamed(name)) ?? signs[sign] ?? null,
    };
  });
  add(
    String.raw`${digits}(?: ?(k|thousand|grand|m|mn|million|bn|billion|tn|trillion))? ?(?:([$€£])|(${currencyPattern})(?![\p{L}\p{N}]))`,
    (match) => ({
      kind: "money",
      value: scaled(match[1], match[2]),
      currency: signs[match[3] ?? ""] ?? currencyNamed(match[4] ?? ""),
    }),
  );
  add(String.raw`${digits} ?(?:%|per ?cent(?![\p{L}])|percent(?![\p{L}]))(?: of)?`, (match) => ({
    kind: "percent",
    value: scaled(match[1], undefined),
    currency: null,
  }));
  add(String.raw`${digits}(?: more| additional)? (?:shares?|units?|stocks?)(?: of| in)?(?![\p{L}])`, (match) => ({
    kind: "shares",
    value: scaled(match[1], undefined),
    currency: null,
  }));
  if (withBareShares)
    add(String.raw`(?!(?:19|20)\d\d(?!\d))${digits}(?: more| additional)?(?: of)?(?= ?[\uE000])`, (match) => ({
      kind: "shares",
      value: scaled(match[1], undefined),
      currency: null,
    }));
  add(String.raw`${digits} ?(k|thousand|grand|million|billion|trillion|bn|tn)(?![\p{L}])`, (match) => ({
    kind: "money",
    value: scaled(match[1], match[2]),
    currency: null,
  }));
  add(
    String.raw`(?!(?:19|20)\d\d(?!\d))${digits}(?!${ofMonth}| to (?:the )?\d{1,2}${ofMonth})(?= (?:in|into|of|on|to)[\s\uE000])`,
    (match) =>
      scaled(match[1], undefined) >= 100 ? { kind: "money", value: scaled(match[1], undefined), currency: null } : null,
  );
  if (/(?<!\p{L})(?:put|invest|save|buy|add|dca)/u.test(reading.lower))
    add(String.raw`${digits}(?= (?:a|per|each|every) (?:day|week|month|quarter|year)(?!\p{L}))`, (match) =>
      scaled(match[1], undefined) < 10 ? null : { kind: "money", value: scaled(match[1], undefined), currency: null },
    );
  if (withParts)
    for (const [words, value] of parts)
      add(String.raw`(?:${words})(?![\p{L}\p{N}])`, () => ({ kind: "percent", value, currency: null }));
  return found.toSorted((one, other) => one.at.from - other.at.from);
}

function scaled(written: string | undefined, unit: string | undefined): number {
  const value = Number((written ?? "").replaceAll(",", ""));
  if (unit === undefined) return value;
  return (
    value * (/^(?:k|thousand|grand)$/.test(unit) ? 1e3 : unit.startsWith("b") ? 1e9 : unit.startsWith("t") ? 1e12 : 1e6)
  );
}
