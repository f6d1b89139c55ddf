import type { ReactNode } from "react";
import { classNames } from "../ui/class-names.ts";
import { useAuth } from "./auth-provider.tsx";
import { SessionExpired } from "./session-expired.tsx";
import styles from "./session-frame.module.css";

/** What signed-in people see: hidden once the session has ended by itself, until they sign in again. */
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
