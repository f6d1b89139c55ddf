import { ApiProblem } from "./api-problem.ts";
import { parseProblem } from "./call.ts";
import { askForProof } from "./proof.ts";
import { reportSessionProblem } from "./session-problem.ts";

export interface FetchedDocument {
  readonly text: string;
  /** Null: the server names none. */
  readonly fileName: string | null;
}

/** Reads a document of the API, once more after the person has shown that the account is theirs where it asks for that. */
export async function fetchDocument(path: string): Promise<FetchedDocument> {
  try {
    return await fetchOnce(path);
  } catch (error) {
    const wantsProof = error instanceof ApiProblem && error.code === "requires-recent-login";
    if (!wantsProof || !(await askForProof())) throw error;
    return fetchOnce(path);
  }
}

async function fetchOnce(path: string): Promise<FetchedDocument> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, { credentials: "same-origin" });
    text = await response.text();
  } catch (error) {
    throw new ApiProblem(
      { code: "network-request-failed", status: 0, title: "The server could not be reached" },
      { cause: error },
    );
  }
  if (response.ok) {
    const fileName = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? null;
    return { text, fileName };
  }
  const problem = parseProblem(response, readJson(text));
  reportSessionProblem(problem);
  throw problem;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
