import { isUniqueViolation } from "../database/is-unique-violation.ts";
import { type Refusal, refuse } from "../http/refusal.ts";

/** Does what gives somebody an address; another account may have got it in between. */
export async function unlessTaken<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) return refuse("email-already-in-use");
    throw error;
  }
}
