import { Menu as MantineMenu } from "@mantine/core";
import "@mantine/core/styles/UnstyledButton.layer.css";
import "@mantine/core/styles/Popover.layer.css";
import "@mantine/core/styles/Menu.layer.css";
import type { ReactElement, ReactNode } from "react";
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
}

/** A button that opens a list of actions; groups are set apart by lines. */
export function Menu({
  target,
  header,
  groups,
  label,
  position = "bottom-end",
  isInPlace = false,
}: {
  /** The button; gets the menu's attributes and its ref. */
  target: ReactElement;
  header?: ReactNode;
  groups: readonly (readonly MenuItem[])[];
  label: string;
  position?: "bottom-end" | "bottom-start" | "right-start";
  /** Opens inside its surroundings instead of at the end of the page; for places that do not cut it off. */
  isInPlace?: boolean;
}): ReactNode {
  return (
    <MantineMenu
      position={position}
      withinPortal={!isInPlace}
      withInitialFocusPlaceholder={false}
      offset={6}
      width="max-content"
      transitionProps={{ duration: 0 }}
      classNames={{ dropdown: styles.dropdown ?? "", item: styles.item ?? "", divider: styles.divider ?? "" }}
    >
      <MantineMenu.Target>{target}</MantineMenu.Target>
      <MantineMenu.Dropdown aria-label={label}>
        {header === undefined ? null : <div className={styles.header}>{header}</div>}
        {groups.map((group, index) => (
          <div key={group.map((item) => item.id).join(" ")} role="none">
            {index === 0 && header === undefined ? null : <MantineMenu.Divider />}
            {group.map((item) => (
              <MantineMenu.Item
                key={item.id}
                leftSection={item.icon}
                rightSection={item.aside}
                disabled={item.isDisabled === true}
                data-danger={item.isDanger === true || undefined}
                onClick={item.onSelect}
              >
                {item.label}
              </MantineMenu.Item>
            ))}
          </div>
        ))}
      </MantineMenu.Dropdown>
    </MantineMenu>
  );
}
