import { formatMoney, formatMoneyChange, formatMoneyShort, moneySymbol } from "../format/format-money.ts";
import { text } from "../text/text.ts";
import { useAreAmountsHidden } from "./hidden-amounts.ts";

const dots = "•••••";

/** Formats money for sentences, charts and titles: five dots while amounts are hidden, or a word for screen readers. */
export function useMoneyTexts(currency: string) {
  const isHidden = useAreAmountsHidden();
  const unlessHidden =
    (format: typeof formatMoneyShort, instead = dots) =>
    (amount: string | number | null, moreDigits?: number): string =>
      isHidden && amount !== null ? instead : format(amount, currency, moreDigits);
  return {
    amount: unlessHidden(formatMoney),
    change: unlessHidden(formatMoneyChange),
    short: unlessHidden(formatMoneyShort),
    symbol: moneySymbol(currency),
    spoken: unlessHidden(formatMoney, text.shell.hidden),
  };
}
