import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { TickerSymbol } from "./ticker-symbol.ts";

export const Watchlist = z.object({
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  symbols: z.array(z.string()),
});
export type Watchlist = z.infer<typeof Watchlist>;

const name = z.string().trim().min(1, "Give the list a name").max(60, "At most 60 characters");

export const getDefaultWatchlist = endpoint("GET /api/watchlist", {
  summary: "The default watchlist",
  input: z.object({}),
  output: Watchlist,
});

export const addToDefaultWatchlist = endpoint("POST /api/watchlist", {
  summary: "Add a symbol to the default watchlist. Adding it again changes nothing",
  input: z.object({ symbol: TickerSymbol }),
  output: Watchlist,
  problems: ["watchlist-full"],
});

export const removeFromDefaultWatchlist = endpoint("DELETE /api/watchlist/:symbol", {
  summary: "Remove a symbol from the default watchlist. Removing a missing symbol changes nothing",
  input: z.object({ symbol: TickerSymbol }),
  output: Watchlist,
});

export const getWatchlists = endpoint("GET /api/watchlists", {
  summary: "All watchlists, with the default one first",
  input: z.object({}),
  output: z.object({ watchlists: z.array(Watchlist) }),
});

export const createWatchlist = endpoint("POST /api/watchlists", {
  summary: "Create a watchlist",
  input: z.object({ name }),
  output: Watchlist,
  status: 201,
  creates: true,
  problems: ["too-many-watchlists", "watchlist-name-taken"],
});

export const changeWatchlist = endpoint("PATCH /api/watchlists/:id", {
  summary: "Rename a watchlist or make it the default",
  input: z.object({ id: z.string(), name: name.optional(), isDefault: z.literal(true).optional() }),
  output: Watchlist,
  problems: ["watchlist-not-found", "watchlist-name-taken"],
});

export const deleteWatchlist = endpoint("DELETE /api/watchlists/:id", {
  summary: "Delete a watchlist. The default one can't be deleted",
  input: z.object({ id: z.string() }),
  output: z.object({}),
  problems: ["watchlist-not-found", "default-watchlist"],
});

export const addToWatchlist = endpoint("POST /api/watchlists/:id/symbols", {
  summary: "Add a symbol to a watchlist. Adding it again changes nothing",
  input: z.object({ id: z.string(), symbol: TickerSymbol }),
  output: Watchlist,
  problems: ["watchlist-not-found", "watchlist-full"],
});

export const removeFromWatchlist = endpoint("DELETE /api/watchlists/:id/symbols/:symbol", {
  summary: "Remove a symbol from a watchlist",
  input: z.object({ id: z.string(), symbol: TickerSymbol }),
  output: Watchlist,
  problems: ["watchlist-not-found"],
});

export const watchlistEndpoints = [
  getDefaultWatchlist,
  addToDefaultWatchlist,
  removeFromDefaultWatchlist,
  getWatchlists,
  createWatchlist,
  changeWatchlist,
  deleteWatchlist,
  addToWatchlist,
  removeFromWatchlist,
] as const;
