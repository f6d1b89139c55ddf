import type { ReactNode } from "react";
import { currencies } from "#core/money/currencies.ts";
import { DevicesCard } from "../push/devices-card.tsx";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { Select } from "../ui/select.tsx";
import { Switch } from "../ui/switch.tsx";
import { BenchmarkRow } from "./benchmark-row.tsx";
import { currencyName } from "./currency-name.ts";
import { intervalOptions } from "./interval-options.ts";
import { SettingRow } from "./setting-row.tsx";
import styles from "./settings.module.css";
import { usePreference } from "./use-preference.ts";

/** Currency, how prices are kept fresh, notifications and the devices they come to. */
export function DataPanel(): ReactNode {
  const currency = usePreference("defaultCurrency");
  const interval = usePreference("refreshInterval");
  const autoRefresh = usePreference("autoRefresh");
  const notifications = usePreference("notifications");
  return (
    <div className={styles.cards}>
      <Card title={text.settings.data}>
        <div className={styles.stack}>
          <SettingRow {...currency.row} name={text.settings.currency}>
            <Select
              label={text.settings.currency}
              value={currency.value}
              options={currencies.map((code) => ({ value: code, label: currencyName(code) }))}
              onChange={currency.set}
            />
          </SettingRow>
          <BenchmarkRow />
          <SettingRow {...interval.row} name={text.settings.refreshInterval}>
            <Select
              label={text.settings.refreshInterval}
              value={String(interval.value)}
              options={intervalOptions(interval.value)}
              hint={text.settings.refreshHint}
              onChange={(value) => interval.set(Number(value))}
            />
          </SettingRow>
          <SettingRow {...autoRefresh.row} name={text.settings.autoRefresh}>
            <Switch
              label={text.settings.autoRefresh}
              hint={text.settings.autoRefreshHint}
              checked={autoRefresh.value}
              onChange={autoRefresh.set}
            />
          </SettingRow>
          <SettingRow {...notifications.row} name={text.settings.notifications}>
            <Switch
              label={text.settings.notifications}
              hint={text.settings.notificationsHint}
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
