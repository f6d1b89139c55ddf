import type { Words } from "../shape.ts";

export const demo: Words["demo"] = {
  name: "Démo",
  notes: {
    openingDeposit: "Démo\u00a0: versement initial",
    custodyFee: "Démo\u00a0: droits de garde de l’année",
    bicycle: "Démo\u00a0: nouveau vélo",
    estimatedPrice: "Démo\u00a0: cours estimé, faute de cours de clôture ce jour-là",
  },
};
