import { IconX } from "@tabler/icons-react";
import { useId, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";
import { IconButton } from "./icon-button.tsx";

export interface DialogProps {
  readonly isOpen: boolean;
  /** Called on Esc, the close button or a click outside. Without it the dialog stays until `isOpen` ends. */
  readonly onClose?: () => void;
  readonly title: string;
  readonly hideTitle?: boolean;
  readonly size?: "small" | "medium" | "large";
  /** Slides up from the bottom, for thumbs. */
  readonly sheet?: boolean;
  /** Hides the page behind instead of dimming it. */
  readonly opaque?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The platform's modal dialog: the rest of the page is inert, and the focus returns afterwards. An element with
 * `data-autofocus` gets the focus first, otherwise the platform's choice, the close button.
 */
export function Dialog(props: DialogProps): ReactNode {
  return props.isOpen ? <OpenDialog {...props} /> : null;
}

function OpenDialog({
  onClose,
  title,
  hideTitle = false,
  size = "medium",
  sheet = false,
  opaque = false,
  className,
  children,
}: DialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the paint, so that the next key is typed into the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    if (!element.open) element.showModal();
    element.querySelector<HTMLElement>("[data-autofocus]")?.focus();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Esc is the key for it
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={classNames(styles.dialog, styles[size], sheet && styles.sheet, opaque && styles.opaque, className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose?.();
      }}
    >
      <div className={styles.panel}>
        <div className={hideTitle ? "visually-hidden" : styles.header}>
          <h2 id={id}>{title}</h2>
          {onClose === undefined || hideTitle ? null : (
            <IconButton label={text.ui.close} onClick={onClose}>
              <IconX size={18} stroke={1.8} aria-hidden="true" />
            </IconButton>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}
