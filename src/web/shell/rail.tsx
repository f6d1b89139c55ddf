import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from "@tabler/icons-react";
import { Fragment } from "react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ScreenRoute } from "./screen-route.ts";
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
    <nav
      aria-label={text.shell.mainMenu}
      className={classNames(
        "sticky column gap-half py-3h px-2h scroll-y phone-hidden top-0",
        styles.rail,
        isNarrow && styles.narrow,
      )}
    >
      <Link
        to="/"
        className={classNames("row gap-2h mb-3 py-half px-2h round-control ink hover-no-underline", styles.brand)}
      >
        <BrandIcon size={24} />
        <span className={styles.label}>{text.product}</span>
      </Link>
      {groups.map((group) => {
        const members = screens.filter((screen) => screen.group === group);
        if (members.length === 0) return null;
        return (
          <Fragment key={group}>
            {group === "settings" ? <div className="grow" /> : null}
            {text.shell.groups[group] === "" ? null : (
              <p className={classNames("pt-3h pb-1h px-3 faint meta medium narrow-hidden", styles.group)}>
                {text.shell.groups[group]}
              </p>
            )}
            <ul className="grid gap-half">
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
        className={classNames(
          "grid place-center round-control faint hover-on-raised hover-ink narrow-hidden touch-min-h-44",
          styles.toggle,
        )}
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
      className={classNames(
        "row min-h-34 py-0 px-2h round-control soft hover-on-raised hover-no-underline touch-min-h-44 gap-3",
        styles.link,
      )}
      aria-current={isCurrent ? "page" : undefined}
      title={screen.title}
    >
      <ScreenIcon path={screen.path} size={18} stroke={1.7} />
      <span className={styles.label}>{screen.title}</span>
      <span className={classNames("ml-auto faint size-meta nowrap narrow-hidden", styles.key)} aria-hidden="true">
        G {screen.chord}
      </span>
    </Link>
  );
}
