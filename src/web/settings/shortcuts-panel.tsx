import type { ReactNode } from "react";
import { screens } from "../routes.tsx";
import { useSettings } from "../shell/settings-provider.tsx";
import { ShortcutList } from "../shell/shortcut-list.tsx";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { settingsText } from "../text/settings-text.ts";
import { Card } from "../ui/card.tsx";
import { Switch } from "../ui/switch.tsx";
import { SettingRow } from "./setting-row.tsx";
import styles from "./settings.module.css";
import { useUndo } from "./use-preference.ts";
import { classNames } from "../ui/class-names.ts";

/** Turns single-letter shortcuts on or off, and lists every key. */
export function ShortcutsPanel(): ReactNode {
  const { settings, changeDevice } = useSettings();
  const { singleKeys } = settings.device;
  const { row, noteChange } = useUndo<boolean>("saved", (before) => changeDevice({ singleKeys: before }));
  return (
    <Card>
      <div className={classNames("grid gap-5", styles.stack)}>
        <SettingRow {...row} name={settingsPanelText.singleKeys}>
          <Switch
            label={settingsPanelText.singleKeys}
            hint={settingsPanelText.singleKeysHint}
            checked={singleKeys}
            onChange={(next) => {
              noteChange(singleKeys);
              changeDevice({ singleKeys: next });
            }}
          />
        </SettingRow>
        <section aria-label={settingsText.shortcuts.list}>
          <h2 className="mb-1h size-data medium">{settingsText.shortcuts.list}</h2>
          <ShortcutList screens={screens} />
        </section>
      </div>
    </Card>
  );
}
