import { settingsPanels } from "#core/addresses/settings-address.ts";

/** Panels whose names changed since earlier versions. */
const formerNames: Readonly<Record<string, string>> = {
  answers: "ai",
  copy: "import-export",
  danger: "danger-zone",
};

interface Address {
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its hash mark, or empty. */
  readonly hash: string;
}

/**
 * Returns the address that replaces an earlier one: `/settings?section=copy` or `/settings#copy`. Other parameters and any
 * other hash stay. Null where nothing names a panel.
 */
export function newSettingsAddress({ search, hash }: Address): (Address & { readonly pathname: string }) | null {
  const parameters = new URLSearchParams(search);
  const section = parameters.get("section");
  const name = nameNow(section ?? hash.slice(1));
  if (section === null && !settingsPanels.some((panel) => panel === name)) return null;
  parameters.delete("section");
  const rest = parameters.toString();
  return {
    pathname: `/settings/${encodeURIComponent(name)}`,
    search: rest === "" ? "" : `?${rest}`,
    hash: section === null ? "" : hash,
  };
}

function nameNow(name: string): string {
  return (Object.hasOwn(formerNames, name) ? formerNames[name] : undefined) ?? name;
}
