import { IconStar, IconStarFilled } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useWatch } from "../market/use-watchlist-actions.ts";
import { text } from "../text/text.ts";
import { Button } from "../ui/button.tsx";
import { usePageKeys } from "./use-page-keys.ts";

/** Adds the page's symbol to the default watchlist or removes it. W does the same. */
export function WatchButton({ symbol }: { symbol: string }): ReactNode {
  const { isWatched, toggle } = useWatch(symbol);
  const [hasFailed, setHasFailed] = useState(false);
  const press = (): void => {
    setHasFailed(false);
    toggle?.().catch(() => setHasFailed(true));
  };
  usePageKeys((event) => {
    if (event.key.toLowerCase() !== "w" || event.shiftKey) return;
    event.preventDefault();
    press();
  });
  return (
    <>
      <Button
        aria-pressed={isWatched}
        disabled={toggle === null}
        icon={isWatched ? <IconStarFilled size={16} className="amber" /> : <IconStar size={16} stroke={1.7} />}
        onClick={press}
      >
        <span>
          {isWatched ? text.market.watching : text.market.watch}
          <span className="visually-hidden"> {symbol}</span>
        </span>
      </Button>
      {hasFailed ? <span role="alert">{text.dashboard.addFailed(symbol)}</span> : null}
    </>
  );
}
