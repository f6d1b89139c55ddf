/** Parts an amount of money into what is large and what is small in it: $16,407 and .80; nothing is small without cents. */
export function centsOf(amount: string): readonly [whole: string, cents: string] {
  const cut = /^(.*)([.,]\d{2}\D*)$/.exec(amount);
  return [cut?.[1] ?? amount, cut?.[2] ?? ""];
}
