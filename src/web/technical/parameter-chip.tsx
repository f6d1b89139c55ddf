import { IconCheck, IconPencil, IconX } from "@tabler/icons-react";
import { useId, useRef, useState } from "react";
import type { FormEvent, KeyboardEvent, MouseEvent, ReactNode } from "react";
import { fieldNumber, typedNumber } from "../format/typed-number.ts";
import { text } from "../text/text.ts";
import { classNames } from "../ui/class-names.ts";
import styles from "./technical.module.css";

export interface ChipParameter {
  readonly name: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** True if only whole numbers are allowed. */
  readonly isWhole: boolean;
}

const words = text.technical;

/** An indicator with its parameters. A click turns it into fields; Enter applies, Esc cancels. */
export function ParameterChip({
  label,
  colour,
  parameters,
  check,
  onApply,
  onRemove,
}: {
  label: string;
  /** The line's colour, 1 to 6. */
  colour: number | null;
  parameters: readonly ChipParameter[];
  /** A rule about several parameters; null if it is met. */
  check?: (values: readonly number[]) => string | null;
  onApply: (values: readonly number[]) => void;
  onRemove?: () => void;
}): ReactNode {
  const [isEdited, setIsEdited] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setIsEdited(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  const swatch = colour === null ? null : <i style={{ background: `var(--series-${colour})` }} aria-hidden="true" />;
  const takeOff = (event: MouseEvent): void => {
    const chips = event.currentTarget.closest("fieldset");
    onRemove?.();
    // The focused button is gone, so the row's last button takes the focus.
    requestAnimationFrame(() => [...(chips?.querySelectorAll("button") ?? [])].at(-1)?.focus());
  };
  if (!isEdited)
    return (
      <span className="relative inline-row min-h-30 round-control edge-strong touch-min-h-44">
        {parameters.length === 0 ? (
          <span
            className={classNames(
              "inline-row gap-1h min-h-28 py-0 px-2 ink medium nowrap touch-min-h-44",
              styles.chipLabel,
            )}
          >
            {swatch}
            {label}
          </span>
        ) : (
          <button
            ref={opener}
            type="button"
            className={classNames(
              "inline-row gap-1h min-h-28 py-0 px-2 ink medium nowrap touch-min-h-44 hover-on-raised",
              styles.chipLabel,
            )}
            aria-label={words.edit(label)}
            onClick={() => setIsEdited(true)}
          >
            {swatch}
            {label}
            <IconPencil className="faint" size={14} stroke={1.7} aria-hidden="true" />
          </button>
        )}
        {onRemove === undefined ? null : (
          <ChipButton label={words.remove(label)} onClick={takeOff}>
            <IconX size={14} stroke={1.8} aria-hidden="true" />
          </ChipButton>
        )}
      </span>
    );
  return (
    <ParameterFields
      name={label.split(" ")[0] ?? label}
      swatch={swatch}
      parameters={parameters}
      check={check}
      onApply={onApply}
      onClose={close}
    />
  );
}

/** The fields of a chip's parameters. */
function ParameterFields({
  name,
  swatch,
  parameters,
  check,
  onApply,
  onClose,
}: {
  name: string;
  swatch: ReactNode;
  parameters: readonly ChipParameter[];
  check: ((values: readonly number[]) => string | null) | undefined;
  onApply: (values: readonly number[]) => void;
  onClose: () => void;
}): ReactNode {
  const [drafts, setDrafts] = useState(() => parameters.map(({ value }) => fieldNumber(String(value))));
  const [fault, setFault] = useState<string | null>(null);
  const id = useId();
  const apply = (event: FormEvent): void => {
    event.preventDefault();
    const wrong = parameters.find((parameter, index) => !isWithin(parameter, drafts[index] ?? ""));
    const values = parameters.map((parameter, index) => typedNumber(drafts[index] ?? "", parameter) ?? Number.NaN);
    const found =
      wrong === undefined
        ? (check?.(values) ?? null)
        : (wrong.isWhole ? words.wholeNumber : words.outOfBounds)(nameOf(wrong), wrong.min, wrong.max);
    setFault(found);
    if (found !== null) return;
    onApply(values);
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc leaves the fields
    <form
      className={classNames("relative inline-row min-h-30 round-control edge-strong touch-min-h-44", styles.editing)}
      noValidate
      onSubmit={apply}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <span
        className={classNames(
          "inline-row gap-1h min-h-28 py-0 px-2 ink medium nowrap touch-min-h-44",
          styles.chipLabel,
        )}
      >
        {swatch}
        {name}
      </span>
      {parameters.map((parameter, index) => (
        <input
          className="mr-1 edge-control on-bg ink text-end round-badge"
          key={parameter.name}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that was pressed turns into this field
          autoFocus={index === 0}
          inputMode="decimal"
          autoComplete="off"
          aria-label={`${name}, ${nameOf(parameter)}`}
          title={`${nameOf(parameter)}: ${parameter.min} – ${parameter.max}`}
          aria-invalid={fault === null ? undefined : true}
          aria-describedby={fault === null ? undefined : id}
          value={drafts[index] ?? ""}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setDrafts(drafts.map((draft, place) => (place === index ? event.target.value : draft)))}
        />
      ))}
      <ChipButton type="submit" label={words.apply}>
        <IconCheck size={15} stroke={2} aria-hidden="true" />
      </ChipButton>
      <ChipButton label={text.ui.cancel} onClick={onClose}>
        <IconX size={14} stroke={1.8} aria-hidden="true" />
      </ChipButton>
      {fault === null ? null : (
        <span
          id={id}
          className={classNames(
            "absolute round-1h on-error size-secondary nowrap left-0 py-1 px-2 error-strong",
            styles.chipFault,
          )}
          role="alert"
        >
          {fault}
        </span>
      )}
    </form>
  );
}

function ChipButton({
  label,
  type = "button",
  onClick,
  children,
}: {
  label: string;
  type?: "button" | "submit";
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}): ReactNode {
  return (
    <button
      type={type}
      className={classNames(
        "inline-grid place-center min-h-28 faint hover-on-raised hover-ink touch-min-h-44 w-28 touch-w-44",
        styles.chipRemove,
      )}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

function nameOf({ name }: ChipParameter): string {
  return words.parameterNames[name] ?? name;
}

function isWithin({ min, max, isWhole }: ChipParameter, draft: string): boolean {
  const value = typedNumber(draft, { min, max });
  return value !== null && value >= min && value <= max && (!isWhole || Number.isInteger(value));
}
