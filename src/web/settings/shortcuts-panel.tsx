import { useState } from "react";
import type { ReactNode } from "react";
import { useSettings } from "../shell/settings-provider.tsx";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { Switch } from "../ui/switch.tsx";
import { SettingRow } from "./setting-row.tsx";

/** Whether single letters are commands. */
export function ShortcutsPanel(): ReactNode {
  const { settings, changeDevice } = useSettings();
  const [changes, setChanges] = useState(0);
  return (
    <Card title={text.settings.shortcuts}>
      <SettingRow saveState="saved" change={changes}>
        <Switch
          label={text.settings.singleKeys}
          hint={text.settings.singleKeysHint}
          checked={settings.device.singleKeys}
          onChange={(singleKeys) => {
            setChanges(changes + 1);
            changeDevice({ singleKeys });
          }}
        />
      </SettingRow>
    </Card>
  );
}
