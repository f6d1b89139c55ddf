/**
 * The cumulative standard normal distribution at x: the Taylor series of G. Marsaglia, Evaluating the Normal
 * Distribution, Journal of Statistical Software 11, 2004. Accurate to 1e-14.
 */
export function normalShareBelow(x: number): number {
  if (x < -8) return 0;
  if (x > 8) return 1;
  let sum = x;
  let term = x;
  for (let odd = 3, before = 0; sum !== before; odd += 2) {
    before = sum;
    term *= (x * x) / odd;
    sum += term;
  }
  return 0.5 + sum * density(x);
}

/**
 * The quantile p of the standard normal distribution, p between 0 and 1. Starts from the approximation of M. Abramowitz
 * and I. Stegun, Handbook of Mathematical Functions, 1964, 26.2.23, and refines it by Newton's method: accurate to 1e-8
 * for p from 1e-6 to 1 - 1e-6.
 */
export function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p);
  if (p <= 0) return -Infinity;
  const t = Math.sqrt(-2 * Math.log(p));
  const above = 2.515517 + 0.802853 * t + 0.010328 * t * t;
  const below = 1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t;
  let x = above / below - t;
  for (let step = 0; step < 4; step++) x -= (normalShareBelow(x) - p) / density(x);
  return x;
}

function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}
