import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { text } from "../text/text.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { useNeighbours } from "./use-neighbours.ts";

/** Steps through the default watchlist. */
export function ListButtons({ symbol, pathOf }: { symbol: string; pathOf: (symbol: string) => string }): ReactNode {
  const { previous, next } = useNeighbours(symbol);
  const navigate = useNavigate();
  const go = (target: string | null) => (): void => {
    if (target !== null) void navigate(pathOf(target));
  };
  return (
    <>
      <IconButton
        label={[text.insights.previousSymbol, previous].filter(Boolean).join(", ")}
        title={previous === null ? undefined : `${previous} (Shift K)`}
        disabled={previous === null}
        onClick={go(previous)}
      >
        <IconChevronLeft size={18} stroke={1.7} />
      </IconButton>
      <IconButton
        label={[text.insights.nextSymbol, next].filter(Boolean).join(", ")}
        title={next === null ? undefined : `${next} (Shift J)`}
        disabled={next === null}
        onClick={go(next)}
      >
        <IconChevronRight size={18} stroke={1.7} />
      </IconButton>
    </>
  );
}
