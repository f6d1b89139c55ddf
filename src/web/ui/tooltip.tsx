import { Tooltip as MantineTooltip } from "@mantine/core";
import "@mantine/core/styles/Tooltip.layer.css";
import type { ReactElement, ReactNode } from "react";
import styles from "./overlay.module.css";

/** Words that explain a thing under the pointer or the focus; never the only place of something that matters. */
export function Tooltip({ label, children }: { label: ReactNode; children: ReactElement }): ReactNode {
  return (
    <MantineTooltip
      label={label}
      openDelay={300}
      transitionProps={{ duration: 0 }}
      events={{ hover: true, focus: true, touch: true }}
      classNames={{ tooltip: styles.tooltip ?? "" }}
    >
      {children}
    </MantineTooltip>
  );
}
