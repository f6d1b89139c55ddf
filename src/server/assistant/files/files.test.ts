import { deflateSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ChatMessage } from "#contract/conversations.ts";
import { answerEvents } from "../../../../tests/support/answer-stream.ts";
import { madePdf, madeWorkbook } from "../../../../tests/support/made-files.ts";
import { startTestServer, type TestServer, type Visitor } from "../../../../tests/support/test-server.ts";
import { type ModelUpstream, startModelUpstream } from "../../../../tests/upstreams/model-upstream.ts";
import { createFileReader } from "./read-file.ts";

let model: ModelUpstream;
let server: TestServer;
let visitor: Visitor;

beforeAll(async () => {
  model = await startModelUpstream();
  server = await startTestServer({
    CLOCK: "2026-03-04T16:00:00Z",
    GEMINI_API_KEY: "a-key-of-nobody",
    GEMINI_BASE_URL: model.url,
    LIMIT_CHATS_PER_MINUTE: "10000",
  });
  visitor = server.visitor();
  await visitor.signUp();
});
afterAll(async () => {
  await server.stop();
  await model.close();
});

const read = async (name: string, bytes: Uint8Array) => {
  const reply = await visitor.post("/api/assistant/files", {
    name,
    contentBase64: Buffer.from(bytes).toString("base64"),
  });
  return {
    status: reply.status,
    detail: reply.body["detail"] as string | undefined,
    parts: (reply.body["parts"] ?? []) as { name: string; text: string }[],
    notes: (reply.body["notes"] ?? []) as string[],
  };
};

const quarters = madeWorkbook({
  Quarters: [
    ["Our figures"],
    [],
    ["Quarter", "Revenue", "Growth", "Day"],
    ["Q1 2025", { value: 1200.5, style: 2 }, { value: 0.125, style: 1 }, { value: 45_747, style: 3 }],
    ["Q2 2025", { value: 1300, style: 2 }, { value: -0.02, style: 1 }, { value: 45_838, style: 3 }],
  ],
  Costs: [
    ["What", "USD"],
    ["Rent, heating", 900],
  ],
});

it("reads each sheet with its row numbers, units and days", async () => {
  const { parts, notes } = await read("plan.xlsx", quarters);
  expect(notes).toEqual([]);
  expect(parts.map(({ name }) => name)).toEqual(["plan.xlsx, Quarters", "plan.xlsx, Costs"]);
  expect(parts[0]?.text.split("\n").slice(2)).toEqual([
    "Quarter,Revenue,Growth,Day",
    "Q1 2025,1200.5 EUR,12.5%,2025-03-31",
    "Q2 2025,1300 EUR,-2%,2025-06-30",
  ]);
  expect(parts[1]?.text).toBe('What,USD\n"Rent, heating",900');
});

it("makes facts of cells, with row, column, unit and period", async () => {
  const { parts } = await read("plan.xlsx", quarters);
  const context = {
    currentMarketData: false,
    userPortfolio: false,
    recentNews: false,
    marketSentiment: false,
    watchlist: false,
  };
  model.control({ text: "Revenue was {{1.row4.column2}}, growth {{1.row5.column3}}, rent {{2.row2.column2}}." });
  const id = String((await visitor.post("/api/assistant/conversations")).body["id"]);
  const events = await answerEvents(server, visitor, `/api/assistant/conversations/${id}/messages`, {
    text: "What does my plan say?",
    context,
    attachments: parts,
  });
  const message = events.find(({ event }) => event === "end")?.data["message"] as ChatMessage;
  expect(message.content).toBe("Revenue was €1,200.50, growth −2%, rent $900.00.");
  expect(message.figures.map(({ label, period, state }) => [label, period, state])).toEqual([
    ["Revenue, row 4", "2025-Q1", "yours"],
    ["Growth, row 5", "2025-Q2", "yours"],
    ["USD, row 2", null, "yours"],
  ]);
});

it("reads the tables and the text of a PDF file", async () => {
  const row = (y: number, cells: readonly string[]) => cells.map((text, at) => ({ x: 60 + at * 150, y, text }));
  const pdf = madePdf([
    [
      { x: 60, y: 780, text: "The year went well for the company." },
      ...row(700, ["Quarter", "Revenue in USD", "Margin"]),
      ...row(685, ["Q1 2025", "1,200", "12.5%"]),
      ...row(670, ["Q2 2025", "1,350", "13%"]),
      { x: 60, y: 600, text: "Nothing else happened." },
    ],
    [...row(700, ["Year", "Staff"]), ...row(685, ["2025", "410"])],
  ]);
  const { parts, notes } = await read("report.pdf", pdf);
  expect(notes).toEqual([]);
  expect(parts).toEqual([
    { name: "report.pdf, text", text: "The year went well for the company.\nNothing else happened." },
    { name: "report.pdf, page 1", text: 'Quarter,Revenue in USD,Margin\nQ1 2025,"1,200",12.5%\nQ2 2025,"1,350",13%' },
    { name: "report.pdf, page 2", text: "Year,Staff\n2025,410" },
  ]);
});

it("says what it leaves out of a long table", async () => {
  const rows = Array.from({ length: 900 }, (_, at) => [`Item ${at}`, at]);
  const { parts, notes } = await read("long.xlsx", madeWorkbook({ All: [["Item", "Count"], ...rows] }));
  expect(parts[0]?.text.split("\n")).toHaveLength(201);
  expect(notes).toEqual(["Only the first 201 of 901 rows of long.xlsx are read."]);
});

const encrypted = `/Encrypt<</Filter/Standard/V 1/R 2/Length 40/P -4/O<${"ab".repeat(32)}>/U<${"cd".repeat(32)}>>>/ID[<${"01".repeat(16)}><${"01".repeat(16)}>]`;
const ole = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(2_000)]);
/** Says that it unpacks to a few bytes, and unpacks to 60 MB. */
function lyingWorkbook(): Buffer {
  const bomb = madeWorkbook({ A: [["x", 1]] }, { "xl/sharedStrings.xml": new Uint8Array(60_000_000) });
  const name = Buffer.from("xl/sharedStrings.xml");
  for (let at = bomb.indexOf(name); at >= 0; at = bomb.indexOf(name, at + 1)) {
    // The size stands 8 bytes before the name in a file's own header, 22 in the directory.
    const isDirectory = bomb.readUInt32LE(at - 46) === 0x02014b50;
    bomb.writeUInt32LE(20, isDirectory ? at - 46 + 24 : at - 30 + 22);
  }
  return bomb;
}

it.each([
  ["locked.xlsx", ole, "locked.xlsx is protected by a password. Save a copy without it and attach that."],
  ["old.xls", ole, "old.xls has the old Excel format. Save it as .xlsx and attach that."],
  ["cut.xlsx", quarters.subarray(0, 700), "cut.xlsx is damaged. Open it, save it again, and attach the new file."],
  [
    "zip.xlsx",
    madeWorkbook({ A: [["x", 1]] }, { "xl/sharedStrings.xml": new Uint8Array(60_000_000) }),
    "zip.xlsx unpacks to more than 40 MB. Attach a smaller workbook.",
  ],
  [
    "lie.xlsx",
    lyingWorkbook(),
    "lie.xlsx isn't a workbook that can be read. Open it, save it as .xlsx, and attach the new file.",
  ],
  ["empty.xlsx", madeWorkbook({ A: [] }), "empty.xlsx has no cells with contents."],
  [
    "locked.pdf",
    madePdf([[{ x: 50, y: 700, text: "Secret" }]], { trailer: encrypted }),
    "locked.pdf is protected by a password. Save a copy without it and attach that.",
  ],
  [
    "broken.pdf",
    Buffer.from("%PDF-1.7\nnothing else"),
    "broken.pdf is damaged or not a PDF file. Save it again and attach the new file.",
  ],
  ["scan.pdf", madePdf([[]]), "scan.pdf has no text, only pictures. Attach a picture of the page instead."],
  [
    "photo.pdf",
    Buffer.from("no PDF"),
    "photo.pdf is neither an Excel workbook nor a PDF file. You can attach CSV, text, .xlsx and PDF files.",
  ],
] as const)("says what is wrong with %s", async (name, bytes, why) => {
  const { status, detail } = await read(name, bytes);
  expect([status, detail]).toEqual([422, why]);
});

it("gives up a file that takes too much memory or time, and reads the next one", async () => {
  // Packed twice: some hundred bytes of it are 200 MB of blanks.
  const once = deflateSync(Buffer.alloc(200_000_000, " "), { level: 9 });
  const bomb = madePdf([[]], {
    stream: { data: deflateSync(once, { level: 9 }), filter: "/Filter[/FlateDecode/FlateDecode]" },
  });
  expect(bomb.length).toBeLessThan(10_000);
  const small = createFileReader({ maxMs: 60_000, maxGrowthBytes: 150e6 });
  expect(await small("bomb.pdf", bomb)).toHaveProperty(
    "detail",
    "bomb.pdf needs too much memory to read. Attach a smaller file.",
  );
  const hasty = createFileReader({ maxMs: 1, maxGrowthBytes: 600e6 });
  expect(await hasty("plan.xlsx", quarters)).toHaveProperty(
    "detail",
    "plan.xlsx takes too long to read. Attach fewer pages or sheets.",
  );
  expect((await read("plan.xlsx", quarters)).status).toBe(200);
});
