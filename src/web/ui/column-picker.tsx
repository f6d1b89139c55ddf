import type { ReactElement, ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./column-picker.module.css";
import { Popover } from "./popover.tsx";

const words = text.holdings;

/** A button that opens the list of a table's columns, each with a tick for those that are shown. */
export function ColumnPicker<Id extends string>({
  target,
  all,
  chosen,
  nameOf,
  onChoose,
}: {
  /** Renders the button. */
  target: ReactElement;
  all: readonly Id[];
  chosen: readonly Id[];
  nameOf: (id: Id) => string;
  /** Receives the columns in the table's order; null for the default. */
  onChoose: (columns: readonly Id[] | null) => void;
}): ReactNode {
  return (
    <Popover target={target}>
      <fieldset className={classNames("grid p-0 edge-none gap-y-1 gap-x-4", styles.picker)}>
        <legend className="mb-1h strong">{words.columnsTitle}</legend>
        {all.map((column) => (
          <label className="row gap-2 min-h-28" key={column}>
            <input
              type="checkbox"
              checked={chosen.includes(column)}
              onChange={({ target: { checked } }) =>
                onChoose(all.filter((id) => (id === column ? checked : chosen.includes(id))))
              }
            />
            {nameOf(column)}
          </label>
        ))}
        <Button size="small" onClick={() => onChoose(null)}>
          {words.resetColumns}
        </Button>
      </fieldset>
    </Popover>
  );
}
