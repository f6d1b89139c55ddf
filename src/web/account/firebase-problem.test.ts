import { FirebaseError } from "firebase/app";
import { describe, expect, it } from "vitest";
import { text } from "../text/text.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { firebaseProblem } from "./firebase-problem.ts";
import { formProblem } from "./sign-in-problem.ts";

const said = (code: string, message = code) =>
  formProblem(text.account.signInProblems, firebaseProblem(new FirebaseError(`auth/${code}`, message)));

describe("a refusal of Firebase", () => {
  it.each([
    ["popup-blocked", "Your browser blocked the sign-in window. Please allow pop-ups for this page and try again."],
    ["popup-closed-by-user", "The sign-in window was closed before you were signed in. Please try again."],
    ["cancelled-popup-request", "The sign-in window was closed before you were signed in. Please try again."],
    [
      "unauthorized-domain",
      "Firebase does not accept sign-ins from this address. Whoever runs the server can add it to the authorised domains.",
    ],
    ["timeout", "Network error. Please check your internet connection and try again."],
    ["wrong-password", "Incorrect password. Please check your password and try again."],
    ["never-heard-of", "Unable to sign in. Please check your credentials and try again."],
  ])("%s has its sentence", (code, sentence) => {
    expect(said(code).message).toBe(sentence);
  });

  it("brings the rules that a password breaks as a list", () => {
    const { rules } = said(
      "password-does-not-meet-requirements",
      "Firebase: Missing password requirements: [Password must contain at least 8 characters, Password must contain a numeric character] (auth/password-does-not-meet-requirements).",
    );
    expect(rules).toEqual(["Password must contain at least 8 characters", "Password must contain a numeric character"]);
  });

  it("keeps what our own server said of the token", () => {
    const refused = new ApiProblem({ code: "too-many-requests", status: 429, title: "Slow", retryAfterSeconds: 7 });
    expect(firebaseProblem(refused)).toMatchObject({ code: "too-many-requests", status: 429, retryAfterSeconds: 7 });
  });
});
