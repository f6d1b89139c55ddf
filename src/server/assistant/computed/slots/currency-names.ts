import { ratedCurrencies } from "#core/money/currencies.ts";

/** Codes and last words of names that mean something else in everyday English. */
const everyday = new Set("try ron won real leu peso new".split(" "));
/** Names that people use besides those of the language's own list. */
const nicknames: Readonly<Record<string, string>> = {
  USD: "u.s. dollar|american dollar|greenback|buck",
  GBP: "pound sterling|sterling|uk pound|quid",
  CNY: "renminbi|rmb",
  CAD: "loonie",
  AUD: "aussie dollar",
  NZD: "kiwi dollar",
  ILS: "shekel",
  TRY: "lira",
  KRW: "korean won",
};

const written = new Intl.DisplayNames(["en"], { type: "currency" });

/** Each currency by its code, its English name, the noun of that name, and its nicknames; the first of a noun has it. */
function namesOf(): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const add = (name: string, code: string) => {
    if (!everyday.has(name) && !names.has(name)) names.set(name, code);
  };
  for (const code of ratedCurrencies) {
    const name = (written.of(code) ?? code).toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");
    for (const one of [code.toLowerCase(), name, name.split(" ").at(-1) ?? name]) add(one, code);
    for (const one of nicknames[code]?.split("|") ?? []) add(one, code);
  }
  return names;
}

const names = namesOf();

/** English names of currencies with their codes, the longest first: a Canadian dollar is no US dollar. */
export const currencyNames: readonly (readonly [string, string])[] = [...names].toSorted(
  ([one], [other]) => other.length - one.length,
);

/** All of them as one pattern, with plurals. */
export const currencyPattern = currencyNames.map(([name]) => `${name.replaceAll(".", String.raw`\.`)}s?`).join("|");

/** The code of a currency by a name as it is written; null for other words. */
export function currencyNamed(words: string): string | null {
  const lower = words.toLowerCase();
  return names.get(lower) ?? names.get(lower.replace(/s$/, "")) ?? null;
}

/** True for a currency that is written with a sign: "$" is that of several. */
export function hasSign(code: string, sign: string): boolean {
  const format = new Intl.NumberFormat("en", { style: "currency", currency: code, currencyDisplay: "narrowSymbol" });
  return format.formatToParts(0).some(({ type, value }) => type === "currency" && value === sign);
}
