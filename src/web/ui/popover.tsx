import { Popover as MantinePopover } from "@mantine/core";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import type { ReactElement, ReactNode } from "react";
import styles from "./overlay.module.css";

/** A button that opens a small panel beside itself; Esc and a click elsewhere close it. */
export function Popover({
  target,
  label,
  children,
  position = "bottom-end",
}: {
  /** The button; gets the panel's attributes and its ref, and opens it on click. */
  target: ReactElement;
  label: string;
  children: ReactNode;
  position?: "bottom-end" | "bottom-start" | "bottom";
}): ReactNode {
  return (
    <MantinePopover
      position={position}
      offset={6}
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles.dropdown ?? "" }}
    >
      <MantinePopover.Target>{target}</MantinePopover.Target>
      <MantinePopover.Dropdown aria-label={label} className={styles.panel ?? ""}>
        {children}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}
