import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { isInside } from "./auth-state.ts";
import { useAuth } from "./auth-provider.tsx";
import { dropWantedAddress, wantedAddress } from "./wanted-address.ts";

/** Sends those who are signed in to where they wanted to go. */
export function AnonymousOnly({ children }: { children: ReactNode }): ReactNode {
  const { state } = useAuth();
  return isInside(state) ? <ToWanted /> : children;
}

function ToWanted(): ReactNode {
  const [address] = useState(wantedAddress);
  useEffect(() => dropWantedAddress, []);
  return <Navigate to={address} replace />;
}
