import { useQuery } from "@tanstack/react-query";
import { useAuth } from "../account/auth-provider.tsx";
import { signInWaysQuery } from "./sign-in-ways-query.ts";

/** Whether the account has a password to ask for; most have, so that is taken until the server said otherwise. */
export function useHasPassword(): boolean {
  const { hosted } = useAuth();
  const { data } = useQuery({ ...signInWaysQuery, staleTime: 0, enabled: hosted === null });
  return hosted?.hasPassword() ?? data?.hasPassword ?? true;
}
