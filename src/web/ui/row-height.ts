/** Returns the height of a table row at the chosen density, in pixels. */
export function rowHeight(): number {
  const height = Number.parseFloat(getComputedStyle(document.body).getPropertyValue("--row-height"));
  return Number.isFinite(height) ? height : 33;
}
