import type { ReactNode } from "react";
import { currencies } from "#core/money/currencies.ts";
import { DevicesCard } from "../push/devices-card.tsx";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { Card } from "../ui/card.tsx";
import { Select } from "../ui/select.tsx";
import { Switch } from "../ui/switch.tsx";
import { BenchmarkRow } from "./benchmark-row.tsx";
import { currencyName } from "./currency-name.ts";
import { intervalOptions } from "./interval-options.ts";
import { SettingRow } from "./setting-row.tsx";
import styles from "./settings.module.css";
import { usePreference } from "./use-preference.ts";
import { classNames } from "../ui/class-names.ts";

/** Currency, price refresh, notifications and their devices. */
export function DataPanel(): ReactNode {
  const currency = usePreference("defaultCurrency");
  const interval = usePreference("refreshInterval");
  const autoRefresh = usePreference("autoRefresh");
  const notifications = usePreference("notifications");
  return (
    <div className={classNames("grid gap-card", styles.cards)}>
      <Card>
        <div className={classNames("grid gap-5", styles.stack)}>
          <SettingRow {...currency.row} name={settingsPanelText.currency}>
            <Select
              label={settingsPanelText.currency}
              value={currency.value}
              options={currencies.map((code) => ({ value: code, label: currencyName(code) }))}
              onChange={currency.set}
            />
          </SettingRow>
          <BenchmarkRow />
          <SettingRow {...interval.row} name={settingsPanelText.refreshInterval}>
            <Select
              label={settingsPanelText.refreshInterval}
              value={String(interval.value)}
              options={intervalOptions(interval.value)}
              hint={settingsPanelText.refreshHint}
              onChange={(value) => interval.set(Number(value))}
            />
          </SettingRow>
          <SettingRow {...autoRefresh.row} name={settingsPanelText.autoRefresh}>
            <Switch
              label={settingsPanelText.autoRefresh}
              hint={settingsPanelText.autoRefreshHint}
              checked={autoRefresh.value}
              onChange={autoRefresh.set}
            />
          </SettingRow>
          <SettingRow {...notifications.row} name={settingsPanelText.notifications}>
            <Switch
              label={settingsPanelText.notifications}
              hint={settingsPanelText.notificationsHint}
              checked={notifications.value}
              onChange={notifications.set}
            />
          </SettingRow>
        </div>
      </Card>
      <DevicesCard />
    </div>
  );
}
