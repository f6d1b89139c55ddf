/** Ways of asking each question: its title, and one way a line. */
export const questions = {
  price: {
    title: "What does {symbol} cost?",
    ways: `
      what is the price of {symbol}
      what is it worth
      what was {symbol} worth in {currency} {period}
      close of {symbol} on {period}
      where did {symbol} finish on {period}
      what was {symbol} {period}
      what did {symbol} close at on {period}
      {symbol} in {currency}
      what is {symbol} in {currency}
      {symbol}
      what's {symbol} trading at
      {symbol} price
      {symbol} quote
      how much is one share of {symbol}
      {symbol} close {period}
      current share price of {symbol}
      where's {symbol} at right now
      {symbol} closing price {period}
      give me the latest stock price for {symbol}
      what is {symbol} going for these days
      how much does a single {symbol} share set you back
      last traded price {symbol}
      tell me the share price of {symbol}
      how much are {symbol} shares {period}
      can you check what {symbol} is selling for
      what would i pay for a share of {symbol}
      {period} what was the price of {symbol}
      {symbol} stock price please
    `,
  },
  change: {
    title: "How has {symbol} performed?",
    ways: `
      how much has {symbol} moved {period}
      how did {symbol} do {period}
      how is {symbol} doing {period}
      is {symbol} in the red {period}
      did {symbol} gain or lose value {period}
      how did {symbol} perform over {period}
      is {symbol} in the green {period}
      how has {symbol} done {period}
      how's {symbol} doing {period}
      is {symbol} up or down
      {symbol} performance {period}
      {symbol} chart
      what's the return on {symbol} {period}
      by how many percent did {symbol} move
      how much has {symbol} gained or lost {period}
      show me the price history of {symbol}
      {symbol} daily change
      graph of how the {symbol} share price has developed
      has {symbol} gone up, or is it in the red
      total return {symbol}
      did {symbol} go up {period}
      {period} how much did {symbol} rise or fall
      has {symbol} been climbing or sliding {period}
      was it a good or bad {period} for {symbol}
      show me how {symbol} has got on {period}
      {symbol} percentage change {period}
    `,
  },
  bestWorstDay: {
    title: "What were the best and worst days of {symbol}?",
    ways: `
      best month for {symbol} {period}
      best single trading day of {symbol} {period}
      best day for {symbol} {period}
      worst trading day of {symbol} {period}
      {symbol} biggest one-day drop
      largest single day gain {symbol}
      when did {symbol} jump the most in one day
      on which day did {symbol} crash hardest
      {symbol} largest daily move {period}
      steepest one-day fall in {symbol} shares
      what's the most {symbol} ever moved in a single session
      {symbol} biggest daily swing up or down
      tell me the day {symbol} fell the most {period}
      {period} what was the strongest day for {symbol}
      which was the roughest session for {symbol} {period}
      {symbol} biggest up day and biggest down day
      when did {symbol} have its worst day {period}
      show me the best and worst sessions for {symbol} {period}
    `,
  },
  highLow: {
    title: "What are the 52-week high and low of {symbol}?",
    ways: `
      highest price {symbol} reached {period}
      on which day was {symbol} lowest {period}
      lowest {symbol} has been {period}
      {symbol} 52 week high
      {symbol} 52 week low
      highest price of {symbol} {period}
      cheapest you could get {symbol} {period}
      how far is {symbol} off its yearly high
      where is {symbol} in its 52-week range
      {symbol} high and low {period}
      is {symbol} near its one-year low
      how high was the peak of {symbol} {period}
      how far above the bottom of the year is {symbol}
      52wk hi lo {symbol}
      {symbol} trading range
      what's the top and bottom price for {symbol} over the past year
      {period} how low did {symbol} get
      yearly high and low for {symbol}
      show me the peak and trough for {symbol} {period}
      did {symbol} hit a one-year high {period}
      can you check the highest and lowest {symbol} traded {period}
    `,
  },
  record: {
    title: "What is the all-time high of {symbol}?",
    ways: `
      {symbol} all-time high
      {symbol} ath
      is {symbol} at a record high
      how far below its all time high is {symbol}
      {symbol} all-time low
      when did {symbol} set its record
      highest {symbol} has ever been
      did {symbol} ever trade higher than now
      what's the most a {symbol} share was ever worth
      lowest price ever for {symbol}
      how much is it down from its historic peak
      {symbol} record price ever
      has {symbol} ever been higher than this
      when was {symbol} at its highest ever
      tell me the highest price in the history of {symbol}
      did {symbol} hit a new all-time high {period}
      how close is {symbol} to its record
      {symbol} historical peak
      how far is {symbol} below its record
    `,
  },
  volume: {
    title: "What is the trading volume of {symbol}?",
    ways: `
      {symbol} volume
      how many {symbol} shares changed hands
      average daily volume {symbol}
      is {symbol} trading on unusually high volume
      how heavily is {symbol} being traded compared with normal
      {symbol} turnover in shares vs average
      how liquid is {symbol}
      number of {symbol} shares traded
      relative volume {symbol}
      is trading in {symbol} thin or busy
      vol {symbol}
      how many shares of {symbol} were traded {period}
      was there a lot of trading in {symbol} {period}
      show me the traded volume for {symbol} {period}
      {period} how busy was the trading in {symbol}
      is there more volume than usual in {symbol}
      can you check how actively {symbol} trades
    `,
  },
  marketCap: {
    title: "What is the market capitalisation of {symbol}?",
    ways: `
      market cap of {symbol} in {currency}
      {symbol} market cap
      how much is {symbol} worth as a whole company
      market capitalization of {symbol}
      {symbol} mcap
      what is the total market value of {symbol}
      how big is {symbol}
      is {symbol} a large cap or a small cap
      what would it cost to buy all of {symbol}
      what does the stock market value the entire {symbol} business at
      company size by capitalisation {symbol}
      is {symbol} a trillion dollar company
      how much is the whole of {symbol} valued at
      tell me the market value of {symbol} as a company
      what size company is {symbol} by market value
      can you check the cap of {symbol}
      {symbol} capitalisation in {currency}
      how many billions is {symbol} worth
    `,
  },
  peRatio: {
    title: "What is the P/E ratio of {symbol}?",
    ways: `
      {symbol} p/e
      {symbol} pe ratio
      price to earnings {symbol}
      trailing p/e of {symbol}
      what earnings multiple does {symbol} trade on
      how many times earnings is {symbol}
      price-earnings ratio for {symbol}
      earnings multiple of {symbol} over the trailing twelve months
      what's its pe
      ttm p/e {symbol}
      what multiple of its profits are people paying for {symbol}
      tell me the pe for {symbol}
      does {symbol} have a high p/e
      can you check the price earnings multiple of {symbol}
      what's the p/e on {symbol} right now
      how many years of profits does the {symbol} share price represent
      is the pe of {symbol} low
    `,
  },
  forwardPe: {
    title: "What is the forward P/E of {symbol}?",
    ways: `
      {symbol} forward p/e
      fwd pe {symbol}
      forward price to earnings of {symbol}
      p/e of {symbol} on next year's earnings
      how many times expected earnings does {symbol} trade at
      {symbol} forward multiple
      estimated pe ratio {symbol}
      prospective p/e for {symbol}
      what's its p/e based on forecast earnings
      {symbol} projected price-earnings ratio
      what will the p/e of {symbol} be based on future earnings
      show me the forward earnings multiple for {symbol}
      is the forward pe of {symbol} high
      what multiple of next year's profits does {symbol} trade on
      {symbol} price to expected earnings
      tell me the forward-looking p/e for {symbol}
    `,
  },
  valuation: {
    title: "Is {symbol} expensive or cheap?",
    ways: `
      is {symbol} overvalued
      is {symbol} undervalued
      {symbol} valuation
      is {symbol} cheap or pricey at the moment
      {symbol} multiples p/e p/b p/s ev/ebitda
      how is {symbol} valued
      all valuation ratios for {symbol}
      is the stock fairly priced
      valuation metrics {symbol}
      does {symbol} look like a bargain or is it too dear
      what multiples is {symbol} trading on
      fair value of {symbol}
      is {symbol} reasonably priced
      am i overpaying for {symbol} at this level
      how pricey is {symbol} compared with what it earns and owns
      is {symbol} good value
      show me how richly {symbol} is valued
      can you check whether {symbol} is too expensive
    `,
  },
  priceToBook: {
    title: "What is the price-to-book ratio of {symbol}?",
    ways: `
      {symbol} p/b
      {symbol} price to book
      pb ratio {symbol}
      is {symbol} trading below book
      price-book ratio of {symbol}
      market-to-book {symbol}
      how many times book value does {symbol} trade at
      does {symbol} trade at a premium to its net assets
      p/bv {symbol}
      what's its price to book multiple
      how does the price of {symbol} compare to its book value
      is {symbol} priced below its net assets
      tell me the p/b for {symbol}
      can you check the price to book on {symbol}
      what multiple of book is {symbol} on
      does {symbol} cost more than what's on its books
    `,
  },
  priceToSales: {
    title: "What is the price-to-sales ratio of {symbol}?",
    ways: `
      {symbol} p/s
      {symbol} price to sales
      ps ratio {symbol}
      how many times sales does {symbol} trade at
      price to revenue multiple of {symbol}
      price-sales ratio {symbol}
      what's its sales multiple
      market cap to revenue {symbol}
      what do you pay per dollar of revenue at {symbol}
      p/s multiple for the stock
      how does the market value of {symbol} compare to its sales
      tell me the price to sales for {symbol}
      what multiple of revenue is {symbol} on
      can you check the p/s of {symbol}
      is {symbol} expensive relative to its revenue
      {symbol} price to turnover
    `,
  },
  evToEbitda: {
    title: "What is the EV/EBITDA of {symbol}?",
    ways: `
      {symbol} ev/ebitda
      ev to ebitda {symbol}
      enterprise multiple of {symbol}
      enterprise value to ebitda for {symbol}
      what ev ebitda multiple does {symbol} trade at
      {symbol} enterprise value
      ev ebitda ratio of the stock
      how many times ebitda is {symbol} valued at
      {symbol} ev multiple
      what is its enterprise value divided by ebitda
      tell me the ev/ebitda for {symbol}
      what's the enterprise value of {symbol} relative to ebitda
      is the ev/ebitda of {symbol} high
      can you check the ebitda multiple for {symbol}
      including debt how many times ebitda do you pay for {symbol}
      show me the ev over ebitda for {symbol}
    `,
  },
  peg: {
    title: "What is the PEG ratio of {symbol}?",
    ways: `
      {symbol} peg
      peg ratio {symbol}
      price/earnings to growth of {symbol}
      p/e relative to growth {symbol}
      what's its peg
      is the peg of {symbol} below one
      growth-adjusted p/e for {symbol}
      how does the pe of {symbol} stack up against its growth rate
      {symbol} price earnings growth ratio
      tell me the peg for {symbol}
      does {symbol} have a low peg
      can you check the price earnings growth figure for {symbol}
      is the p/e of {symbol} justified by its growth
      what peg does {symbol} trade on
      is {symbol} cheap once you factor in growth
    `,
  },
  beta: {
    title: "What is the beta of {symbol}?",
    ways: `
      {symbol} beta
      beta of {symbol}
      what's its beta
      how strongly does {symbol} react to the market
      is {symbol} a high beta stock
      beta coefficient {symbol}
      how sensitive is {symbol} to moves in the index
      {symbol} market sensitivity
      is {symbol} a low-beta defensive name
      5 year beta {symbol}
      tell me the beta for {symbol}
      does {symbol} move more than the market
      can you check how much {symbol} swings relative to the index
      does {symbol} have a beta above one
      if the market falls how much does {symbol} usually fall
      show me the market beta of {symbol}
    `,
  },
  volatilityOf: {
    title: "How volatile is {symbol}?",
    ways: `
      {symbol} volatility {period}
      how volatile is {symbol} {period}
      how risky is {symbol}
      {symbol} max drawdown
      standard deviation of {symbol} returns
      how much does {symbol} swing around
      is {symbol} a safe stock or a wild ride
      historical vol {symbol}
      biggest peak-to-trough fall in {symbol} {period}
      {symbol} risk
      how jumpy is the stock
      does {symbol} fluctuate a lot
      does the price of {symbol} jump around much
      tell me the volatility of {symbol} {period}
      how rough a ride has {symbol} been {period}
      {period} how much did {symbol} bounce around
      how stable is the {symbol} share price
      can you check how choppy {symbol} has been {period}
    `,
  },
  compare: {
    title: "How does {symbol} compare with {other}?",
    ways: `
      is {symbol} better than {other}
      {symbol} {other}
      {symbol} vs {other}
      compare {symbol} and {other}
      which did better {period}, {symbol} or {other}
      did {symbol} outperform {other} {period}
      {symbol} or {other}
      {symbol} and {other} side by side
      difference between {symbol} and {other}
      put {symbol} up against {other}
      key figures of {symbol} against {other}
      has {symbol} beaten {other} {period}
      {symbol} versus {other} comparison
      how does {symbol} stack up to {other}
      which is better {symbol} or {other}
      who wins between {symbol} and {other}
      {period} did {symbol} do better than {other}
      show me {symbol} next to {other}
      tell me how {symbol} differs from {other}
      can you check {symbol} against {other} {period}
    `,
  },
  news: {
    title: "What is the news about {symbol}?",
    ways: `
      {symbol} news
      latest headlines on {symbol}
      anything new on {symbol} {period}
      what are they saying about {symbol} in the press
      recent stories about {symbol}
      {symbol} press releases {period}
      what's new with {symbol}
      articles on {symbol}
      any announcements from {symbol} {period}
      what's the latest on {symbol}
      show me what's been reported about the company
      what's been going on at {symbol} lately
      has there been any news on {symbol} {period}
      tell me what's happening with {symbol}
      show me the news for {symbol} {period}
      {period} what was in the news about {symbol}
      anything i should know about {symbol}
      can you check the headlines for {symbol}
    `,
  },
  whyMoved: {
    title: "Why did {symbol} move?",
    ways: `
      why is {symbol} down {period}
      why is {symbol} up {period}
      what happened to {symbol} {period}
      why did {symbol} drop
      reason for the {symbol} rally
      what's moving {symbol}
      why is {symbol} falling
      what caused the jump in {symbol} shares {period}
      why is {symbol} tanking
      why's it mooning
      what's behind the sell-off of {symbol}
      why did {symbol} plunge, surge or spike
      what made {symbol} go down {period}
      what made {symbol} go up {period}
      how come {symbol} is dropping
      tell me the reason {symbol} moved {period}
      {period} why did {symbol} shares jump
      any idea why {symbol} is getting hit
    `,
  },
  dividend: {
    title: "What dividend does {symbol} pay?",
    ways: `
      does {symbol} yield
      {symbol} dividend
      {symbol} dividend yield
      does {symbol} pay a dividend
      {symbol} yields how much
      how much does {symbol} pay per share
      dividend rate {symbol}
      how often does {symbol} pay out
      what's the yield on {symbol}
      annual payout per share of {symbol}
      {symbol} divi
      distribution yield of {symbol}
      is {symbol} a monthly or quarterly dividend payer
      what do shareholders of {symbol} get each year in dividends
      how much dividend do i get per {symbol} share
      tell me the dividend for {symbol}
      what does {symbol} pay out to shareholders
      is there a dividend on {symbol}
      can you check the yield of {symbol}
      how high is the {symbol} dividend
    `,
  },
  dividendDate: {
    title: "When is the next dividend of {symbol}?",
    ways: `
      when does {symbol} pay its next dividend
      when do i have to own {symbol} to get the next dividend
      {symbol} ex-dividend date
      when does {symbol} go ex-div
      next dividend payment date {symbol}
      when will {symbol} pay its dividend
      by when do you have to own {symbol} to get the dividend
      {symbol} ex date
      {symbol} record date and pay date
      last day to buy {symbol} for the next payout
      when is the next {symbol} distribution
      upcoming {symbol} divi date and amount
      when's the next divi from {symbol} due
      tell me the next dividend date for {symbol}
      when is the cut-off for the {symbol} dividend
      can you check when {symbol} goes ex
      does {symbol} pay a dividend {period}
      is {symbol} going ex-dividend {period}
      what date is the {symbol} dividend paid
    `,
  },
  dividendGrowth: {
    title: "Has {symbol} raised its dividend?",
    ways: `
      {symbol} dividend growth
      {symbol} dividend history
      did {symbol} cut its dividend
      how many years has {symbol} increased its dividend
      is {symbol} a dividend aristocrat
      {symbol} dividend hike
      past dividends of {symbol}
      how fast does the {symbol} payout grow
      dividend growth rate {symbol}
      has {symbol} ever suspended or reduced the divi
      consecutive years of dividend increases {symbol}
      track record of dividend raises at {symbol}
      does {symbol} raise its dividend every year
      has the {symbol} dividend gone up {period}
      tell me how the dividend of {symbol} has grown over the years
      show me the dividends {symbol} paid in the past
      did {symbol} lift its payout {period}
      has {symbol} ever lowered its dividend
    `,
  },
  payoutRatio: {
    title: "What is the payout ratio of {symbol}?",
    ways: `
      {symbol} payout ratio
      is the {symbol} dividend covered by earnings
      {symbol} dividend cover
      is the dividend of {symbol} safe
      how much of its earnings does {symbol} pay out
      can {symbol} afford its dividend
      dividend coverage {symbol}
      is the {symbol} dividend sustainable
      what percentage of profit goes to shareholders as dividends at {symbol}
      dividend payout percentage {symbol}
      what portion of its profit does {symbol} hand out as dividends
      does {symbol} earn enough to pay its dividend
      tell me the payout ratio for {symbol}
      could {symbol} be forced to cut because it pays out too much of its profit
      how well covered is the {symbol} dividend
      does {symbol} pay out more than it earns
    `,
  },
  earningsDate: {
    title: "When does {symbol} report earnings?",
    ways: `
      could you tell me when {symbol} reports earnings next
      {symbol} earnings date
      when is {symbol} earnings
      next earnings report {symbol}
      when does {symbol} report
      when are the {symbol} results out
      {symbol} results date
      does {symbol} announce before the open or after the close
      when's the next {symbol} quarterly report
      {symbol} earnings call date
      how many days until {symbol} publishes its numbers
      {symbol} interim results date
      when does {symbol} release its figures
      does {symbol} report {period}
      what day are the {symbol} earnings
      tell me when the next results of {symbol} come out
      can you check when {symbol} has earnings
      is {symbol} publishing results {period}
      when will we hear the next quarterly numbers from {symbol}
    `,
  },
  earningsPast: {
    title: "How did the last results of {symbol} compare with expectations?",
    ways: `
      how often has {symbol} missed earnings {period}
      did {symbol} beat earnings
      {symbol} earnings surprise
      did {symbol} miss estimates
      {symbol} last quarter results vs expectations
      how were {symbol} earnings
      {symbol} earnings history beat or miss
      how did the latest {symbol} results come in against forecasts
      did {symbol} meet consensus last time it reported
      last earnings report {symbol}
      were the {symbol} numbers any good
      how often does {symbol} top analysts' estimates
      {symbol} actual vs expected eps
      did {symbol} do better than analysts expected {period}
      tell me how the last earnings of {symbol} went
      were the last {symbol} results a beat or a miss
      {period} did {symbol} disappoint with its results
      show me past earnings surprises for {symbol}
      did the {symbol} earnings come in above estimates
    `,
  },
  earningsExpected: {
    title: "What earnings are expected of {symbol}?",
    ways: `
      {symbol} earnings estimates
      what eps do analysts expect from {symbol}
      {symbol} revenue estimate next quarter
      consensus estimate {symbol}
      what's the street looking for from the coming {symbol} report
      expected earnings {symbol}
      {symbol} eps forecast by analysts
      what are the expectations for {symbol} earnings
      whisper number {symbol}
      analyst estimates for upcoming {symbol} results
      projected revenue and eps of {symbol}
      {symbol} earnings preview
      what are analysts predicting for the next {symbol} results
      tell me the earnings consensus for {symbol}
      how much is {symbol} expected to earn {period}
      what profit per share is forecast for {symbol} {period}
      show me the estimates for {symbol} {period}
      what sales does the street expect from {symbol}
    `,
  },
  splitsOf: {
    title: "Has {symbol} split its shares?",
    ways: `
      {symbol} stock split
      {symbol} split history
      did {symbol} ever split
      when is the {symbol} split
      {symbol} split ratio
      is {symbol} planning a share split
      reverse split {symbol}
      when did {symbol} last split its stock
      {symbol} share consolidation
      how many times has {symbol} split
      was there a split in {symbol} {period}
      tell me about any splits in {symbol}
      did {symbol} do a stock split {period}
      when were the {symbol} shares split
      has {symbol} ever done a reverse split
      can you check if {symbol} is splitting its stock
    `,
  },
  revenue: {
    title: "What is the revenue of {symbol}?",
    ways: `
      {symbol} revenue {period}
      {symbol} sales figures
      what's the turnover of {symbol}
      how much did {symbol} sell {period}
      {symbol} annual revenues
      {symbol} top line
      how much money does {symbol} take in
      net sales of {symbol} {period}
      quarterly revenue {symbol}
      how big are the sales at {symbol}
      how much business does the company do
      tell me how much revenue {symbol} made {period}
      {period} what were the sales of {symbol}
      can you check the turnover at {symbol} {period}
      how much did {symbol} bring in {period}
      show me what {symbol} took in sales {period}
      total sales {symbol} {period}
    `,
  },
  revenueGrowth: {
    title: "How fast is the revenue of {symbol} growing?",
    ways: `
      {symbol} revenue growth
      {symbol} sales growth
      are sales at {symbol} growing
      how fast is {symbol} growing
      {symbol} top line growth yoy
      is the turnover of {symbol} rising or shrinking
      {symbol} growth rate
      year on year revenue increase {symbol}
      by how much did {symbol} grow its sales
      revenue cagr {symbol}
      is {symbol} still a growth company
      did sales at {symbol} go up
      has {symbol} increased its revenue
      tell me the sales growth at {symbol}
      is revenue at {symbol} falling
      how much more is {symbol} selling than a year ago
      can you check how quickly sales are rising at {symbol}
    `,
  },
  profit: {
    title: "What is the net income of {symbol}?",
    ways: `
      has {symbol} been making any profit
      is {symbol} making more money {period}
      {symbol} net income {period}
      {symbol} profit {period}
      is {symbol} profitable
      does {symbol} make money
      how much profit did {symbol} make {period}
      {symbol} bottom line
      is {symbol} losing money
      net profit of {symbol}
      what did {symbol} earn {period}
      {symbol} after-tax profit
      {symbol} net loss
      is the company in the black or burning cash
      did {symbol} turn a profit {period}
      {period} how much money did {symbol} make
      did {symbol} make a loss {period}
      tell me how much {symbol} earned after all costs {period}
      are profits at {symbol} up {period}
      what was left as net profit at {symbol} {period}
    `,
  },
  eps: {
    title: "What are the earnings per share of {symbol}?",
    ways: `
      {symbol} eps {period}
      {symbol} earnings per share
      what does {symbol} earn per share
      diluted eps {symbol}
      eps ttm {symbol}
      profit per share of {symbol} {period}
      how much does each {symbol} share earn
      basic earnings per share {symbol}
      what's its eps
      eps growth {symbol}
      tell me the eps for {symbol}
      how much profit per share did {symbol} make {period}
      {period} what was the eps of {symbol}
      can you check the earnings on each share of {symbol}
      show me eps for {symbol} {period}
      net income per share {symbol} {period}
    `,
  },
  margins: {
    title: "What are the margins of {symbol}?",
    ways: `
      {symbol} margins
      {symbol} gross margin
      {symbol} operating margin
      {symbol} net profit margin
      profit margins of {symbol}
      how much of each dollar of sales does {symbol} keep
      {symbol} profitability
      are margins at {symbol} improving
      ebit margin {symbol}
      what percentage of revenue is left as profit at {symbol}
      how fat are the margins over at {symbol}
      does {symbol} have good margins
      tell me how profitable {symbol} is as a share of sales
      how high is the profit margin at {symbol}
      can you check the gross and operating margins of {symbol}
      are the margins at {symbol} shrinking
      how many cents on the dollar does {symbol} make
    `,
  },
  debt: {
    title: "How much debt does {symbol} have?",
    ways: `
      {symbol} debt
      {symbol} debt to equity
      how indebted is {symbol}
      {symbol} leverage
      how much does {symbol} owe
      {symbol} net debt
      d/e ratio {symbol}
      is {symbol} drowning in debt
      borrowings of {symbol}
      long-term debt {symbol}
      how highly geared is {symbol}
      {symbol} gearing
      does {symbol} have a lot of debt
      tell me how much {symbol} has borrowed
      is {symbol} debt free
      can you check the debt load at {symbol}
      how heavy is the debt burden at {symbol}
      show me the loans and bonds {symbol} owes
    `,
  },
  companyCash: {
    title: "How much cash does {symbol} have?",
    ways: `
      how much cash does {symbol} hold
      {symbol} cash position
      {symbol} cash pile
      cash and equivalents {symbol}
      how much money is {symbol} sitting on
      {symbol} cash reserves
      cash on the balance sheet of {symbol}
      {symbol} cash per share
      how big is the war chest at {symbol}
      {symbol} liquidity on hand
      does the company have plenty of cash in the bank
      does {symbol} have a lot of cash
      tell me how much cash {symbol} has in the bank
      can you check the cash holdings of {symbol}
      how cash rich is {symbol}
      show me the cash and short-term investments at {symbol}
      how much ready money has {symbol} got
    `,
  },
  freeCashFlow: {
    title: "What is the free cash flow of {symbol}?",
    ways: `
      {symbol} free cash flow {period}
      {symbol} fcf
      how much free cash does {symbol} generate {period}
      fcf yield {symbol}
      is {symbol} free cash flow positive
      how much cash is left after capex at {symbol}
      cash generation of {symbol}
      {symbol} unlevered fcf
      does {symbol} burn through cash
      {symbol} fcf margin
      does {symbol} generate free cash {period}
      tell me the fcf of {symbol} {period}
      {period} what was the free cash flow at {symbol}
      is the free cash flow of {symbol} growing
      can you check how much spare cash {symbol} throws off
      show me free cashflow for {symbol}
    `,
  },
  returnOnEquity: {
    title: "What is the return on equity of {symbol}?",
    ways: `
      {symbol} roe
      {symbol} return on equity
      what return does {symbol} earn on shareholders' equity
      roe of {symbol} in percent
      how good is {symbol} at putting equity to work
      {symbol} return on capital
      what's its roe
      return on shareholders' funds {symbol}
      tell me the roe for {symbol}
      does {symbol} earn a good return on its equity
      can you check the return on equity at {symbol}
      is the roe of {symbol} high
      how much does {symbol} earn on the money of its shareholders
      show me how profitable {symbol} is relative to its equity
    `,
  },
  buybacks: {
    title: "Is {symbol} buying back its shares?",
    ways: `
      {symbol} buybacks
      {symbol} share repurchases
      is {symbol} buying back stock
      how much has {symbol} spent on repurchasing its shares
      {symbol} buyback program
      share buy-back programme {symbol}
      does {symbol} repurchase stock
      buyback yield {symbol}
      is {symbol} retiring its own shares
      has the company announced a new repurchase plan
      does {symbol} buy its own shares
      did {symbol} buy back any stock {period}
      tell me how much {symbol} spends on buybacks
      {period} how many shares did {symbol} repurchase
      can you check for a buyback at {symbol}
      has {symbol} got a share buyback running
    `,
  },
  capex: {
    title: "How much does {symbol} spend on capital expenditure?",
    ways: `
      {symbol} capex
      {symbol} capital expenditure
      how much does {symbol} invest in plant and equipment
      {symbol} capital spending
      capital expenditures of {symbol}
      what does {symbol} spend on data centers and factories
      capex to sales {symbol}
      how much money does {symbol} put into property, plant and equipment
      investment spending by {symbol}
      tell me the capex of {symbol} {period}
      {period} how much did {symbol} spend on new equipment
      is {symbol} investing heavily in its plants
      can you check capital outlays at {symbol}
      how capital intensive is {symbol}
      has {symbol} raised its capital spending {period}
    `,
  },
  research: {
    title: "How much does {symbol} spend on research and development?",
    ways: `
      {symbol} r&d
      {symbol} research and development
      how much does {symbol} spend on r&d
      {symbol} r and d budget
      research spending of {symbol}
      r&d expense {symbol}
      how much goes into developing new products at {symbol}
      r&d as a percentage of sales {symbol}
      what does {symbol} invest in innovation
      tell me the r&d spend of {symbol} {period}
      does {symbol} put a lot of money into research
      {period} what did {symbol} spend on development
      can you check how much goes on r&d at {symbol}
      how research heavy is {symbol}
      has {symbol} increased its research budget {period}
    `,
  },
  ebitda: {
    title: "What is the EBITDA of {symbol}?",
    ways: `
      {symbol} ebitda
      what's the ebitda of {symbol}
      earnings before interest, taxes, depreciation and amortization {symbol}
      {symbol} adjusted ebitda
      how much ebitda does {symbol} make
      ebitda figure for {symbol}
      operating profit before depreciation and amortisation at {symbol}
      its ebitda
      tell me the ebitda for {symbol}
      {period} what ebitda did {symbol} report
      can you check {symbol} ebitda {period}
      show me earnings before interest tax and depreciation for {symbol}
      is ebitda at {symbol} going up
      did {symbol} have positive ebitda {period}
    `,
  },
  balanceSheet: {
    title: "What does the balance sheet of {symbol} look like?",
    ways: `
      {symbol} balance sheet
      {symbol} assets and liabilities
      show me the balance sheet of {symbol}
      total assets {symbol}
      what does {symbol} own and owe
      {symbol} shareholders' equity
      how strong is the balance sheet at {symbol}
      current ratio {symbol}
      {symbol} statement of financial position
      total liabilities of {symbol}
      pull up the balance sheet for {symbol} {period}
      can you check the assets of {symbol}
      tell me what's on the balance sheet at {symbol}
      does {symbol} have more assets than liabilities
      i'd like to see the balance sheet of {symbol}
      equity and liabilities of {symbol} {period}
    `,
  },
  incomeStatement: {
    title: "What does the income statement of {symbol} look like?",
    ways: `
      {symbol} income statement
      {symbol} p&l
      profit and loss account of {symbol}
      show me the income statement for {symbol}
      {symbol} profit and loss statement
      revenue, costs and profit of {symbol} line by line
      {symbol} operating expenses and operating income
      {symbol} statement of earnings
      pull up the p and l of {symbol}
      i'd like to see the profit and loss of {symbol} {period}
      can you bring up the income statement of {symbol}
      full earnings statement {symbol} {period}
      break down the income and expenses of {symbol}
      {symbol} p&l account {period}
      let me see the p&l for {symbol} {period}
    `,
  },
  cashFlowStatement: {
    title: "What does the cash flow statement of {symbol} look like?",
    ways: `
      {symbol} cash flow statement
      {symbol} operating cash flow
      {symbol} cash flows
      show me the statement of cash flows of {symbol}
      cash from operations, investing and financing {symbol}
      {symbol} cash flow from operating activities
      where does the cash at {symbol} come from and go to
      financing cash flow {symbol}
      {symbol} cashflow
      i'd like to see the cash flow statement of {symbol} {period}
      can you pull up the cashflow statement for {symbol}
      tell me the operating cash flow of {symbol} {period}
      break down the cash flows at {symbol}
      cash coming in and going out at {symbol}
      {symbol} investing cash flow {period}
    `,
  },
  sharesOutstanding: {
    title: "How many shares of {symbol} are outstanding?",
    ways: `
      {symbol} shares outstanding
      how many shares does {symbol} have
      {symbol} share count
      {symbol} float
      number of {symbol} shares in issue
      outstanding stock of {symbol}
      how many {symbol} shares exist
      free float {symbol}
      is {symbol} diluting its shareholders
      shares in circulation {symbol}
      tell me the number of shares outstanding at {symbol}
      has the share count of {symbol} gone up {period}
      how many shares has {symbol} issued
      can you check how many shares there are of {symbol}
      is {symbol} issuing more and more shares
      total shares of {symbol} {period}
    `,
  },
  bookValue: {
    title: "What is the book value per share of {symbol}?",
    ways: `
      {symbol} book value
      book value per share {symbol}
      bvps {symbol}
      net asset value per share of {symbol}
      what's the equity behind each {symbol} share
      {symbol} tangible book value
      nav per share {symbol}
      what would {symbol} be worth per share on the books
      its book value
      tell me the book value of {symbol}
      what is each {symbol} share worth in net assets
      can you check bvps for {symbol}
      how much equity per share does {symbol} have
      show me the book value behind a {symbol} share
      has the book value per share of {symbol} grown {period}
    `,
  },
  keyFigures: {
    title: "What are the key figures of {symbol}?",
    ways: `
      {symbol} fundamentals
      {symbol} key figures
      {symbol} key stats
      {symbol} financials
      how healthy is {symbol} financially
      {symbol} financial health
      important numbers for {symbol}
      is {symbol} in good financial shape
      {symbol} key metrics and ratios
      fundamental data {symbol}
      how solid are the finances of {symbol}
      core stats on the stock
      show me the main numbers for {symbol}
      i'd like the most important figures on {symbol}
      can you check the fundamentals of {symbol}
      tell me the key data for {symbol}
      is {symbol} financially sound
      how are the finances at {symbol}
    `,
  },
  overview: {
    title: "Tell me about {symbol}",
    ways: `
      tell me about {symbol}
      analyse {symbol}
      analyze {symbol} stock
      {symbol} overview
      give me the lowdown on {symbol}
      everything about {symbol}
      {symbol} summary
      what do you make of {symbol}
      {symbol} deep dive
      full rundown on {symbol}
      what do you think of {symbol}
      walk me through {symbol}
      give me an overview of {symbol}
      fill me in on {symbol}
      i'd like to know more about {symbol}
      run me through the {symbol} stock
      can you give me the big picture on {symbol}
      quick take on {symbol}
    `,
  },
  analysts: {
    title: "What do analysts say about {symbol}?",
    ways: `
      {symbol} analyst ratings
      what do analysts say about {symbol}
      is {symbol} rated a buy, hold or sell
      {symbol} consensus rating
      how many analysts recommend {symbol}
      what does wall street think of {symbol}
      analyst opinions {symbol}
      {symbol} broker recommendations
      are the experts positive on {symbol}
      city brokers' view on {symbol}
      how many buys, holds and sells does {symbol} have
      analyst coverage of {symbol}
      tell me how analysts rate {symbol}
      do analysts like {symbol}
      what's the analyst consensus on {symbol}
      are most analysts bullish on {symbol}
      can you check the broker ratings on {symbol}
      how is {symbol} rated by the pros
    `,
  },
  priceTarget: {
    title: "What is the price target for {symbol}?",
    ways: `
      {symbol} price target
      {symbol} target price
      analysts' average target for {symbol}
      {symbol} pt
      how much upside do analysts see in {symbol}
      highest and lowest price targets for {symbol}
      {symbol} upside to target
      12 month target {symbol}
      median analyst price objective {symbol}
      where do brokers see {symbol} in a year
      tell me the price target analysts have for {symbol}
      what price do analysts have in mind for {symbol}
      is {symbol} trading below its target
      can you check the targets for {symbol}
      how far is {symbol} from its average price target
      show me analyst targets for {symbol}
    `,
  },
  ratingChanges: {
    title: "Has {symbol} been upgraded or downgraded?",
    ways: `
      {symbol} upgrades
      {symbol} downgrades
      was {symbol} upgraded
      who downgraded {symbol}
      recent rating changes for {symbol}
      did any analyst change their rating on {symbol}
      latest analyst actions {symbol}
      has a broker initiated coverage of {symbol} or cut it
      upgraded or downgraded lately, {symbol}
      new analyst calls on {symbol}
      has anyone upgraded {symbol} {period}
      did {symbol} get a downgrade {period}
      tell me about new ratings on {symbol}
      {period} which analysts changed their view on {symbol}
      can you check for upgrades on {symbol}
      were there any downgrades of {symbol} {period}
    `,
  },
  insiders: {
    title: "Have insiders of {symbol} bought or sold shares?",
    ways: `
      has anyone at {symbol} sold shares
      do the bosses at {symbol} sell their own shares
      is anybody in management at {symbol} buying their own stock
      {symbol} insider trading
      {symbol} insider buying
      insider sales at {symbol}
      are executives of {symbol} selling
      is the ceo of {symbol} dumping shares
      director dealings {symbol}
      form 4 {symbol}
      have directors bought {symbol} shares
      insider transactions {symbol}
      what are the insiders at {symbol} doing with their stock
      management share purchases {symbol}
      did insiders sell {symbol} {period}
      tell me if management is buying {symbol}
      {period} did any directors of {symbol} trade its shares
      can you check insider deals at {symbol}
      have the bigwigs at {symbol} been selling up
      are the people running {symbol} buying in
    `,
  },
  owners: {
    title: "Who are the largest shareholders of {symbol}?",
    ways: `
      who owns {symbol}
      {symbol} largest shareholders
      {symbol} institutional ownership
      which funds hold {symbol}
      biggest holders of {symbol} stock
      {symbol} ownership structure
      top institutional investors in {symbol}
      how much of {symbol} is owned by institutions
      {symbol} major shareholder list
      which hedge funds are in {symbol}
      who has the biggest stake in {symbol}
      13f holders {symbol}
      who holds the most {symbol} shares
      tell me who owns {symbol}
      who are the main investors in {symbol}
      can you check the shareholders of {symbol}
      which institutions have {symbol} in their books
      whose hands is {symbol} in
    `,
  },
  peers: {
    title: "Who are the competitors of {symbol}?",
    ways: `
      {symbol} competitors
      {symbol} peers
      companies like {symbol}
      stocks similar to {symbol}
      who competes with {symbol}
      {symbol} rivals
      alternatives to {symbol}
      peer group of {symbol}
      what else is in the same line of business as {symbol}
      competition of {symbol}
      who is {symbol} up against
      tell me the main rivals of {symbol}
      which companies compete against {symbol}
      what other firms do the same as {symbol}
      does {symbol} have much competition
      show me comparable companies to {symbol}
      who else is in the business of {symbol}
    `,
  },
  profile: {
    title: "What does {symbol} do?",
    ways: `
      what does {symbol} actually do to make money
      what does {symbol} do to make money
      what does {symbol} do
      {symbol} company profile
      what kind of business is {symbol}
      how does {symbol} make its money
      where is {symbol} based
      {symbol} headquarters
      what industry is {symbol} in
      {symbol} business model
      what does {symbol} sell or produce
      {symbol} products and services
      describe the company {symbol}
      what line of work is {symbol} in
      what is {symbol} known for
      can you explain what {symbol} does
      which country is {symbol} from
      what sort of company is {symbol}
      i'd like to know what {symbol} makes
    `,
  },
  chief: {
    title: "Who is the CEO of {symbol}?",
    ways: `
      who is the ceo of {symbol}
      {symbol} ceo
      who's the boss at {symbol}
      chief executive {symbol}
      what is the name of {symbol}'s chief executive officer
      tell me who heads {symbol} as ceo
      name the chief exec of {symbol}
      who is the current ceo at {symbol}
      can you check who the ceo of {symbol} is
      is there a new ceo at {symbol}
      head honcho at {symbol}
    `,
  },
  leaders: {
    title: "Who runs {symbol}?",
    ways: `
      who is the finance chief of {symbol}
      who runs {symbol}
      {symbol} management team
      {symbol} cfo
      {symbol} executives
      who is in charge of {symbol}
      {symbol} board of directors
      leadership of {symbol}
      {symbol} chairman and senior officers
      tell me who sits on the board of {symbol}
      show me the management of {symbol}
      who are the top people at {symbol}
      who is the chairman of {symbol}
      can you list the executive team at {symbol}
      which people lead {symbol}
    `,
  },
  employees: {
    title: "How many employees does {symbol} have?",
    ways: `
      {symbol} employees
      how many people work for {symbol}
      {symbol} headcount
      how many staff does {symbol} employ
      size of the workforce at {symbol}
      number of workers {symbol}
      {symbol} full-time employees
      how big is the team at {symbol}
      staff numbers {symbol}
      tell me the number of employees at {symbol}
      can you check how many people {symbol} employs
      how large is the payroll at {symbol}
      does {symbol} have a big workforce
      did {symbol} cut staff {period}
      how many are employed by {symbol} {period}
    `,
  },
  filings: {
    title: "What are the latest filings of {symbol}?",
    ways: `
      {symbol} sec filings
      {symbol} 10-k
      {symbol} 10-q
      {symbol} annual report
      latest filings from {symbol}
      what has {symbol} filed recently
      {symbol} 8-k
      edgar {symbol}
      {symbol} regulatory filings
      where can i read the quarterly report of {symbol}
      official documents {symbol} submitted to the regulator
      {symbol} proxy statement
      show me the filings of {symbol}
      did {symbol} file anything {period}
      can you check the sec documents of {symbol}
      i'd like to read the annual report of {symbol}
      any new filings from {symbol} {period}
      where do i find the official reports of {symbol}
    `,
  },
  shortInterest: {
    title: "What is the short interest in {symbol}?",
    ways: `
      {symbol} short interest
      how much of {symbol} is sold short
      {symbol} short float
      is {symbol} heavily shorted
      days to cover {symbol}
      {symbol} short squeeze
      how many people are shorting {symbol}
      percent of float short {symbol}
      {symbol} short ratio
      are short sellers betting against {symbol}
      shares shorted {symbol}
      tell me the short interest on {symbol}
      are people shorting {symbol}
      can you check how heavily {symbol} is shorted
      is there a lot of short selling in {symbol}
      what percentage of {symbol} is short
      could {symbol} get squeezed given its shorts
    `,
  },
  impliedMove: {
    title: "What move do options imply for {symbol}?",
    ways: `
      {symbol} implied move
      {symbol} expected move
      what move are options pricing in for {symbol}
      {symbol} implied volatility
      {symbol} iv
      how big a swing does the options market expect in {symbol}
      {symbol} straddle
      priced-in earnings move for {symbol}
      what do options say about how far {symbol} could move
      {symbol} options implied range
      how much do options expect {symbol} to move {period}
      tell me the implied move for {symbol}
      what swing is priced into {symbol} options {period}
      can you check the expected swing in {symbol} from options
      is a big move priced in for {symbol}
      {period} what range do options give for {symbol}
    `,
  },
  fundHoldings: {
    title: "What does {symbol} hold?",
    ways: `
      which stocks does {symbol} own
      top ten holdings {symbol}
      {symbol} holdings
      what's in {symbol}
      top 10 holdings of {symbol}
      which stocks are in the {symbol} etf
      {symbol} constituents
      biggest positions in the {symbol} fund
      what does {symbol} invest in
      {symbol} components
      which companies does the {symbol} tracker own
      {symbol} composition
      how many stocks are in {symbol}
      what am i actually getting inside {symbol}
      tell me what's inside {symbol}
      show me the holdings of {symbol}
      which shares are in the {symbol} fund
      can you list the stocks in {symbol}
      what is the {symbol} etf made up of
      what are the largest names in {symbol}
    `,
  },
  fundSectors: {
    title: "Which sectors is {symbol} in?",
    ways: `
      sector split of {symbol}
      {symbol} sector breakdown
      which sectors does {symbol} invest in
      {symbol} sector
      what sector does {symbol} belong to
      {symbol} sector weights
      how much tech is in {symbol}
      sector exposure of {symbol}
      industries inside the {symbol} fund
      is {symbol} a tech, health care or energy stock
      {symbol} sector allocation
      how is {symbol} split by sector
      tell me the sectors in {symbol}
      what industries does the {symbol} fund cover
      show me how {symbol} is spread over sectors
      can you check which sector {symbol} falls under
      is {symbol} mostly technology
    `,
  },
  fundCost: {
    title: "What does {symbol} cost per year?",
    ways: `
      {symbol} expense ratio
      {symbol} ter
      what does {symbol} charge per year
      ongoing charges {symbol}
      {symbol} ocf
      how high is the management fee of {symbol}
      is {symbol} a cheap fund to hold
      {symbol} annual fee
      total expense ratio of {symbol}
      yearly running costs of the {symbol} etf
      how much does the fund {symbol} take in fees
      tell me the fees of the {symbol} fund
      is the {symbol} etf expensive to hold
      how much do i pay each year to own {symbol}
      can you check the ter for {symbol}
      what are the ongoing costs of {symbol}
      show me the fund charges on {symbol}
    `,
  },
  fundOverlap: {
    title: "How much do {symbol} and {other} overlap?",
    ways: `
      {symbol} {other} overlap
      how much do {symbol} and {other} overlap
      do {symbol} and {other} hold the same stocks
      common holdings of {symbol} and {other}
      is it redundant to have both {symbol} and {other}
      etf overlap {symbol} vs {other}
      how many stocks do {symbol} and {other} share
      are {symbol} and {other} basically the same fund
      shared positions in {symbol} and {other}
      duplicate companies between {symbol} and {other}
      do {symbol} and {other} have the same companies in them
      tell me the overlap between {symbol} and {other}
      how similar are the holdings of {symbol} and {other}
      am i doubling up with {symbol} and {other}
      can you check which stocks are in both {symbol} and {other}
      is there any point holding {symbol} as well as {other}
    `,
  },
  rsi: {
    title: "What is the RSI of {symbol}?",
    ways: `
      {symbol} rsi
      is {symbol} overbought
      is {symbol} oversold
      relative strength index {symbol}
      what's the rsi on {symbol}
      14 day rsi {symbol}
      rsi reading for the stock
      has {symbol} run too hot on the rsi
      is {symbol} overextended
      tell me the rsi for {symbol}
      is the rsi of {symbol} high
      can you check the rsi on {symbol}
      where is the rsi for {symbol} at
      does {symbol} look overbought
      show me the relative strength reading of {symbol}
    `,
  },
  macd: {
    title: "What is the MACD of {symbol}?",
    ways: `
      {symbol} macd
      macd crossover {symbol}
      what does the macd say for {symbol}
      macd signal line {symbol}
      is the macd of {symbol} positive or negative
      macd histogram of {symbol}
      moving average convergence divergence {symbol}
      check the macd on it
      tell me the macd for {symbol}
      has the macd turned on {symbol}
      did {symbol} get a macd crossover
      can you check the macd on {symbol}
      show me the macd of {symbol}
      is {symbol} macd bullish or bearish
    `,
  },
  movingAverages: {
    title: "Is {symbol} above its moving averages?",
    ways: `
      {symbol} moving averages
      {symbol} 200 day moving average
      {symbol} 50-day average
      is {symbol} above its 200dma
      {symbol} sma
      how far is {symbol} below the 50 day line
      is it trading under its long-term average
      {symbol} ema
      50 and 200 day averages of {symbol}
      200d ma {symbol}
      has {symbol} broken through its moving average
      tell me the moving averages for {symbol}
      is {symbol} trading above its average line
      can you check if {symbol} is below its moving average
      has {symbol} dropped under its long-term moving average
      show me the sma and ema of {symbol}
      how far above its moving averages is {symbol}
    `,
  },
  crosses: {
    title: "Has {symbol} had a golden cross or a death cross?",
    ways: `
      {symbol} golden cross
      {symbol} death cross
      did {symbol} have a golden cross {period}
      has a death cross formed on {symbol}
      when was the last golden cross in {symbol}
      did the 50 day cross the 200 day for {symbol} {period}
      moving average crossover {symbol}
      any crosses on the {symbol} chart {period}
      is {symbol} about to form a death cross
      was there a golden cross in {symbol} {period}
      tell me if {symbol} has had a death cross {period}
      {period} did the averages cross on {symbol}
      can you check {symbol} for a golden or death cross
      has the short average crossed the long one on {symbol}
      any golden cross lately on {symbol}
    `,
  },
  levels: {
    title: "What are the support and resistance levels of {symbol}?",
    ways: `
      {symbol} support and resistance
      {symbol} support level
      where is resistance for {symbol}
      key levels {symbol}
      what price levels matter for {symbol}
      pivot points {symbol}
      where's the floor for {symbol}
      at what price does {symbol} hit a ceiling
      important chart levels to watch in {symbol}
      next support below for the stock
      tell me the support levels for {symbol}
      where does {symbol} find support
      can you check resistance on {symbol}
      show me support and resistance for {symbol}
      is {symbol} close to resistance
      what price needs to hold for {symbol}
    `,
  },
  signals: {
    title: "What do the technical signals say about {symbol}?",
    ways: `
      why is {symbol} rated so
      explain {symbol}
      {symbol} technical analysis
      {symbol} technicals
      what do the indicators say about {symbol}
      does the {symbol} chart say buy
      {symbol} buy or sell signals
      {symbol} ta
      is {symbol} in an uptrend
      technical picture for {symbol}
      what's the trend in {symbol}
      momentum indicators {symbol}
      how does {symbol} look on the charts
      chart reading {symbol}
      is the {symbol} chart bullish
      tell me what the chart of {symbol} is saying
      is {symbol} trending up or down technically
      can you check the technicals on {symbol}
      show me technical signals for {symbol}
      does the technical setup of {symbol} look strong
    `,
  },
  sentimentOf: {
    title: "What is the mood about {symbol}?",
    ways: `
      {symbol} sentiment
      are people bullish on {symbol}
      is the mood around {symbol} bearish
      what's the buzz about {symbol}
      how do investors feel about {symbol}
      bulls or bears on {symbol}
      social media sentiment {symbol}
      reddit on {symbol}
      is {symbol} hyped
      is the news about {symbol} positive or negative in tone
      bull vs bear case for {symbol}
      what's the vibe around {symbol}
      tell me how people feel about {symbol}
      are investors optimistic about {symbol}
      is everyone negative on {symbol}
      can you check the sentiment on {symbol}
      what is the crowd saying about {symbol}
    `,
  },
  symbolOf: {
    title: "What is the ticker symbol of {symbol}?",
    ways: `
      {symbol} ticker
      what's the ticker for {symbol}
      stock symbol of {symbol}
      under which symbol does {symbol} trade
      {symbol} isin
      what is {symbol} listed as
      find the ticker of {symbol}
      is {symbol} publicly traded
      ticker code {symbol}
      epic code {symbol}
      which letters do i type in for {symbol}
      tell me the ticker of {symbol}
      what do i search for to find {symbol}
      can you look up the symbol for {symbol}
      what code does {symbol} trade under
      does {symbol} have a stock symbol
      which exchange code is {symbol}
    `,
  },
  marketToday: {
    title: "How are the markets doing?",
    ways: `
      how is the market
      how did the us market do {period}
      how's the market {period}
      how are the markets doing
      is the market up or down {period}
      stock market {period}
      what are the indices doing {period}
      market overview
      are stocks green or red
      index performance
      what's wall street up to
      how did the major indexes close
      market summary
      are shares rallying or selling off across the board
      did the market go up {period}
      {period} how did stocks do
      tell me how the market is doing
      is it a good or bad day on the market
      show me the major indices {period}
      can you check the markets for me
    `,
  },
  marketNews: {
    title: "What is the market news?",
    ways: `
      market news
      what's the latest market news {period}
      stock market headlines
      financial news {period}
      what's happening in the markets
      top business stories {period}
      what's making headlines on wall street
      economy and finance news
      any big news in the world of finance
      what's moving markets {period}
      catch me up on what's going on in the markets
      morning briefing
      tell me what happened on the markets {period}
      show me today's finance headlines
      any important market news {period}
      {period} what was the big news on the stock market
      can you give me the business news
      what's going on in the financial world
    `,
  },
  sentiment: {
    title: "What is the mood of the market?",
    ways: `
      market sentiment
      fear and greed index
      what's the vix at
      is the market fearful or greedy
      mood on wall street
      are investors nervous
      bull market or bear market right now
      volatility index
      risk on or risk off
      how scared are people in the market
      is everyone bullish or bearish at the moment
      fear gauge
      tell me the mood on the stock market
      are people panicking in the market
      is there fear in the market {period}
      how nervous is wall street {period}
      can you check the fear and greed reading
      are investors feeling confident
    `,
  },
  gainers: {
    title: "Which stocks are rising the most?",
    ways: `
      whats hot today
      top gainers {period}
      biggest gainers
      which stocks are up the most {period}
      best performing stocks in the market {period}
      biggest risers
      winners on the stock market
      what's mooning
      which shares jumped the most {period}
      stocks soaring
      top movers to the upside
      biggest percentage gains on the market
      hottest stocks
      show me the stocks that went up most {period}
      {period} which shares gained the most
      tell me the biggest winners on the market {period}
      what's flying {period}
      what shot up {period}
      can you list the market's top risers {period}
    `,
  },
  losers: {
    title: "Which stocks are falling the most?",
    ways: `
      top losers {period}
      biggest losers
      which stocks are down the most {period}
      worst performing stocks in the market {period}
      biggest fallers
      what's tanking
      which shares dropped the most {period}
      stocks plunging
      biggest percentage losses on the market
      biggest decliners
      which stocks are getting hammered
      market laggards
      show me the stocks that fell most {period}
      {period} which shares lost the most on the market
      tell me the market's worst performers {period}
      what's crashing {period}
      what took a beating on the market {period}
      can you list the biggest drops on the market {period}
    `,
  },
  active: {
    title: "Which stocks are traded the most?",
    ways: `
      most active by volume {period}
      most active stocks
      most traded shares
      trending stocks
      which stocks have the highest volume
      what is everyone trading
      popular tickers
      what are people buying and selling the most
      stocks with unusual volume
      most talked about stocks
      what's trending
      volume leaders
      which shares are busiest
      show me the busiest stocks {period}
      {period} which stocks changed hands most
      tell me the most heavily traded stocks
      which stocks is everybody buying and selling
      what's getting the most trading volume {period}
      can you list the most active shares
    `,
  },
  sectorMoves: {
    title: "Which sectors are rising and falling?",
    ways: `
      sector performance {period}
      which sectors are up {period}
      best sectors {period}
      worst performing sector {period}
      how are tech stocks doing as a group
      which industries are leading the market
      sector heatmap
      how is energy doing compared to financials
      sector rotation
      what sectors are lagging
      are defensives beating cyclicals
      market by sector
      tell me how the sectors did {period}
      {period} which sector did best
      show me the sectors of the market {period}
      which parts of the market are weak {period}
      what industries are doing well {period}
      can you check sector gains and losses {period}
    `,
  },
  marketHours: {
    title: "When is {exchange} open?",
    ways: `
      is the market open {period}
      {exchange} opening hours
      when does {exchange} open
      what time does {exchange} close {period}
      {exchange} trading hours
      is {exchange} closed {period}
      stock market holidays
      are there any market holidays {period}
      bank holiday trading times
      how long until the closing bell
      premarket and after hours times
      can you trade on {exchange} now or is it shut
      tell me when the market opens
      is the stock exchange open {period}
      is there trading {period}
      how late can you trade on {exchange}
      can you check if {exchange} is open now
      what are the trading times for {exchange} {period}
    `,
  },
  earningsCalendar: {
    title: "Which companies report earnings?",
    ways: `
      earnings calendar
      who reports {period}
      which companies report earnings {period}
      earnings {period}
      upcoming earnings reports in the market
      what big results are due {period}
      which firms publish quarterly results next
      reporting season schedule
      which companies announce before the bell
      whose earnings are coming up next
      list of companies reporting
      company results diary
      tell me who has earnings {period}
      {period} which companies publish results
      show me the companies reporting {period}
      any big earnings {period}
      who's up next with quarterly numbers
      can you list the earnings due {period}
    `,
  },
  dividendCalendar: {
    title: "Which stocks go ex-dividend?",
    ways: `
      dividend calendar
      which stocks go ex-dividend {period}
      ex-dividend dates {period}
      ex-div stocks
      what companies pay dividends {period}
      upcoming ex dates in the market
      list of shares going ex-div soon
      which companies are about to pay out a dividend
      what stocks are trading without their dividend soon
      forthcoming distributions across the market
      next ex-dividend stocks on the market
      divi calendar {period}
      tell me which shares go ex {period}
      {period} what stocks go ex-dividend
      show me the ex-dividend calendar {period}
      are any companies going ex-div {period}
      who's paying dividends {period}
      can you list the market's ex-dividend stocks {period}
    `,
  },
  splitCalendar: {
    title: "Which stock splits are coming?",
    ways: `
      split calendar
      upcoming stock splits
      which companies are splitting their shares {period}
      stock splits {period}
      any share splits coming up
      who is going to split next
      list of announced splits
      reverse splits coming {period}
      which stocks are about to split
      forthcoming share consolidations
      tell me which stocks split {period}
      {period} which companies do a stock split
      show me the announced stock splits
      are there any splits {period}
      who's splitting their stock soon
      can you list upcoming share splits
    `,
  },
  ipoCalendar: {
    title: "Which IPOs are coming?",
    ways: `
      ipo calendar
      upcoming ipos
      which companies go public {period}
      new listings {period}
      any ipos {period}
      who is floating on the stock exchange next
      initial public offerings
      flotations coming up
      hot ipos
      when's the next big ipo
      newly listed stocks
      which companies are about to list
      tell me about upcoming stock market debuts
      {period} which companies are going public
      show me the ipos {period}
      is anyone listing {period}
      who's having their ipo soon
      can you check new flotations {period}
    `,
  },
  economicCalendar: {
    title: "Which economic dates are coming?",
    ways: `
      economic events
      any big us data out {period}
      economic calendar {period}
      when is the next fed meeting
      when is the cpi report
      inflation data {period}
      jobs report
      when does the central bank decide on interest rates
      economic releases {period}
      next rate decision
      nonfarm payrolls date
      when is gdp published
      bank of england or ecb meeting
      what macro data is due {period}
      tell me the economic dates {period}
      {period} what economic figures come out
      show me the macro calendar
      is there a fed meeting {period}
      when are the next unemployment numbers
      any important economic news scheduled {period}
    `,
  },
  exchangeRate: {
    title: "What is the exchange rate of {currency} to {other}?",
    ways: `
      how much is one {currency} in {other}
      how many {currency} is one {other} worth
      what is {amount} in {currency}
      {amount} in {currency}
      {currency} to {other}
      {currency}/{other}
      convert {amount} to {other}
      how much is {amount} in {other}
      exchange rate {currency} {other} {period}
      how many {other} do i get for one {currency}
      {amount} in {other}
      {currency} {other} fx rate
      what was the {currency} against the {other} {period}
      how strong is the {currency} versus the {other}
      {currency} conversion
      what's {amount} worth in {other}
      change {amount} into {currency}
      what's the {currency} rate {period}
      {period} what was the exchange rate for the {currency}
      tell me how much {amount} is in {currency}
      can you convert {amount} into {currency} for me
      how is the {currency} trading on the forex market
    `,
  },
  definition: {
    title: "What does {term} mean?",
    ways: `
      what are {term}
      difference between {term} and {term}
      what is {term}
      what does {term} mean
      define {term}
      explain {term}
      {term} meaning
      how is {term} calculated
      {term} formula
      what's a good {term}
      definition of {term}
      what do people mean by {term}
      eli5 {term}
      explain the concept of {term} in simple words
      tell me what {term} is
      can you explain {term} to me
      i don't understand {term}
      what does the term {term} stand for
      help me understand {term}
      what exactly is meant by {term}
    `,
  },
  portfolioValue: {
    title: "What is my portfolio worth?",
    ways: `
      how much have i got in total
      whats all my money in total incl cash
      everything i hold in {currency}
      my portfolio in {currency}
      what's my portfolio worth
      my portfolio value
      how much money do i have {period}
      total value of my {account}
      balance of my {account}
      what was my portfolio worth {period}
      how much are my investments worth in {currency}
      my net worth
      what is my account worth {period}
      how much do i have in total
      how big is my nest egg
      my account balance
      tell me what everything i have is worth
      {period} what was my portfolio worth
      show me the total of my {account}
      what's the whole lot worth now
      can you check the value of my investments
      what's my pot worth in {currency}
    `,
  },
  cash: {
    title: "How much cash do I have?",
    ways: `
      how much cash do i have
      my cash balance
      uninvested cash in my {account}
      how much dry powder do i have
      my buying power
      how much money do i have sitting around not invested
      cash available in my {account}
      do i have any spare cash to invest
      my cash in {currency}
      how much of my money is idle
      my free cash to buy with
      funds available in my account
      tell me how much cash i've got
      is there any cash in my {account}
      show me my available cash
      can you check my cash balance
      how much can i still invest
      how much is left to spend in my {account}
    `,
  },
  holdings: {
    title: "What do I own?",
    ways: `
      list everything i own with its value
      weights of my holdings sorted
      what do i own
      my holdings
      show me my portfolio
      list my positions
      which stocks do i have
      what's in my {account}
      all my stocks and funds
      what did i own {period}
      which shares do i hold in my {account}
      what am i invested in
      everything in my portfolio
      what have i got
      tell me what's in my portfolio
      show me all my investments
      can you list the stocks i own
      what shares have i got in my {account}
      {period} what was in my portfolio
      overview of my positions
    `,
  },
  biggestHoldings: {
    title: "What are my largest holdings?",
    ways: `
      biggest positions
      my largest position
      what's my biggest position
      my biggest holdings
      my largest positions
      my top 10 holdings
      which stocks make up most of my portfolio
      what do i have the most money in
      my portfolio weights
      largest investments in my {account}
      which of my positions is the biggest
      my top positions by value
      how much weight does each of my stocks have
      where is most of my money
      rank my holdings by size
      tell me my biggest investments
      show me my heaviest positions
      which stock do i have the most of in value
      can you list my largest stakes
      what are my main holdings in my {account}
      what takes up the biggest chunk of my portfolio
    `,
  },
  holding: {
    title: "How much {symbol} do I own?",
    ways: `
      my {symbol} worth in {currency}
      how many {symbol} shares do i have
      do i own {symbol}
      my {symbol} position
      how much {symbol} do i have
      what's my {symbol} worth
      how much of {symbol} do i hold in my {account}
      am i invested in {symbol}
      value of my {symbol} shares
      is {symbol} in my portfolio
      have i got any {symbol}
      size of my stake in {symbol}
      my {symbol} holding
      tell me how much {symbol} i've got
      do i have any {symbol} in my {account}
      can you check my {symbol} shares
      show me my stake in {symbol}
      how much money have i got in {symbol}
      what are my {symbol} shares worth {period}
    `,
  },
  averageCost: {
    title: "What did I pay for {symbol}?",
    ways: `
      what did i pay for {symbol}
      my average cost for {symbol}
      my {symbol} cost basis
      at what price did i buy {symbol}
      my break-even on {symbol}
      average purchase price of my {symbol} shares
      my entry price in {symbol}
      what have my {symbol} shares cost me on average
      what price does {symbol} need to reach for me to break even
      my {symbol} buy-in
      my book cost of {symbol} in my {account}
      how much did i spend per share on {symbol}
      how much did {symbol} cost me
      tell me my average price for {symbol}
      how much did i pay per share for {symbol}
      can you check what i bought {symbol} for
      show me my purchase price for {symbol}
      what was my {symbol} cost price
      what's the break-even price for my {symbol}
      so what did i pay for my {symbol} shares
    `,
  },
  weight: {
    title: "What share of my portfolio is {symbol}?",
    ways: `
      {symbol} of my portfolio
      what percentage of my portfolio is {symbol}
      my {symbol} weight
      how much of my portfolio is in {symbol}
      {symbol} as a share of my portfolio
      how big a part of my portfolio does {symbol} make up
      my {symbol} allocation
      what proportion of my money is in {symbol}
      weighting of {symbol} in my portfolio
      my exposure to {symbol}
      how heavily am i weighted in {symbol}
      is {symbol} too big a slice of my portfolio
      tell me what percent of my portfolio {symbol} is
      how large is {symbol} in my portfolio
      can you check the weighting of my {symbol}
      how big is {symbol} relative to everything i own
      do i have too much {symbol} in my {account}
      what fraction of my holdings is {symbol}
    `,
  },
  gainOf: {
    title: "How much have I gained or lost on {symbol}?",
    ways: `
      is my {symbol} up {period}
      my gain on {symbol}
      how much have i made on {symbol} {period}
      how much am i down on {symbol}
      my {symbol} return {period}
      am i up on {symbol}
      my profit on {symbol}
      my loss on {symbol}
      is my {symbol} position in the red or the green
      how is my {symbol} investment doing {period}
      how has {symbol} done for me
      my {symbol} p&l {period}
      what did {symbol} earn me in my {account}
      did i make money on {symbol}
      have i lost money on {symbol} {period}
      tell me how much i've made with {symbol}
      {period} how did my {symbol} shares do
      can you check my profit or loss on {symbol}
      has my {symbol} paid off
    `,
  },
  holdingsGain: {
    title: "Which of my holdings have done best?",
    ways: `
      which is my worst holding
      which of my stocks is dragging me down
      which holding has made me the most money and which the least
      how many of my stocks are up {period}
      my best performers {period}
      which of my stocks did worst {period}
      my winners and losers
      rank my holdings by gain
      my biggest winner
      my worst position {period}
      which of my holdings are up the most
      what's my best investment
      which of my shares lost the most {period}
      my losing positions in my {account}
      sort my stocks by performance
      which of my stocks are dogs
      tell me which of my stocks did best {period}
      {period} what was my best stock
      show me my top and bottom performers {period}
      which of my holdings are losing money
      can you sort my holdings by profit
      which stock of mine has been the biggest dud
    `,
  },
  unrealisedGain: {
    title: "What is my unrealised gain?",
    ways: `
      my unrealised gains
      my unrealized p&l
      how much paper profit am i sitting on
      my paper losses
      my open profit
      unrealised gain in my {account}
      what are my book gains on everything i still hold
      my unrealized losses
      how far above my cost are all my holdings together
      what gain haven't i cashed in yet
      my total gain on open positions
      tell me my paper gains
      how much profit do i have that i haven't realised
      show me unrealised profit and loss for my {account}
      can you check my gains on shares i haven't sold
      am i up or down on paper
      what would my gain be on what i still own
    `,
  },
  realisedGain: {
    title: "What gains have I realised?",
    ways: `
      my realised gains
      how much profit have i actually cashed in
      my realised gains {period}
      my realized losses
      how much profit did i make from selling {period}
      gains i've locked in
      what did i earn on my sales
      my capital gains {period}
      profit and loss on my closed positions
      how much did i lose on shares i sold
      realized p&l in my {account}
      what profits have i taken
      my closed trades profit
      tell me what i've made from selling {period}
      {period} how much did i realise in gains
      show me my booked profits
      did i make a profit on the shares i sold {period}
      can you check my realised profit and loss
      how much have i banked in profit from my sales
      did i make or lose money on the {symbol} shares i sold
    `,
  },
  portfolioReturn: {
    title: "What is my return?",
    ways: `
      how am i doing
      my portfolio return {period}
      my performance {period}
      what's my return in percent
      my rate of return {period}
      my annualised return
      how has my portfolio performed {period}
      my time-weighted return
      my irr
      by what percentage has my portfolio grown
      return of my {account}
      how well are my investments performing
      my portfolio chart
      tell me my percentage return {period}
      {period} how did my portfolio perform
      show me my performance {period}
      what percent am i up {period}
      can you check the return on my {account}
      have my investments done well {period}
    `,
  },
  portfolioGain: {
    title: "How much money have I made or lost?",
    ways: `
      how much am i up in total
      total return since i started in dollars and percent
      what did i earn {period} in dollars and in percent
      have i made {period}
      how much money did i make {period}
      how much did i lose {period}
      am i up or down {period}
      my portfolio gain in money
      my total profit
      did i make any money
      my day's p&l
      my gain {period}
      what have i earned on my investments altogether
      how many dollars or pounds is my portfolio up
      have i lost money in my {account}
      my profit and loss overall
      did i make or lose money {period}
      {period} how much have i made
      tell me my profit in money {period}
      am i in profit overall
      can you check how much i've lost {period}
      how much richer am i {period}
    `,
  },
  benchmark: {
    title: "Have I beaten the market?",
    ways: `
      how did i do against {symbol} {period}
      did we do better or worse than {symbol} {period}
      would i have been better off with {symbol} instead of my own stocks
      did i beat the market {period}
      my portfolio vs {symbol} {period}
      am i beating {symbol}
      my return against {symbol} {period}
      have i outperformed {symbol} {period}
      compare my performance with the index
      would i have done better with {symbol} than with my portfolio
      am i lagging the market
      my alpha
      how does my {account} stack up against {symbol}
      my portfolio compared to my benchmark
      is my portfolio underperforming {symbol}
      did my portfolio do better than {symbol} {period}
      {period} did i beat the index
      tell me how i compare with the market
      am i doing better than the market {period}
      can you check my performance versus {symbol} {period}
      show me how i did relative to the index {period}
    `,
  },
  dividendsReceived: {
    title: "What dividends have I received?",
    ways: `
      how much have i received in dividends so far
      dividend income i received from {symbol} {period}
      my dividends {period}
      how much did i get in dividends {period}
      dividends i've received from {symbol}
      what has {symbol} paid me {period}
      my dividend income so far
      my dividend payments history
      how much passive income did i collect {period}
      total divis paid to me
      dividends paid into my {account}
      distributions i've been paid
      how much dividend money came in to me
      has my {symbol} dividend arrived yet
      tell me what dividends i got {period}
      {period} how much dividend did i receive
      did i get any dividends {period}
      show me dividends paid to me by {symbol}
      can you check the payouts i've collected {period}
      how much has my {account} brought in from dividends
    `,
  },
  dividendsExpected: {
    title: "What dividends will I receive?",
    ways: `
      next dividends
      when is my next dividend
      my expected dividends {period}
      how much will i get in dividends {period}
      my yearly dividend income
      upcoming dividends for my holdings
      my projected dividend income
      what will {symbol} pay me next
      my future payouts
      how much passive income can i expect from my stocks
      my dividend forecast
      when do i get paid my {symbol} dividend
      my dividend schedule {period}
      tell me which dividends are coming my way
      will i get any dividends {period}
      show me my upcoming dividends
      how much will my stocks pay me {period}
      can you check when my next payout is due
      what dividends am i due {period}
    `,
  },
  portfolioYield: {
    title: "What is the dividend yield of my portfolio?",
    ways: `
      my portfolio yield
      my dividend yield
      my yield on cost
      what yield does my portfolio have
      how much does my portfolio yield in percent
      average dividend yield of my holdings
      what percentage do my stocks pay me in dividends
      yoc of my portfolio
      my income yield
      how high is the yield on everything i own
      tell me my overall dividend yield
      how much do my holdings yield on average
      can you check the yield of my {account}
      is my portfolio high yielding
      show me the yield on my investments
      what's the average yield across my stocks
    `,
  },
  interest: {
    title: "How much interest have I received?",
    ways: `
      my interest {period}
      how much interest did i earn {period}
      interest received on my cash
      interest income of mine
      what did my cash earn me in interest {period}
      interest payments credited to me
      how much interest have i been paid
      has my broker paid me any interest
      my bond coupons
      my total interest
      did i get any interest {period}
      tell me my interest income {period}
      {period} how much interest was i paid
      can you check the interest on my {account}
      show me interest credited {period}
      what have i earned in interest so far
    `,
  },
  sectorSplit: {
    title: "How is my portfolio split by sector?",
    ways: `
      my sector allocation
      my portfolio by sector
      how diversified am i
      which sectors am i invested in
      how much tech do i have
      my sector exposure
      sector breakdown of my {account}
      my industry split
      am i overweight in technology
      my diversification across industries
      pie chart of my sectors
      am i spread out enough over different sectors
      tell me which sectors my money is in
      show me my holdings by sector
      what industries am i invested in
      am i too heavy in one sector
      can you check my sector weights
      how is my {account} spread across sectors
    `,
  },
  countrySplit: {
    title: "How is my portfolio split by country?",
    ways: `
      my country allocation
      my portfolio by country
      my geographic exposure
      how much of my money is in the us
      my regional breakdown
      which countries am i invested in
      my portfolio by region
      how much do i have in europe or emerging markets
      where in the world is my money
      geographical split of my {account}
      am i too heavy in american stocks
      my domestic vs international mix
      tell me which countries my money is in
      show me my holdings by country
      can you check my exposure to different regions
      am i invested too much in one country
      how is my {account} spread around the world
      how international is my portfolio
    `,
  },
  currencySplit: {
    title: "How is my portfolio split by currency?",
    ways: `
      how much of my money is in {currency}
      what part of my holdings is in {currency}
      what share of my portfolio is in {currency} and what share in {other}
      how exposed am i to currencies
      my currency allocation
      my portfolio by currency
      my currency exposure
      how much do i hold in dollars
      which currencies am i invested in
      how much of my portfolio is in euros, pounds or dollars
      currency breakdown of my {account}
      my fx exposure
      how much of my money is in foreign currency
      share of each currency in my holdings
      tell me which currencies my money is in
      show me my holdings by currency
      do i have too much in {currency}
      can you check my {currency} exposure
      what percentage of my portfolio is {currency}
      what currencies are in my {account}
    `,
  },
  assetSplit: {
    title: "How is my portfolio split by asset class?",
    ways: `
      my asset allocation
      my portfolio by asset class
      how much do i have in stocks versus bonds
      my stocks, funds and cash split
      what's my equity to bond ratio
      my asset mix
      how much of my portfolio is in etfs
      asset classes in my {account}
      what share of my money is in crypto
      how much do i have in funds and how much in single shares
      my portfolio breakdown by type of investment
      tell me my mix of stocks bonds and cash
      show me my portfolio by type
      can you check how much i have in bonds
      am i mostly in shares or funds
      what kinds of assets are in my {account}
      how is my money spread over asset types
    `,
  },
  accountSplit: {
    title: "How is my portfolio split by account?",
    ways: `
      in which account are the {symbol} shares kept
      my portfolio by account
      which account holds what
      my accounts
      value of each of my accounts
      how much is in my isa and how much in my sipp
      break down my portfolio per account
      my ira vs my brokerage account
      list my accounts and their balances
      how is my money spread over my accounts
      which of my accounts is the largest
      which of my brokers holds what
      tell me how much is in each account
      show me my portfolio account by account
      can you check what's in which account
      which of my accounts has {symbol} in it
      how much have i got with each broker
      where do i keep my {symbol}
    `,
  },
  transactions: {
    title: "What transactions have I made?",
    ways: `
      my transactions {period}
      my trades {period}
      show my transaction history
      my {symbol} trades
      everything i bought and sold {period}
      my trading activity
      list of my orders that went through in my {account}
      my account history
      when did i trade {symbol}
      my last trade
      my executed deals {period}
      activity log of my account
      show me all trades in my {account}
      {period} what did i buy and sell
      tell me my recent transactions
      did i trade anything {period}
      can you list my buys and sells of {symbol}
      what have i done in my account {period}
    `,
  },
  purchases: {
    title: "What have I bought?",
    ways: `
      when was my last purchase of {symbol}
      what was my biggest single purchase
      what did i buy {period}
      when did i buy {symbol}
      my purchases {period}
      my last buy
      stocks i've bought lately
      my {symbol} buys
      which shares did i pick up {period}
      what have i added to my {account}
      how often have i purchased {symbol}
      what did i buy most recently
      date i first got into {symbol}
      what have i been buying
      tell me what i bought {period}
      {period} which stocks did i buy
      did i buy any {symbol} {period}
      show me my latest purchases
      can you check when i bought {symbol}
      what did i last buy in my {account}
    `,
  },
  sales: {
    title: "What have I sold?",
    ways: `
      what did i sell {period}
      when did i sell {symbol}
      my sales {period}
      my last sale
      stocks i've sold
      my {symbol} sells
      which positions did i close {period}
      what have i got rid of in my {account}
      did i sell any {symbol}
      what i've offloaded
      when did i get out of {symbol}
      at what price did i sell my {symbol}
      tell me what i sold {period}
      {period} which stocks did i sell
      show me my latest sales
      have i sold anything {period}
      can you check when i sold my {symbol}
      what did i unload {period}
    `,
  },
  deposits: {
    title: "How much have I paid in or taken out?",
    ways: `
      my deposits {period}
      my withdrawals {period}
      how much have i paid in
      how much did i deposit {period}
      money i've put into my {account}
      money i took out
      my contributions {period}
      how much have i withdrawn
      my net deposits
      cash transfers in and out of my account
      total amount i've paid into my investments
      how much of my own money have i put in
      tell me how much i paid in {period}
      {period} how much did i withdraw
      did i deposit anything {period}
      show me my deposits and withdrawals
      can you check how much i've put into my {account}
      how much new money did i add {period}
    `,
  },
  fees: {
    title: "What fees have I paid?",
    ways: `
      my fees {period}
      how much have i paid in fees {period}
      commissions i paid {period}
      my trading costs
      what did my broker charge me {period}
      my total commission
      how much do my trades cost me
      dealing charges on my {account}
      what am i spending on brokerage
      platform fees i've been charged
      my transaction costs
      how much has my broker taken off me
      tell me how much i paid in fees {period}
      {period} what did trading cost me
      did i pay any commission on {symbol}
      show me the charges on my {account}
      can you check my broker costs
      how much am i losing to fees
    `,
  },
  taxesPaid: {
    title: "What taxes have been withheld?",
    ways: `
      my withholding tax {period}
      how much tax was withheld from my dividends
      taxes i've paid {period}
      tax deducted on my sales
      my taxes withheld at source
      tax taken out of my {account}
      my foreign tax paid
      how much tax did my broker deduct {period}
      dividend tax i've already paid
      stamp duty i paid
      what did the taxman take from my dividends
      tax withheld on my trades {period}
      tell me how much tax has been taken off me {period}
      {period} how much tax was deducted
      was any tax withheld on my {symbol} dividend
      show me the withholding tax in my {account}
      can you check what tax i've already paid
      how much went to the taxman {period} from my account
    `,
  },
  risks: {
    title: "How risky is my portfolio?",
    ways: `
      how risky is my portfolio
      am i too concentrated
      my portfolio risk
      my concentration risk
      do i have too many eggs in one basket
      my biggest risks
      is my portfolio too dependent on one stock
      is my portfolio safe
      how exposed am i to a single company
      risk analysis of my {account}
      check my portfolio for weak spots
      am i taking on too much risk
      tell me where my portfolio is risky
      do i have too much in one stock
      can you check the risks in my portfolio
      am i playing it safe or gambling with my {account}
      show me the risks i'm taking
      how dangerous is my mix of stocks
    `,
  },
  volatility: {
    title: "How volatile is my portfolio?",
    ways: `
      my volatility {period}
      how volatile is my portfolio
      my portfolio's standard deviation
      how much does my portfolio fluctuate {period}
      volatility of my {account}
      how bumpy is my portfolio
      annualised volatility of my investments
      how wildly does my portfolio swing
      my portfolio vol {period}
      ups and downs of my portfolio
      tell me the volatility of my portfolio
      {period} how volatile was my portfolio
      does my portfolio jump around a lot
      can you check how much my {account} goes up and down
      has my portfolio been choppy {period}
      how steady is the value of my investments
    `,
  },
  drawdown: {
    title: "What is my largest drawdown?",
    ways: `
      my max drawdown {period}
      my largest drawdown
      how far did my portfolio fall from its peak {period}
      my worst peak-to-trough loss
      maximum drawdown of my {account}
      how deep was my biggest slump
      how far am i below my portfolio's high
      my biggest decline {period}
      how long did my portfolio take to recover
      my portfolio's maximum loss from the top
      tell me my worst drawdown
      {period} what was my deepest drop from a high
      how much did my portfolio lose from top to bottom {period}
      can you check the drawdown on my {account}
      am i still below my peak
      show me my biggest drawdown {period}
    `,
  },
  sharpe: {
    title: "What is my Sharpe ratio?",
    ways: `
      my sharpe ratio {period}
      my sharpe
      sharpe of my portfolio
      my risk-adjusted return {period}
      am i being paid enough for the risk i take
      sharpe ratio of my {account}
      my sortino ratio
      how good is my return relative to my risk
      return per unit of risk of my portfolio {period}
      tell me my sharpe ratio
      {period} what was my sharpe
      do i have a good sharpe ratio
      can you check the sharpe of my {account}
      is my return worth the risk i'm taking
      show me my risk-adjusted performance {period}
    `,
  },
  portfolioBeta: {
    title: "What is the beta of my portfolio?",
    ways: `
      my portfolio beta
      beta of my portfolio
      my beta
      how sensitive is my portfolio to the market
      what's the weighted beta of my holdings
      how much do i fall when the market falls
      overall beta of everything i own
      does my portfolio move more than the index
      my market sensitivity
      tell me my overall beta
      can you check the beta of my {account}
      do i have a high beta portfolio
      how strongly does my portfolio react to the market
      show me the beta of all my stocks together
      are my holdings combined more jumpy than the market
    `,
  },
  correlation: {
    title: "How do my holdings move together?",
    ways: `
      how correlated are my stocks with each other
      correlation of my holdings
      correlation between {symbol} and {other} {period}
      do my stocks move together
      are {symbol} and {other} correlated
      how closely does {symbol} follow {other} {period}
      my correlation matrix
      which of my stocks are most correlated
      do {symbol} and {other} go up and down in step
      are my positions independent of each other
      does {symbol} move with {other}
      {symbol} {other} correlation
      do all my shares fall at the same time
      tell me the correlation between {symbol} and {other}
      do {symbol} and {other} move together {period}
      can you check how correlated my holdings are
      do my stocks all go the same way
      show me which of my shares move in sync
      {period} how strongly were {symbol} and {other} linked
    `,
  },
  whatMoved: {
    title: "What moved my portfolio?",
    ways: `
      why is my portfolio down {period}
      why am i up {period}
      what drove my portfolio {period}
      which holdings hurt me most
      what dragged my portfolio down
      biggest contributors to my return {period}
      which positions helped me
      why am i losing money
      my performance attribution
      what happened to my portfolio
      my top detractors in my {account}
      which of my stocks moved my portfolio the most
      tell me why my portfolio fell {period}
      {period} what pulled my portfolio up
      what's behind the change in my portfolio {period}
      which stocks are to blame for my loss {period}
      can you check what caused my gains {period}
      how come my {account} is down {period}
      what moved me {period}
    `,
  },
  currencyEffect: {
    title: "What did exchange rates do to my portfolio?",
    ways: `
      currency effect on my portfolio {period}
      how did exchange rates affect my return {period}
      my fx gains and losses
      did the dollar hurt my portfolio
      how much did i lose to currency moves {period}
      my currency gain
      impact of forex on my holdings
      how much of my return came from currencies
      my exchange rate losses
      what has the weak pound done to my investments
      tell me how much i gained or lost through exchange rates {period}
      {period} did currencies help or hurt me
      can you check the fx effect on my {account}
      did the exchange rate cost me money {period}
      show me my gains from currencies
      how have currency swings affected my investments
    `,
  },
  bestWorstPeriod: {
    title: "What were my best and worst days?",
    ways: `
      in which month did my portfolio have its best return
      my best day {period}
      my worst day
      my best month {period}
      my worst month
      when did i make the most in one day
      when did my portfolio fall the most in a day
      my biggest daily loss {period}
      the day my portfolio gained most
      my worst week or year
      on which day did i lose the most money
      my strongest months
      tell me my best day {period}
      {period} what was my worst day
      which month was my best
      can you check when my portfolio had its biggest jump
      show me my best and worst months {period}
      when did i have my worst loss in a single day
    `,
  },
  whatIfSell: {
    title: "What if I sold {symbol}?",
    ways: `
      how much would we have left if we sold all {symbol}
      what if i sold {symbol}
      what happens if i sell {amount} of {symbol}
      simulate selling my {symbol}
      if i sold all my {symbol} what would i get
      effect of selling {amount} {symbol}
      how would my portfolio look without {symbol}
      what would i have left if i dumped {symbol}
      if i trimmed {symbol} by {amount}
      what gain would i realise if i sold {symbol}
      suppose i got rid of {symbol}
      how much cash would i have if i liquidated {symbol}
      what if i cashed out {amount} of my {symbol}
      what would selling {symbol} do to my portfolio
      tell me what i'd make if i sold my {symbol}
      can you show me my portfolio if i sold {amount} {symbol}
      what if i got out of {symbol} in my {account}
      if i unloaded {amount} {symbol} how much would i pocket
      how would things look if i dropped {symbol} from my holdings
      what if i sell {amount} my {symbol}
    `,
  },
  whatIfBuy: {
    title: "What if I bought {symbol}?",
    ways: `
      what if i bought {symbol}
      what happens if i buy {amount} of {symbol}
      simulate buying {amount} {symbol}
      if i added {amount} of {symbol} to my portfolio
      how would my allocation change if i bought {symbol}
      what would my average cost be if i bought {amount} more {symbol}
      suppose i put {amount} into {symbol}
      effect on my portfolio of purchasing {symbol}
      how many {symbol} shares could i get for {amount}
      if i topped up my {symbol} by {amount}
      what weight would {symbol} have if i picked up {amount}
      if i doubled down on {symbol}
      what would buying {amount} of {symbol} do to my portfolio
      tell me how my portfolio changes if i get {amount} {symbol}
      suppose i picked up {amount} {symbol}
      what would happen if i invested {amount} in {symbol} now
      can you show me my portfolio with {amount} more {symbol}
      if i put another {amount} in {symbol} how big would my position be
    `,
  },
  whatIfMove: {
    title: "What if {symbol} moved by {amount}?",
    ways: `
      if {symbol} fell {amount} what would that do to the value of my portfolio
      what happens to my portfolio when {symbol} falls {amount}
      what if {symbol} falls {amount}
      what would my portfolio do if {symbol} rose {amount}
      if {symbol} drops by {amount} how much do i lose
      how much would i make if {symbol} went up {amount}
      what if the market crashes {amount}
      stress test my portfolio
      impact on my portfolio of a {amount} fall in {symbol}
      my loss if {symbol} tanks {amount}
      scenario {symbol} down {amount}
      suppose {symbol} gained {amount}, where would i be
      if {symbol} goes to zero how badly am i hit
      how would a correction hit my portfolio
      how much would i lose if {symbol} dropped {amount}
      tell me what a {amount} rise in {symbol} does for me
      what would a {amount} move in {symbol} mean for my portfolio
      suppose {symbol} slid {amount} how much would that cost me
      can you show me the effect if {symbol} climbs {amount}
      how badly would my {account} be hurt by {symbol} falling {amount}
    `,
  },
  invested: {
    title: "What would {amount} put into {symbol} be worth now?",
    ways: `
      what if i had put {amount} into {symbol} {period}
      if i had invested {amount} in {symbol} {period}
      what would {amount} in {symbol} be worth now if bought {period}
      how much would i have if i'd bought {symbol} {period}
      {amount} in {symbol} {period} worth how much now
      what would have become of {amount} put into {symbol}
      had i put {amount} into {symbol} back then
      growth of {amount} in {symbol}
      what did i miss by not buying {symbol}
      how rich would i be if i'd stuck {amount} in {symbol}
      if i had got in on {symbol} early with {amount}
      backtest {amount} in {symbol}
      dollar cost averaging {amount} a month into {symbol}
      {amount} in {symbol} {period}
      if i'd bought {amount} of {symbol} {period} what would i have now
      {period} i could have put {amount} in {symbol} what would it be today
      how much would {amount} in {symbol} have made me since {period}
      tell me what {amount} put in {symbol} {period} would have turned into
      suppose i had placed {amount} in {symbol} {period} how much would that be now
      what became of {amount} invested in {symbol} {period}
    `,
  },
  heldSince: {
    title: "How long have I held {symbol}?",
    ways: `
      how long have i held {symbol}
      how long have i owned {symbol}
      my oldest position
      my newest holding
      since when do i have {symbol}
      my {symbol} holding period
      which stock have i had the longest
      how many years have i been in {symbol}
      what's the most recent addition among my holdings
      how old is my {symbol} position
      longest held stocks of mine
      tell me when i started holding {symbol}
      how long has {symbol} been in my portfolio
      can you check how long i've had {symbol}
      which of my stocks is the oldest
      have i held {symbol} for more than a year
      since when has {symbol} been in my {account}
    `,
  },
  lots: {
    title: "What are my tax lots of {symbol}?",
    ways: `
      my {symbol} lots
      my tax lots
      show each lot of {symbol} i hold
      my {symbol} lots with date and cost
      which of my {symbol} shares are long-term
      individual purchase lots of my {symbol}
      fifo lots of my {symbol} position
      my open lots
      my parcels of {symbol}
      which of my lots are short-term gains
      my {symbol} tranches
      tell me the lots i have in {symbol}
      show me my {symbol} shares lot by lot
      can you list the tax lots in my {account}
      which batches of {symbol} did i buy at which price
      how many lots of {symbol} have i got
      break my {symbol} position down into lots
    `,
  },
  alerts: {
    title: "Which alerts do I have?",
    ways: `
      did any of my alerts fire
      my alerts
      which alerts have i set
      show my price alerts
      do i have an alert on {symbol}
      my active notifications
      list all my alarms
      my {symbol} alerts
      what am i being alerted about
      which of my alerts have triggered
      what price alarms are running for me
      am i getting notified about {symbol}
      tell me what alerts are on
      show me my alerts for {symbol}
      can you list my alerts
      did my {symbol} alert go off {period}
      are there any alerts set up
      which notifications have i switched on
    `,
  },
  setAlert: {
    title: "Alert me when {symbol} reaches {amount}",
    ways: `
      alert me when {symbol} hits {amount}
      set an alert for {symbol} at {amount}
      notify me if {symbol} drops below {amount}
      let me know when {symbol} goes above {amount}
      tell me when {symbol} gets to {amount}
      create a price alert on {symbol}
      ping me if {symbol} falls under {amount}
      remind me when {symbol} crosses {amount}
      price alarm {symbol} {amount}
      warn me if {symbol} loses {amount}
      send me a notification once {symbol} rises past {amount}
      give me a shout when {symbol} reaches {amount}
      alert me whenever {symbol} drops {amount}
      tell me if {symbol} breaks {amount}
      warn me if {symbol} falls by more than {amount}
      tell me if {symbol} loses more than {amount} in a day
      can you ping me if {symbol} goes under {amount}
      please tell me as soon as the price of {symbol} drops under {amount}
      please tell me as soon as the {symbol} share price drops under {amount}
      tell me when {symbol} falls below {amount}
      tell me when {symbol} rises above {amount}
      alert me when {symbol} moves {amount} {period}
      let me know if {symbol} goes to {amount}
      can you tell me when {symbol} is at {amount}
      i'd like an alert when {symbol} hits {amount}
      drop me a message if {symbol} gets down to {amount}
      message me as soon as {symbol} is over {amount}
      give me a heads up if {symbol} dips to {amount}
    `,
  },
  watchlist: {
    title: "What is on my watchlist?",
    ways: `
      my watchlist
      show my watchlist
      what's on my watchlist
      how is my watchlist doing {period}
      stocks i'm watching
      my watch list {period}
      what am i following
      my favourites
      my favorites list
      which stocks on my watchlist are up {period}
      shares i'm keeping an eye on
      the tickers i'm tracking but don't own
      tell me how my watchlist did {period}
      {period} what moved on my watchlist
      can you open my watchlist
      which stocks am i following
      show me the stocks i follow
      how are my favourites doing {period}
      is {symbol} on my watchlist
      what is on my watchlist
    `,
  },
  addToWatchlist: {
    title: "Add {symbol} to my watchlist",
    ways: `
      add {symbol} to my watchlist
      watch {symbol}
      put {symbol} on my watch list
      follow {symbol}
      track {symbol}
      keep an eye on {symbol} for me
      save {symbol} to my favourites
      start watching {symbol}
      stick {symbol} on the watchlist
      bookmark {symbol}
      include {symbol} in my watchlist
      i want to follow {symbol}
      can you add {symbol} to my watchlist please
      i'd like {symbol} on my watchlist
      can you watch {symbol} for me
      pop {symbol} on my watchlist
      add {symbol} to the stocks i follow
      please keep track of {symbol}
      mark {symbol} as a favourite
    `,
  },
  removeFromWatchlist: {
    title: "Remove {symbol} from my watchlist",
    ways: `
      remove {symbol} from my watchlist
      unwatch {symbol}
      take {symbol} off my watch list
      stop following {symbol}
      delete {symbol} from the watchlist
      unfollow {symbol}
      drop {symbol} from my favourites
      stop tracking {symbol}
      i don't want to watch {symbol} any more
      kick {symbol} off the watchlist
      get {symbol} out of my watchlist
      i'd like {symbol} gone from my watchlist
      can you take {symbol} off my watchlist
      clear {symbol} from my watchlist
      i'm no longer interested in following {symbol}
      please remove {symbol} from the stocks i follow
      no need to watch {symbol} anymore
    `,
  },
  notes: {
    title: "What are my notes on {symbol}?",
    ways: `
      my notes on {symbol}
      my {symbol} notes
      what did i write about {symbol}
      show my notes
      my comments on {symbol}
      have i noted anything about {symbol}
      why did i buy {symbol} according to my notes
      my investment thesis for {symbol}
      what did i jot down on {symbol}
      anything i've written down about {symbol}
      my journal entries for {symbol}
      my memo on {symbol}
      tell me what i noted about {symbol}
      can you show my note on {symbol}
      what were my thoughts on {symbol} when i wrote them down
      did i write anything on {symbol}
      open my notes for {symbol}
      read me my notes on {symbol}
    `,
  },
  myEarnings: {
    title: "Which of my holdings report earnings?",
    ways: `
      which of my stocks report {period}
      my earnings calendar
      do any of my holdings report earnings {period}
      when do my companies report
      upcoming results for my portfolio
      earnings dates of my holdings
      who among my positions publishes numbers {period}
      quarterly reports coming up for stocks i own
      my next earnings
      earnings in my {account} {period}
      any results from my shares soon
      which of the companies i hold announce next
      tell me which of my stocks have earnings {period}
      {period} which of my holdings publish results
      are any of my companies reporting {period}
      show me earnings dates for what i own
      can you check when my stocks in my {account} report
      who in my portfolio has results next
    `,
  },
  myNews: {
    title: "What is the news about my holdings?",
    ways: `
      which news concern the companies i hold
      news about my stocks
      my portfolio news {period}
      headlines on my holdings {period}
      anything new with the companies i own
      what's happening with my stocks {period}
      latest on my positions
      any news affecting my portfolio
      stories about shares i hold
      did anything important happen to my companies {period}
      news feed for my investments
      what should i know about my holdings
      my news
      tell me the news on my stocks
      {period} was there any news on my holdings
      show me news for my portfolio
      can you check the headlines for the stocks i own
      is there anything important about my shares {period}
      what's being reported about the companies in my portfolio
    `,
  },
  myExDates: {
    title: "Which of my holdings go ex-dividend?",
    ways: `
      which of my stocks go ex-dividend {period}
      my ex-dividend dates
      ex dates of my holdings
      my ex-div calendar {period}
      when do my shares go ex-div
      do any of my positions go ex-dividend {period}
      upcoming ex-dates in my portfolio
      stocks i own that are going ex soon
      next of my holdings to trade ex dividend
      record dates for my shares
      tell me which of my shares go ex-dividend {period}
      {period} do any of my holdings go ex
      show me the ex-dividend dates for my stocks
      can you check when my holdings go ex-dividend
      are any shares i own going ex-div {period}
      my next ex-date
    `,
  },
  cannotForecast: {
    title: "How high will {symbol} go?",
    ways: `
      will {symbol} go up {period}
      how high will {symbol} go
      {symbol} price prediction
      {symbol} forecast {period}
      where will {symbol} be {period}
      which stock will rise the most {period}
      is {symbol} going to crash
      will the market fall further
      what's the next big winner going to be
      will {symbol} ever recover
      when will {symbol} bounce back
      is {symbol} going to the moon
      is {symbol} going to rise {period}
      will {symbol} drop {period}
      where do you see {symbol} going
      tell me what the market will do {period}
      can {symbol} reach {amount} {period}
      what will {symbol} be worth {period} in future
    `,
  },
  cannotAdvise: {
    title: "Should I buy {symbol}?",
    ways: `
      should i buy {symbol}
      should i sell {symbol}
      is {symbol} a good investment
      what's the best stock to buy
      where should i invest {amount}
      what should i do with my money
      is now a good time to buy {symbol}
      would you hold {symbol} or take profits
      recommend me a stock
      any hot tips
      how should i rebalance my portfolio
      is {symbol} worth buying
      how can i protect my portfolio from a crash
      do you recommend {symbol}
      tell me what to buy
      would you buy {symbol} or {other}
      is it time to get out of {symbol}
      can you suggest a good stock
      what would you do with {amount} if you were me
      was my {symbol} purchase a mistake
    `,
  },
  cannotTax: {
    title: "How much tax will I owe?",
    ways: `
      how much tax do i owe {period}
      what's my tax bill {period}
      how do i save tax on my gains
      do i have to pay capital gains tax on {amount}
      help me with my tax return
      is this tax deductible
      what tax will i pay if i sell
      how are dividends taxed
      tax loss harvesting advice
      what's the cgt allowance
      how do i declare my shares to hmrc or the irs
      is a roth ira or an isa better for tax
      tell me how much tax i have to pay {period}
      will i be taxed on my {symbol} sale
      can you work out my tax
      how do i avoid capital gains tax
      do i have to declare my dividends
      what's the tax rate on {amount} of gains
    `,
  },
  cannotOrder: {
    title: "Place an order for {symbol}",
    ways: `
      buy {amount} of {symbol}
      sell my {symbol} shares
      place an order for {symbol}
      cancel my order
      sell {amount} {symbol} at market
      set a limit order on {symbol} at {amount}
      put a stop loss on {symbol}
      transfer {amount} to my bank
      change my open order for {symbol}
      withdraw {amount} from my broker
      execute a trade in {symbol} for me
      go short {symbol} for me
      sell {amount} my {symbol} now
      send the order to my broker
      buy {amount} {symbol} at market
      buy {amount} {symbol}
      please buy {symbol} for me
      can you sell my {symbol} for me
      i want to place a trade in {symbol}
      get me {amount} of {symbol} at the market price
      send {amount} from my {account} to my bank
      put in a buy order for {symbol}
    `,
  },
  cannotKnow: {
    title: "What does Bellwether not know?",
    ways: `
      what's the weather like
      tell me a joke
      what's my neighbour's portfolio worth
      what's my password
      give me a recipe for dinner
      who won the football game
      how much money does my friend have
      write me a poem
      show me another user's account
      what's the capital of france
      recommend a movie or a good restaurant
      translate this sentence for me
      how do i open a brokerage account
      which broker should i choose
      how high is inflation
      what time is it
      what's for dinner
      can you write an email for me
      who is the president
      tell me how rich my boss is
      what's the best phone to get
      highest p/e of {symbol}
    `,
  },
  capabilities: {
    title: "What can you do?",
    ways: `
      what can you do
      help
      what can i ask you
      how do you work
      what questions do you answer
      what are you able to tell me
      show me some example questions
      how do i use this app
      what features does this have
      who are you
      list of commands
      i'm lost, what are my options here
      tell me what you can do
      what are you good for
      can you help me
      i'd like to know what i can ask here
      what sort of things do you know
      show me how this works
    `,
  },
  indicator: {
    title: "What is the {indicator} of {symbol}?",
    ways: `
      {indicator} of {symbol}
      {symbol} {indicator}
      what's {symbol}'s {indicator}
      what does the {indicator} say for {symbol}
      current {indicator} reading for {symbol}
      compute {indicator} on {symbol}
      tell me the {indicator} for {symbol}
      show me {indicator} on {symbol}
      can you check the {indicator} of {symbol}
      where is the {indicator} for {symbol} right now
      i'd like to know the {symbol} {indicator}
      work out the {indicator} for {symbol}
    `,
  },
  options: {
    title: "What do the options on {symbol} say?",
    ways: `
      put/call ratio of {symbol}
      implied volatility of {symbol}
      {symbol} IV
      open interest in {symbol} options
      options activity on {symbol}
      are traders buying more puts or calls on {symbol}
      which strikes of {symbol} have the most open interest
      tell me about options on {symbol}
      are there more calls or puts on {symbol}
      show me the options data for {symbol} {period}
      can you check the put call ratio for {symbol}
      how busy is the options market in {symbol} {period}
      where is the open interest in {symbol}
    `,
  },
  dayPrices: {
    title: "What were the open, high, low and close of {symbol}?",
    ways: `
      {symbol} open high low close {period}
      where did {symbol} open {period}
      opening price of {symbol} {period}
      {symbol} OHLC
      intraday high and low of {symbol} {period}
      day range of {symbol}
      what was the high of the day for {symbol}
      tell me the open and close for {symbol} {period}
      {period} what were the high and low of the day for {symbol}
      what price did {symbol} open at {period}
      can you check the ohlc of {symbol} {period}
      show me the daily range for {symbol} {period}
      between what prices did {symbol} trade during the day {period}
    `,
  },
  estimateChanges: {
    title: "Have the estimates for {symbol} been raised or cut?",
    ways: `
      estimate revisions for {symbol}
      have analysts raised their earnings estimates for {symbol}
      has the EPS estimate of {symbol} been cut lately
      are the revenue forecasts for {symbol} going up
      trend of the consensus for {symbol} in the past month
      have analysts cut their forecasts for {symbol} {period}
      tell me if the estimates for {symbol} have gone up
      are the profit estimates for {symbol} being revised
      {period} were the forecasts for {symbol} lowered
      can you check estimate revisions on {symbol}
      are analysts getting more optimistic in their {symbol} numbers
    `,
  },
  targetWeight: {
    title: "How many shares would bring {symbol} to {amount} of my portfolio?",
    ways: `
      how much {symbol} do I have to sell to bring it down to {amount} of my portfolio
      how much {symbol} must I buy to get to {amount}
      rebalance {symbol} to {amount} of the portfolio
      trim {symbol} to {amount}
      what trade gets my {symbol} weight to {amount}
      reduce {symbol} to a weight of {amount}
      how many {symbol} shares do i need so it is {amount} of my portfolio
      what do i have to buy or sell to have {amount} in {symbol}
      tell me how much {symbol} to sell to get down to {amount} of my portfolio
      i want {symbol} to be {amount} of my holdings
      bring {symbol} up to {amount} of my {account}
      cut {symbol} back to {amount} of my portfolio
    `,
  },
  closedTrades: {
    title: "How did my closed trades go?",
    ways: `
      win rate of my trades
      what share of my sales made a profit
      how many of my trades were winners
      my hit rate {period}
      review of the positions I have closed
      tell me how my finished trades turned out
      {period} how many of my trades made money
      show me my winning and losing trades
      can you check my win rate
      did most of my trades work out {period}
      my trading track record in my {account}
    `,
  },
  savingsPlan: {
    title: "What would {amount} a month in {symbol} {period} be worth now?",
    ways: `
      {amount} a month into {symbol} {period}
      if I had put {amount} every month into {symbol} {period}
      monthly plan of {amount} in {symbol} {period}
      dollar cost averaging {amount} per month into {symbol} {period}
      what would investing {amount} monthly in {symbol} {period} have become
      if i had saved {amount} every month in {symbol} since {period} what would i have
      tell me what {amount} monthly into {symbol} {period} would be worth
      {period} suppose i'd bought {symbol} for {amount} each month
      regular saving of {amount} a month in {symbol} from {period}
      how much would a savings plan of {amount} in {symbol} {period} have made
      drip feeding {amount} a month into {symbol} {period}
    `,
  },
  incomeByMonth: {
    title: "What dividends will I receive each month?",
    ways: `
      my dividends by month
      dividend income month by month
      expected income for each of the next twelve months
      dividend calendar of my portfolio by month
      how is my dividend income spread over the year
      monthly breakdown of my dividends
      tell me how much dividend i get every month
      which months pay me the most dividends
      show me my dividends per month
      can you split my dividend income by month
      in which months do i get paid dividends in my {account}
      my monthly dividend income
    `,
  },
  recordBuy: {
    title: "I bought {amount} {symbol} at {amount}",
    ways: `
      bought {amount} {symbol} for {amount} {period}
      {period} i bought {amount} of {symbol} at {amount} each
      buy {amount} {symbol} at {amount}
      record a purchase of {amount} {symbol} at {amount}
      picked up {amount} {symbol} for {amount} in my {account}
      i got {amount} {symbol} at {amount} {period}
      log a buy {amount} {symbol} at {amount} fee {amount}
      i purchased {amount} {symbol} {period}
      add {amount} {symbol} at {amount} to my portfolio
      {amount} {symbol} bought at {amount} {period}
      i've just bought {amount} {symbol} at {amount} please note it down
      bought {amount} {symbol} at the close {period}
      bought {amount} {symbol} shares {period} for {amount} each, fee was {amount}
      record a purchase of {amount} {symbol} {period} at the close
      can you record that i bought {amount} {symbol} at {amount}
      bought {amount} {symbol} for {amount} in total
      {period} i got {amount} {symbol} for {amount}
      put down that i bought {amount} {symbol} for {amount}
      please enter a purchase of {amount} {symbol}
      new buy {amount} {symbol} at {amount} {period}
      just got {amount} shares of {symbol} at {amount} each
      i added {amount} {symbol} at {amount} to my {account} {period}
    `,
  },
  recordSell: {
    title: "I sold {amount} {symbol} at {amount}",
    ways: `
      sold {amount} {symbol} for {amount} {period}
      {period} i sold {amount} of {symbol} at {amount} each
      sell {amount} {symbol} at {amount}
      record a sale of {amount} {symbol} at {amount}
      got rid of {amount} {symbol} at {amount} in my {account}
      log a sell {amount} {symbol} at {amount} fee {amount}
      i sold {amount} {symbol} {period}
      {amount} {symbol} sold at {amount} {period}
      i've just sold {amount} {symbol} at {amount} please note it down
      sold {amount} {symbol} at the close {period}
      sold {amount} {symbol} shares {period} for {amount} each, fee was {amount}
      record a sale of {amount} {symbol} {period} at the close
      sold {amount} {symbol} for {amount} in total
      {period} i got rid of {amount} {symbol} for {amount}
      put down that i sold {amount} {symbol} for {amount}
      please enter a sale of {amount} {symbol}
      new sale {amount} {symbol} at {amount} {period}
      just sold {amount} shares of {symbol} at {amount} each
      i offloaded {amount} {symbol} at {amount} from my {account} {period}
    `,
  },
  recordDividend: {
    title: "{symbol} paid me a dividend of {amount}",
    ways: `
      dividend {symbol} {amount} {period}
      i got {amount} dividend from {symbol} {period}
      record a dividend of {amount} from {symbol}
      received {amount} in dividends from {symbol}
      {symbol} paid me {amount} {period}
      book dividend from {symbol} {amount} received {period}
      note that i got a {amount} payout from {symbol}
      {symbol} paid me {amount} dividend {period} please note it down
      {period} {symbol} paid me {amount} in dividends
      please enter a dividend of {amount} for {symbol}
      put down {amount} dividend from {symbol}
      got a {symbol} dividend of {amount} in my {account}
      my {symbol} dividend of {amount} came in {period}
      log {amount} dividend for {symbol}
    `,
  },
  recordDeposit: {
    title: "I deposited {amount}",
    ways: `
      deposit {amount} {period}
      paid {amount} into my {account} {period}
      record a deposit of {amount}
      transferred {amount} to my {account} {period}
      i put {amount} into my {account}
      added {amount} cash to the portfolio
      i paid in {amount} {period}
      moved {amount} into my broker account {period}
      deposited {amount} {period} please note it
      {period} i put in {amount}
      please enter a deposit of {amount}
      put down that i paid in {amount}
      i topped up my {account} with {amount}
      log a deposit of {amount} {period}
      i've added {amount} of cash {period}
    `,
  },
  recordWithdrawal: {
    title: "I withdrew {amount}",
    ways: `
      withdrawal of {amount} {period}
      i took out {amount} {period}
      record a withdrawal of {amount}
      withdrew {amount} from my {account} {period}
      i moved {amount} out of my {account}
      took {amount} cash out of the portfolio
      {period} i withdrew {amount}
      please enter a withdrawal of {amount}
      put down that i took out {amount}
      i pulled {amount} from my {account} {period}
      log a withdrawal of {amount} {period}
      i've taken {amount} out of my account
    `,
  },
  recordInterest: {
    title: "I received {amount} of interest",
    ways: `
      interest {amount} {period}
      record interest of {amount}
      got {amount} interest on my cash {period}
      my {account} paid me {amount} interest
      {period} i got {amount} in interest
      please enter {amount} of interest
      put down interest of {amount}
      i earned {amount} interest in my {account} {period}
      log {amount} interest {period}
      my broker credited {amount} interest {period}
    `,
  },
  recordFee: {
    title: "I paid a fee of {amount}",
    ways: `
      fee of {amount} {period}
      record a fee of {amount}
      was charged {amount} in custody fees {period}
      paid {amount} account fees in my {account}
      {period} i paid {amount} in fees
      please enter a fee of {amount}
      put down a charge of {amount}
      my broker took {amount} as a fee {period}
      log a fee of {amount} {period}
      i was billed {amount} for my {account}
    `,
  },
  alertHigh: {
    title: "Tell me when {symbol} makes a new 52-week high",
    ways: `
      alert me when {symbol} hits a new high
      notify me if {symbol} breaks its 52 week high
      set an alert for a new high of {symbol}
      ping me when {symbol} reaches its yearly high
      tell me when {symbol} is at a new high
      alert if {symbol} breaks its 52w high
      let me know if {symbol} makes a new high
      can you alert me to a new yearly high in {symbol}
      i'd like to know when {symbol} tops its high for the year
      message me once {symbol} sets a fresh high
      new high alert for {symbol}
      give me a heads up when {symbol} breaks out to a new high
    `,
  },
  alertLow: {
    title: "Tell me when {symbol} makes a new 52-week low",
    ways: `
      alert me when {symbol} hits a new low
      notify me if {symbol} falls to its 52 week low
      set an alert for a new low of {symbol}
      warn me when {symbol} is at its yearly low
      tell me when {symbol} is at a new low
      alert if {symbol} breaks its 52w low
      let me know if {symbol} makes a new low
      can you alert me to a new yearly low in {symbol}
      i'd like to know when {symbol} drops to its low for the year
      message me once {symbol} sets a fresh low
      new low alert for {symbol}
      give me a heads up when {symbol} sinks to a new low
    `,
  },
  alertVolume: {
    title: "Tell me when {symbol} trades {amount} times its usual volume",
    ways: `
      alert me when the volume of {symbol} is {amount} times normal
      volume alert on {symbol} at {amount} times the average
      notify me of unusual volume in {symbol} {amount}
      let me know if {symbol} trades {amount} times as much as usual
      can you alert me when {symbol} volume is {amount} times the average
      i'd like to know when trading in {symbol} hits {amount} times normal
      message me if {symbol} volume spikes to {amount} times its norm
      set a volume alert for {symbol} at {amount} times
      ping me when {symbol} sees {amount} times its typical volume
    `,
  },
  alertEarnings: {
    title: "Tell me before {symbol} reports",
    ways: `
      alert me before the earnings of {symbol}
      remind me {amount} days before {symbol} reports earnings
      set an earnings alert for {symbol}
      let me know a day before {symbol} has its results
      earnings reminder {symbol}
      notify me when {symbol} is about to report
      remind me {amount} days before {symbol} earnings
      let me know before {symbol} publishes results
      can you remind me of the {symbol} earnings
      i'd like a reminder before the {symbol} report
      give me a heads up before {symbol} earnings
      message me {amount} days before {symbol} results
      don't let me miss the {symbol} earnings
    `,
  },
  alertDividend: {
    title: "Tell me before {symbol} goes ex-dividend",
    ways: `
      alert me before the ex-dividend date of {symbol}
      remind me {amount} days before the dividend of {symbol}
      set a dividend alert for {symbol}
      let me know a day before {symbol} goes ex dividend
      dividend reminder {symbol}
      add a dividend alert for {symbol} {amount} days before
      let me know before {symbol} goes ex
      can you remind me of the {symbol} ex-date
      i'd like a reminder before the {symbol} dividend
      give me a heads up before {symbol} goes ex-div
      message me {amount} days before {symbol} goes ex-dividend
      don't let me miss the {symbol} ex-dividend date
    `,
  },
  removeAlert: {
    title: "Delete my alert",
    ways: `
      delete my {symbol} alert
      remove the alert on {symbol}
      turn off the alert for {symbol}
      stop alerting me about {symbol}
      cancel my alert for {symbol}
      get rid of an alert
      i don't need the {symbol} alert anymore
      can you delete the alert for {symbol}
      please stop the notifications for {symbol}
      clear my alert on {symbol}
      no more alerts for {symbol}
    `,
  },
  correctTransaction: {
    title: "Correct or delete a transaction",
    ways: `
      undo my last entry
      i made a mistake in a purchase can you fix it
      delete the last transaction
      correct the price of my purchase of {symbol}
      remove the sale of {symbol} that i entered
      i entered the wrong number of shares
      change a trade i recorded
      that booking was wrong
      i typed in the wrong price for {symbol}
      can you delete that trade i entered
      please fix my last transaction
      the amount should be {amount} not what i entered
      take back the {symbol} purchase i just recorded
      i want to edit a transaction in my {account}
    `,
  },
  writeNote: {
    title: "Write a note on {symbol}",
    ways: `
      add a note to {symbol}
      note to self about {symbol}
      make a note on {symbol} that the margins fell
      jot down a note
      save a comment on {symbol}
      write down something about {symbol}
      can you save a note on {symbol}
      i'd like to add a note about {symbol}
      new note for {symbol}
      put a comment on {symbol} for me
      take a note about {symbol}
    `,
  },
};
