import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";
import styles from "./toast-shelf.module.css";
import { dismissToast, useToasts } from "./toast.ts";

/** Shows messages that disappear by themselves. */
export function ToastShelf(): ReactNode {
  const toasts = useToasts();
  return (
    <output className={styles.shelf}>
      {toasts.map(({ id, words, action }) => (
        <div key={id} className={styles.toast}>
          <span>{words}</span>
          {action === null ? null : (
            <Button
              size="small"
              look="subtle"
              onClick={() => {
                dismissToast(id);
                action.run();
              }}
            >
              {action.label}
            </Button>
          )}
          <IconButton label={text.ui.close} onClick={() => dismissToast(id)}>
            <IconX size={16} stroke={1.8} aria-hidden="true" />
          </IconButton>
        </div>
      ))}
    </output>
  );
}
