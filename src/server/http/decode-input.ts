import type { Config } from "../config.ts";
import { type Call, headerOf, isUnsafe } from "./call.ts";
import { decodeBody } from "./decode-body.ts";
import { faultWords } from "./fault-words.ts";
import { LRUCache } from "lru-cache";
import { Refusal, refuse } from "./refusal.ts";
import type { descriptorOf } from "./serve.ts";

type Item = ReturnType<typeof descriptorOf>;

const maxKnownQueries = 500;
const maxKnownQueryLength = 1_000;

/** Decodes inputs. Decoded queries are cached, because pages repeat them. */
export function createInputDecoder(config: Pick<Config, "limits">) {
  const known = new LRUCache<string, object>({ max: maxKnownQueries });
  return (call: Call, parameters: Readonly<Record<string, string>>, item: Item): unknown => {
    const isKept = !isUnsafe(call.method) && call.query.length <= maxKnownQueryLength && !item.route.includes("/:");
    if (!isKept) return decodeInput(call, parameters, item, config);
    const key = `${item.route}?${call.query}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const input = decodeGiven(queryOf(call), parameters, item);
    // Many requests share it, so it must be immutable.
    if (!(input instanceof Refusal) && typeof input === "object" && input !== null) known.set(key, deeplyFrozen(input));
    return input;
  };
}

function deeplyFrozen<T extends object>(value: T): T {
  for (const inner of Object.values(value)) if (typeof inner === "object" && inner !== null) deeplyFrozen(inner);
  return Object.freeze(value);
}

/** Decodes path parameters, query and body of a request; a refusal names the invalid part. */
async function decodeInput(
  call: Call,
  parameters: Readonly<Record<string, string>>,
  item: Item,
  config: Pick<Config, "limits">,
): Promise<unknown> {
  const body = isUnsafe(call.method) ? await bodyOf(call, item, config) : queryOf(call);
  return body instanceof Refusal ? body : decodeGiven(body, parameters, item);
}

function decodeGiven(body: Record<string, unknown>, parameters: Readonly<Record<string, string>>, item: Item): unknown {
  const given = { ...body, ...parameters };
  // PostgreSQL can't store NUL in a text, and people don't type it.
  const withNul = Object.entries(given).find(([key, value]) => key.includes("\0") || hasNul(value))?.[0];
  if (withNul !== undefined) {
    const message = "A text with a NUL character";
    return refuse("invalid-input", {
      detail: message,
      errors: [{ path: withNul.replaceAll("\0", ""), message }],
    });
  }
  const parsed = item.input.safeParse(given, { error: faultWords });
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues
    .slice(0, 100)
    .map((issue) => ({ path: issue.path.join("."), message: issue.message }));
  return refuse("invalid-input", {
    detail: errors
      .map((error) => `${error.path}: ${error.message}`)
      .join("; ")
      .slice(0, 500),
    errors,
  });
}

async function bodyOf(
  call: Call,
  item: Item,
  config: Pick<Config, "limits">,
): Promise<Record<string, unknown> | Refusal> {
  const isJson = (headerOf(call, "content-type") ?? "").startsWith("application/json");
  const isOneClick = item.kind === "endpoint" && item.isOneClick;
  if (isOneClick || (call.method === "DELETE" && !isJson)) return {};
  return decodeBody(call.incoming, maxBodyBytes(item, config));
}

function maxBodyBytes(item: Item, { limits }: Pick<Config, "limits">): number {
  if (item.takesQuestion) return limits.LIMIT_CHAT_BODY_KILOBYTES * 1024;
  const json = limits.LIMIT_JSON_BODY_KILOBYTES * 1024;
  // A file in a JSON body: as base64 it is a third larger.
  const takesFile = item.kind === "endpoint" && item.takesFile;
  return takesFile ? json + Math.ceil((limits.LIMIT_IMPORT_KILOBYTES * 1024 * 4) / 3) : json;
}

/** The query's values by key. A repeated key has a list, which only lists of symbols accept. */
function queryOf({ query }: Call): Record<string, string | string[]> {
  if (query === "") return {};
  const values = new Map<string, string[]>();
  for (const [key, value] of new URLSearchParams(query)) {
    const list = values.get(key);
    if (list === undefined) values.set(key, [value]);
    else list.push(value);
  }
  return Object.fromEntries([...values].map(([key, list]) => [key, list.length === 1 ? (list[0] ?? "") : list]));
}

function hasNul(root: unknown): boolean {
  if (typeof root === "string") return root.includes("\0");
  return typeof root === "object" && root !== null && Object.values(root).some(hasNul);
}
