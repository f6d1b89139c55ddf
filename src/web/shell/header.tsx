import { IconHelp, IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Bell } from "../alerts/bell.tsx";
import { HideAmountsButton } from "../holdings/hide-amounts-button.tsx";
import { text } from "../text/text.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { DataPill } from "./data-pill.tsx";
import styles from "./header.module.css";
import { MarketPill } from "./market-pill.tsx";
import { keyName } from "../ui/key-name.ts";
import { helpFor, type Overlay } from "./overlay.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { useIsScrolledAway } from "./use-is-scrolled-away.ts";
import { classNames } from "../ui/class-names.ts";

const modifier = keyName("Ctrl");

/** Search, market state, data state, theme and account. */
export function Header({
  title,
  path,
  onSlot,
  onOverlay,
}: {
  title: string;
  /** The screen's path; null outside the screens. */
  path: string | null;
  /** Receives the place beside the title for a page's own control on a phone. */
  onSlot: (slot: HTMLElement | null) => void;
  onOverlay: (overlay: Overlay) => void;
}): ReactNode {
  const isAway = useIsScrolledAway();
  return (
    <header
      className={classNames("sticky row gap-3 edge-bottom on-bg top-0 py-0 px-5", styles.header)}
      data-away={isAway || undefined}
    >
      <div className={classNames("hidden phone-block", styles.place)} aria-hidden="true">
        {title}
      </div>
      <div ref={onSlot} className={classNames("hidden", styles.slot)} />
      <button
        type="button"
        className={classNames(
          "row gap-2h min-0 py-0 px-2h edge-strong on-surface faint text-start phone-hidden",
          styles.search,
        )}
        onClick={() => onOverlay("palette")}
      >
        <IconSearch size={16} stroke={1.7} aria-hidden="true" />
        <span className="ellipsis">{text.shell.searchHint}</span>
        <kbd
          className={classNames("ml-auto edge-strong on-raised soft meta nowrap round-badge", styles.key)}
          aria-hidden="true"
        >
          {modifier} K
        </kbd>
      </button>
      <div className={classNames("flex min-0 gap-3 ml-auto", styles.pills)}>
        <MarketPill />
        <DataPill />
      </div>
      <div className="row gap-2 phone-gap-0">
        <Bell />
        <HideAmountsButton />
        <IconButton label={text.shell.search} className="hidden phone-grid" onClick={() => onOverlay("palette")}>
          <IconSearch size={20} stroke={1.7} aria-hidden="true" />
        </IconButton>
        <div className="row gap-2 phone-hidden">
          {path === null ? null : (
            <IconButton label={text.shell.help.of(title)} onClick={() => onOverlay(helpFor(path))}>
              <IconHelp size={20} stroke={1.7} aria-hidden="true" />
            </IconButton>
          )}
          <ThemeToggle />
          <AccountMenu onOverlay={onOverlay} />
        </div>
      </div>
    </header>
  );
}
