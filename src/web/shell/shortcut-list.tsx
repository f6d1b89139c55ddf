import type { ReactNode } from "react";
import type { ScreenRoute } from "./screen-route.ts";
import { text } from "../text/text.ts";
import { keyName } from "../ui/key-name.ts";
import styles from "./shortcut-sheet.module.css";

/** Every shortcut and its action. */
export function ShortcutList({ screens }: { screens: readonly ScreenRoute[] }): ReactNode {
  const keys = text.shell.keys;
  const rows: readonly (readonly [readonly string[], string])[] = [
    [["Ctrl K", "/"], keys.palette],
    ...screens.map((screen) => [[`G ${screen.chord}`], keys.goTo(screen.title)] as const),
    [["["], keys.rail],
    [["H"], keys.hide],
    [["T"], keys.transaction],
    [["A"], keys.ask],
    [["↑", "↓", "←", "→", "E"], keys.holdings],
    [["?"], keys.sheet],
    [["Esc"], keys.escape],
    [["J", "K"], keys.rows],
    [["Enter"], keys.openRow],
    [["W"], keys.watchRow],
    [["Shift J", "Shift K"], keys.walk],
    [["Enter"], keys.open],
    [["Shift Enter"], keys.watch],
  ];
  return (
    <dl className={styles.list}>
      {rows.map(([combinations, meaning]) => (
        <div className="row between gap-4 min-h-36 edge-bottom" key={meaning}>
          <dt>{meaning}</dt>
          <dd className="flex gap-1h">
            {combinations.map((combination) => (
              <kbd className="edge-strong on-raised soft secondary nowrap round-badge" key={combination}>
                {keyName(combination)}
              </kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
