import type { ReactElement, ReactNode } from "react";
import { Anchored } from "./anchored.tsx";
import styles from "./overlay.module.css";

/** A button that opens a small panel beside itself, labelled by the button. Esc and a click elsewhere close it. */
export function Popover({
  target,
  children,
  position = "bottom-end",
}: {
  /** Renders the button, with the panel's attributes and ref. */
  target: ReactElement;
  children: ReactNode;
  position?: "bottom-end" | "bottom-start" | "bottom";
}): ReactNode {
  return (
    <Anchored target={target} kind="dialog" position={position} isInPlace={false} className={styles.panel}>
      {() => children}
    </Anchored>
  );
}
