interface ScriptPolicy {
  createScriptURL(address: string): string;
}
interface TypePolicies {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

const policies = new Map<string, ScriptPolicy>();

/** Marks the address of one of our own scripts as trusted, as the page's policy requires (trusted types). */
export function vouchedScript(policyName: string, address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TypePolicies };
  if (trustedTypes === undefined) return address;
  const policy =
    policies.get(policyName) ??
    trustedTypes.createPolicy(policyName, {
      createScriptURL: (requested) => {
        if (requested !== address) throw new TypeError(`${requested} is no script of ours`);
        return requested;
      },
    });
  policies.set(policyName, policy);
  return policy.createScriptURL(address);
}
