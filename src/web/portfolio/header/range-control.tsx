import { IconCalendar } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { formatDay } from "../../format/format-date.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/button.tsx";
import { Popover } from "../../ui/popover.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { daysOfRange, type PortfolioAddress, portfolioRanges } from "../portfolio-address.ts";
import styles from "./header.module.css";
import { classNames } from "../../ui/class-names.ts";

const words = text.portfolio;

/** The usual ranges side by side, and a custom range. */
export function RangeControl({
  range,
  today,
  onChange,
}: {
  range: PortfolioAddress["range"];
  today: string;
  onChange: (range: PortfolioAddress["range"]) => void;
}): ReactNode {
  const isOwn = typeof range !== "string";
  const days = daysOfRange(range, today);
  const customLabel = isOwn
    ? [days.from, days.to].map((day) => (day === null ? "…" : formatDay(day))).join(" – ")
    : null;
  return (
    <div className={classNames("row gap-1 phone-full", styles.ranges)}>
      <SegmentedControl
        label={words.range}
        value={isOwn ? "" : range}
        options={portfolioRanges.map((value) => ({
          value,
          label: words.ranges[value],
          title: words.rangeNames[value],
        }))}
        onChange={(value) => {
          if (value !== "") onChange(value);
        }}
      />
      <Popover
        target={
          <Button
            className={
              isOwn
                ? classNames("py-0 px-2 on-none ink", styles.ownChosen)
                : classNames("py-0 px-2 on-none soft", styles.own)
            }
            aria-label={[words.ownDates, customLabel].filter((part) => part !== null).join(" ")}
            icon={<IconCalendar size={17} stroke={1.7} aria-hidden="true" />}
          >
            {customLabel}
          </Button>
        }
      >
        <OwnDates key={`${days.from} ${days.to}`} from={days.from} to={days.to} today={today} onChange={onChange} />
      </Popover>
    </div>
  );
}

function OwnDates({
  from,
  to,
  today,
  onChange,
}: {
  from: string | null;
  to: string | null;
  today: string;
  onChange: (range: PortfolioAddress["range"]) => void;
}): ReactNode {
  const [draft, setDraft] = useState({ from: from ?? "", to: to ?? "" });
  const isTurned = draft.from !== "" && draft.to !== "" && draft.from > draft.to;
  return (
    <form
      className={classNames("grid gap-3", styles.dates)}
      onSubmit={(event) => {
        event.preventDefault();
        if (isTurned || (draft.from === "" && draft.to === "")) return;
        onChange({ from: draft.from === "" ? null : draft.from, to: draft.to === "" ? null : draft.to });
      }}
    >
      <TextField
        label={words.from}
        type="date"
        max={today}
        value={draft.from}
        fault={isTurned ? words.datesTurned : null}
        onChange={({ target }) => setDraft({ ...draft, from: target.value })}
      />
      <TextField
        label={words.to}
        type="date"
        max={today}
        value={draft.to}
        onChange={({ target }) => setDraft({ ...draft, to: target.value })}
      />
      <Button type="submit">{words.show}</Button>
    </form>
  );
}
