import { FirebaseError } from "firebase/app";
import { describe, expect, it } from "vitest";
import { text } from "../text/text.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { firebaseProblem } from "./firebase-problem.ts";
import { formProblem } from "./sign-in-problem.ts";

const problemOf = (code: string, message = code) =>
  formProblem(text.account.signInProblems, firebaseProblem(new FirebaseError(`auth/${code}`, message)));

describe("a refusal of Firebase", () => {
  it.each([
    ["popup-blocked", "Your browser blocked the sign-in window. Please allow pop-ups for this page and try again."],
    ["popup-closed-by-user", "The sign-in window was closed before sign-in finished. Please try again."],
    ["cancelled-popup-request", "The sign-in window was closed before sign-in finished. Please try again."],
    [
      "unauthorized-domain",
      "Firebase doesn't accept sign-ins from this address. Ask whoever runs this server to add it to the authorised domains.",
    ],
    ["timeout", "Network error. Please check your internet connection and try again."],
    ["wrong-password", "Incorrect password. Please check your password and try again."],
    ["never-heard-of", "Unable to sign in. Please check your credentials and try again."],
  ])("%s has its sentence", (code, sentence) => {
    expect(problemOf(code).message).toBe(sentence);
  });

  it("lists the rules that a password breaks", () => {
    const { rules } = problemOf(
      "password-does-not-meet-requirements",
      "Firebase: Missing password requirements: [Password must contain at least 8 characters, Password must contain a numeric character] (auth/password-does-not-meet-requirements).",
    );
    expect(rules).toEqual(["Password must contain at least 8 characters", "Password must contain a numeric character"]);
  });

  it("keeps our own server's message about the token", () => {
    const refused = new ApiProblem({ code: "too-many-requests", status: 429, title: "Slow", retryAfterSeconds: 7 });
    expect(firebaseProblem(refused)).toMatchObject({ code: "too-many-requests", status: 429, retryAfterSeconds: 7 });
  });
});
