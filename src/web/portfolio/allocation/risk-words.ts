import { riskWording } from "#core/portfolio-analysis/risk-wording.ts";
import { formatDay } from "../../format/format-date.ts";
import { formatPercent } from "../../format/format-price.ts";
import { fixed } from "../../format/number-format.ts";
import { groupName } from "../../market/group-name.ts";
import { riskChecksText } from "../../text/risk-checks-text.ts";

/** Risk checks in the words and formats of the page. */
export const riskWords = riskWording(riskChecksText, {
  number: fixed,
  percent: formatPercent,
  day: formatDay,
  sector: (name) => groupName("sector", name),
});
