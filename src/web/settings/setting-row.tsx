import { IconAlertTriangle, IconCheck, IconCloudOff } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import type { SaveState } from "../shell/settings-store.ts";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { settingsText } from "../text/settings-text.ts";
import styles from "./settings.module.css";
import type { ChangeOfSetting } from "./use-preference.ts";
import { classNames } from "../ui/class-names.ts";

const shownForMs = 8000;

/** A setting with the state of its last change and an undo. */
export function SettingRow({
  name,
  saveState,
  change,
  onUndo,
  children,
}: ChangeOfSetting & {
  /** The name of the setting, for the undo button. */
  name: string;
  children: ReactNode;
}): ReactNode {
  return (
    <div className={classNames("grid gap-y-2 gap-x-4 items-start cols-own phone-cols-1", styles.row)}>
      <div>{children}</div>
      <output className={classNames("pt-half size-secondary min-h-20", styles.saved)}>
        {change === 0 ? null : (
          <Saved key={change} state={saveState}>
            {onUndo === null ? null : (
              <button
                type="button"
                className={classNames("accent medium hover-underline touch-min-h-44", styles.undo)}
                aria-label={settingsText.undoOf(name)}
                onClick={onUndo}
              >
                {settingsText.undo}
              </button>
            )}
          </Saved>
        )}
      </output>
    </div>
  );
}

/** "Saved" disappears after a moment; an error stays. */
export function Saved({ state, children = null }: { state: SaveState; children?: ReactNode }): ReactNode {
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
        <>
          <span className="inline-row success gap-1h">
            <IconCheck size={14} stroke={2.2} aria-hidden="true" /> {settingsPanelText.saved}
          </span>
          {children}
        </>
      );
    case "saving":
      return <span className="quiet">{settingsPanelText.saving}</span>;
    case "kept":
      return (
        <>
          <span className="inline-row amber gap-1h">
            <IconCloudOff size={14} stroke={2} aria-hidden="true" /> {settingsPanelText.kept}
          </span>
          {children}
        </>
      );
    default:
      return (
        <span className="inline-row error gap-1h">
          <IconAlertTriangle size={14} stroke={2} aria-hidden="true" /> {settingsPanelText.refused}
        </span>
      );
  }
}
