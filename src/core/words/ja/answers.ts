import type { Words } from "../shape.ts";
import type { Writing } from "../writing.ts";
import { companies } from "./answers-companies.ts";
import { details } from "./answers-details.ts";
import { evidence } from "./answers-evidence.ts";
import { formulas } from "./answers-formulas.ts";
import { labels } from "./answers-labels.ts";
import { markets } from "./answers-markets.ts";
import { own } from "./answers-own.ts";
import { prices } from "./answers-prices.ts";
import { report } from "./answers-report.ts";
import { reportRules } from "./answers-report-rules.ts";
import { results } from "./answers-results.ts";
import { sources } from "./answers-sources.ts";
import { technical } from "./answers-technical.ts";
import { owners } from "./answers-owners.ts";
import { trades } from "./answers-trades.ts";
import { courses } from "./answers-courses.ts";
import { fitting } from "./answers-fitting.ts";
import { tests } from "./answers-tests.ts";
import { values } from "./answers-values.ts";
import { verdicts } from "./answers-verdicts.ts";
import { whatIf } from "./answers-what-if.ts";
import { wishes } from "./answers-wishes.ts";
import { helpPages } from "./help-pages.ts";
import { measures } from "./measures.ts";
import { mood } from "./mood.ts";
import { screenNames } from "./screen-names.ts";
import { sessionNotes } from "./session-notes.ts";
import { signalRules } from "./signal-rules.ts";

export const answers = (writing: Writing): Words["answers"] => ({
  companies,
  details,
  divergences: mood.divergences,
  moodRules: mood.rules,
  evidence,
  formulas: formulas(writing),
  helpPages,
  labels,
  markets,
  measures,
  own,
  prices,
  report,
  reportRules: reportRules(writing),
  results: results(writing),
  screenNames,
  sessionNotes,
  signalRules,
  sources: sources(writing),
  technical,
  owners,
  trades,
  courses,
  fitting,
  tests,
  values: values(writing),
  verdicts: verdicts(writing),
  whatIf,
  wishes,
});
