import type { Endpoint } from "#contract/endpoint.ts";
import { asReader, asWriter } from "../database/query-scope.ts";
import { isUnsafe } from "./call.ts";
import type { SignedIn } from "./serve.ts";

/**
 * Runs a handler in the scope of its user. Reads of the user's data may come from a replica. The account and its
 * permissions, which tokens can't reach either, are read from the primary.
 */
export function inQueryScope<T>(
  method: string,
  { takesToken }: Pick<Endpoint, "takesToken">,
  signedIn: SignedIn | null,
  handle: () => Promise<T>,
): Promise<T> {
  if (signedIn !== null && takesToken && !isUnsafe(method)) return asReader(signedIn.userId, handle);
  return asWriter(signedIn?.userId ?? null, handle);
}
