export const outage = {
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
