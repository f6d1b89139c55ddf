import type { KeyboardEvent } from "react";

/** The arrow keys step between a field and the buttons of the list below it. */
export function stepThrough(event: KeyboardEvent, list: HTMLElement | null): void {
  const rows = [...(list?.querySelectorAll("button") ?? [])];
  const at = rows.findIndex((row) => row === document.activeElement);
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  if (at + step < 0) event.currentTarget.querySelector("input")?.focus();
  else rows[Math.min(at + step, rows.length - 1)]?.focus();
}
