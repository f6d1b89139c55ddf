import { IconBell, IconEye, IconEyeOff, IconTrash } from "@tabler/icons-react";
import { type ReactNode, useMemo, useState } from "react";
import type { Drawing, DrawingPoint } from "#contract/drawings.ts";
import { zonedInstantMs, zoneOffsetMs } from "#core/calendar/zoned-time.ts";
import { maxDrawingPrice, maxDrawingTextLength } from "#core/market/drawing-limits.ts";
import { formatPercentChange } from "../format/format-price.ts";
import { missing } from "../format/missing.ts";
import { fieldNumber, typedNumber } from "../format/typed-number.ts";
import { drawingText } from "../text/drawing-text.ts";
import { DataTable } from "../ui/data-table.tsx";
import { IconButton } from "../ui/icon-button.tsx";
import { TextField } from "../ui/text-field.tsx";
import { type DrawingKind, drawingColours } from "./drawing-layer.tsx";
import { drawingNames } from "./drawing-names.ts";
import { withPoints } from "./drawing-places.ts";

const words = drawingText;

/** The drawings of a chart with their values, which can be changed here. */
export function DrawingList({
  drawings,
  digits,
  timeZone,
  onChange,
  onToggle,
  onRemove,
  onAlert,
}: {
  drawings: readonly Drawing[];
  /** Digits after the decimal point of a price. */
  digits: number;
  /** The exchange's. */
  timeZone: string;
  onChange: (drawing: Drawing) => void;
  /** Shows or hides a drawing. */
  onToggle: (drawing: Drawing) => void;
  onRemove: (drawing: Drawing) => void;
  /** Sets an alert on the price of a level. */
  onAlert: (price: number) => void;
}): ReactNode {
  const names = useMemo(() => drawingNames(drawings), [drawings]);
  const nameOf = ({ id }: Drawing): string => names.get(id) ?? "";
  return (
    <DataTable<Drawing>
      caption={words.list}
      columns={[
        {
          id: "drawing",
          head: words.drawing,
          render: (drawing) => (
            <span className="inline-row gap-2">
              <ColourMark kind={drawing.kind} />
              {drawing.kind === "text" ? (
                <Value
                  label={words.text(nameOf(drawing))}
                  fault={words.faults.text}
                  value={drawing.text}
                  maxLength={maxDrawingTextLength}
                  onChange={(given) =>
                    given.trim() === "" ? false : (onChange({ ...drawing, text: given.trim() }), true)
                  }
                />
              ) : (
                nameOf(drawing)
              )}
            </span>
          ),
        },
        ...(["from", "to"] as const).map((id, place) => ({
          id,
          head: words[id],
          align: "start" as const,
          cellProps: ({ points }: Drawing) => (points.length <= place ? { "data-unknown": "" } : undefined),
          render: (drawing: Drawing) =>
            drawing.points.length <= place ? (
              missing
            ) : (
              <End
                name={nameOf(drawing)}
                drawing={drawing}
                place={place === 0 ? 0 : 1}
                digits={digits}
                timeZone={timeZone}
                onChange={onChange}
              />
            ),
        })),
        {
          id: "change",
          head: words.change,
          render: ({ points }) => changeOf(points),
          cellProps: ({ points }) => (points.length === 1 ? { "data-unknown": "" } : undefined),
        },
        {
          id: "actions",
          head: words.actions,
          isHeadHidden: true,
          cellProps: () => ({ "data-label": undefined }),
          render: (drawing) => (
            <RowActions
              name={nameOf(drawing)}
              drawing={drawing}
              onToggle={onToggle}
              onRemove={onRemove}
              onAlert={onAlert}
            />
          ),
        },
      ]}
      rows={drawings}
      keyOf={({ id }) => id}
      empty={<p className="px-4 pb-3 quiet phone-px-3h">{words.none}</p>}
      frame="wide"
      isStacked
      isRoomy
      className="size-secondary"
    />
  );
}

/** Returns the change from a drawing's first end to its second. */
function changeOf([from, to]: readonly DrawingPoint[]): string {
  return from === undefined || to === undefined ? missing : formatPercentChange((to.price / from.price - 1) * 100);
}

function RowActions({
  name,
  drawing,
  onToggle,
  onRemove,
  onAlert,
}: {
  name: string;
  drawing: Drawing;
  onToggle: (drawing: Drawing) => void;
  onRemove: (drawing: Drawing) => void;
  onAlert: (price: number) => void;
}): ReactNode {
  const Icon = drawing.isHidden ? IconEyeOff : IconEye;
  return (
    <span className="inline-row gap-1">
      {drawing.kind === "level" ? (
        <IconButton
          label={words.alert(name)}
          title={words.alert(name)}
          onClick={() => onAlert(drawing.points[0].price)}
        >
          <IconBell size={16} aria-hidden="true" />
        </IconButton>
      ) : null}
      <IconButton label={(drawing.isHidden ? words.show : words.hide)(name)} onClick={() => onToggle(drawing)}>
        <Icon size={16} aria-hidden="true" />
      </IconButton>
      <IconButton label={words.remove(name)} onClick={() => onRemove(drawing)}>
        <IconTrash size={16} aria-hidden="true" />
      </IconButton>
    </span>
  );
}

/** The colour that the chart draws it with. */
function ColourMark({ kind }: { kind: DrawingKind }): ReactNode {
  return (
    <svg width={10} height={10} aria-hidden="true" className="fixed-size">
      <circle cx={5} cy={5} r={5} fill={drawingColours[kind]} />
    </svg>
  );
}

/** The time and the price of one end. A level has only a price. */
function End({
  name,
  drawing,
  place,
  digits,
  timeZone,
  onChange,
}: {
  name: string;
  drawing: Drawing;
  place: 0 | 1;
  digits: number;
  timeZone: string;
  onChange: (drawing: Drawing) => void;
}): ReactNode {
  const points: readonly DrawingPoint[] = drawing.points;
  const point = points[place];
  if (point === undefined) return null;
  const change = (next: DrawingPoint): true => {
    onChange(withPoints(drawing, (old, at) => (at === place ? next : old)));
    return true;
  };
  return (
    <span className="flex wrap gap-1">
      {drawing.kind === "level" ? null : point.time === undefined ? (
        <Value
          type="date"
          label={words.day(name, place)}
          fault={words.faults.day}
          value={point.date}
          onChange={(date) => (date === "" ? false : change({ date, price: point.price }))}
        />
      ) : (
        <Value
          type="datetime-local"
          label={words.moment(name, place)}
          fault={words.faults.moment}
          value={localTime(point.time, timeZone)}
          onChange={(given) => (given === "" ? false : change({ ...momentOf(given, timeZone), price: point.price }))}
        />
      )}
      <Value
        inputMode="decimal"
        label={words.price(name, place)}
        fault={words.faults.price}
        value={fieldNumber(point.price.toFixed(digits))}
        onChange={(given) => {
          const price = typedNumber(given, { min: 0, max: maxDrawingPrice });
          return price !== null && price > 0 && price <= maxDrawingPrice && change({ ...point, price });
        }}
      />
    </span>
  );
}

/** Returns a moment on the exchange's clock, as fields for a date and a time have it. */
function localTime(time: string, timeZone: string): string {
  const ms = Date.parse(time);
  return new Date(ms + zoneOffsetMs(ms, timeZone)).toISOString().slice(0, 16);
}

function momentOf(given: string, timeZone: string): Pick<DrawingPoint, "date" | "time"> {
  const [date = "", hours = "", minutes = ""] = given.split(/[T:]/);
  const ms = zonedInstantMs(date, Number(hours) * 60 + Number(minutes), timeZone);
  return { date, time: new Date(ms).toISOString() };
}

const widths = { date: 136, "datetime-local": 208, price: 84, text: 132 };

/** A field that hands over its value when it is left or Enter is pressed. Other input stays with its fault. */
function Value({
  label,
  value,
  fault,
  onChange,
  ...rest
}: {
  label: string;
  value: string;
  /** Shown if the value isn't valid. */
  fault: string;
  type?: "date" | "datetime-local";
  inputMode?: "decimal";
  maxLength?: number;
  /** Returns false if the value isn't valid. */
  onChange: (value: string) => boolean;
}): ReactNode {
  const [draft, setDraft] = useState<{ typed: string; over: string; isFaulty: boolean } | null>(null);
  // Input belongs to the value it was typed over.
  const current = draft?.over === value ? draft : null;
  const finish = (): void => {
    if (current === null) return;
    if (current.typed === value || onChange(current.typed)) setDraft(null);
    else setDraft({ ...current, isFaulty: true });
  };
  return (
    <TextField
      {...rest}
      label={label}
      hideLabel
      fault={current?.isFaulty === true ? fault : null}
      value={current?.typed ?? value}
      style={{ width: widths[rest.type ?? (rest.inputMode === "decimal" ? "price" : "text")], fontSize: 13 }}
      onChange={(event) => setDraft({ typed: event.target.value, over: value, isFaulty: false })}
      onKeyDown={({ key }) => {
        if (key === "Enter") finish();
        else if (key === "Escape") setDraft(null);
      }}
      onBlur={finish}
    />
  );
}
