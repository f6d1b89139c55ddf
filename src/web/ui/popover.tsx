import type { ReactElement, ReactNode } from "react";
import { Anchored } from "./anchored.tsx";
import styles from "./overlay.module.css";

/** A button that opens a small panel beside itself, which bears its name; Esc and a click elsewhere close it. */
export function Popover({
  target,
  children,
  position = "bottom-end",
}: {
  /** The button; gets the panel's attributes and its ref, and opens it on click. */
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
