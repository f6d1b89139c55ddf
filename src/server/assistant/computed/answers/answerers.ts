import { alertAnswers } from "./alert-answers.ts";
import { closeAnswers } from "./close-answers.ts";
import { companyAnswers } from "./company-answers.ts";
import { crossingAnswers } from "./crossing-answers.ts";
import { courseAnswers } from "./course-answers.ts";
import { extremeAnswers } from "./extreme-answers.ts";
import { fittingAnswers } from "./fitting-answers.ts";
import { fundAnswers } from "./fund-answers.ts";
import { groupAnswers } from "./group-answers.ts";
import { marketAnswers } from "./market-answers.ts";
import { ownAnswers } from "./own-answers.ts";
import { priceAnswers } from "./price-answers.ts";
import { resultAnswers } from "./result-answers.ts";
import { tradeAnswers } from "./trade-answers.ts";
import type { Answerers } from "./answerer.ts";

/** Every answer by its name. */
export const answerers: Answerers = {
  ...alertAnswers,
  ...priceAnswers,
  ...companyAnswers,
  ...closeAnswers,
  ...fundAnswers,
  ...groupAnswers,
  ...marketAnswers,
  ...ownAnswers,
  ...resultAnswers,
  ...courseAnswers,
  ...crossingAnswers,
  ...extremeAnswers,
  ...fittingAnswers,
  ...tradeAnswers,
};
