import type { ReactNode } from "react";
import styles from "./centred-spinner.module.css";
import { Spinner } from "./spinner.tsx";

/** A centred spinner with a label, once the wait exceeds 150 ms. */
export function CentredSpinner({ children }: { children: ReactNode }): ReactNode {
  return (
    <output className={styles.centre} data-waiting="">
      <Spinner size={28} />
      {children}
    </output>
  );
}
