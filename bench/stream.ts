import { connect, type Socket } from "node:net";
import type { Figure } from "./main.ts";
import { startPair } from "./support/server-pair.ts";

const connections = 1_000;
/** Enough symbols to see the cost of polling the source, whatever the number of listeners. */
const fewConnections = 10;
const symbolsEach = 20;
const seconds = 10;
const settleMs = 3_000;
const moveMs = 1_000;
const symbols =
  "AAPL MSFT NVDA KO TSLA AMZN GOOGL META NFLX INTC SPY QQQ DIA IWM TLT JNJ JPM GOOG SAP.DE BTC-USD".split(" ");

/**
 * 1,000 open streams of 20 symbols that all change once a second: the server's processor time per message and its
 * memory per connection.
 */
export async function* run(): AsyncGenerator<Figure> {
  const pair = await startPair({ LIMIT_STREAMS_PER_USER: String(connections + 10), QUOTE_POLL_SECONDS: "1" });
  const clients = createClients(pair.ours.port, pair.cookie);
  try {
    const { process: server } = pair.ours;
    const moving = setInterval(() => {
      for (const symbol of symbols) pair.yahoo.setPrice(symbol, 100 + Math.random());
    }, moveMs);
    const measure = async (count: number) => {
      await clients.open(count);
      await wait(settleMs);
      const before = await server.usage();
      const messagesBefore = clients.messages();
      await wait(seconds * 1000);
      const after = await server.usage();
      const messages = clients.messages() - messagesBefore;
      if (messages < (count * seconds) / 3) throw new Error(`only ${messages} messages in ${seconds} s`);
      return { ...after, messages, cpuMicroseconds: after.cpuMicroseconds - before.cpuMicroseconds };
    };
    const few = await measure(fewConnections);
    const many = await measure(connections);
    clearInterval(moving);
    yield {
      work: `live quotes to ${connections} connections of ${symbolsEach} symbols`,
      messages: many.messages,
      cpuMicrosecondsPerMessage: rounded((many.cpuMicroseconds - few.cpuMicroseconds) / (many.messages - few.messages)),
      withPollingMicrosecondsPerMessage: rounded(many.cpuMicroseconds / many.messages),
      goalMicrosecondsPerMessage: 20,
      kilobytesPerConnection: rounded((many.rss - few.rss) / 1024 / (connections - fewConnections)),
      goalKilobytesPerConnection: 15,
      loopDelayP99Ms: rounded(many.loopDelayP99Ms),
    };
  } finally {
    clients.close();
    await pair.stop();
  }
}

function createClients(port: number, cookie: string) {
  const sockets: Socket[] = [];
  let messages = 0;
  const path = `/api/market/live?symbols=${symbols.slice(0, symbolsEach).join()}`;
  const request = `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/event-stream\r\ncookie: ${cookie}\r\n\r\n`;
  const openOne = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: "127.0.0.1" });
      sockets.push(socket);
      socket.once("data", (head: Buffer) => {
        const status = head.toString("latin1", 9, 12);
        if (status === "200") resolve();
        else reject(new Error(`a stream was answered with ${status}`));
      });
      socket.on("data", (chunk: Buffer) => {
        if (chunk.includes("event: quotes")) messages += 1;
      });
      socket.on("error", reject);
      socket.write(request);
    });
  return {
    async open(count: number): Promise<void> {
      while (sockets.length < count)
        await Promise.all(Array.from({ length: Math.min(50, count - sockets.length) }, () => openOne()));
    },
    messages: () => messages,
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
