/** A call as it is sent. */
export interface WireRequest {
  readonly method: string;
  readonly url: string;
  /** JSON text; null for a call without a body. */
  readonly body: string | null;
}

/**
 * Converts a route and its input to method, address and body. Path parameters go into the path; the rest becomes the
 * query of a GET, or a JSON body.
 */
export function wireRequest(route: string, input: Readonly<Record<string, unknown>>): WireRequest {
  const space = route.indexOf(" ");
  const method = route.slice(0, space);
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const path = route.slice(space + 1).replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = queryText(rest.get(name));
    if (value === "") throw new TypeError(`${route} needs "${name}"`);
    rest.delete(name);
    return encodeURIComponent(value);
  });
  if (method !== "GET") return { method, url: path, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = [...rest]
    .map(([name, value]) => [name, queryText(value)] as const)
    .filter(([, value]) => value !== "")
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value).replaceAll("%2C", ",")}`)
    .join("&");
  return { method, url: query === "" ? path : `${path}?${query}`, body: null };
}

function queryText(value: unknown): string {
  if (Array.isArray(value)) return value.map(queryText).join(",");
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return "";
}
