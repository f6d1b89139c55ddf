import { settingsPanelText } from "../text/settings-panel-text.ts";

const secondsOffered = [15, 30, 60, 120, 300, 900, 3600] as const;

/** Returns the intervals on offer in milliseconds, including the current one. */
export function intervalOptions(presentMs: number): readonly { readonly value: string; readonly label: string }[] {
  const offered = secondsOffered.map((seconds) => ({
    value: String(seconds * 1000),
    label: settingsPanelText.refreshIntervals[seconds],
  }));
  const present = { value: String(presentMs), label: settingsPanelText.seconds(presentMs / 1000) };
  return offered.some(({ value }) => value === present.value) ? offered : [present, ...offered];
}
