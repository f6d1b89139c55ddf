import { Fragment, useEffect } from "react";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { text } from "../text/text.ts";
import { CentredSpinner } from "../ui/centred-spinner.tsx";
import { useAuth } from "./auth-provider.tsx";
import { ServerAway } from "./server-away.tsx";
import { dropWantedAddress, keepWantedAddress } from "./wanted-address.ts";

/** Lets signed-in people pass; sends everybody else to the sign-in, and remembers what they wanted. */
export function RequireSession({
  preload,
  children,
}: {
  /** Begins to load what stands inside while the session is still being checked. */
  preload: () => void;
  children: ReactNode;
}): ReactNode {
  const { state, recheck } = useAuth();
  useEffect(preload, [preload]);
  const { pathname, search, hash } = useLocation();
  switch (state.kind) {
    case "loading":
      return <CentredSpinner>{text.account.checkingSession}</CentredSpinner>;
    case "unreachable":
      return <ServerAway onRetry={recheck} />;
    case "signed-out":
      return <ToLogin wanted={staysWanted[state.reason] ? pathname + search + hash : null} />;
    default:
      return <Fragment key={state.user.id}>{children}</Fragment>;
  }
}

/** Whoever signs in next in this tab may be somebody else, unless the session was never there or ended by itself. */
const staysWanted = { none: true, ended: true, left: false, disabled: false, deleted: false } as const;

function ToLogin({ wanted }: { wanted: string | null }): ReactNode {
  useEffect(() => {
    if (wanted === null) dropWantedAddress();
    else keepWantedAddress(wanted);
  }, [wanted]);
  return <Navigate to="/login" replace />;
}
