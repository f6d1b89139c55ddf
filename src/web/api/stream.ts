import type { StreamEvents } from "#contract/index.ts";
import { ApiProblem } from "./api-problem.ts";
import { parseProblem } from "./call.ts";
import { createEventReader } from "./event-reader.ts";
import { wireRequest } from "./request.ts";
import { reportSessionProblem } from "./session-problem.ts";

export type StreamRoute = keyof StreamEvents;

/** An event of a stream with its name. */
export type StreamEvent<R extends StreamRoute> = {
  [Name in keyof StreamEvents[R]]: { readonly name: Name; readonly data: StreamEvents[R][Name] };
}[keyof StreamEvents[R]];

/** Without a word for so long, heartbeats included, a stream is gone. */
const silenceMs = 45_000;

/**
 * Opens an event stream by any method and gives its events as they come; ends with the stream. Throws an `ApiProblem` when it is refused
 * or breaks off, and the abort's reason when `signal` fires.
 */
export async function* openStream<R extends StreamRoute>(
  route: R,
  input: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): AsyncGenerator<StreamEvent<R>> {
  const { method, url, body } = wireRequest(route, input);
  const silence = new AbortController();
  const either = AbortSignal.any([signal, silence.signal]);
  let timer = setTimeout(() => silence.abort(), silenceMs);
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silenceMs);
  };
  try {
    const headers: Record<string, string> = { accept: "text/event-stream" };
    if (body !== null) headers["content-type"] = "application/json";
    const response = await fetch(url, { method, headers, body, signal: either, credentials: "same-origin" });
    if (!response.ok || response.body === null) {
      const problem = parseProblem(response, await readJson(response));
      reportSessionProblem(problem);
      throw problem;
    }
    const reader = createEventReader();
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      heard();
      for (const event of reader.push(text)) yield event as StreamEvent<R>;
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiProblem) throw error;
    const code = silence.signal.aborted ? "timed-out" : "network-request-failed";
    throw new ApiProblem({ code, status: 0, title: "The server could not be reached" }, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text()) as unknown;
  } catch {
    return undefined;
  }
}
