import { ApiProblem } from "../api/api-problem.ts";
import type { ApiProblemCode } from "../api/api-problem.ts";
import { firebaseText } from "../text/firebase-text.ts";

/** Firebase codes that have another name here. */
const sameAs: Readonly<Record<string, ApiProblemCode>> = {
  timeout: "network-request-failed",
  "invalid-login-credentials": "invalid-credential",
  "user-mismatch": "invalid-credential",
  "credential-too-old-login-again": "requires-recent-login",
  "invalid-new-email": "invalid-email",
  "missing-new-email": "invalid-email",
  "cancelled-popup-request": "popup-closed-by-user",
  "unauthorized-continue-uri": "unauthorized-domain",
};

/** Converts a refusal by Firebase, or by this server about its token, to a problem that screens understand. */
export function firebaseProblem(error: unknown): ApiProblem {
  if (error instanceof ApiProblem)
    return new ApiProblem(
      {
        code: error.code,
        status: error.status,
        title: error.message,
        detail: error.detail,
        errors: error.errors,
        instance: error.instance,
        retryAfterSeconds: error.retryAfterSeconds,
        sentence: sentenceOf(error.code),
      },
      { cause: error },
    );
  const given = codeOf(error);
  const code = sameAs[given] ?? (given as ApiProblemCode);
  const title = error instanceof Error ? error.message : String(error);
  const rules = code === "password-does-not-meet-requirements" ? rulesOf(title) : [];
  return new ApiProblem(
    {
      code,
      status: 0,
      title,
      sentence: sentenceOf(code),
      errors: rules.map((message) => ({ path: "password", message })),
    },
    { cause: error },
  );
}

/** "auth/wrong-password" -> "wrong-password". */
export function codeOf(error: unknown): string {
  const code = error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
  return code.startsWith("auth/") ? code.slice("auth/".length) : "unknown";
}

function sentenceOf(code: string): string | null {
  const problems: Readonly<Record<string, string>> = firebaseText.problems;
  return Object.hasOwn(problems, code) ? (problems[code] ?? null) : null;
}

/** "Missing password requirements: [Password must contain at least 8 characters, Password must ...]" -> the rules. */
function rulesOf(message: string): string[] {
  const list = /\[(.+)\]/.exec(message)?.[1] ?? "";
  return list
    .split(", ")
    .map((rule) => rule.trim())
    .filter((rule) => rule !== "");
}
