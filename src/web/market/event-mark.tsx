import { IconChartBar, IconClock, IconRocket } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import type { CalendarEvent } from "./calendar-event.ts";
import styles from "./event.module.css";

/** A small mark for an event's type: E and D as on the charts, icons for the others. */
export function EventMark({ type }: { type: CalendarEvent["type"] }): ReactNode {
  const name = text.events.types[type];
  return (
    <span className={classNames("inline-grid place-center strong line-1", styles.mark, looks[type])} title={name}>
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true">{marks[type]}</span>
    </span>
  );
}

const looks: Readonly<Record<CalendarEvent["type"], string>> = {
  earnings: classNames("round amber"),
  dividends: classNames("round sample"),
  splits: classNames("round", styles.splits),
  economic: classNames("round-badge accent"),
  ipo: classNames("round-badge success"),
  hours: classNames("round faint"),
};

const marks: Readonly<Record<CalendarEvent["type"], ReactNode>> = {
  earnings: "E",
  dividends: "D",
  splits: "S",
  economic: <IconChartBar size={13} stroke={2} />,
  ipo: <IconRocket size={13} stroke={2} />,
  hours: <IconClock size={13} stroke={2} />,
};
