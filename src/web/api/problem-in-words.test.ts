import { describe, expect, it } from "vitest";
import { problemCatalogue } from "#contract/problem.ts";
import { problemsText } from "../text/problems-text.ts";
import { parseProblem } from "./call.ts";
import { answerProblemWords, problemInWords } from "./problem-in-words.ts";
import { writeProblemsBy } from "./problem-words.ts";

writeProblemsBy(problemInWords);

const refused = (body: object) => parseProblem(new Response(null, { status: 422 }), { title: "A title", ...body });

describe("a refusal", () => {
  it("is written by its code and values", () => {
    const problem = refused({ code: "too-many-alerts", values: { maximum: 12 } });
    expect(problem.detail).toBe("You can have up to 12 alerts. Delete one first.");
    expect(refused({ code: "run-not-found" }).message).toBe("This run no longer exists.");
  });

  it("about one field says the same there, with days and quantities as the reader writes them", () => {
    const problem = refused({
      code: "oversell",
      values: { symbol: "NVDA", day: "2025-06-02", wanted: "12.5", held: "10", isTransfer: false, heldAs: "NVDA" },
      errors: [{ path: "quantity", message: "from the server" }],
    });
    const words =
      "You hold only 10 NVDA in this account on 2 Jun 2025, so you can't sell 12.5. Short positions aren't supported yet.";
    expect(problem.detail).toBe(words);
    expect(problem.errors).toEqual([{ path: "quantity", message: words }]);
  });

  it("keeps what the server says of a case that the code doesn't describe", () => {
    expect(refused({ code: "version-conflict", detail: "Your ledger kept changing." }).detail).toBe(
      "Your ledger kept changing.",
    );
    // From a server that sends no values yet.
    expect(refused({ code: "too-many-alerts" }).message).toBe("A title");
    expect(refused({ code: "weak-password" }).message).toBe("A title");
    expect(refused({ code: "toString" }).message).toBe("A title");
  });

  it("has words only for codes of the API", () => {
    const codes = Object.keys(problemCatalogue);
    expect(Object.keys(problemsText.byCode).filter((code) => !codes.includes(code))).toEqual([]);
  });
});

it("writes the problem of an answer by its code, and keeps a provider's own text", () => {
  expect(answerProblemWords({ code: "budget", detail: "" })).toBe(
    "Today's AI budget is used up. This was calculated without AI.",
  );
  expect(answerProblemWords({ code: "model-error", detail: "Gemini API error: 503" })).toBe("Gemini API error: 503");
});
