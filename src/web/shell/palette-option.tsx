/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of HTML is an option of a combobox with its own layout */
import { IconArrowRight, IconBolt, IconNews, IconStar, IconStarFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Quote } from "#contract/market.ts";
import { formatExchange } from "../format/format-exchange.ts";
import { Change } from "../market/change.tsx";
import { Price } from "../market/price.tsx";
import { SymbolAvatar } from "../market/symbol-avatar.tsx";
import { text } from "../text/text.ts";
import styles from "./command-palette.module.css";
import type { PaletteItem } from "./palette-items.ts";
import { classNames } from "../ui/class-names.ts";

/** One line of the palette. The box keeps the focus and handles the keys. */
export function PaletteOption({
  id,
  item,
  quote,
  heading,
  isActive,
  isWatched,
  onPoint,
  onOpen,
  onWatch,
}: {
  id: string;
  item: PaletteItem;
  /** The symbol's price, if already loaded. */
  quote: Quote | null;
  heading: string | null;
  isActive: boolean;
  isWatched: boolean;
  onPoint: () => void;
  onOpen: () => void;
  onWatch: (() => void) | null;
}): ReactNode {
  return (
    <>
      {heading === null ? null : (
        <div role="presentation" className={classNames("faint meta medium", styles.heading)}>
          {heading}
        </div>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the combobox has the focus and the keys */}
      <div
        id={id}
        role="option"
        aria-selected={isActive}
        className={classNames("row gap-2h round-control", styles.option)}
        onPointerMove={onPoint}
        onClick={onOpen}
      >
        {content(item, quote)}
        {isWatched ? <span className="visually-hidden">, {text.palette.watching}</span> : null}
        {onWatch === null ? null : (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Shift Enter is the key for it
          <span
            className={classNames("grid place-center fixed-size faint hover-on-raised hover-ink", styles.star)}
            data-on={isWatched || undefined}
            title={item.kind === "symbol" ? starTitle(item.symbol, isWatched) : undefined}
            onClick={(event) => {
              event.stopPropagation();
              onWatch();
            }}
          >
            {isWatched ? (
              <IconStarFilled size={16} aria-hidden="true" />
            ) : (
              <IconStar size={16} stroke={1.7} aria-hidden="true" />
            )}
          </span>
        )}
      </div>
    </>
  );
}

function starTitle(symbol: string, isWatched: boolean): string {
  return isWatched ? text.palette.unwatch(symbol) : text.palette.watch(symbol);
}

function content(item: PaletteItem, quote: Quote | null): ReactNode {
  switch (item.kind) {
    case "symbol":
      return (
        <>
          <SymbolAvatar symbol={item.symbol} />
          <span className={classNames("row grow min-0 gap-2h", styles.words)}>
            <strong className={classNames("fixed-size strong", styles.symbol)}>{item.symbol}</strong>
            <span className={classNames("grow min-0 ellipsis", styles.name)}>{item.name}</span>
          </span>
          {quote === null ? null : (
            <span className={classNames("inline-flex fixed-size gap-2h size-secondary", styles.figures)}>
              <Price quote={quote} />
              <Change quote={quote} />
            </span>
          )}
          <span className="fixed-size soft size-secondary phone-hidden pr-2">
            {[item.type, formatExchange(item.exchange)].filter((fact) => fact !== "").join(" · ")}
          </span>
        </>
      );
    case "page":
      return (
        <>
          <IconArrowRight size={18} stroke={1.7} className={classNames("soft", styles.icon)} aria-hidden="true" />
          <span className={classNames("grow min-0 ellipsis", styles.name)}>{item.title}</span>
          <kbd className="fixed-size soft size-secondary phone-hidden pr-2" aria-hidden="true">
            G {item.chord}
          </kbd>
        </>
      );
    case "story":
      return (
        <>
          <IconNews size={18} stroke={1.7} className={classNames("soft", styles.icon)} aria-hidden="true" />
          <span className={classNames("grow min-0 ellipsis", styles.name)}>{item.title}</span>
          {item.source === null ? null : (
            <span className="fixed-size soft size-secondary phone-hidden pr-2">{item.source}</span>
          )}
        </>
      );
    default:
      return (
        <>
          <IconBolt size={18} stroke={1.7} className={classNames("soft", styles.icon)} aria-hidden="true" />
          <span className={classNames("grow min-0 ellipsis", styles.name)}>{item.title}</span>
        </>
      );
  }
}
