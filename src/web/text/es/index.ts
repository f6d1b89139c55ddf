import type { Catalogue } from "../catalogue.ts";
import { accountCare } from "./account-care.ts";
import { accountCopy } from "./account-copy.ts";
import { accountMail } from "./account-mail.ts";
import { account } from "./account.ts";
import { age } from "./age.ts";
import { groups } from "./groups.ts";
import { riskChecks } from "./risk-checks.ts";
import { sessionNotes } from "./session-notes.ts";
import { keyNames } from "./key-names.ts";
import { alerts } from "./alerts.ts";
import { assistant } from "./assistant.ts";
import { bell } from "./bell.ts";
import { bound } from "./bound.ts";
import { events, calendar } from "./calendar.ts";
import { chat } from "./chat.ts";
import { connections } from "./connections.ts";
import { correlation } from "./correlation.ts";
import { dashboardEditor } from "./dashboard-editor.ts";
import { evidence } from "./evidence.ts";
import { faults } from "./faults.ts";
import { field } from "./field.ts";
import { firebase } from "./firebase.ts";
import { heatMap } from "./heat-map.ts";
import { help } from "./help.ts";
import { home } from "./home.ts";
import { imports } from "./import.ts";
import { symbolPage, compare } from "./insights.ts";
import { jobs } from "./jobs.ts";
import { keys } from "./keys.ts";
import { lacks } from "./lacks.ts";
import { mail } from "./mail.ts";
import { market, chart, dashboard, insights } from "./market.ts";
import { measures } from "./measures.ts";
import { models } from "./models.ts";
import { mood } from "./mood.ts";
import { newsletter } from "./newsletter.ts";
import { drawing } from "./drawing.ts";
import { notes } from "./notes.ts";
import { offline } from "./offline.ts";
import { outage } from "./outage.ts";
import { palette } from "./palette.ts";
import { passkey } from "./passkey.ts";
import { performance, income, allocation } from "./performance.ts";
import { phone } from "./phone.ts";
import { portfolio, holdings, transactions, ledger } from "./portfolio.ts";
import { position } from "./position.ts";
import { presetNames } from "./preset-names.ts";
import { problems } from "./problems.ts";
import { proof } from "./proof.ts";
import { provider } from "./provider.ts";
import { push } from "./push.ts";
import { report } from "./report.ts";
import { signals, tone, news } from "./research.ts";
import { scheduled } from "./scheduled.ts";
import { secondFactor } from "./second-factor.ts";
import { security } from "./security.ts";
import { sentiment } from "./sentiment.ts";
import { settingsPanel } from "./settings-panel.ts";
import { settings } from "./settings.ts";
import { sharing } from "./sharing.ts";
import { shell, screens, errors } from "./shell.ts";
import { signalRules } from "./signal-rules.ts";
import { signUp } from "./sign-up.ts";
import { spoken } from "./spoken.ts";
import { strategy } from "./strategy.ts";
import { symbolTabs } from "./symbol-tabs.ts";
import { indicators, readings, technical, symbolSearch } from "./technical.ts";
import { tokens } from "./tokens.ts";
import { ui, product, documentTitle } from "./ui.ts";
import { wait } from "./wait.ts";
import { preview, brief, review } from "./written.ts";
import { zones } from "./zones.ts";

export const catalogue: Catalogue = {
  accountCare,
  accountCopy,
  accountMail,
  account,
  age,
  groups,
  riskChecks,
  sessionNotes,
  keyNames,
  alerts,
  assistant,
  bell,
  bound,
  events,
  calendar,
  chat,
  connections,
  correlation,
  dashboardEditor,
  evidence,
  faults,
  field,
  firebase,
  heatMap,
  help,
  home,
  imports,
  symbolPage,
  compare,
  jobs,
  keys,
  lacks,
  mail,
  market,
  chart,
  dashboard,
  insights,
  measures,
  models,
  mood,
  newsletter,
  drawing,
  notes,
  offline,
  outage,
  palette,
  passkey,
  performance,
  income,
  allocation,
  phone,
  portfolio,
  holdings,
  transactions,
  ledger,
  position,
  presetNames,
  problems,
  proof,
  provider,
  push,
  report,
  signals,
  tone,
  news,
  scheduled,
  secondFactor,
  security,
  sentiment,
  settingsPanel,
  settings,
  sharing,
  shell,
  screens,
  errors,
  signalRules,
  signUp,
  spoken,
  strategy,
  symbolTabs,
  indicators,
  readings,
  technical,
  symbolSearch,
  tokens,
  ui,
  product,
  documentTitle,
  wait,
  preview,
  brief,
  review,
  zones,
};
