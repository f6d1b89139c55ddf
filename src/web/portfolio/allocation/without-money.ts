/** A sentence whose sums, such as 1.00 USD, are dots; per cents and counts stay. */
export function withoutMoney(sentence: string): string {
  return sentence.replaceAll(/[-−]?\d[\d.,]*(?=\s[A-Z]{3}\b)/g, "•••••");
}
