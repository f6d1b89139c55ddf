import { useEffect, useId, useRef } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import styles from "./tabs.module.css";

/** Parts of a page, one shown at a time. One tab stop; arrow keys, Home and End move between them. */
export function Tabs<Name extends string>({
  label,
  value,
  options,
  onChange,
  className,
  children,
}: {
  /** Name of the list, for screen readers. */
  label: string;
  value: Name;
  options: readonly { readonly value: Name; readonly label: ReactNode }[];
  onChange: (value: Name) => void;
  /** The panel's class. */
  className?: string | undefined;
  /** The selected tab's content. */
  children: ReactNode;
}): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // On narrow screens the list scrolls.
  useEffect(() => {
    const chosen = document.getElementById(`${id}-${value}`);
    if (list.current === null || chosen === null) return;
    const hidden = chosen.offsetLeft + chosen.offsetWidth - list.current.offsetLeft - list.current.clientWidth;
    list.current.scrollLeft = Math.max(0, hidden);
  }, [id, value]);
  const onKeyDown = (event: KeyboardEvent): void => {
    // Alt and an arrow is the browser's way back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    // A choice stored in the address arrives a moment later, so keys continue from the focused tab.
    const focused = buttons.findIndex((button) => button === document.activeElement);
    const at = focused === -1 ? options.findIndex((option) => option.value === value) : focused;
    const last = options.length - 1;
    const next = {
      ArrowRight: at === last ? 0 : at + 1,
      ArrowLeft: at === 0 ? last : at - 1,
      Home: 0,
      End: last,
    }[event.key];
    const chosen = next === undefined ? undefined : options[next];
    if (chosen === undefined || next === undefined) return;
    event.preventDefault();
    onChange(chosen.value);
    buttons[next]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} tabIndex={-1} className={styles.list} onKeyDown={onKeyDown}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="tab"
            id={`${id}-${option.value}`}
            aria-selected={option.value === value}
            aria-controls={option.value === value ? `${id}-panel` : undefined}
            tabIndex={option.value === value ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={className}>
        {children}
      </div>
    </>
  );
}
