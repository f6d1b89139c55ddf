import { IconEye, IconEyeOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { toggleAmounts, useAreAmountsHidden } from "./hidden-amounts.ts";

/** Hides amounts and share counts everywhere, and shows them again. */
export function HideAmountsButton(): ReactNode {
  const isHidden = useAreAmountsHidden();
  const Icon = isHidden ? IconEyeOff : IconEye;
  return (
    <IconButton label={text.shell.hideAmounts} aria-pressed={isHidden} onClick={toggleAmounts}>
      <Icon size={20} stroke={1.7} aria-hidden="true" />
    </IconButton>
  );
}
