import { IconMoon, IconSun } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { chooseTheme, useTheme } from "./theme.ts";

/** Switches between dark and light. */
export function ThemeToggle(): ReactNode {
  const theme = useTheme();
  const label = theme === "dark" ? text.shell.toLight : text.shell.toDark;
  return (
    <IconButton label={label} title={label} onClick={() => chooseTheme(theme === "dark" ? "light" : "dark")}>
      {theme === "dark" ? (
        <IconSun size={18} stroke={1.7} aria-hidden="true" />
      ) : (
        <IconMoon size={18} stroke={1.7} aria-hidden="true" />
      )}
    </IconButton>
  );
}
