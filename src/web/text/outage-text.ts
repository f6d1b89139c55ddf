import { inPageLanguage } from "./in-page-language.ts";

const en = {
  and: " and ",
  unreachable: (names: string, since: string) => `Couldn't reach ${names} since ${since}.`,
  showingLast: "Showing the last prices.",
  showingSamples: "Prices marked Sample aren't real.",
  retryingIn: (seconds: number) => `Retrying in ${seconds} s.`,
  retrying: "Retrying.",
  notConnected: "Prices are samples until market data is connected.",
  connect: "Connect",
  later: "Later",
};

/** Words about a source of market data that doesn't answer, and about a server that has none. */
export const outageText = inPageLanguage({ en }, en);
