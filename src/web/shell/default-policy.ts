interface DefaultRules {
  createHTML(text: string): string;
  createScriptURL(address: string): string;
}
interface TypePolicies {
  createPolicy(name: "default", rules: DefaultRules): unknown;
}

const scriptOrigins: string[] = [];

/**
 * The page's default policy for trusted types. Text without markup passes as HTML, since the component library writes its
 * style rules that way; anything that could make an element doesn't. Scripts pass from origins that were allowed by name.
 */
export function installDefaultPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TypePolicies };
  trustedTypes?.createPolicy("default", {
    createHTML: (text) => {
      if (text.includes("<")) throw new TypeError("Markup can't be written into the page as text");
      return text;
    },
    createScriptURL: (address) => {
      if (!scriptOrigins.some((origin) => address.startsWith(`${origin}/`)))
        throw new TypeError(`${address} isn't a script this page may load`);
      return address;
    },
  });
}

/** Lets a library load scripts of one origin, such as `https://apis.google.com`. */
export function allowScriptsOf(origin: string): void {
  scriptOrigins.push(origin);
}
