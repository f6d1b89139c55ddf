type Prover = () => Promise<boolean>;

let prover: Prover | null = null;
let asking: Promise<boolean> | null = null;

/** Registers the dialog that asks for proof of ownership. Returns a function that unregisters it. */
export function onProofWanted(next: Prover): () => void {
  prover = next;
  return () => {
    if (prover === next) prover = null;
  };
}

/** Asks once, however many calls are waiting. False if there is no dialog or the user cancelled. */
export async function askForProof(): Promise<boolean> {
  if (prover === null) return false;
  asking ??= prover().finally(() => {
    asking = null;
  });
  return asking;
}
