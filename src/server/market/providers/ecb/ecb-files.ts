import type { UpstreamClient } from "#server/upstream/upstream-client.ts";
import type { UpstreamRequest } from "#server/upstream/upstream-request.ts";
import { type RateDay, ratesOfCsv, ratesOfXml } from "./reference-rates.ts";

const filesHost = "https://www.ecb.europa.eu";
//www.ecb.europa.eu";
const dataHost = "https://data-api.ecb.europa.eu";
/** New rates come once a day. */
const keptMs = 600_000;

/** The files of reference rates: the newest days, kept for a while, and any days since 1999. */
export function createEcbFiles({
  client,
  baseUrl,
  clock,
}: {
  client: Pick<UpstreamClient, "callText">;
  baseUrl: string | null;
  clock: { now(): number };
}) {
  let recent: { readonly at: number; readonly days: readonly RateDay[] } | null = null;

  const address = (host: string, path: string) => new URL((baseUrl ?? host).replace(/\/$/, "") + path);

  /** The newest 90 days. */
  async function recentRates(signal?: AbortSignal): Promise<readonly RateDay[]> {
    return recent !== null && clock.now() - recent.at < keptMs ? recent.days : readRecent({ signal });
  }

  async function readRecent(options: Pick<UpstreamRequest, "signal" | "isSingle">): Promise<readonly RateDay[]> {
    const url = address(filesHost, "/stats/eurofxref/eurofxref-hist-90d.xml");
    const days = await client.callText({ url, ...options }, ratesOfXml);
    recent = { at: clock.now(), days };
    return days;
  }

  /** Any days since 1999, of some currencies or of all (none named). */
  async function pastRates(codes: readonly string[], from: string, to: string, signal?: AbortSignal) {
    const url = address(dataHost, `/service/data/EXR/D.${codes.join("+")}.EUR.SP00.A`);
    url.search = new URLSearchParams({
      startPeriod: from,
      endPeriod: to,
      detail: "dataonly",
      format: "csvdata",
    }).toString();
    // The service returns 404 when the range has no data.
    return client.callText({ url, signal, headers: { accept: "text/csv" }, accept: [404] }, (text, status) =>
      status === 404 ? [] : ratesOfCsv(text),
    );
  }

  return { recentRates, readRecent, pastRates };
}
