import { IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Bell } from "../alerts/bell.tsx";
import { HideAmountsButton } from "../holdings/hide-amounts-button.tsx";
import { text } from "../text/text.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { BrandIcon } from "../ui/icons.tsx";
import { AccountMenu } from "./account-menu.tsx";
import { DataPill } from "./data-pill.tsx";
import styles from "./header.module.css";
import { MarketPill } from "./market-pill.tsx";
import type { Overlay } from "./overlay.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";

/** Search, the market's state, the data's state, theme and account. */
export function Header({ title, onOverlay }: { title: string; onOverlay: (overlay: Overlay) => void }): ReactNode {
  return (
    <header className={styles.header}>
      <div className={styles.place} aria-hidden="true">
        <Link to="/" tabIndex={-1} className={styles.home}>
          <BrandIcon size={26} />
        </Link>
        {title}
      </div>
      <button type="button" className={styles.search} onClick={() => onOverlay("palette")}>
        <IconSearch size={16} stroke={1.7} aria-hidden="true" />
        <span className={styles.hint}>{text.shell.searchHint}</span>
        <kbd className={styles.key} aria-hidden="true">
          {modifier} K
        </kbd>
      </button>
      <div className={styles.pills}>
        <MarketPill />
        <DataPill />
      </div>
      <div className={styles.tools}>
        <IconButton label={text.shell.search} className={styles.searchIcon} onClick={() => onOverlay("palette")}>
          <IconSearch size={20} stroke={1.7} aria-hidden="true" />
        </IconButton>
        <Bell />
        <HideAmountsButton />
        <ThemeToggle />
        <AccountMenu onOverlay={onOverlay} />
      </div>
    </header>
  );
}
