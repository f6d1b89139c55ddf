import type { SettingsPanel } from "#core/addresses/settings-address.ts";
import type { helpPages } from "#core/words/en/help-pages.ts";

export type HelpScreen = keyof typeof helpPages;
export type HelpTask = (typeof helpPages)[HelpScreen]["tasks"][number]["task"];

/** Words that people use for a task of help besides those of its name. */
interface TaskWords {
  /** Actions: "add", "remove". */
  readonly acts: string;
  /** Objects: a question has to name at least one. */
  readonly things: string;
  /** The panel of Settings where it is done. */
  readonly panel?: SettingsPanel;
}

const instruments = "symbol stock share company ticker fund etf coin crypto index security";
const movements = "transaction trade purchase sale buy sell dividend deposit withdrawal fee split interest bought sold";
const repeated = "daily weekly monthly week month day morning evening monday friday sunday hour time schedule";

const kin =
  "friend wife husband partner spouse father mother parent son daughter brother sister advisor adviser accountant";

/** Every task of the help pages. */
export const taskWords: Readonly<Record<HelpTask, TaskWords>> = {
  "Add a symbol to the watchlist": {
    acts: "add put follow track watch monitor star include",
    things: `watchlist list ${instruments}`,
  },
  "See why a price is missing": { acts: "miss lack", things: "price quote" },
  "See where prices come from": {
    acts: "come from delay delayed get take real-time realtime live old fresh current",
    things: "price quote data source number figure news",
  },
  "Open a symbol": { acts: "open jump", things: `chart page ${instruments}` },
  "Remove a symbol from the watchlist": {
    acts: "remove delete take unwatch unfollow stop drop watch follow",
    things: `watchlist list ${instruments}`,
  },
  "Arrange the dashboard": {
    acts: "arrange rearrange move reorder order sort hide show add remove customise customize edit change drag reset",
    things: "dashboard card home layout",
  },
  "Record a transaction": {
    acts: "record add enter log book register input type capture manually hand past old portfolio account inherit gift receive",
    things: `position holding cash order ${movements}`,
  },
  "Import a broker's file": {
    acts: "import upload load read migrate undo revert bring transfer",
    things: `file import csv excel xlsx pdf statement export history broker data spreadsheet portfolio program ${movements}`,
  },
  "Set your own price": {
    acts: "set enter override correct add type update manually",
    things: "price value valuation manual custom private unlisted holding position",
  },
  "Choose columns": {
    acts: "choose change add hide remove select reorder customise customize pick",
    things: "column",
  },
  "Share the portfolio": {
    acts: "share send publish revoke hide",
    things: `portfolio link read-only public other else person ${kin}`,
  },
  "Enter a split": {
    acts: "enter record add log book register type hand manually",
    things: "split",
  },
  "See why your broker shows other figures": {
    acts: "differ different show other wrong match agree disagree than from compare",
    things: "broker brokerage bank performance return figure number value gain total statement",
  },
  "Correct or delete a transaction": {
    acts: "correct delete edit change fix remove undo modify update adjust cancel enter record book twice duplicate",
    things: `entry mistake error typo wrong booking quantity ${movements}`,
  },
  "Add or rename an account": {
    acts: "add rename create make open delete remove another second new several multiple close have separate",
    things: "account depot broker portfolio",
  },
  "See dividends and interest": {
    acts: "track list overview expected upcoming coming received",
    things: "dividend interest income payout distribution",
  },
  "Set target weights": {
    acts: "set define change add rebalance suggest",
    things: "target weight allocation rebalance rebalancing drift goal portfolio",
  },
  "Hide amounts": {
    acts: "hide mask blur conceal unhide",
    things: "amount value sum balance privacy private portfolio holding",
  },
  "Export your portfolio": {
    acts: "export download save print everything preferably",
    things: `portfolio holding position csv json excel xlsx pdf accountant spreadsheet data file history ${movements}`,
  },
  "Trade or connect a broker": {
    acts: "trade buy get sell order place execute connect link sync synchronise synchronize automatically automatic",
    things: `broker brokerage bank order bond limit market option ${instruments} account`,
  },
  "Compare symbols": { acts: "compare overlay several two both side", things: `chart performance ${instruments}` },
  "Draw on a chart": {
    acts: "draw add put place mark annotate move delete remove hide save",
    things: "drawing trend line trendline level support resistance horizontal range box annotation chart",
  },
  "Ask about the symbol": { acts: "ask", things: "ai" },
  "Keep a note": {
    acts: "keep write add take save record leave jot",
    things: `note thesis comment journal diary memo ${instruments}`,
  },
  "Set an alert": {
    acts: `set create add new warn notify remind fall drop rise hit reach cross above below under over price percent get earnings dividend report volume ${instruments}`,
    things: "alert alarm notification warning reminder notify warn remind told email mail",
  },
  "Write a research report": { acts: "write create generate request", things: `report research ${instruments}` },
  "Download a chart's data": {
    acts: "download export save",
    things: `chart data price history historical csv table ${instruments}`,
  },
  "Add an indicator": {
    acts: "add draw overlay put",
    things: "indicator rsi macd sma ema moving average bollinger band chart study overlay stochastic preset",
  },
  "Scan the watchlist": { acts: "scan screen filter sort", things: "watchlist signal scan scanner screener" },
  "See what counted": { acts: "count calculate compute score", things: "sentiment mood score headline" },
  "Follow another symbol": { acts: "add follow", things: "sentiment mood" },
  "Write a rule": {
    acts: "write test backtest create build try simulate new own",
    things: "rule strategy trading idea",
  },
  "Check for luck": {
    acts: "check test",
    things: "luck walk-forward walk forward monte carlo overfit overfitting robust robustness",
  },
  "Keep a run": { acts: "save keep store compare", things: "run backtest strategy result rule" },
  "See only your symbols": { acts: "filter only limit", things: "calendar event" },
  "Put events in your own calendar": {
    acts: "put add export sync subscribe import link connect",
    things: "calendar event google outlook apple ics ical feed",
  },
  "Be notified elsewhere": {
    acts: "notify get receive send turn enable allow push phone email mail mobile",
    things: "notification alert push notify",
  },
  "Stop an alert for a while": {
    acts: "stop pause snooze mute silence disable turn temporarily while",
    things: "alert alarm notification",
  },
  "Delete an alert": { acts: "delete remove cancel clear stop old price", things: "alert alarm" },
  "Get it by email": {
    acts: `get receive subscribe change set turn sign send mail email only every sundays often ${repeated}`,
    things: "newsletter letter digest",
  },
  "Create one now": { acts: "create generate now new", things: "newsletter issue" },
  "Read it in a feed reader": { acts: "read", things: "feed rss atom" },
  "Read an issue": {
    acts: "read miss get open old past earlier previous archive week last latest receive",
    things: "newsletter issue digest",
  },
  "Stop the newsletter": {
    acts: "stop unsubscribe cancel end turn off disable mail email come weekly daily monthly get",
    things: "newsletter letter digest",
  },
  "Ask a good question": { acts: "phrase", things: "prompt" },
  "Ask about a file": {
    acts: "attach upload add analyse analyze chat assistant ai",
    things: "file pdf excel csv attachment picture document image",
  },
  "Ask again every week": {
    acts: `repeat automate automatically regularly again every ${repeated}`,
    things: "schedule repeat automate regularly recurring question every",
  },
  "Choose a model": {
    acts: "choose change switch select pick different another",
    things: "model ai gemini openai claude gpt chatgpt anthropic llm",
  },
  "Choose what the AI may read": {
    acts: "choose limit stop keep prevent hide share send read",
    things: "ai assistant model",
    panel: "ai",
  },
  "Export, rename or delete a conversation": {
    acts: "export rename delete remove save download",
    things: "conversation chat",
  },
  "Change the language": {
    acts: "change set switch translate",
    things: "language german french spanish japanese english italian portuguese chinese",
    panel: "display",
  },
  "Add a key": {
    acts: "add enter set paste store own new",
    things: "key api gemini openai anthropic rapidapi claude",
    panel: "connections",
  },
  "Take your data with you": {
    acts: "download export take backup back save move copy another",
    things: "data account everything backup server",
    panel: "import-export",
  },
  "Protect your account": {
    acts: "protect secure enable add set turn activate use",
    things:
      "sign-in passkey factor two-factor 2fa totp authenticator two-step authentication mfa security account second",
    panel: "security",
  },
  "Switch between light and dark": {
    acts: "switch change enable turn set",
    things: "dark light theme mode night appearance",
    panel: "display",
  },
  "Sign in without your authenticator": {
    acts: "sign log lose lost past into without broke broken stolen bypass locked out recover",
    things: "phone second factor two-factor 2fa totp two-step authenticator authentication mfa code recovery device",
    panel: "security",
  },
  "See where your data is stored": {
    acts: "store keep save hold host kept held only locally remote",
    things: "data server device cloud computer information portfolio holding database browser",
    panel: "import-export",
  },
  "Change number and date formats": {
    acts: "change set",
    things: "number date format decimal comma thousand separator clock",
    panel: "display",
  },
  "Change the currency or the benchmark": {
    acts: "change set switch choose different another base display default my portfolio",
    things: "currency benchmark",
    panel: "data",
  },
  "Change your password": { acts: "change reset update forgot set new", things: "password", panel: "security" },
  "Change your name, photo or email address": {
    acts: "change update set upload new",
    things: "name photo email mail address picture avatar profile",
    panel: "profile",
  },
  "Sign out other devices": {
    acts: "sign log out logout everywhere other phone",
    things: "device session logout computer",
    panel: "security",
  },
  "Create another watchlist": {
    acts: "create add another second new rename several multiple",
    things: "watchlist",
    panel: "watchlists",
  },
  "Change how cost is counted": {
    acts: "change set choose switch calculate compute",
    things: "cost method fifo lifo average basis lot",
    panel: "accounts",
  },
  "Connect another program": {
    acts: "connect access create get new my",
    things: "api token mcp program script",
    panel: "connections",
  },
  "See all keyboard shortcuts": { acts: "list all", things: "keyboard shortcut hotkey", panel: "shortcuts" },
  "Delete your account": {
    acts: "delete close remove erase my",
    things: "account profile",
    panel: "danger-zone",
  },
  "Install it as an app": {
    acts: "install use download phone mobile offline",
    things: "app phone mobile offline iphone android ios pwa",
    panel: "about",
  },
};

/** Words for a screen as a whole. */
export const screenWords: Readonly<Record<HelpScreen, string>> = {
  dashboard: "dashboard home overview brief",
  portfolio: "portfolio holding position transaction trade",
  insights: "insight",
  technical: "technical",
  sentiment: "sentiment mood",
  strategy: "strategy lab backtest backtesting backtester",
  calendar: "calendar economic event",
  alerts: "alert",
  newsletter: "newsletter",
  chat: "chat assistant",
  settings: "setting",
};
