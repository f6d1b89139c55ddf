type Prover = () => Promise<boolean>;

let prover: Prover | null = null;
let asking: Promise<boolean> | null = null;

/** Names who asks the person at the keyboard to show that the account is theirs; the returned function takes it back. */
export function onProofWanted(next: Prover): () => void {
  prover = next;
  return () => {
    if (prover === next) prover = null;
  };
}

/** Asks once, however many calls wait for it. False: nobody could ask, or the person would not. */
export async function askForProof(): Promise<boolean> {
  if (prover === null) return false;
  asking ??= prover().finally(() => {
    asking = null;
  });
  return asking;
}
