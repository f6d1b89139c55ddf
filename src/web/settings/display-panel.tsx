import { IconTriangleFilled, IconTriangleInvertedFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import type { Preferences } from "#contract/settings.ts";
import { toggleAmounts, useAreAmountsHidden } from "../holdings/hidden-amounts.ts";
import { chooseThemeOrSystem, type ThemeChoice, useThemeChoice } from "../shell/theme-choice.ts";
import { settingsText } from "../text/settings-text.ts";
import { text } from "../text/text.ts";
import { Card } from "../ui/card.tsx";
import { Switch } from "../ui/switch.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { SettingRow } from "./setting-row.tsx";
import styles from "./settings.module.css";
import { usePreference, useUndo } from "./use-preference.ts";

type Scheme = Preferences["directionScheme"];

const schemes: readonly Scheme[] = ["teal-vermilion", "blue-orange", "green-red", "red-green", "red-blue"];
const hardToTell: readonly Scheme[] = ["green-red", "red-green"];

/** Theme, and the colours of up and down. */
export function DisplayPanel(): ReactNode {
  const theme = useThemeChoice();
  const { row, noteChange } = useUndo<ThemeChoice>("saved", chooseThemeOrSystem);
  const scheme = usePreference("directionScheme");
  const areHidden = useAreAmountsHidden();
  return (
    <Card title={text.settings.display}>
      <div className={styles.stack}>
        <SettingRow {...row} name={text.settings.theme}>
          <p className={styles.label}>{text.settings.theme}</p>
          <SegmentedControl
            label={text.settings.theme}
            value={theme}
            options={[
              { value: "dark", label: text.settings.dark },
              { value: "light", label: text.settings.light },
              { value: "system", label: settingsText.system },
            ]}
            onChange={(next) => {
              noteChange(theme);
              chooseThemeOrSystem(next);
            }}
          />
          <p className={styles.note}>
            {settingsText.systemNote} {text.settings.themeNote}
          </p>
        </SettingRow>
        <SettingRow {...scheme.row} name={text.settings.directionColours}>
          <fieldset className={styles.schemes}>
            <legend className={styles.label}>{text.settings.directionColours}</legend>
            {schemes.map((option) => (
              <label key={option} className={styles.scheme}>
                <input
                  type="radio"
                  name="direction-scheme"
                  value={option}
                  checked={option === scheme.value}
                  onChange={() => scheme.set(option)}
                />
                <span className={styles.schemeName}>
                  {text.settings.directionSchemes[option]}
                  {hardToTell.includes(option) ? (
                    <span className={styles.warning}>{text.settings.hardToTell}</span>
                  ) : null}
                </span>
                <Preview scheme={option} />
              </label>
            ))}
          </fieldset>
        </SettingRow>
        <Switch
          label={settingsText.hideAmounts}
          hint={settingsText.hideAmountsHint}
          checked={areHidden}
          onChange={toggleAmounts}
        />
      </div>
    </Card>
  );
}

function Preview({ scheme }: { scheme: Scheme }): ReactNode {
  return (
    <span className={styles.preview} data-direction={scheme} aria-hidden="true">
      <span className={styles.up}>
        <IconTriangleFilled size={9} /> +2.07%
      </span>
      <span className={styles.down}>
        <IconTriangleInvertedFilled size={9} /> −3.18%
      </span>
    </span>
  );
}
