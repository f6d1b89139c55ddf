import type { ReactNode } from "react";
import styles from "./centred-spinner.module.css";
import { Spinner } from "./spinner.tsx";

/** A spinner with its words in the middle of the page, once the wait is longer than 150 ms. */
export function CentredSpinner({ children }: { children: ReactNode }): ReactNode {
  return (
    <output className={styles.centre}>
      <Spinner size={28} />
      {children}
    </output>
  );
}
