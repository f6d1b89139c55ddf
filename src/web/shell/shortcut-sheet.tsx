import type { ReactNode } from "react";
import type { ScreenRoute } from "../routes.tsx";
import { text } from "../text/text.ts";
import { Dialog } from "../ui/dialog.tsx";
import styles from "./shortcut-sheet.module.css";

/** Every key and what it does. */
export function ShortcutSheet({
  isOpen,
  onClose,
  screens,
  isEnabled,
}: {
  isOpen: boolean;
  onClose: () => void;
  screens: readonly ScreenRoute[];
  isEnabled: boolean;
}): ReactNode {
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
    <Dialog isOpen={isOpen} onClose={onClose} title={text.shell.shortcuts}>
      <dl className={styles.list}>
        {rows.map(([combinations, meaning]) => (
          <div key={meaning}>
            <dt>{meaning}</dt>
            <dd>
              {combinations.map((combination) => (
                <kbd key={combination}>{combination}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {isEnabled ? null : `${text.shell.keysOff} `}
        {text.shell.keysOffHint}
      </p>
    </Dialog>
  );
}
