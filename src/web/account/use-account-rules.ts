import { useEffect, useState } from "react";
import type { AccountRules } from "#contract/account.ts";
import { call } from "../api/call.ts";

let pending: Promise<AccountRules | null> | null = null;
let known: AccountRules | null = null;

/** Loads the rules outside React, once. */
export function accountRules(): Promise<AccountRules | null> {
  pending ??= call("GET /api/account/rules", {}).then(
    (rules) => {
      known = rules;
      return rules;
    },
    () => {
      pending = null;
      return null;
    },
  );
  return pending;
}

/** Returns the server's public account rules; null until it answers, and if it doesn't. */
export function useAccountRules(): AccountRules | null {
  const [rules, setRules] = useState(known);
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
