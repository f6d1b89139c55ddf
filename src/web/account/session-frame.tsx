import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { useAuth } from "./auth-provider.tsx";
import { SessionExpired } from "./session-expired.tsx";
import styles from "./session-frame.module.css";

/** Shows the signed-in pages. Hides them after the session has expired, until the next sign-in. */
export function SessionFrame({ children }: { children: ReactNode }): ReactNode {
  const { state } = useAuth();
  const isExpired = state.kind === "expired";
  return (
    <>
      <div className={classNames(styles.inside, isExpired && styles.hidden)} inert={isExpired}>
        {children}
      </div>
      {isExpired ? <SessionExpired email={state.user.email} /> : null}
    </>
  );
}
