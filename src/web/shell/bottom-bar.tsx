import {
  IconDots,
  IconHelp,
  IconInfoCircle,
  IconLogout,
  IconMoon,
  IconPlus,
  IconSearch,
  IconSun,
} from "@tabler/icons-react";
import { useRef } from "react";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { useAuth } from "../account/auth-provider.tsx";
import { openTransaction } from "../holdings/transaction-request.ts";
import { leaveDevice } from "../push/leave-device.ts";
import type { ScreenRoute } from "./screen-route.ts";
import { phoneText } from "../text/phone-text.ts";
import { text } from "../text/text.ts";
import { Dialog } from "../ui/dialog.tsx";
import { ScreenIcon } from "./screen-icon.tsx";
import styles from "./bottom-bar.module.css";
import { helpFor, type Overlay } from "./overlay.ts";
import { chooseTheme, useTheme } from "./theme.ts";
import { classNames } from "../ui/class-names.ts";

/** The screens in the bar itself, if the menu has that many. The others are in the More sheet. */
const barScreens = 3;
const icon = { size: 20, stroke: 1.7, "aria-hidden": true } as const;
const holdMs = 500;
const barGroups = ["mine", "plan", "research"] as const;

/** The menu at the bottom of a phone's screen. */
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
  const theme = useTheme();
  const inBar = firstScreens(screens);
  const inSheet = screens.filter((screen) => !inBar.includes(screen));
  const [first, ...rest] = inBar;
  return (
    <>
      <nav aria-label={text.shell.mainMenu} className={classNames("hidden edge-top", styles.bar)}>
        {first === undefined ? null : <BarLink screen={first} label={text.shell.home} isCurrent={first === current} />}
        {rest.slice(0, 1).map((screen) => (
          <BarLink key={screen.path} screen={screen} label={screen.title} isCurrent={screen === current} />
        ))}
        <AddButton onSearch={() => onOverlay("palette")} />
        {rest.slice(1).map((screen) => (
          <BarLink key={screen.path} screen={screen} label={screen.title} isCurrent={screen === current} />
        ))}
        <button
          type="button"
          className={classNames(
            "relative row grow down-page justify-center soft meta medium hover-no-underline gap-1",
            styles.item,
          )}
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
        <ul className="grid gap-half">
          {inSheet.map((screen) => (
            <li key={screen.path}>
              <Link
                to={`/${screen.path}`}
                className={classNames(
                  "row gap-3h full py-0 px-3 round-control ink size-body medium text-start hover-on-raised hover-no-underline",
                  styles.row,
                )}
                onClick={() => onOverlay(null)}
              >
                <ScreenIcon path={screen.path} size={20} stroke={1.7} />
                {screen.title}
              </Link>
            </li>
          ))}
          <SheetButton icon={<IconSearch {...icon} />} label={text.shell.search} onClick={() => onOverlay("palette")} />
          <SheetButton
            icon={theme === "dark" ? <IconSun {...icon} /> : <IconMoon {...icon} />}
            label={phoneText.theme[theme]}
            onClick={() => chooseTheme(theme === "dark" ? "light" : "dark")}
          />
          {current === null ? null : (
            <SheetButton
              icon={<IconHelp {...icon} />}
              label={text.shell.help.of(current.title)}
              onClick={() => onOverlay(helpFor(current.path))}
            />
          )}
          <SheetButton
            icon={<IconInfoCircle {...icon} />}
            label={text.shell.about}
            onClick={() => onOverlay("about")}
          />
          <li>
            <button
              type="button"
              className={classNames(
                "row gap-3h full py-0 px-3 round-control ink size-body medium text-start hover-on-raised hover-no-underline",
                styles.row,
              )}
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

/** Adds a transaction, with the page's symbol. A long press opens search, within the thumb's reach. */
function AddButton({ onSearch }: { onSearch: () => void }): ReactNode {
  const [params] = useSearchParams();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const wasHeld = useRef(false);
  const stop = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  const symbol = params.get("symbol");
  return (
    <button
      type="button"
      className={classNames("grid fixed-size place-center round no-select on-primary on-primary-ink", styles.add)}
      aria-label={phoneText.add}
      title={phoneText.addHint}
      onPointerDown={() => {
        wasHeld.current = false;
        timer.current = setTimeout(() => {
          wasHeld.current = true;
          onSearch();
        }, holdMs);
      }}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => {
        if (!wasHeld.current) openTransaction(symbol === null ? {} : { symbol });
        wasHeld.current = false;
      }}
    >
      <IconPlus size={24} stroke={2} aria-hidden="true" />
    </button>
  );
}

function SheetButton({
  icon: picture,
  label,
  onClick,
}: {
  icon: ReactNode;
  label: string;
  onClick: () => void;
}): ReactNode {
  return (
    <li>
      <button
        type="button"
        className={classNames(
          "row gap-3h full py-0 px-3 round-control ink size-body medium text-start hover-on-raised hover-no-underline",
          styles.row,
        )}
        onClick={onClick}
      >
        {picture}
        {label}
      </button>
    </li>
  );
}

function BarLink({ screen, label, isCurrent }: { screen: ScreenRoute; label: string; isCurrent: boolean }): ReactNode {
  return (
    <Link
      to={`/${screen.path}`}
      className={classNames(
        "relative row grow down-page justify-center soft meta medium hover-no-underline gap-1",
        styles.item,
      )}
      data-current={isCurrent || undefined}
      aria-current={isCurrent ? "page" : undefined}
    >
      <ScreenIcon path={screen.path} size={20} stroke={1.7} />
      {label}
    </Link>
  );
}

/** Returns the user's own screens, then the first of each other group, in menu order. */
function firstScreens(screens: readonly ScreenRoute[]): readonly ScreenRoute[] {
  const [mine, ...others] = barGroups.map((group) => screens.filter((screen) => screen.group === group));
  const chosen = [...(mine ?? []), ...others.flatMap((members) => members.slice(0, 1))].slice(0, barScreens);
  return screens.filter((screen) => chosen.includes(screen));
}
