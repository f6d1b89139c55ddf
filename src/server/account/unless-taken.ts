import { isUniqueViolation } from "../database/is-unique-violation.ts";
import { Refusal, refuse } from "../http/refusal.ts";

/**
 * Runs work that gives an account an address. Returns a refusal if another account took it meanwhile. A refusal thrown
 * inside undoes the work and is returned.
 */
export async function unlessTaken<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    if (isUniqueViolation(error)) return refuse("email-already-in-use");
    throw error;
  }
}
