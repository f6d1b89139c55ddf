import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import type { KeyboardEvent, MouseEvent, ReactElement, ReactNode, RefObject } from "react";
import { createPortal } from "react-dom";
import { anchoredPlace, type Position } from "./anchored-place.ts";
import { classNames } from "./class-names.ts";
import styles from "./overlay.module.css";

/** Attributes a button needs to open a panel. */
interface ButtonProps {
  readonly id?: string;
  readonly onClick?: (event: MouseEvent<HTMLElement>) => void;
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]:not([tabindex="-1"])';

/**
 * A button and the panel it opens beside itself, labelled by the button and above everything else. Esc and a press
 * elsewhere close it. The focus moves into the panel, stays there, and returns to the button.
 */
export function Anchored({
  target,
  kind,
  position,
  isInPlace,
  className,
  children,
  onKeyDown,
}: {
  /** Renders the button, with the panel's attributes. */
  target: ReactElement;
  kind: "dialog" | "menu";
  position: Position;
  /** Renders the panel beside its button; otherwise at the end of the page or of the dialog around it. */
  isInPlace: boolean;
  className: string | undefined;
  children: (close: () => void) => ReactNode;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}): ReactNode {
  /** The open panel's parent element; null while closed. */
  const [place, setPlace] = useState<Element | null>(null);
  const id = useId();
  const { id: ownId, onClick } = target.props as ButtonProps;
  const buttonId = ownId ?? `${id}-button`;
  const close = (): void => {
    document.getElementById(buttonId)?.focus();
    setPlace(null);
  };
  const panel = (
    <Panel
      id={id}
      kind={kind}
      buttonId={buttonId}
      position={position}
      className={className}
      onEscape={close}
      onLeave={() => setPlace(null)}
      onKeyDown={onKeyDown}
    >
      {children(close)}
    </Panel>
  );
  return (
    <>
      {cloneElement(target as ReactElement<Record<string, unknown>>, {
        id: buttonId,
        onClick: (event: MouseEvent<HTMLElement>) => {
          onClick?.(event);
          setPlace(place === null ? (event.currentTarget.closest("dialog") ?? document.body) : null);
        },
        "aria-haspopup": kind,
        "aria-expanded": place !== null,
        "aria-controls": place === null ? undefined : id,
      })}
      {place === null ? null : isInPlace ? panel : createPortal(panel, place)}
    </>
  );
}

function Panel({
  id,
  kind,
  buttonId,
  position,
  className,
  children,
  onEscape,
  onLeave,
  onKeyDown,
}: {
  id: string;
  kind: "dialog" | "menu";
  buttonId: string;
  position: Position;
  className: string | undefined;
  children: ReactNode;
  onEscape: () => void;
  /** Pressed elsewhere, where the focus goes too. */
  onLeave: () => void;
  onKeyDown: ((event: KeyboardEvent<HTMLElement>) => void) | undefined;
}): ReactNode {
  const panel = useRef<HTMLDivElement>(null);
  usePlace(panel, buttonId, position);
  useEffect(() => {
    const press = (event: PointerEvent): void => {
      const inside = event.composedPath();
      const own = [panel.current, document.getElementById(buttonId)];
      if (!own.some((element) => element !== null && inside.includes(element))) onLeave();
    };
    document.addEventListener("pointerdown", press, true);
    return () => document.removeEventListener("pointerdown", press, true);
  }, [buttonId, onLeave]);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === "Escape") {
      // Closes only the panel; a dialog around it stays.
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    } else if (event.key === "Tab") keepFocus(event, panel.current);
    else onKeyDown?.(event);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the role is a dialog's or a menu's
    <div
      ref={panel}
      id={id}
      role={kind}
      aria-labelledby={buttonId}
      tabIndex={-1}
      popover="manual"
      className={classNames(styles.dropdown, className)}
      onKeyDown={press}
    >
      {children}
    </div>
  );
}

/** Shows the panel, keeps it beside its button, and moves the focus into it. */
function usePlace(panel: RefObject<HTMLElement | null>, buttonId: string, position: Position): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    element.showPopover();
    const place = (): void => {
      const box = document.getElementById(buttonId)?.getBoundingClientRect();
      if (box === undefined) return;
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { left, top } = anchoredPlace(box, size, view, position);
      element.style.setProperty("left", `${left}px`);
      element.style.setProperty("top", `${top}px`);
      // Without its button the panel would point at nothing.
      element.style.setProperty("visibility", box.bottom < 0 || box.top > view.height ? "hidden" : "visible");
    };
    place();
    const resize = new ResizeObserver(place);
    resize.observe(element);
    window.addEventListener("resize", place);
    window.addEventListener("scroll", place, true);
    const first = element.querySelector<HTMLElement>("[data-autofocus]") ?? tabStops(element)[0];
    (first ?? element).focus({ preventScroll: true });
    return () => {
      resize.disconnect();
      window.removeEventListener("resize", place);
      window.removeEventListener("scroll", place, true);
    };
  }, [panel, buttonId, position]);
}

function tabStops(element: HTMLElement): HTMLElement[] {
  const inMenu = [...element.querySelectorAll<HTMLElement>('[role^="menuitem"]:not(:disabled)')];
  return inMenu.length > 0
    ? inMenu
    : [...element.querySelectorAll<HTMLElement>(focusable)].filter((one) => one.offsetParent !== null);
}

/** Tab cycles within the panel. */
function keepFocus(event: KeyboardEvent<HTMLElement>, panel: HTMLElement | null): void {
  const stops = panel === null ? [] : tabStops(panel);
  const [first] = stops;
  const last = stops.at(-1);
  const active = document.activeElement;
  const isLeaving = event.shiftKey ? active === first || active === panel : active === last;
  const isMenu = panel?.getAttribute("role") === "menu";
  if (stops.length > 0 && !isLeaving && !isMenu) return;
  event.preventDefault();
  if (!isMenu) (event.shiftKey ? last : first)?.focus();
}
