import type { ReactNode } from "react";
import styles from "./errors.module.css";
import { RouteError } from "./route-error.tsx";

/** The same where not even the shell is left to stand around it. */
export function StandaloneRouteError(): ReactNode {
  return (
    <main className={styles.standalone}>
      <RouteError />
    </main>
  );
}
