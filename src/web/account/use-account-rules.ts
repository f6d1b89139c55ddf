import { useEffect, useState } from "react";
import type { AccountRules } from "#contract/account.ts";
import { call } from "../api/call.ts";

let pending: Promise<AccountRules | null> | null = null;

/** The same without a screen; asked for once. */
export function accountRules(): Promise<AccountRules | null> {
  pending ??= call("GET /api/account/rules", {}).catch(() => {
    pending = null;
    return null;
  });
  return pending;
}

/** What this server says before anybody signed in; null until it answered, and when it does not. */
export function useAccountRules(): AccountRules | null {
  const [rules, setRules] = useState<AccountRules | null>(null);
  useEffect(() => {
    let isGone = false;
    void accountRules().then((answer) => {
      if (!isGone) setRules(answer);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return rules;
}
