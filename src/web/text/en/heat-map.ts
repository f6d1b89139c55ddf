export const heatMap = {
  unknown: "Unknown",
  scale: (low: string, high: string) => `Colour from ${low} to ${high}`,
  gains: (from: string, to: string) => `Gain of each holding from ${from} to ${to}`,
  gainsNote: (from: string, to: string) =>
    `Size: current value. Colour: gain from ${from} to ${to}, relative to opening value and purchases.`,
  loading: "Loading the gains…",
  failed: "Couldn't load the gains.",
  none: "Holdings with a value appear here.",
  watchlist: "Heat map",
  scope: "Symbols on the map",
  scopes: { watchlist: "My watchlist", active: "Most traded" },
  noMovers: "Couldn't load the most traded shares.",
  noSector: "Other",
  watchlistCaption: "Change of each symbol in the last session",
  watchlistNote: {
    cap: "Size: market cap, at least 2% of the map. Colour: change in the last session.",
    equal:
      "Size: the same for all, since not every market cap is known in one currency. Colour: change in the last session.",
  },
};
