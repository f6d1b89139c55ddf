import { useQuery } from "@tanstack/react-query";
import { useAuth } from "../account/auth-provider.tsx";
import { signInWaysQuery } from "./sign-in-ways-query.ts";

/** Returns true if the account has a password. Most do, so that is assumed until the server answers. */
export function useHasPassword(): boolean {
  const { hosted } = useAuth();
  const { data } = useQuery({ ...signInWaysQuery, staleTime: 0, enabled: hosted === null });
  return hosted?.hasPassword() ?? data?.hasPassword ?? true;
}
