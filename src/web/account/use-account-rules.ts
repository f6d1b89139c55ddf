import { useEffect, useState } from "react";
import type { AccountRules } from "#contract/account.ts";
import { call } from "../api/call.ts";
import { takeOpening } from "../api/opening.ts";

let pending: Promise<AccountRules | null> | null = null;
let known: AccountRules | null = null;

/** Returns the rules that came with the page, and those that were loaded since. */
function knownRules(): AccountRules | null {
  known ??= takeOpening("GET /api/account/rules", {}) ?? null;
  return known;
}

/** Loads the rules outside React, once. */
export function accountRules(): Promise<AccountRules | null> {
  const atHand = knownRules();
  if (atHand !== null) return Promise.resolve(atHand);
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
  const [rules, setRules] = useState(knownRules);
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
