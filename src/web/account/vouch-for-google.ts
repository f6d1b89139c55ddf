interface TypePolicies {
  readonly defaultPolicy: unknown;
  createPolicy(name: "default", rules: { createScriptURL: (address: string) => string }): unknown;
}

/** Lets Firebase's library load the script of Google's that watches over the sign-in window, and no other (trusted types). */
export function vouchForGoogle(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TypePolicies };
  if (trustedTypes === undefined || trustedTypes.defaultPolicy !== null) return;
  trustedTypes.createPolicy("default", {
    createScriptURL: (address) => {
      if (!address.startsWith("https://apis.google.com/")) throw new TypeError(`${address} is no script of Google's`);
      return address;
    },
  });
}
