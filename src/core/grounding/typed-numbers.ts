import type { TypedNumber } from "./typed-number.ts";
import { ratedCurrencies } from "../money/currencies.ts";
import { overlaps, placesOf } from "./prose.ts";
import { typedDates } from "./typed-dates.ts";

const digits = /\p{Nd}+(?:[.,'’\u00A0\u202F\u2009]\p{Nd}+|[ ]\p{Nd}{3}(?!\p{Nd}))*/gu;
const currency = String.raw`(?:[A-Z]{0,3}\p{Sc}|(?:${ratedCurrencies.join("|")}))`;
const before = new RegExp(
  String.raw`(?:(?<![\p{L}\p{N}])${currency}\s?)?(?:(?<![\p{L}\p{N}])[+\-−±])?(?:${currency}\s?)?$`,
  "u",
);
const behind = new RegExp(
  String.raw`^(?:[\s-]?(?:thousand|million|billion|trillion|bn|mn|tn)\b|[kmbt](?![\p{L}\p{N}])|[x×](?![\p{L}\p{N}]))?(?:[\s\u00A0\u202F-]?(?:[%％]|per\s?cent(?:age points)?\b|${currency}(?![\p{L}\p{N}])))?`,
  "iu",
);

/**
 * Finds the numbers of a text that are written in digits. Digits don't count in a word ("10-K", "Q3", "52-week"), a
 * name of `names` ("S&P 500"), a time of day, or the number of a list item.
 */
export function typedNumbers(prose: string, names: readonly string[]): readonly TypedNumber[] {
  const dates = typedDates(prose);
  const inNames = names.filter((name) => /\p{Nd}/u.test(name)).flatMap((name) => placesOf(name, prose));
  const parts = [
    ...inNames,
    ...[
      ...prose.matchAll(
        /^[ \t>]*(?:[-+•][ \t]+)?(?:#{1,6}[ \t]+)?\d{1,3}[.)](?=[ \t]|$)|(?<!\p{Nd})\d{1,2}:\d{2}(?::\d{2})?(?!\p{Nd})/gmu,
      ),
    ].map(({ index, 0: { length } }) => ({ start: index, end: index + length })),
  ];
  const numbers = [...prose.matchAll(digits)].flatMap(({ index, 0: written }): TypedNumber[] => {
    const core = { start: index, end: index + written.length };
    if ([...dates, ...parts].some((part) => overlaps(part, core))) return [];
    const prefix = before.exec(prose.slice(Math.max(0, index - 8), index))?.[0] ?? "";
    const suffix = behind.exec(prose.slice(core.end, core.end + 32))?.[0] ?? "";
    const [start, end] = [core.start - prefix.length, core.end + suffix.length];
    const isInWord =
      (prefix === "" && /\p{Script=Latin}[-‑.]?$/u.test(prose.slice(Math.max(0, start - 2), start))) ||
      /^[-‑]?\p{Script=Latin}/u.test(prose.slice(end, end + 2));
    if (isInWord) return [];
    const text = prose.slice(start, end).trim();
    const unit = /[%％]|per\s?cent/iu.test(suffix)
      ? "percent"
      : new RegExp(currency, "u").test(prefix + suffix)
        ? "money"
        : "number";
    return [
      {
        start: end - suffix.length - written.length - prefix.trimStart().length,
        end,
        text,
        value: valueOf(written, prefix, suffix),
        unit,
        date: null,
      },
    ];
  });
  return [...dates.filter((date) => !inNames.some((name) => overlaps(name, date))), ...numbers].toSorted(
    (one, other) => one.start - other.start,
  );
}

const scales: Readonly<Record<string, number>> = { t: 1e3, k: 1e3, m: 1e6, b: 1e9 };

function valueOf(written: string, prefix: string, suffix: string): number {
  const plain = Number(
    written
      .normalize("NFKC")
      .replaceAll(/[^\d.]/g, "")
      .replace(/\.(?=.*\.)/g, ""),
  );
  const scale = /^[\s-]?(thousand|tr|t|k|m|b)/i.exec(suffix)?.[1]?.toLowerCase() ?? "";
  const factor = scale === "thousand" || scale === "k" ? 1e3 : scale.startsWith("t") ? 1e12 : (scales[scale] ?? 1);
  const value = (Number.isFinite(plain) ? plain : 0) * factor;
  return /[-−]/.test(prefix) ? -value : value;
}
