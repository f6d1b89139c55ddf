import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from "@tabler/icons-react";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ScreenRoute } from "../routes.tsx";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import { BrandIcon } from "../ui/icons.tsx";
import { ScreenIcon } from "./screen-icon.tsx";
import styles from "./rail.module.css";

const groups = ["mine", "research", "plan", "settings"] as const;

/** The side menu, with labels or icons only. */
export function Rail({
  screens,
  current,
  isNarrow,
  onToggle,
}: {
  screens: readonly ScreenRoute[];
  current: ScreenRoute | null;
  isNarrow: boolean;
  onToggle: () => void;
}): ReactNode {
  return (
    <nav aria-label={text.shell.mainMenu} className={classNames(styles.rail, isNarrow && styles.narrow)}>
      <Link to="/" className={styles.brand}>
        <BrandIcon size={24} />
        <span className={styles.label}>{text.product}</span>
      </Link>
      {groups.map((group) => {
        const members = screens.filter((screen) => screen.group === group);
        if (members.length === 0) return null;
        return (
          <Fragment key={group}>
            {group === "settings" ? <div className={styles.gap} /> : null}
            {text.shell.groups[group] === "" ? null : <p className={styles.group}>{text.shell.groups[group]}</p>}
            <ul className={styles.list}>
              {members.map((screen) => (
                <li key={screen.path}>
                  <RailLink screen={screen} isCurrent={screen === current} />
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
      <button
        type="button"
        className={styles.toggle}
        aria-label={isNarrow ? text.shell.widenRail : text.shell.narrowRail}
        title={`${isNarrow ? text.shell.widenRail : text.shell.narrowRail} ([)`}
        onClick={onToggle}
      >
        {isNarrow ? (
          <IconLayoutSidebarLeftExpand size={18} stroke={1.7} aria-hidden="true" />
        ) : (
          <IconLayoutSidebarLeftCollapse size={18} stroke={1.7} aria-hidden="true" />
        )}
      </button>
    </nav>
  );
}

function RailLink({ screen, isCurrent }: { screen: ScreenRoute; isCurrent: boolean }): ReactNode {
  return (
    <Link
      to={`/${screen.path}`}
      className={styles.link}
      aria-current={isCurrent ? "page" : undefined}
      title={screen.title}
    >
      <ScreenIcon path={screen.path} size={18} stroke={1.7} />
      <span className={styles.label}>{screen.title}</span>
      <span className={styles.key} aria-hidden="true">
        G {screen.chord}
      </span>
    </Link>
  );
}
