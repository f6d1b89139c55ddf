/** Formats a number for a formula: "23,075.52", "−3.4". */
export function plainNumber(value: number): string {
  const text = Math.abs(value).toLocaleString("en-US", { maximumFractionDigits: Math.abs(value) < 1 ? 6 : 4 });
  return value < 0 ? `−${text}` : text;
}
