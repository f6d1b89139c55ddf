import { IconAlertTriangle, IconCheck, IconCloudOff } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { SaveState } from "../shell/settings-store.ts";
import { text } from "../text/text.ts";
import styles from "./settings.module.css";

const shownForMs = 4000;

/** A setting with, after it was changed, what became of the change. */
export function SettingRow({
  saveState,
  change,
  children,
}: {
  saveState: SaveState;
  /** Counts the changes made to this setting; 0 for none yet. */
  change: number;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={styles.row}>
      <div className={styles.control}>{children}</div>
      <output className={styles.saved}>{change === 0 ? null : <Saved key={change} state={saveState} />}</output>
    </div>
  );
}

/** "Saved" leaves again after a moment; what is not saved stays. */
export function Saved({ state }: { state: SaveState }): ReactNode {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    if (state !== "saved") return undefined;
    const timer = setTimeout(() => setIsOver(true), shownForMs);
    return () => clearTimeout(timer);
  }, [state]);
  if (isOver && state === "saved") return null;
  switch (state) {
    case "saved":
      return (
        <span className={styles.done}>
          <IconCheck size={14} stroke={2.2} aria-hidden="true" /> {text.settings.saved}
        </span>
      );
    case "saving":
      return <span className={styles.faint}>{text.settings.saving}</span>;
    case "kept":
      return (
        <span className={styles.kept}>
          <IconCloudOff size={14} stroke={2} aria-hidden="true" /> {text.settings.kept}
        </span>
      );
    default:
      return (
        <span className={styles.refused}>
          <IconAlertTriangle size={14} stroke={2} aria-hidden="true" /> {text.settings.refused}
        </span>
      );
  }
}
