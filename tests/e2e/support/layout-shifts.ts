import type { Page } from "@playwright/test";

/** The most a page may move while loading, as the sum of all layout shifts without user input. */
export const maxShift = 0.02;

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    previousRect: DOMRectReadOnly;
    currentRect: DOMRectReadOnly;
  }[];
}

/** Records what moves on the pages that are opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { layoutShifts: shifts });
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : (node?.parentElement ?? null);
      if (element === null) return "removed";
      const label = (element.textContent ?? "").trim().slice(0, 24);
      return `${element.localName}.${element.getAttribute("class") ?? ""} "${label}"`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly ShiftEntry[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} ${Math.round(previousRect.y)}+${Math.round(previousRect.height)}>${Math.round(currentRect.y)}+${Math.round(currentRect.height)}`,
            ),
          });
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What moved on the page since it was opened. */
export async function recordedShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => (window as unknown as { layoutShifts: readonly Shift[] }).layoutShifts);
}
