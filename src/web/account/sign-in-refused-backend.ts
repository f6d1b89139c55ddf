import { ApiProblem } from "../api/api-problem.ts";
import { firebaseText } from "../text/firebase-text.ts";
import { localBackend } from "./local-backend.ts";
import type { SignInBackend } from "./sign-in-backend.ts";

/** Stands where hosted sign-in is not completely set up: who is in stays in, and nobody comes in. */
export const signInRefusedBackend: SignInBackend = {
  ...localBackend,
  signIn: refuse,
  signUp: refuse,
  offBecause: firebaseText.configurationMissing,
};

async function refuse(): Promise<never> {
  const sentence = firebaseText.configurationMissing;
  throw new ApiProblem({ code: "configuration-missing", status: 0, title: sentence, sentence });
}
