import { splitRoute } from "#contract/endpoint.ts";
import type { Config } from "../config.ts";
import { type Call, headerOf } from "./call.ts";
import type { Served } from "./serve.ts";

/** Detects changing requests started by another site for addresses that only this site may call. */
export function originCheck(config: Pick<Config, "appUrl" | "isSecure">, served: readonly Served[]) {
  const isOneClick = oneClickCheck(served);
  return (call: Call): boolean =>
    isForeign(call, config) && call.path !== "/api/csp-report" && !isOneClick(call.method, call.path);
}

/**
 * True if a changing request was started by another site. Browsers send Origin with every such request. A program that
 * sends neither Origin nor Sec-Fetch-Site carries no ambient cookie and may pass.
 */
function isForeign(call: Call, config: Pick<Config, "appUrl" | "isSecure">): boolean {
  const origin = headerOf(call, "origin");
  if (origin === undefined) {
    const site = headerOf(call, "sec-fetch-site");
    return site !== undefined && site !== "same-origin" && site !== "none";
  }
  if (origin === config.appUrl.origin) return false;
  // This server itself speaks plain HTTP; over TLS only the address of APP_URL counts.
  const host = headerOf(call, "host") ?? "";
  const isOwnName = config.appUrl.hostname === URL.parse(`http://${host}`)?.hostname;
  return (config.isSecure && isOwnName) || origin !== `http://${host}`;
}

/** Returns a test for addresses that mail programs call from anywhere. */
function oneClickCheck(served: readonly Served[]): (method: string, path: string) => boolean {
  const addresses = served.flatMap((item) =>
    item.kind === "endpoint" && item.endpoint.isOneClick ? [splitRoute(item.endpoint.route)] : [],
  );
  return (method, path) =>
    addresses.some(
      (address) =>
        method === address.method &&
        path.startsWith(address.path.replace(/:\w+$/, "")) &&
        path.lastIndexOf("/") === address.path.lastIndexOf("/"),
    );
}
