import { currencies, minorUnits } from "../money/currencies.ts";

/** Signs of currencies and what each can mean, the longer ones first. */
export const currencyMarks: readonly (readonly [string, readonly string[]])[] = [
  ["US$", ["USD"]],
  ["CA$", ["CAD"]],
  ["AU$", ["AUD"]],
  ["HK$", ["HKD"]],
  ["NZ$", ["NZD"]],
  ["MX$", ["MXN"]],
  ["NT$", ["TWD"]],
  ["C$", ["CAD"]],
  ["A$", ["AUD"]],
  ["S$", ["SGD"]],
  ["R$", ["BRL"]],
  ["$", ["USD"]],
  ["€", ["EUR"]],
  ["£", ["GBP"]],
  ["¥", ["JPY", "CNY"]],
  ["₹", ["INR"]],
  ["₩", ["KRW"]],
  ["₺", ["TRY"]],
  ["₪", ["ILS"]],
  ["฿", ["THB"]],
  ["₱", ["PHP"]],
  ["zł", ["PLN"]],
  ["Kč", ["CZK"]],
];
/** Codes that may stand beside a number. TRY is read in capitals alone, as a word of English. */
export const currencyCodes = [
  ...currencies,
  ...Object.keys(minorUnits),
  "TWD",
  "RUB",
  "SAR",
  "AED",
  "CLP",
  "COP",
  "ARS",
  "VND",
].filter((code) => code !== "TRY");

/** The codes that a written sign, code or word can mean. */
export function currenciesOf(mark: string): readonly string[] {
  const listed = currencyMarks.find(([written]) => written === mark)?.[1];
  if (listed !== undefined) return listed;
  const code = [...currencyCodes, "TRY"].find((candidate) => candidate === mark) ?? mark.toUpperCase();
  const word = mark.toLowerCase();
  if (/^(us dollar|dollar|buck|cent)/.test(word)) return ["USD"];
  if (word.startsWith("euro")) return ["EUR"];
  if (word.startsWith("pound")) return ["GBP"];
  if (word === "pence" || mark === "p") return ["GBp", "GBX"];
  if (word === "yen") return ["JPY"];
  if (word === "yuan") return ["CNY"];
  if (word.startsWith("franc")) return ["CHF"];
  if (word.startsWith("rupee")) return ["INR"];
  if (word.startsWith("kr")) return ["SEK", "NOK", "DKK", "ISK"];
  return [code];
}
