import { array, assert, asyncProperty, string } from "fast-check";
import { expect, it } from "vitest";
import type { ModelPart } from "./model.ts";
import { textPieces } from "./text-pieces.ts";

const end: ModelPart = { type: "end", finish: "stop", usage: { inputTokens: 1, outputTokens: 1 } };

async function* streamOf(texts: readonly string[], failure?: Error): AsyncIterable<ModelPart> {
  for (const text of texts) yield { type: "text", text };
  if (failure !== undefined) throw failure;
  yield end;
}

async function piecesOf(texts: readonly string[]): Promise<string[]> {
  const pieces: string[] = [];
  for await (const part of textPieces(streamOf(texts))) if (part.type === "text") pieces.push(part.text);
  return pieces;
}

it("delivers at a full stop, at a newline and at 50 characters", async () => {
  expect(await piecesOf(["It fell. Then", " it rose.\nAnd so on"])).toEqual([
    "It fell.",
    " Then it rose.",
    "\n",
    "And so on",
  ]);
  expect(await piecesOf(["a".repeat(120)])).toEqual(["a".repeat(50), "a".repeat(50), "a".repeat(20)]);
});

it("takes a point between digits for no full stop, however the stream cuts it", async () => {
  expect(await piecesOf(["At 178", ".", "88 now. In 2025", ".", " Good."])).toEqual([
    "At 178.88 now.",
    " In 2025.",
    " Good.",
  ]);
});

it("loses nothing, and keeps the end last", async () => {
  await assert(
    asyncProperty(array(string({ unit: "grapheme" })), async (texts) => {
      expect((await piecesOf(texts)).join("")).toBe(texts.join(""));
    }),
  );
  const all: ModelPart[] = [];
  for await (const part of textPieces(streamOf(["one"]))) all.push(part);
  expect(all).toEqual([{ type: "text", text: "one" }, end]);
});

it("delivers what came before a failure", async () => {
  const seen: string[] = [];
  const reading = async () => {
    for await (const part of textPieces(streamOf(["almost"], new Error("broken"))))
      if (part.type === "text") seen.push(part.text);
  };
  await expect(reading()).rejects.toThrow("broken");
  expect(seen).toEqual(["almost"]);
});
