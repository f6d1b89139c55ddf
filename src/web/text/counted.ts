/** Here and not where numbers are formatted: a catalogue imports nothing else. It is evaluated before every screen. */
let write = (count: number, _digits: number): string => String(count);

/** Returns a number inside a text as the user writes numbers, with at most so many decimals: 12,345. */
export function counted(count: number, maxDigits = 0): string {
  return write(count, maxDigits);
}

/** Sets how numbers inside texts are written from now on. */
export function writeCountsWith(format: (count: number, maxDigits: number) => string): void {
  write = format;
}
