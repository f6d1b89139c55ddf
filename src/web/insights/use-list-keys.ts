import { useNavigate } from "react-router";
import { useNeighbours } from "./use-neighbours.ts";
import { usePageKeys } from "./use-page-keys.ts";

/** Shift J and Shift K step through the list. */
export function useListKeys(symbol: string, pathOf: (symbol: string) => string): void {
  const { previous, next } = useNeighbours(symbol);
  const navigate = useNavigate();
  usePageKeys((event) => {
    if (!event.shiftKey) return;
    const target = event.key === "J" ? next : event.key === "K" ? previous : null;
    if (target === null) return;
    event.preventDefault();
    void navigate(pathOf(target));
  });
}
