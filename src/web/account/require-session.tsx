import { Fragment, useEffect } from "react";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { text } from "../text/text.ts";
import { CentredSpinner } from "../ui/centred-spinner.tsx";
import { useAuth } from "./auth-provider.tsx";
import { ServerAway } from "./server-away.tsx";
import { clearReturnAddress, storeReturnAddress } from "./return-address.ts";

/** Lets signed-in users pass. Redirects others to sign-in and remembers their page. */
export function RequireSession({
  preload,
  children,
}: {
  /** Starts loading the page's content while the session is being checked. */
  preload: () => void;
  children: ReactNode;
}): ReactNode {
  const { state, recheck } = useAuth();
  const isSignedOut = state.kind === "signed-out";
  useEffect(() => {
    if (!isSignedOut) preload();
  }, [isSignedOut, preload]);
  const { pathname, search, hash } = useLocation();
  switch (state.kind) {
    case "loading":
      return <CentredSpinner>{text.account.checkingSession}</CentredSpinner>;
    case "unreachable":
      return <ServerAway onRetry={recheck} />;
    case "signed-out":
      return <ToLogin returnTo={keepsReturnAddress[state.reason] ? pathname + search + hash : null} />;
    default:
      return <Fragment key={state.user.id}>{children}</Fragment>;
  }
}

/** The next user of this tab may be someone else, unless the session never existed or expired. */
const keepsReturnAddress = { none: true, ended: true, left: false, disabled: false, deleted: false } as const;

function ToLogin({ returnTo }: { returnTo: string | null }): ReactNode {
  useEffect(() => {
    if (returnTo === null) clearReturnAddress();
    else storeReturnAddress(returnTo);
  }, [returnTo]);
  return <Navigate to="/login" replace />;
}
