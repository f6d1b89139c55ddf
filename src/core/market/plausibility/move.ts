/** A larger daily move, up or down, needs an explanation. */
const doubtfulMoveRatio = 0.5;
/** Beyond any known price: BTC in Iranian rial is near 1e11, the smallest coins trade near 1e-10. */
const maxPrice = 1e12;
const minPrice = 1e-12;

/** True if a number can't be a price: 1e12 and above, or below a million-millionth. */
export function isAbsurd(price: number): boolean {
  return price >= maxPrice || price < minPrice;
}

/** True for a rise or fall of more than 50 %, unless it is only rounding. */
export function isJump(from: number, to: number): boolean {
  return Math.abs(to / from - 1) > doubtfulMoveRatio && !isRounding(from, to);
}

/**
 * True for a factor of about one hundred, up or down, allowing for a daily move of a quarter: pounds mistaken for pence
 * or the reverse.
 */
export function isHundredfold(from: number, to: number): boolean {
  const factor = factorOf(to / from);
  return factor > 75 && factor < 134;
}

/** The factor between two prices, 1 or more: a half and a double are both 2. */
export function factorOf(ratio: number): number {
  return ratio < 1 ? 1 / ratio : ratio;
}

/** True if two prices differ by at most their last written decimal: 0.0001 and 0.0002 are one step apart. */
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
