import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { isInside } from "./auth-state.ts";
import { useAuth } from "./auth-provider.tsx";
import { clearReturnAddress, returnAddress } from "./return-address.ts";

/** Redirects signed-in visitors to the page they came for. */
export function AnonymousOnly({ children }: { children: ReactNode }): ReactNode {
  const { state } = useAuth();
  return isInside(state) ? <ToReturnAddress /> : children;
}

function ToReturnAddress(): ReactNode {
  const [address] = useState(returnAddress);
  useEffect(() => clearReturnAddress, []);
  return <Navigate to={address} replace />;
}
