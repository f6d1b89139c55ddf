import { domainToASCII } from "node:url";

/** The domain of a sender such as "Bellwether <mail@example.org>", in ASCII. */
export function mailDomain(from: string): string {
  const domain = /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? "";
  return domainToASCII(domain) || domain;
}
