export const outage = {
  and: " and ",
  unavailable: (names: string, since: string) => `Unavailable since ${since}: ${names}.`,
  showingLast: "Showing the last prices.",
  showingSamples: "Prices marked Sample aren't real.",
  retryingIn: (seconds: number) => `Retrying in ${seconds} s.`,
  retrying: "Retrying.",
  notConnected: "Prices are samples until market data is connected.",
  connect: "Connect",
  later: "Later",
};
