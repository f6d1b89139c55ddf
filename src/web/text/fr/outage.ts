import type { Catalogue } from "../catalogue.ts";

export const outage: Catalogue["outage"] = {
  and: " et ",
  unavailable: (names, since) => `Indisponible depuis ${since}\u00a0: ${names}.`,
  showingLast: "Derniers cours affichés.",
  showingSamples: "Les cours marqués Fictif ne sont pas réels.",
  retryingIn: (seconds) => `Nouvel essai dans ${seconds} s.`,
  retrying: "Nouvel essai.",
  notConnected: "Les cours sont fictifs tant que les données de marché ne sont pas connectées.",
  connect: "Connecter",
  later: "Plus tard",
};
