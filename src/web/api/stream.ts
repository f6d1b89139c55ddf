import type { StreamEvents } from "#contract/index.ts";
import { text } from "../text/text.ts";
import { ApiProblem } from "./api-problem.ts";
import { parseProblem } from "./call.ts";
import { createEventReader } from "./event-reader.ts";
import { wireRequest } from "./request.ts";
import { reportSessionProblem } from "./session-problem.ts";

export type StreamRoute = keyof StreamEvents;

/** A named event of a stream. */
export type StreamEvent<R extends StreamRoute> = {
  [Name in keyof StreamEvents[R]]: { readonly name: Name; readonly data: StreamEvents[R][Name] };
}[keyof StreamEvents[R]];

/** A stream that is silent for this long, heartbeats included, is treated as lost. */
const silenceMs = 45_000;

/**
 * Opens an event stream with any method and yields its events until it ends. Throws an `ApiProblem` if the stream is
 * refused or breaks, and the abort reason when `signal` fires.
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
  const restartTimeout = (): void => {
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
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      restartTimeout();
      for (const event of reader.push(piece)) yield event as StreamEvent<R>;
    }
  } catch (error) {
    if (signal.aborted || error instanceof ApiProblem) throw error;
    const code = silence.signal.aborted ? "timed-out" : "network-request-failed";
    throw new ApiProblem({ code, status: 0, title: text.ui.serverUnreachable }, { cause: error });
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
