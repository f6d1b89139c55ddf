import type { Catalogue } from "../translation.ts";

export const outage: Catalogue["outage"] = {
  and: " et ",
  unreachable: (names, since) => `Connexion impossible à ${names} depuis ${since}.`,
  showingLast: "Derniers cours affichés.",
  showingSamples: "Les cours marqués Fictif ne sont pas réels.",
  retryingIn: (seconds) => `Nouvel essai dans ${seconds} s.`,
  retrying: "Nouvel essai.",
  notConnected: "Les cours sont fictifs tant que les données de marché ne sont pas connectées.",
  connect: "Connecter",
  later: "Plus tard",
};
