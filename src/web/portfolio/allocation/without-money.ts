/** Replaces the amounts in a sentence, such as 1.00 USD, with dots. Percentages and counts stay. */
export function withoutMoney(sentence: string): string {
  return sentence.replaceAll(/[-−]?\d[\d.,]*(?=\s[A-Z]{3}\b)/g, "•••••");
}
