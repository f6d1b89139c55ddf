import { isUniqueViolation } from "../database/is-unique-violation.ts";
import { Refusal, refuse } from "../http/refusal.ts";

/** Does what gives somebody an address; another account may have got it in between. A refusal thrown inside, so that nothing is kept, is given back. */
export async function unlessTaken<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error;
    if (isUniqueViolation(error)) return refuse("email-already-in-use");
    throw error;
  }
}
