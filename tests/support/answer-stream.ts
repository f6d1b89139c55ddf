import type { StreamEvent, TestServer, Visitor } from "./test-server.ts";

/** Reads an answer's events until it ends, or until `enough` returns true. Throws a refusal as its text. */
export async function answerEvents(
  server: Pick<TestServer, "origin">,
  visitor: Visitor,
  path: string,
  body: object | null,
  enough: (events: readonly StreamEvent[]) => boolean = () => false,
): Promise<StreamEvent[]> {
  const stop = new AbortController();
  const response = await fetch(server.origin + path, {
    method: body === null ? "GET" : "POST",
    headers: {
      cookie: visitor.cookie() ?? "",
      origin: server.origin,
      ...(body === null ? {} : { "content-type": "application/json" }),
    },
    body: body === null ? null : JSON.stringify(body),
    signal: AbortSignal.any([stop.signal, AbortSignal.timeout(30_000)]),
  });
  if (!response.ok) throw new Error(await response.text());
  const events: StreamEvent[] = [];
  let text = "";
  for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += chunk;
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1] ?? null;
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event !== null && data !== undefined)
        events.push({ event, id: null, comment: null, data: JSON.parse(data) as StreamEvent["data"] });
    }
    if (enough(events)) break;
  }
  stop.abort();
  return events;
}
