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
    <span
      className={classNames("inline-grid place-center round strong line-1", styles.mark, styles[type])}
      title={name}
    >
      <span className="visually-hidden">{name}</span>
      <span aria-hidden="true">{marks[type]}</span>
    </span>
  );
}

const marks: Readonly<Record<CalendarEvent["type"], ReactNode>> = {
  earnings: "E",
  dividends: "D",
  splits: "S",
  economic: <IconChartBar size={13} stroke={2} />,
  ipo: <IconRocket size={13} stroke={2} />,
  hours: <IconClock size={13} stroke={2} />,
};
