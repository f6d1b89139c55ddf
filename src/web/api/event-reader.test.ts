import { describe, expect, it } from "vitest";
import { createEventReader } from "./event-reader.ts";

describe("events of a stream", () => {
  it("are read completely, wherever the chunks are cut", () => {
    const stream = 'event: start\ndata: {"id":1}\n\n: heartbeat\n\nevent: text-delta\ndata: {"text":"a\\n\\nb"}\n\n';
    for (let cut = 0; cut <= stream.length; cut += 1) {
      const reader = createEventReader();
      expect([...reader.push(stream.slice(0, cut)), ...reader.push(stream.slice(cut))]).toEqual([
        { name: "start", data: { id: 1 } },
        { name: "text-delta", data: { text: "a\n\nb" } },
      ]);
    }
  });

  it("may end their lines with carriage returns", () => {
    expect(createEventReader().push("event: end\r\ndata: {}\r\n\r\n")).toEqual([{ name: "end", data: {} }]);
  });
});
