import {
  addToDefaultWatchlist,
  addToWatchlist,
  changeWatchlist,
  createWatchlist,
  deleteWatchlist,
  getDefaultWatchlist,
  getWatchlists,
  removeFromDefaultWatchlist,
  removeFromWatchlist,
} from "#contract/watchlists.ts";
import { serve, type Served } from "../http/serve.ts";
import type { Watchlists } from "./watchlists.ts";

export function watchlistEndpoints(watchlists: Watchlists): Served[] {
  return [
    serve(getDefaultWatchlist, (_input, context) => watchlists.default(context.userId())),
    serve(addToDefaultWatchlist, ({ symbol }, context) => watchlists.add(context.userId(), "default", symbol)),
    serve(removeFromDefaultWatchlist, ({ symbol }, context) => watchlists.remove(context.userId(), "default", symbol)),
    serve(getWatchlists, async (_input, context) => ({ watchlists: await watchlists.all(context.userId()) })),
    serve(createWatchlist, ({ name }, context) => watchlists.create(context.userId(), name)),
    serve(changeWatchlist, ({ id, ...change }, context) => watchlists.change(context.userId(), id, change)),
    serve(deleteWatchlist, ({ id }, context) => watchlists.delete(context.userId(), id)),
    serve(addToWatchlist, ({ id, symbol }, context) => watchlists.add(context.userId(), { id }, symbol)),
    serve(removeFromWatchlist, ({ id, symbol }, context) => watchlists.remove(context.userId(), { id }, symbol)),
  ];
}
