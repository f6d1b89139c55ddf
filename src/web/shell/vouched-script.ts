interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface TypePolicies {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const policies = new Map<string, ScriptPolicy>();

/** The address of one of our own scripts, vouched for as the page's policy asks (trusted types). */
export function vouchedScript(policyName: string, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TypePolicies };
  if (trustedTypes === undefined) return address;
  const policy =
    policies.get(policyName) ??
    trustedTypes.createPolicy(policyName, {
      createScriptURL: (asked) => {
        if (asked !== address) throw new TypeError(`${asked} is no script of ours`);
        return asked;
      },
    });
  policies.set(policyName, policy);
  return policy.createScriptURL(address);
}
