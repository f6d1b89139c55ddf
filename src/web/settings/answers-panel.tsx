import { useState } from "react";
import type { ReactNode } from "react";
import type { Preferences } from "#contract/settings.ts";
import { contextParts, rememberAmounts, rememberedAmounts } from "../chat/context-choice.ts";
import { settingsText } from "../text/settings-text.ts";
import { Card } from "../ui/card.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Switch } from "../ui/switch.tsx";
import { SettingRow } from "./setting-row.tsx";
import styles from "./settings.module.css";
import { usePreference, useUndo } from "./use-preference.ts";
import { classNames } from "../ui/class-names.ts";

const words = settingsText.answers;
const modes: readonly Preferences["answerMode"][] = ["quick", "detailed"];

/** The assistant's answer style, and the data that may be sent with a question. */
export function AnswersPanel(): ReactNode {
  const mode = usePreference("answerMode");
  const parts = usePreference("answerParts");
  const [amounts, setAmounts] = useState(rememberedAmounts);
  const keep = (next: typeof amounts): void => {
    rememberAmounts(next);
    setAmounts(next);
  };
  const kept = useUndo<typeof amounts>("saved", keep);
  return (
    <Card>
      <div className={classNames("grid gap-5", styles.stack)}>
        <SettingRow {...mode.row} name={words.mode}>
          <p className="mb-1h size-data medium">{words.mode}</p>
          <SegmentedControl
            label={words.mode}
            value={mode.value}
            options={modes.map((value) => ({ value, label: words.modes[value] }))}
            onChange={mode.set}
          />
          <p className="mt-1h note">{words.modeHint}</p>
        </SettingRow>
        <SettingRow {...parts.row} name={words.parts}>
          <fieldset className="grid gap-half min-0 p-0 edge-none">
            <legend className="mb-1h size-data medium">{words.parts}</legend>
            <div className="grid gap-2h">
              {contextParts.map((part) => (
                <Switch
                  key={part}
                  label={words.partNames[part]}
                  checked={parts.value.includes(part)}
                  onChange={(isOn) =>
                    parts.set(contextParts.filter((one) => (one === part ? isOn : parts.value.includes(one))))
                  }
                />
              ))}
            </div>
            <p className="mt-1h note">{words.partsHint}</p>
          </fieldset>
        </SettingRow>
        <SettingRow {...kept.row} name={words.amounts}>
          <p className="mb-1h size-data medium">{words.amounts}</p>
          <SegmentedControl
            label={words.amounts}
            value={amounts}
            options={(["full", "percentages"] as const).map((value) => ({ value, label: words.amountChoices[value] }))}
            onChange={(next) => {
              kept.noteChange(amounts);
              keep(next);
            }}
          />
          <p className="mt-1h note">{words.amountsHint}</p>
        </SettingRow>
        <p className="quiet">{words.connections}</p>
      </div>
    </Card>
  );
}
