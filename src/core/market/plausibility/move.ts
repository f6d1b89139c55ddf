/** A day's move beyond this, up or down, wants an explanation. */
const doubtfulMoveRatio = 0.5;
/** Prices of nothing we know: BTC in Iranian rial is near 1e11, the smallest coins trade near 1e-10. */
const highestPrice = 1e12;
const lowestPrice = 1e-12;

/** Whether a number can be no price of anything: 1e12 and above, or below a million-millionth. */
export function isAbsurd(price: number): boolean {
  return price >= highestPrice || price < lowestPrice;
}

/** A rise or a fall of more than 50 %, unless it is no more than rounding. */
export function isJump(from: number, to: number): boolean {
  return Math.abs(to / from - 1) > doubtfulMoveRatio && !isRounding(from, to);
}

/** A hundredth or a hundredfold, with room for a day's move of a quarter: pounds taken for pence or the reverse. */
export function isHundredfold(from: number, to: number): boolean {
  const factor = factorOf(to / from);
  return factor > 75 && factor < 134;
}

/** How far apart two prices are, 1 or more: a half and a double are both 2. */
export function factorOf(ratio: number): number {
  return ratio < 1 ? 1 / ratio : ratio;
}

/** Whether two prices differ by no more than the last decimal they are written with: 0.0001 and 0.0002 are one step apart. */
export function isRounding(from: number, to: number): boolean {
  const unit = 10 ** -Math.max(decimals(from), decimals(to));
  return Math.abs(to - from) <= 1.000001 * unit;
}

function decimals(price: number): number {
  const text = String(price);
  const [digits = "", exponent] = text.split("e");
  const written = (digits.split(".")[1] ?? "").length;
  return Math.max(0, written - Number(exponent ?? 0));
}
