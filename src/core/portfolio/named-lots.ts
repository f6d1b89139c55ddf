import type { Arithmetic } from "./arithmetic.ts";
import type { Line } from "./line.ts";
import { readUnits } from "./read-units.ts";
import type { NamedLot } from "./transaction.ts";

/** Lots that one line can name. */
export const maxNamedLots = 1_000;

/** A lot that a line takes shares from, and how many. */
export interface LotClaim {
  readonly transactionId: string;
  readonly quantity: bigint;
}

/** The lots that a line names, each once. */
export function claimsOf(
  { transaction: { lots } }: Pick<Line, "transaction">,
  { quantityPlaces }: Pick<Arithmetic, "quantityPlaces">,
): readonly LotClaim[] {
  if (lots == null) return [];
  const claims = new Map<string, bigint>();
  for (const { transactionId, quantity } of lots)
    claims.set(transactionId, (claims.get(transactionId) ?? 0n) + (readUnits(quantity, quantityPlaces) ?? 0n));
  return [...claims].map(([transactionId, quantity]) => ({ transactionId, quantity }));
}

/** Named lots as one text: each line's id and how many shares. */
export function namedLotsText(lots: readonly NamedLot[] | null | undefined): string | null {
  if (lots == null || lots.length === 0) return null;
  return lots.map(({ transactionId, quantity }) => `${transactionId} ${quantity}`).join("; ");
}

/** Reads `namedLotsText`; null for an empty text. A quantity that is missing is empty. */
export function readNamedLots(text: string | null | undefined): readonly NamedLot[] | null {
  if (text == null || text.trim() === "") return null;
  return text.split(";").map((lot) => {
    const [transactionId = "", quantity = ""] = lot.trim().split(/\s+/);
    return { transactionId, quantity };
  });
}

/** The lots with the ids that their lines have become, without those whose line is nowhere: their shares leave by the account's method. */
export function renamedLots(
  lots: readonly NamedLot[] | null | undefined,
  idOf: ReadonlyMap<string, string>,
): readonly NamedLot[] | null {
  const renamed = (lots ?? []).flatMap(({ transactionId, quantity }) => {
    const id = idOf.get(transactionId);
    return id === undefined ? [] : [{ transactionId: id, quantity }];
  });
  return renamed.length === 0 ? null : renamed;
}

/** What is left of claims once the first shares that they name have left. */
export function claimsAfter(claims: readonly LotClaim[], taken: bigint): readonly LotClaim[] {
  let rest = taken;
  return claims.flatMap(({ transactionId, quantity }) => {
    const gone = rest < quantity ? rest : quantity;
    rest -= gone;
    return gone === quantity ? [] : [{ transactionId, quantity: quantity - gone }];
  });
}
