/** The demo account's name and the notes of its transactions. */
export const demo = {
  name: "Demo",
  notes: {
    openingDeposit: "Demo: opening deposit",
    custodyFee: "Demo: custody fee for the year",
    bicycle: "Demo: new bicycle",
    estimatedPrice: "Demo: estimated price, as no close of that day is available",
  },
};
