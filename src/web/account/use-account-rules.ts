import { useEffect, useState } from "react";
import type { AccountRules } from "#contract/account.ts";
import { call } from "../api/call.ts";

let pending: Promise<AccountRules | null> | null = null;

/** What this server says before anybody signed in; null until it answered, and when it does not. */
export function useAccountRules(): AccountRules | null {
  const [rules, setRules] = useState<AccountRules | null>(null);
  useEffect(() => {
    let isGone = false;
    pending ??= call("GET /api/account/rules", {}).catch(() => {
      pending = null;
      return null;
    });
    void pending.then((answer) => {
      if (!isGone) setRules(answer);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return rules;
}
