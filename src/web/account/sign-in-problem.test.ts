import { describe, expect, it } from "vitest";
import { ApiProblem } from "../api/api-problem.ts";
import type { ApiProblemCode } from "../api/api-problem.ts";
import { signUpText } from "../text/sign-up-text.ts";
import { text } from "../text/text.ts";
import { formProblem } from "./sign-in-problem.ts";

const refused = (code: string, errors: { path: string; message: string }[] = []) =>
  new ApiProblem({ code: code as ApiProblemCode, status: 400, title: "", errors });

describe("formProblem", () => {
  it.each([
    ["user-not-found", "No account found with this email address. Please check your email or create a new account."],
    ["wrong-password", "Incorrect password. Please check your password and try again."],
    ["invalid-email", "Please enter a valid email address."],
    ["user-disabled", "This account has been disabled. Please contact support for assistance."],
    ["too-many-requests", "Too many failed login attempts. Please try again later or reset your password."],
    ["rate-limited", "Too many failed login attempts. Please try again later or reset your password."],
    ["network-request-failed", "Network error. Please check your internet connection and try again."],
    ["timed-out", "Network error. Please check your internet connection and try again."],
    ["operation-not-allowed", "Email/password sign-in is not enabled. Please contact support."],
    ["invalid-credential", "Invalid email or password. Please check your credentials and try again."],
    ["internal-error", "Unable to sign in. Please check your credentials and try again."],
    ["constructor", "Unable to sign in. Please check your credentials and try again."],
  ])("has the specified text for sign-in problem %s", (code, message) => {
    expect(formProblem(text.account.signInProblems, refused(code)).message).toBe(message);
  });

  it.each([
    [
      "email-already-in-use",
      "An account with this email address already exists. Please sign in instead or use a different email.",
    ],
    ["weak-password", "Password is too weak. Please choose a stronger password with at least 6 characters."],
    ["too-many-requests", "Too many sign-up attempts. Please try again later."],
    ["invalid-display-name", "Please enter a valid name."],
    ["invalid-email", "Please enter a valid email address."],
    ["operation-not-allowed", "Email/password sign-up is not enabled. Please contact support."],
    ["network-request-failed", "Network error. Please check your internet connection and try again."],
    ["not-found", "Unable to create account. Please check your information and try again."],
  ])("has the specified text for sign-up problem %s", (code, message) => {
    expect(formProblem(signUpText.problems, refused(code)).message).toBe(message);
  });

  it("uses the default text for errors that aren't API answers", () => {
    expect(formProblem(text.account.signInProblems, new Error("?")).message).toBe(
      "Unable to sign in. Please check your credentials and try again.",
    );
  });

  it("lists the server's rules for a refused password", () => {
    const problem = refused("weak-password", [{ path: "password", message: "At least 6 characters" }]);
    expect(formProblem(signUpText.problems, problem)).toMatchObject({
      rules: ["At least 6 characters"],
      fields: ["password"],
    });
  });

  it("states the maximum length of a name", () => {
    const name = refused("invalid-display-name", [{ path: "name", message: "At most 100 characters" }]);
    expect(formProblem(signUpText.problems, name)).toMatchObject({
      message: "Please enter a valid name.",
      rules: ["At most 100 characters"],
    });
    const unreadable = refused("invalid-display-name", [{ path: "name", message: "Please enter a valid name." }]);
    expect(formProblem(signUpText.problems, unreadable).rules).toEqual([]);
  });

  it("marks both fields if either could be wrong", () => {
    expect(formProblem(text.account.signInProblems, refused("invalid-credential")).fields).toEqual([
      "email",
      "password",
    ]);
  });
});
