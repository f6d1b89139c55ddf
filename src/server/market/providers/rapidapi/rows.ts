import { ProviderError } from "../../provider.ts";
import { looseList, looseRecord } from "../loose.ts";

/** The rows of a gateway reply: an array or one object, bare, inside `body`, or in a list of the given name within. */
export function rowsOf(json: unknown, listName?: string): readonly unknown[] {
  const inner = looseRecord(json)?.["body"] ?? json;
  const named = listName === undefined ? undefined : looseList(looseRecord(inner)?.[listName]);
  const list = named ?? looseList(inner);
  if (list !== null && list !== undefined) return list;
  const record = looseRecord(inner);
  if (record !== null && "symbol" in record) return [record];
  if (record !== null && Object.keys(record).length === 0) return [];
  throw new ProviderError("The gateway's reply has an unexpected shape", { advice: "try-next" });
}
