import { ApiProblem } from "../api/api-problem.ts";
import { openStream } from "../api/stream.ts";
import { text } from "../text/text.ts";
import type { AnswerEvent } from "./live-answer.ts";

const reconnectMs = 1_500;
const reconnectTries = 20;

/**
 * Reads an answer's events until `onEvent` says that it ended. A connection that breaks after the start is taken up again where the server
 * is. Throws when it is refused or stays away.
 */
export async function followAnswer({
  conversationId,
  first,
  signal,
  onEvent,
  onLost,
}: {
  conversationId: string;
  first: (signal: AbortSignal) => AsyncGenerator<AnswerEvent>;
  signal: AbortSignal;
  onEvent: (event: AnswerEvent) => Promise<"goes-on" | "ended">;
  onLost: (isLost: boolean) => void;
}): Promise<void> {
  let open = first;
  let isStarted = false;
  for (let tries = 0; !signal.aborted;) {
    try {
      for await (const event of open(signal)) {
        if (signal.aborted) return;
        tries = 0;
        isStarted = true;
        onLost(false);
        if ((await onEvent(event)) === "ended") return;
      }
      throw new ApiProblem({ code: "network-request-failed", status: 0, title: text.ui.connectionLost });
    } catch (error) {
      if (signal.aborted) return;
      const isRefused = !(error instanceof ApiProblem) || !isPassing(error);
      tries += 1;
      if (isRefused || !isStarted || tries > reconnectTries) throw error;
      onLost(true);
      const waitMs = Math.max(reconnectMs, (error.retryAfterSeconds ?? 0) * 1000);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      open = (ongoing) => openStream("GET /api/assistant/conversations/:id/stream", { id: conversationId }, ongoing);
    }
  }
}

/** Whether the same may be granted a little later. */
function isPassing({ status }: ApiProblem): boolean {
  return status === 0 || status === 429 || status >= 500;
}
