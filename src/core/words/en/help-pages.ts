/** A short page for each screen, in English: what it shows, where it comes from, what to do there. */
export const helpPages = {
  dashboard: {
    shows:
      "Your watchlist with its latest prices, today's change in your portfolio, upcoming events and news about your symbols. The brief at the top says in a few sentences what matters for you today.",
    source:
      "Prices, news and events come from the data sources of this server. The label beside a price says how old it is: live, delayed, at the last close, out of date, or a sample. Press it for the source and the time.",
    tasks: [
      {
        task: "Add a symbol to the watchlist",
        how: "Search for it with Ctrl K or the search button, then press Shift Enter. On a symbol's page, press Watch.",
      },
      {
        task: "See why a price is missing",
        how: "Press the label beside it for the reason. Settings shows the state of each data source.",
      },
      {
        task: "Open a symbol",
        how: "Press its row. Insights shows its chart, figures, news and events.",
      },
      {
        task: "Remove a symbol from the watchlist",
        how: "Open the menu of its row and choose Remove from list.",
      },
      {
        task: "Arrange the dashboard",
        how: "Press Edit dashboard below the cards. Drag cards, move them with the arrow keys, hide them or add them again. The arrangement is saved with your account. Phones have their own order.",
      },
      {
        task: "See where prices come from",
        how: "Prices, news and events come from the data sources of this server. The label beside a price says how old it is: live, delayed or at the last close. Press it for the source and the time.",
      },
    ],
  },
  portfolio: {
    shows:
      "What you own, what it is worth and what it earned. Returns are total returns: with dividends and interest, after fees and taxes.",
    source:
      "Values are your transactions times the latest prices and exchange rates. The bridge under Performance leads from the opening to the closing value and always adds up. A holding without a price is named and left out, never counted as zero.",
    tasks: [
      {
        task: "Record a transaction",
        how: "Press T, or Add transaction. One line is enough: buy 12 NVDA 131.20 2025-03-04 fee 1.",
      },
      {
        task: "Import a broker's file",
        how: "Press Import and choose the file. You see every line before anything is saved, and you can undo an import.",
      },
      {
        task: "Set your own price",
        how: "Open the holding's row and press Set price. Your price is used until a source has a newer one.",
      },
      {
        task: "Choose columns",
        how: "Press Columns above the holdings.",
      },
      {
        task: "Share the portfolio",
        how: "Press Share. The link is read-only, can hide amounts and can be revoked.",
      },
      {
        task: "Correct or delete a transaction",
        how: "Open Transactions and press Edit on its row. You can also delete it in the form.",
      },
      {
        task: "Add or rename an account",
        how: "Choose Manage accounts in the account menu.",
      },
      {
        task: "See dividends and interest",
        how: "Open Income for what you received and what is expected.",
      },
      {
        task: "Set target weights",
        how: "Open Allocation and press Set targets. Bellwether then suggests trades.",
      },
      {
        task: "Hide amounts",
        how: "Press H. Money and share counts are masked in this tab until you press it again.",
      },
      {
        task: "Export your portfolio",
        how: "Open Import and export in Settings and choose CSV or JSON. Excel opens CSV files.",
      },
      {
        task: "Trade or connect a broker",
        how: "Bellwether places no orders and doesn't connect to brokers or banks. Trade with your broker, then record the transaction here or import a file.",
      },
      {
        task: "Enter a split",
        how: "Press T, or Add transaction, and type: split NVDA 10:1. Add its date if it wasn't today.",
      },
      {
        task: "See why your broker shows other figures",
        how: "Returns here are total returns: with dividends and interest, after fees and taxes. Brokers often count other ranges, other cash flows or only price gains. Choose the same range first, then look for missing transactions and check how cost is counted.",
      },
    ],
  },
  insights: {
    shows:
      "Everything about one symbol: its chart with your own trades, key figures, statements, estimates, news, events and signals.",
    source:
      "Quotes and history come from the data sources, statements from the company's filings where a source offers them. Signals are calculated here from daily prices, each with how often it was right before.",
    tasks: [
      {
        task: "Compare symbols",
        how: "Open Compare and add more symbols. All start at 0%. Side by side gives up to four of them a chart each, with one crosshair.",
      },
      {
        task: "Draw on a chart",
        how: "Press Draw and choose a trend line, a level, a range or a text. Draw with a mouse or a finger, or with the arrow keys and Enter on the chart. Drawings are kept with your account.",
      },
      {
        task: "Ask about the symbol",
        how: "Press A, or the AI button, and type your question.",
      },
      {
        task: "Keep a note",
        how: "Open Notes and write down why you bought or watch it. Notes are dated, and the assistant can read them.",
      },
      {
        task: "Set an alert",
        how: "Press Alert and choose the condition.",
      },
      {
        task: "Write a research report",
        how: "Open Research report on the symbol's page and press Create report.",
      },
      {
        task: "Download a chart's data",
        how: "Show the chart as a table and press Download CSV. For a picture, press the arrow at the chart and choose PNG or SVG.",
      },
    ],
  },
  technical: {
    shows: "The price chart with indicators, what each indicator says now, and a scan of your watchlist by signal.",
    source:
      "Indicators are calculated here from the bars of the data source. Beside each signal you see how often it was right and the base rate, which is how often following the trend was right.",
    tasks: [
      {
        task: "Add an indicator",
        how: "Press Add, choose it and set its period. A preset adds several at once.",
      },
      {
        task: "Scan the watchlist",
        how: "Open Scan. Sort by any signal, and open a symbol from its row.",
      },
    ],
  },
  sentiment: {
    shows:
      "The mood of the market and of your symbols, from 0 (negative) to 1 (positive), and where price and news disagree.",
    source:
      "Price mood follows the day's change, news mood the words of recent headlines. Open a symbol's row to see what counted. Mood isn't a forecast.",
    tasks: [
      {
        task: "See what counted",
        how: "Open a symbol's row. Its headlines are listed with the words that counted.",
      },
      {
        task: "Follow another symbol",
        how: "Add it to your watchlist.",
      },
    ],
  },
  strategy: {
    shows:
      "How a rule would have done in the past, compared with buying and holding: trades, value over time, falls and costs.",
    source:
      "Daily prices of the data source, with the costs you set. A signal at a close trades at the next open, so nothing looks ahead. Past results say little about the future. The walk-forward test shows how a rule did on days it wasn't tuned on.",
    tasks: [
      {
        task: "Write a rule",
        how: "Type a sentence such as: buy when RSI is below 30, sell when it is above 60. Or choose the conditions from menus.",
      },
      {
        task: "Check for luck",
        how: "Open Walk-forward or Monte Carlo under the result. The more settings you try, the less convincing a good result is. The page says by how much.",
      },
      {
        task: "Keep a run",
        how: "Press Save run. Saved runs can be compared.",
      },
    ],
  },
  calendar: {
    shows: "Earnings, dividends, splits, listings and economic releases, with those of your own symbols marked.",
    source:
      "Events come from the data sources. An estimated date says so, and a changed date shows the earlier one. Times are in your time zone.",
    tasks: [
      {
        task: "See only your symbols",
        how: "Choose My symbols or Watchlist above the list.",
      },
      {
        task: "Put events in your own calendar",
        how: "Press Subscribe (ICS), choose the event types and copy the link into your calendar app.",
      },
    ],
  },
  alerts: {
    shows: "The alerts you set, how far each is from its condition, and what has triggered.",
    source:
      "Alerts are checked on the server, even while Bellwether is closed. A price counts only if it is fresh and plausible. Samples never trigger an alert.",
    tasks: [
      {
        task: "Set an alert",
        how: "Press New alert, or type it in the search: alert NVDA above 250.",
      },
      {
        task: "Be notified elsewhere",
        how: "In the alert, choose email or your devices. First allow notifications on the device in Settings.",
      },
      {
        task: "Stop an alert for a while",
        how: "Choose Snooze or Pause on its row.",
      },
      {
        task: "Delete an alert",
        how: "Choose Delete on its row.",
      },
    ],
  },
  newsletter: {
    shows: "A short summary of your day, week or month: what moved your portfolio, what's coming up and what to read.",
    source:
      "Every number comes from your portfolio or the data sources, and opens its source. An AI model may write the sentences, but no numbers.",
    tasks: [
      {
        task: "Get it by email",
        how: "Choose how often and at what time, then confirm your address.",
      },
      {
        task: "Create one now",
        how: "Press Create issue now.",
      },
      {
        task: "Read it in a feed reader",
        how: "Create a feed link and add it to your reader.",
      },
      {
        task: "Read an issue",
        how: "Choose it under Issues. The newest is at the top.",
      },
      {
        task: "Stop the newsletter",
        how: "Set the frequency to Off. Stop emails only ends email delivery.",
      },
    ],
  },
  chat: {
    shows: "Answers to questions about the market and your portfolio, with the lookups that led to them.",
    source:
      "Numbers are looked up or calculated by Bellwether, never by the model. Press a number to see where it comes from. Without an AI model, questions are answered by rules. The answer says how your question was understood.",
    tasks: [
      {
        task: "Ask a good question",
        how: "Name the company, the figure and the time: How did Apple's revenue change in the last three years?",
      },
      {
        task: "Ask about a file",
        how: "Attach a table, a PDF or a text. Its numbers are marked as yours.",
      },
      {
        task: "Ask again every week",
        how: "Choose Ask on a schedule under an answer.",
      },
      {
        task: "Choose a model",
        how: "Add a key in Settings, then choose the model above the conversation.",
      },
      {
        task: "Choose what the AI may read",
        how: "Open AI in Settings. You can leave out your portfolio, or send percentages only.",
      },
      {
        task: "Export, rename or delete a conversation",
        how: "Open the menu beside its title.",
      },
    ],
  },
  settings: {
    shows: "How Bellwether looks, what it is connected to, who can sign in, and your data.",
    source: "Settings are saved with your account. Those for this device only, such as the theme, stay on it.",
    tasks: [
      {
        task: "Change the language",
        how: "Choose it under Display. Emails and newsletters follow it.",
      },
      {
        task: "Add a key",
        how: "Open Connections, press Add key and paste the key. It is encrypted and used only for you.",
      },
      {
        task: "Take your data with you",
        how: "Download your account as one file. You can load it into another Bellwether.",
      },
      {
        task: "Protect your account",
        how: "Open Sign-in and security. Add a passkey or turn on two-step sign-in.",
      },
      {
        task: "Switch between light and dark",
        how: "Choose the theme under Display.",
      },
      {
        task: "Change number and date formats",
        how: "Choose them under Display. Emails follow them.",
      },
      {
        task: "Change the currency or the benchmark",
        how: "Choose them under Data.",
      },
      {
        task: "Change your password",
        how: "Open Sign-in and security. All other sessions are signed out.",
      },
      {
        task: "Change your name, photo or email address",
        how: "Open Profile. A new address takes effect once you confirm it.",
      },
      {
        task: "Sign out other devices",
        how: "Open Sign-in and security. Active sessions lists every device.",
      },
      {
        task: "Create another watchlist",
        how: "Open Watchlists, type a name and press Create list.",
      },
      {
        task: "Change how cost is counted",
        how: "Open Accounts and cost method and choose a method for each account.",
      },
      {
        task: "Connect another program",
        how: "Open Connections and press New token. The API and the MCP server accept it.",
      },
      {
        task: "See all keyboard shortcuts",
        how: "Press the question mark key, or open Keyboard shortcuts.",
      },
      {
        task: "Delete your account",
        how: "Open the danger zone. Download your data first to keep a copy.",
      },
      {
        task: "Install it as an app",
        how: "Open About and press Install the app. It then opens without a connection, too.",
      },
      {
        task: "Sign in without your authenticator",
        how: "At sign-in, choose Use a recovery code and enter one of the codes you saved. Then set up two-step sign-in again under Sign-in and security. Without a code, the administrator of this server can turn it off for you.",
      },
      {
        task: "See where your data is stored",
        how: "Your account is in the database of this server. Your browser keeps encrypted copies of recent pages for offline use, and signing out removes them.",
      },
    ],
  },
} as const;
