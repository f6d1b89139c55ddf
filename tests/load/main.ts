const loads = {
  portfolio: () => import("./portfolio-load.ts"),
  "large-import": () => import("./large-import-load.ts"),
};

/** `npm run load` measures a large portfolio, `npm run load -- large-import` an import and export of 100,000 lines. */
const chosen = process.argv[2] ?? "portfolio";
if (!(chosen in loads)) throw new Error(`There is no load ${chosen}. Choose one of ${Object.keys(loads).join(", ")}.`);
void loads[chosen as keyof typeof loads]();
