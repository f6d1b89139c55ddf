import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Dialog } from "../ui/dialog.tsx";
import styles from "./command-palette.module.css";
import { PaletteSearch } from "./palette-search.tsx";
import type { PaletteSearchProps } from "./palette-search.tsx";

/** One box for symbols, pages and actions. */
export function CommandPalette({ isOpen, ...rest }: PaletteSearchProps & { isOpen: boolean }): ReactNode {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={rest.onClose}
      title={text.palette.title}
      hideTitle
      size="large"
      className={styles.dialog}
    >
      <PaletteSearch {...rest} />
    </Dialog>
  );
}
