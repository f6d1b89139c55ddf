import { parseArgs } from "node:util";
import { startEcbUpstream } from "./ecb-upstream.ts";
import { startGatewayUpstream } from "./gateway-upstream.ts";
import { startModelUpstream } from "./model-upstream.ts";
import { startNasdaqUpstream } from "./nasdaq-upstream.ts";
import { startStooqUpstream } from "./stooq-upstream.ts";
import { startYahooUpstream } from "./yahoo-upstream.ts";

// Needs the Node of package.json, so run it with npm exec -c 'node tests/upstreams/main.ts ...', for example with
// --yahoo-port 4701 --gateway-port 4702 --ecb-port 4703 --stooq-port 4704 --nasdaq-port 4706 --model-port 4705 --clock 2026-03-02T15:00:00Z --recordings
const { values } = parseArgs({
  options: {
    "yahoo-port": { type: "string", default: "0" },
    "gateway-port": { type: "string", default: "0" },
    "ecb-port": { type: "string", default: "0" },
    "stooq-port": { type: "string", default: "0" },
    "nasdaq-port": { type: "string", default: "0" },
    "model-port": { type: "string", default: "0" },
    clock: { type: "string" },
    recordings: { type: "boolean", default: false },
  },
});

const offsetMs = values.clock === undefined ? 0 : Date.parse(values.clock) - Date.now();
const options = { recordings: values.recordings, clock: { now: () => Date.now() + offsetMs } };
const yahoo = await startYahooUpstream({ ...options, port: Number(values["yahoo-port"]) });
const gateway = await startGatewayUpstream({ ...options, port: Number(values["gateway-port"]) });
const ecb = await startEcbUpstream({ clock: options.clock, port: Number(values["ecb-port"]) });
const stooq = await startStooqUpstream({ clock: options.clock, port: Number(values["stooq-port"]) });
const nasdaq = await startNasdaqUpstream({ clock: options.clock, port: Number(values["nasdaq-port"]) });
const model = await startModelUpstream({ port: Number(values["model-port"]) });
const all = [yahoo, gateway, ecb, stooq, nasdaq, model];

console.log(
  JSON.stringify({
    yahoo: yahoo.url,
    gateway: gateway.url,
    gatewayKey: gateway.key,
    ecb: ecb.url,
    stooq: stooq.url,
    nasdaq: nasdaq.url,
    model: model.url,
  }),
);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void Promise.all(all.map((upstream) => upstream.close())).then(() => process.exit(0)));
}
