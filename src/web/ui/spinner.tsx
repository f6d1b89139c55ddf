import type { ReactNode } from "react";
import styles from "./spinner.module.css";

/** A spinning ring. The text beside it says what is loading. */
export function Spinner({ size = 20 }: { size?: number }): ReactNode {
  return (
    <svg className={styles.spinner} width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.28" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
