import type { Base } from "../base.ts";
import type { MarketRoom } from "../market/create-market.ts";
import type { PortfolioRoom } from "../portfolio/create-portfolio.ts";
import type { Room } from "../room.ts";
import { backupJob } from "./backup-job.ts";
import { cleanUpJob } from "./clean-up-job.ts";
import { dailyBarsJob } from "./daily-bars-job.ts";

/** Backups, clean-up, and prices before anybody asks for them. */
export function createUpkeepRoom({
  config,
  clock,
  version,
  remoteBackups,
  market,
  portfolio,
  watchlists,
  cleaned,
}: Base & {
  market: Pick<MarketRoom, "dailyCloses" | "rateSeries">;
  portfolio: Pick<PortfolioRoom, "symbolsOfAll" | "currenciesOfAll">;
  watchlists: { readonly symbolsOfAll: () => Promise<readonly string[]> };
  cleaned: readonly Room[];
}) {
  return {
    jobs: [
      cleanUpJob(cleaned.flatMap(({ cleanUp }) => cleanUp ?? [])),
      dailyBarsJob({
        symbols: async () => [...new Set([...(await portfolio.symbolsOfAll()), ...(await watchlists.symbolsOfAll())])],
        dailyCloses: market.dailyCloses,
        refreshRates: async (from) => market.rateSeries(await portfolio.currenciesOfAll(), from),
        clock,
      }),
      ...(config.backupsKept > 0 ? [backupJob({ config, version, remote: remoteBackups, clock })] : []),
    ],
  } satisfies Room;
}
