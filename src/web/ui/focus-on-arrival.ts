/** A `ref` for an element that takes the place of the one that had the focus. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}
