import { expect, it } from "vitest";
import { parseProblem } from "./call.ts";
import { problemInWords } from "./problem-in-words.ts";
import { writeProblemsBy } from "./problem-words.ts";

writeProblemsBy(problemInWords);

function refused(errors: readonly { path: string; message: string }[], detail: string) {
  return parseProblem(new Response(null, { status: 422 }), { code: "invalid-input", title: "No", detail, errors });
}

it("names the field as the screen does, not as the API does", () => {
  const errors = [
    { path: "displayName", message: "At most 200 characters" },
    { path: "symbols.3", message: "This must not be empty" },
    { path: "riskFreeRate", message: "At most 50" },
  ];
  const detail = "displayName: At most 200 characters; symbols.3: This must not be empty; riskFreeRate: At most 50";
  expect(refused(errors, detail).detail).toBe(
    "Name: At most 200 characters; Symbols: This must not be empty; Risk free rate: At most 50",
  );
});

it("names a question and its attachment differently", () => {
  const errors = [
    { path: "text", message: "Enter a question" },
    { path: "attachments.0.text", message: "At most 16,000 characters per attachment" },
  ];
  expect(refused(errors, errors.map(({ path, message }) => `${path}: ${message}`).join("; ")).detail).toBe(
    "Question: Enter a question; Attachment: At most 16,000 characters per attachment",
  );
});

it("leaves the server's sentences alone, and positions in a file too", () => {
  expect(refused([{ path: "name", message: "Taken" }], "There is an account of this name").detail).toBe(
    "There is an account of this name",
  );
  const place = [{ path: "alerts.2.note", message: "This is missing" }];
  expect(refused(place, "alerts.2.note: This is missing. Nothing was taken.").detail).toBe(
    "alerts.2.note: This is missing. Nothing was taken.",
  );
});

it("recognises a list that the server has shortened", () => {
  const errors = Array.from({ length: 40 }, (_, index) => ({
    path: `symbols.${index}`,
    message: "At most 20 characters",
  }));
  const detail = errors
    .map(({ path, message }) => `${path}: ${message}`)
    .join("; ")
    .slice(0, 500);
  expect(refused(errors, detail).detail).toBe("Symbols: At most 20 characters");
});
