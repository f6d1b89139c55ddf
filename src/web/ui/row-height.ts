/** How high a table's row is at the chosen density, in pixels. */
export function rowHeight(): number {
  const height = Number.parseFloat(getComputedStyle(document.body).getPropertyValue("--row-height"));
  return Number.isFinite(height) ? height : 33;
}
