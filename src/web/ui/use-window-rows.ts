import { useWindowVirtualizer } from "@tanstack/react-virtual";

/** Above this many rows only those near the window are rendered. */
const maxDrawn = 100;

/**
 * Returns the rows of a table to render: all, or those near the window, with the height of the others before and after.
 */
export function useWindowRows(count: number, rowHeight: number, frame: { readonly current: HTMLElement | null }) {
  const isMany = count > maxDrawn;
  // oxlint-disable-next-line react/incompatible-library -- its answers are read in this render alone
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isMany,
    estimateSize: () => rowHeight,
    overscan: 20,
    scrollMargin: Math.round((frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY),
  });
  if (!isMany)
    return { indexes: Array.from({ length: count }, (_, index) => index), before: 0, after: 0, measure: undefined };
  const items = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const margin = virtualizer.options.scrollMargin;
  return {
    indexes: items.map(({ index }) => index),
    before: (first?.start ?? margin) - margin,
    after: last === undefined ? 0 : virtualizer.getTotalSize() - (last.end - margin),
    measure: virtualizer.measureElement,
  };
}
