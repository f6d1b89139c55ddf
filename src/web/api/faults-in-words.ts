import { writtenFault } from "../format/written-fault.ts";
import type { Refused } from "./problem-words.ts";

/** Writes the faults of a refusal that came as code and values, in the reader's language. A detail that only repeats them follows. */
export function faultsInWords(refused: Refused): Refused {
  const { detail, errors: given } = refused;
  const errors = given.map(({ path, message, fault }) => ({
    path,
    message: fault === undefined ? message : writtenFault(fault),
  }));
  const isWritten = given.length > 0 && given.every(({ fault }) => fault !== undefined);
  const isRepeated = detail !== null && given.every(({ message }) => detail.includes(message.replace(/\.$/, "")));
  return {
    ...refused,
    errors,
    detail: isWritten && isRepeated ? errors.map(({ message }) => message).join(" ") : detail,
  };
}
