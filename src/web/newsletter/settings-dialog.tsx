import type { ReactNode } from "react";
import { issueCadences, issueSections } from "#core/newsletter/issue.ts";
import { formatTime, formatWeekdayName } from "../format/format-date.ts";
import { newsletterText as words } from "../text/newsletter-text.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Select } from "../ui/select.tsx";
import { Switch } from "../ui/switch.tsx";
import { FeedLink } from "./feed-link.tsx";
import { MailSubscription } from "./mail-subscription.tsx";
import { type NewsletterSettings, useChangeSettings } from "./use-settings.ts";

const cadences = ["off", ...issueCadences] as const;
/** A Monday, to name the days of the week. */
const monday = 5;

/** The newsletter's schedule and contents. Every change is saved at once. */
export function SettingsDialog({
  settings,
  isOpen,
  onClose,
}: {
  settings: NewsletterSettings;
  isOpen: boolean;
  onClose: () => void;
}): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.settings}>
      <SettingsForm settings={settings} />
    </Dialog>
  );
}

function SettingsForm({ settings }: { settings: NewsletterSettings }): ReactNode {
  const { mutate, error } = useChangeSettings();
  const { cadence, weekday, hour, timeZone, sections } = settings;
  const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className="column gap-3">
      <Select
        label={words.cadence}
        value={cadence}
        options={cadences.map((value) => ({ value, label: value === "off" ? words.off : words.cadences[value] }))}
        // Turning it on uses this browser's time zone.
        onChange={(value) => mutate(cadence === "off" ? { cadence: value, timeZone: here } : { cadence: value })}
      />
      {cadence === "off" ? null : (
        <>
          {cadence === "daily" ? <p className="faint">{words.dailyDays}</p> : null}
          {cadence === "monthly" ? <p className="faint">{words.monthlyDay}</p> : null}
          {cadence === "weekly" ? (
            <Select
              label={words.weekday}
              value={String(weekday)}
              options={[1, 2, 3, 4, 5, 6, 0].map((day) => ({
                value: String(day),
                label: formatWeekdayName(`2026-01-${String(monday + ((day + 6) % 7)).padStart(2, "0")}`, "long"),
              }))}
              onChange={(value) => mutate({ weekday: Number(value) })}
            />
          ) : null}
          <Select
            label={words.hour}
            value={String(hour)}
            options={Array.from({ length: 24 }, (_, value) => ({
              value: String(value),
              label: formatTime(Date.UTC(2026, 0, 1, value), "UTC"),
            }))}
            onChange={(value) => mutate({ hour: Number(value) })}
            hint={words.zone(timeZone)}
          />
          {timeZone === here ? null : (
            <Button size="small" onClick={() => mutate({ timeZone: here })}>
              {words.changeZone(here)}
            </Button>
          )}
        </>
      )}
      <fieldset className="column gap-3 min-0 mt-1 edge-none p-0">
        <legend className="mb-2 medium">{words.parts}</legend>
        {issueSections.map((section) => (
          <Switch
            key={section}
            label={words.sections[section]}
            hint={section === "prose" ? words.prosePrivacy : undefined}
            checked={sections.includes(section)}
            disabled={sections.length === 1 && sections.includes(section)}
            onChange={(isOn) =>
              mutate({ sections: isOn ? [...sections, section] : sections.filter((other) => other !== section) })
            }
          />
        ))}
      </fieldset>
      {error === null ? null : <Alert>{words.settingsFailed}</Alert>}
      <MailSubscription mail={settings.mail} />
      <FeedLink feed={settings.feed} />
    </div>
  );
}
