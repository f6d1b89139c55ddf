import { IconDots, IconLogout, IconSearch } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useAuth } from "../account/auth-provider.tsx";
import { leaveDevice } from "../push/leave-device.ts";
import type { ScreenRoute } from "../routes.tsx";
import { text } from "../text/text.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ScreenIcon } from "./screen-icon.tsx";
import styles from "./bottom-bar.module.css";
import type { Overlay } from "./overlay.ts";

/** The screens in the bar itself, as far as there are that many; the others are in the More sheet. */
const barScreens = 3;
const barGroups = ["mine", "plan", "research"] as const;

/** The menu under the thumb. */
export function BottomBar({
  screens,
  current,
  overlay,
  onOverlay,
}: {
  screens: readonly ScreenRoute[];
  current: ScreenRoute | null;
  overlay: Overlay | null;
  onOverlay: (overlay: Overlay | null) => void;
}): ReactNode {
  const { signOut } = useAuth();
  const inBar = firstScreens(screens);
  const inSheet = screens.filter((screen) => !inBar.includes(screen));
  const [first, ...rest] = inBar;
  return (
    <>
      <nav aria-label={text.shell.mainMenu} className={styles.bar}>
        {first === undefined ? null : <BarLink screen={first} label={text.shell.home} isCurrent={first === current} />}
        {rest.slice(0, 1).map((screen) => (
          <BarLink key={screen.path} screen={screen} label={screen.title} isCurrent={screen === current} />
        ))}
        <button type="button" className={styles.item} onClick={() => onOverlay("palette")}>
          <IconSearch size={20} stroke={1.7} aria-hidden="true" />
          {text.shell.search}
        </button>
        {rest.slice(1).map((screen) => (
          <BarLink key={screen.path} screen={screen} label={screen.title} isCurrent={screen === current} />
        ))}
        <button
          type="button"
          className={styles.item}
          aria-haspopup="dialog"
          aria-expanded={overlay === "more"}
          data-current={(current !== null && inSheet.includes(current)) || undefined}
          onClick={() => onOverlay("more")}
        >
          <IconDots size={20} stroke={1.7} aria-hidden="true" />
          {text.shell.more}
        </button>
      </nav>
      <Dialog isOpen={overlay === "more"} onClose={() => onOverlay(null)} title={text.shell.more} sheet>
        <ul className={styles.sheet}>
          {inSheet.map((screen) => (
            <li key={screen.path}>
              <Link to={`/${screen.path}`} className={styles.row} onClick={() => onOverlay(null)}>
                <ScreenIcon path={screen.path} size={20} stroke={1.7} />
                {screen.title}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={styles.row}
              onClick={() => void leaveDevice(signOut).catch(() => onOverlay("sign-out-problem"))}
            >
              <IconLogout size={20} stroke={1.7} aria-hidden="true" />
              {text.shell.signOut}
            </button>
          </li>
        </ul>
      </Dialog>
    </>
  );
}

function BarLink({ screen, label, isCurrent }: { screen: ScreenRoute; label: string; isCurrent: boolean }): ReactNode {
  return (
    <Link
      to={`/${screen.path}`}
      className={styles.item}
      data-current={isCurrent || undefined}
      aria-current={isCurrent ? "page" : undefined}
    >
      <ScreenIcon path={screen.path} size={20} stroke={1.7} />
      {label}
    </Link>
  );
}

/** Those of the own money first, then the first of each other group, in the order of the menu. */
function firstScreens(screens: readonly ScreenRoute[]): readonly ScreenRoute[] {
  const [mine, ...others] = barGroups.map((group) => screens.filter((screen) => screen.group === group));
  const chosen = [...(mine ?? []), ...others.flatMap((members) => members.slice(0, 1))].slice(0, barScreens);
  return screens.filter((screen) => chosen.includes(screen));
}
