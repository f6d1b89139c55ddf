import type { Words } from "../shape.ts";

export const demo: Words["demo"] = {
  name: "Demo",
  notes: {
    openingDeposit: "Demo: aportación inicial",
    custodyFee: "Demo: comisión de custodia anual",
    bicycle: "Demo: bicicleta nueva",
    estimatedPrice: "Demo: precio estimado, al no haber cierre de ese día",
  },
};
