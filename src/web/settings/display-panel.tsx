import { IconTriangleFilled, IconTriangleInvertedFilled } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { languageNames, languages } from "#core/languages/languages.ts";
import type { Preferences } from "#contract/settings.ts";
import { formatLarge } from "../format/format-large.ts";
import { formatMoney } from "../format/format-money.ts";
import { formatPercentChange } from "../format/format-price.ts";
import { numberFormatOf, writtenDates, writtenFormats } from "../format/choose-formats.ts";
import { numberSamples } from "../format/number-samples.ts";
import { toggleAmounts, useAreAmountsHidden } from "../holdings/hidden-amounts.ts";
import { languageChange } from "../format/language.ts";
import { useSettings } from "../shell/settings-provider.tsx";
import { chooseThemeOrSystem, type ThemeChoice, useThemeChoice } from "../shell/theme-choice.ts";
import { pageLanguage } from "../text/page-language.ts";
import { settingsPanelText } from "../text/settings-panel-text.ts";
import { settingsText } from "../text/settings-text.ts";
import { Card } from "../ui/card.tsx";
import { SegmentedControl } from "../ui/segmented-control.tsx";
import { Select } from "../ui/select.tsx";
import { Switch } from "../ui/switch.tsx";
import { SettingRow } from "./setting-row.tsx";
import styles from "./settings.module.css";
import { usePreference, useUndo } from "./use-preference.ts";
import { classNames } from "../ui/class-names.ts";

type Scheme = Preferences["directionScheme"];

const schemes: readonly Scheme[] = ["teal-vermilion", "blue-orange", "green-red", "red-green", "red-blue"];
const densities = ["comfortable", "compact"] as const;
const { numbers, dates, density: closeness } = settingsText;
const hardToTell: readonly Scheme[] = ["green-red", "red-green"];

/** Theme, direction colours, number and date formats, and row density. */
export function DisplayPanel(): ReactNode {
  const theme = useThemeChoice();
  const { row, noteChange } = useUndo<ThemeChoice>("saved", chooseThemeOrSystem);
  const scheme = usePreference("directionScheme");
  const numberFormat = usePreference("numberFormat");
  const dateFormat = usePreference("dateFormat");
  const density = usePreference("density");
  const language = usePreference("language");
  const { settings } = useSettings();
  const currency = settings.preferences.defaultCurrency;
  const areHidden = useAreAmountsHidden();
  return (
    <Card>
      <div className={classNames("grid gap-5", styles.stack)}>
        <SettingRow {...row} name={settingsPanelText.theme}>
          <p className="mb-1h size-data medium">{settingsPanelText.theme}</p>
          <SegmentedControl
            label={settingsPanelText.theme}
            value={theme}
            options={[
              { value: "dark", label: settingsPanelText.dark },
              { value: "light", label: settingsPanelText.light },
              { value: "system", label: settingsText.system },
            ]}
            onChange={(next) => {
              noteChange(theme);
              chooseThemeOrSystem(next);
            }}
          />
          <p className="mt-1h note">
            {settingsText.systemNote} {settingsPanelText.themeNote}
          </p>
        </SettingRow>
        <SettingRow {...scheme.row} name={settingsPanelText.directionColours}>
          <fieldset className="grid gap-half min-0 p-0 edge-none">
            <legend className="mb-1h size-data medium">{settingsPanelText.directionColours}</legend>
            {schemes.map((option) => (
              <label
                key={option}
                className={classNames(
                  "row gap-2h min-h-44 py-1 px-2h round-control hover-on-raised phone-wrap",
                  styles.scheme,
                )}
              >
                <input
                  className="fixed-size w-16"
                  type="radio"
                  name="direction-scheme"
                  value={option}
                  checked={option === scheme.value}
                  onChange={() => scheme.set(option)}
                />
                <span className="grow min-0">
                  {settingsPanelText.directionSchemes[option]}
                  {hardToTell.includes(option) ? (
                    <span className="block amber secondary">{settingsPanelText.hardToTell}</span>
                  ) : null}
                </span>
                <Preview scheme={option} />
              </label>
            ))}
          </fieldset>
        </SettingRow>
        <SettingRow {...numberFormat.row} name={numbers.name}>
          <Select
            label={numbers.name}
            value={numberFormat.value}
            options={[
              ...writtenFormats.map((value) => ({ value, label: numberSamples[value] })),
              { value: "browser", label: numbers.browser(numberSamples[numberFormatOf(navigator.language)]) },
            ]}
            hint={numbers.hint(
              [formatLarge(4.35e12), formatMoney(1_234_567.89, currency), formatPercentChange(2.07)].join(" · "),
              // The server knows no browser, so its mails have the format of their language.
              numberFormat.value !== "browser",
            )}
            onChange={numberFormat.set}
          />
        </SettingRow>
        <SettingRow {...dateFormat.row} name={dates.name}>
          <Select
            label={dates.name}
            value={dateFormat.value}
            options={writtenDates.map((value) => ({ value, label: dates.formats[value] }))}
            hint={dates.hint}
            onChange={dateFormat.set}
          />
        </SettingRow>
        <SettingRow {...density.row} name={closeness.name}>
          <p className="mb-1h size-data medium">{closeness.name}</p>
          <SegmentedControl
            label={closeness.name}
            value={density.value}
            options={densities.map((value) => ({ value, label: closeness.choices[value] }))}
            onChange={density.set}
          />
          <p className="mt-1h note">{closeness.hint}</p>
        </SettingRow>
        <SettingRow {...language.row} name={settingsText.language.name}>
          <Select
            label={settingsText.language.name}
            value={language.value ?? pageLanguage}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            hint={settingsText.language.hint}
            onChange={(next) => language.set(next, languageChange(next, settings.preferences))}
          />
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
    <span className="flex fixed-size gap-2h medium" data-direction={scheme} aria-hidden="true">
      <span className="up">
        <IconTriangleFilled size={9} /> {formatPercentChange(2.07)}
      </span>
      <span className="down">
        <IconTriangleInvertedFilled size={9} /> {formatPercentChange(-3.18)}
      </span>
    </span>
  );
}
