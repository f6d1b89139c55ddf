import { endpoints } from "#contract/index.ts";
import { splitRoute } from "#contract/endpoint.ts";
import type { InternalApi } from "#server/assistant/internal-api.ts";
import type { Visitor } from "./test-server.ts";

/** The API as the assistant calls it, by real requests of a visitor. */
export function apiOver(visitor: Visitor): InternalApi {
  return async (route, input) => {
    const { method, path } = splitRoute(route);
    const rest = new Map(Object.entries(input as Readonly<Record<string, unknown>>));
    const place = path.replaceAll(/:(\w+)/g, (_, name: string) => {
      const value = String(rest.get(name));
      rest.delete(name);
      return encodeURIComponent(value);
    });
    const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)])).toString();
    const reply =
      method === "GET"
        ? await visitor.get(query === "" ? place : `${place}?${query}`)
        : await visitor.request(method, place, Object.fromEntries(rest));
    if (reply.status >= 400)
      return {
        ok: false,
        code: String(reply.body["code"]),
        detail: String(reply.body["detail"] ?? reply.body["title"]),
      };
    const endpoint = endpoints.find((candidate) => candidate.route === route);
    if (endpoint?.kind !== "endpoint") throw new Error(`nothing at ${route}`);
    return { ok: true, output: endpoint.output.parse(reply.body) };
  };
}
