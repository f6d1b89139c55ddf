import { text } from "../text/text.ts";
import { ApiProblem } from "./api-problem.ts";
import { parseProblem } from "./call.ts";
import { askForProof } from "./proof.ts";
import { reportSessionProblem } from "./session-problem.ts";

export interface FetchedDocument {
  readonly text: string;
  /** Null if the server names none. */
  readonly fileName: string | null;
}

/** Downloads a document from the API. Repeats the call after proof of ownership if the server requires it. */
export async function fetchDocument(path: string, signal?: AbortSignal): Promise<FetchedDocument> {
  try {
    return await fetchOnce(path, signal);
  } catch (error) {
    const wantsProof = error instanceof ApiProblem && error.code === "requires-recent-login";
    if (!wantsProof || !(await askForProof())) throw error;
    return fetchOnce(path, signal);
  }
}

async function fetchOnce(path: string, signal: AbortSignal | undefined): Promise<FetchedDocument> {
  let response: Response;
  let body: string;
  try {
    response = await fetch(path, { credentials: "same-origin", signal: signal ?? null });
    body = await response.text();
  } catch (error) {
    throw new ApiProblem(
      { code: "network-request-failed", status: 0, title: text.ui.serverUnreachable },
      { cause: error },
    );
  }
  if (response.ok) {
    const fileName = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? null;
    return { text: body, fileName };
  }
  const problem = parseProblem(response, readJson(body));
  reportSessionProblem(problem);
  throw problem;
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
