import { IconCheck } from "@tabler/icons-react";
import type { KeyboardEvent, ReactElement, ReactNode } from "react";
import { Anchored } from "./anchored.tsx";
import styles from "./overlay.module.css";

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** At the right end: a key, a state. */
  readonly aside?: ReactNode;
  readonly onSelect: () => void;
  readonly isDisabled?: boolean;
  readonly isDanger?: boolean;
  /** On or off, if the action is a switch. */
  readonly isChecked?: boolean;
}

/** A button that opens a list of actions, labelled by the button. Lines separate groups. */
export function Menu({
  target,
  header,
  groups,
  position = "bottom-end",
  isInPlace = false,
}: {
  /** Renders the button, with the menu's attributes and ref. */
  target: ReactElement;
  header?: ReactNode;
  groups: readonly (readonly MenuItem[])[];
  position?: "bottom-end" | "bottom-start" | "right-start";
  /** Opens in place instead of at the end of the page. For containers that don't clip it. */
  isInPlace?: boolean;
}): ReactNode {
  return (
    <Anchored
      target={target}
      kind="menu"
      position={position}
      isInPlace={isInPlace}
      className={styles.menu}
      onKeyDown={moveFocus}
    >
      {(close) => (
        <>
          {header === undefined ? null : <div className={styles.header}>{header}</div>}
          {groups.map((group, index) => (
            <div key={group.map((item) => item.id).join(" ")} role="none">
              {index === 0 && header === undefined ? null : <hr className={styles.divider} />}
              {group.map((item) => (
                <Item key={item.id} item={item} onClose={close} />
              ))}
            </div>
          ))}
        </>
      )}
    </Anchored>
  );
}

function Item({ item, onClose }: { item: MenuItem; onClose: () => void }): ReactNode {
  const { label, icon, aside, onSelect, isDisabled = false, isDanger = false, isChecked } = item;
  return (
    <button
      type="button"
      role={isChecked === undefined ? "menuitem" : "menuitemcheckbox"}
      aria-checked={isChecked}
      tabIndex={-1}
      className={styles.item}
      disabled={isDisabled}
      data-danger={isDanger || undefined}
      onClick={() => {
        onClose();
        onSelect();
      }}
      onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
    >
      {icon === undefined ? null : <span className={styles.icon}>{icon}</span>}
      <span className={styles.words}>{label}</span>
      {isChecked === true ? <IconCheck size={16} stroke={2} aria-hidden="true" /> : aside}
    </button>
  );
}

/** Arrows cycle through the items; Home and End go to the ends. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(at < 0 ? -1 : (at - 1) % items.length),
    Home: items[0],
    End: items.at(-1),
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
