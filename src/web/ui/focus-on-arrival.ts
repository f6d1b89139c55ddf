/** A `ref` that focuses an element which replaces the focused one. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus();
}
