import type { Words } from "../shape.ts";

export const demo: Words["demo"] = {
  name: "Demo",
  notes: {
    openingDeposit: "Demo: Ersteinzahlung",
    custodyFee: "Demo: Depotgebühr für das Jahr",
    bicycle: "Demo: neues Fahrrad",
    estimatedPrice: "Demo: geschätzter Kurs, da kein Schlusskurs dieses Tages vorliegt",
  },
};
