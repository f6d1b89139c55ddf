import { ApiProblem } from "../api/api-problem.ts";
import { firebaseText } from "../text/firebase-text.ts";
import { localBackend } from "./local-backend.ts";
import type { SignInBackend } from "./sign-in-backend.ts";

/** Used while hosted sign-in is not fully configured. Existing sessions continue; new sign-ins are refused. */
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
