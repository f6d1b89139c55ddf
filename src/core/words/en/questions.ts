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
      where's {symbol} {period}
      {symbol} closing price {period}
      give me the latest stock price for {symbol}
      what is {symbol} going for {period}
      how much does a single {symbol} share set you back
      last traded price {symbol}
      tell me the share price of {symbol}
      how much are {symbol} shares {period}
      can you check what {symbol} is selling for
      what would i pay for a share of {symbol}
      {period} what was the price of {symbol}
      {symbol} stock price please
      how much is one share of {symbol} {period}
      {symbol} last px
      {symbol} price {period}
      i was just wondering what {symbol} is going for {period}
      yo what's {symbol} at rn
      could you please provide the current quote for {symbol} in {currency}
      give me the latest quotes on {symbol} and {other}
      what would i have to shell out for a single {symbol} share
      where was {symbol} trading {period}, in {currency} please
      where did {symbol} finish {period}
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
      is {symbol} up or down {period}
      {symbol} % chg {period}
      {symbol} vs {period}
      so how's {symbol} been doing {period}, any good
      please state the percentage change in {symbol} {period}
      how many percent did {symbol} gain or lose {period}
      has {symbol} made or lost ground {period}, and what about {other}
      total price return on {symbol} {period}
      what's the move on {symbol} so far {period} and is it still in the red
      history of {symbol} {period}
      {symbol} history {period}
      price history of {symbol} {period}
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
      when did {symbol} jump the most {period}
      on which day did {symbol} crash hardest
      {symbol} largest daily move {period}
      steepest one-day fall in {symbol} shares
      what's the most {symbol} {period} moved in a single session
      {symbol} biggest daily swing up or down
      tell me the day {symbol} fell the most {period}
      {period} what was the strongest day for {symbol}
      which was the roughest session for {symbol} {period}
      {symbol} biggest up day and biggest down day
      when did {symbol} have its worst day {period}
      show me the best and worst sessions for {symbol} {period}
      which single day did {symbol} jump the most and which day did it drop the most
      {symbol} biggest one-day moves {period}
      {symbol} best/worst sessions
      i'd love to know when {symbol} had its really great day and its really awful day {period}
      what was {symbol}'s craziest day {period}, up or down
      please identify the largest daily gain and the largest daily loss of {symbol} {period}
      what's the biggest % drop {symbol} has had {period} {period}
      the days {symbol} shot up most and crashed most {period}
      worst trading day for {symbol} {period} and by how much did it fall
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
      what's the top and bottom price for {symbol} {period}
      {period} how low did {symbol} get
      yearly high and low for {symbol}
      show me the peak and trough for {symbol} {period}
      did {symbol} hit a one-year high {period}
      can you check the highest and lowest {symbol} traded {period}
      what's the highest and lowest {symbol} has been {period}
      {symbol} 52w range
      {symbol} yearly high/low
      i'm curious how far {symbol} swung between its top and bottom {period}
      is {symbol} near its 52 week low or nah
      kindly give the 52-week trading range of {symbol}
      how far is {symbol} below its one-year high in percent
      the top and the bottom of {symbol} {period}
      where does {symbol} sit in its annual range, closer to the peak or the trough
    `,
  },
  record: {
    title: "What is the all-time high of {symbol}?",
    ways: `
      {symbol} {period} high
      {symbol} ath
      is {symbol} at a record high
      how far below its {period} high is {symbol}
      {symbol} {period} low
      when did {symbol} set its record
      highest {symbol} has {period} been
      did {symbol} {period} trade higher than now
      what's the most a {symbol} share was {period} worth
      lowest price {period} for {symbol}
      how much is it down from its historic peak
      {symbol} record price {period}
      has {symbol} {period} been higher than this
      when was {symbol} at its highest {period}
      tell me the highest price in the history of {symbol}
      did {symbol} hit a new {period} high {period}
      how close is {symbol} to its record
      {symbol} historical peak
      how far is {symbol} below its record
      what's the most {symbol} has {period} traded for
      {symbol} peak price {period}
      i wonder when {symbol} was at its absolute peak, must have been a while ago
      has {symbol} hit a new ath {period}
      please state the highest price in the history of {symbol}
      how many percent is {symbol} off its {period} high
      did {symbol} {period} set a record {period}
      the highest level {symbol} has {period} reached since it was listed
      when did {symbol} last hit a record high and how far below it are we now
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
      how many shares of {symbol} changed hands {period}
      {symbol} vol vs avg
      {symbol} turnover {period}
      seems like a lot of people were trading {symbol} {period}, how much was it
      is {symbol} trading heavy {period} or is it dead
      please provide the average daily number of shares traded in {symbol}
      how many {symbol} shares get traded on a normal day
      was volume in {symbol} higher than usual {period}
      how much buying and selling has there been in {symbol} {period}
      what's the adv for {symbol} and is {period} above it
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
      what does the stock market value the entire {symbol} business at
      company size by capitalisation {symbol}
      is {symbol} a trillion dollar company
      tell me the market value of {symbol} as a company
      what size company is {symbol} by market value
      can you check the cap of {symbol}
      {symbol} capitalisation in {currency}
      how many billions is {symbol} worth
      how big is {symbol} in total market value
      {symbol} mkt cap
      {symbol} market cap {currency}
      if you bought every single share of {symbol}, what would that come to
      how many billions is {symbol} worth lol
      please indicate the total market capitalization of {symbol} in {currency}
      is {symbol} bigger than {other} by market value
      is {symbol} small cap, mid cap or large cap, and what's the exact value
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
      earnings multiple of {symbol} {period}
      what's its pe
      ttm p/e {symbol}
      what multiple of its profits are people paying for {symbol}
      tell me the pe for {symbol}
      does {symbol} have a high p/e
      can you check the price earnings multiple of {symbol}
      what's the p/e on {symbol} {period}
      how many years of profits does the {symbol} share price represent
      is the pe of {symbol} low
      how many times earnings does {symbol} trade at
      {symbol} ttm p/e
      {symbol} pe
      what sort of multiple are people paying for {symbol}'s profits {period}
      what pe is {symbol} at compared to {other}
      please provide the trailing price-to-earnings ratio of {symbol}
      how many years of profit am i paying for when i buy {symbol}
      price divided by earnings for {symbol}, {period}
      trailing earnings multiple of {symbol} and {other}, which one is lower
    `,
  },
  forwardPe: {
    title: "What is the forward P/E of {symbol}?",
    ways: `
      {symbol} forward p/e
      fwd pe {symbol}
      forward price to earnings of {symbol}
      p/e of {symbol} {period} 's earnings
      how many times expected earnings does {symbol} trade at
      {symbol} forward multiple
      estimated pe ratio {symbol}
      prospective p/e for {symbol}
      what's its p/e based on forecast earnings
      {symbol} projected price-earnings ratio
      what will the p/e of {symbol} be based on future earnings
      show me the forward earnings multiple for {symbol}
      is the forward pe of {symbol} high
      what multiple {period} 's profits does {symbol} trade on
      {symbol} price to expected earnings
      tell me the forward-looking p/e for {symbol}
      what's the p/e of {symbol} using {period} 's expected earnings
      {symbol} fwd pe
      i know the trailing pe of {symbol}, but what is it on estimated profits
      what's {symbol} trading at on forward earnings
      please give the price-to-earnings ratio of {symbol} based on consensus estimates
      how many times forward eps is {symbol} at
      ntm p/e on {symbol} and is it lower than the trailing one
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
      is {symbol} overpriced {period}
      {symbol} over or undervalued
      {symbol} valuation multiples
      i keep hearing {symbol} is too pricey, is there any truth in that
      is {symbol} a bargain or what
      please assess whether {symbol} is fairly valued
      how richly is {symbol} valued compared with {other}
      does {symbol} look cheap on fundamentals
      are people paying too much for {symbol} given what it earns
      how stretched are the multiples on {symbol} vs its own history
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
      how does {symbol}'s share price compare to its book value
      {symbol} pb ratio
      what multiple of book are people paying for {symbol}
      is {symbol} trading under book rn
      kindly provide the price/book multiple of {symbol}
      how many times book value is {symbol} at
      price of {symbol} relative to the net assets on its balance sheet
      p/b of {symbol} {period} and has it gone up
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
      how many times its sales is {symbol} valued at
      {symbol} ps ratio
      what's the ps on {symbol}
      please provide the price/sales multiple for {symbol}
      how many times revenue does {symbol} trade for
      market value of {symbol} divided by its turnover
      p/s of {symbol} {period} and where is it now
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
      what's {symbol}'s enterprise value compared to its ebitda
      if you count the debt too, how many times ebitda does {symbol} go for
      what ev/ebitda is {symbol} on {period}
      please provide the enterprise multiple of {symbol}
      how many turns of ebitda does {symbol} trade at
      enterprise value of {symbol} divided by earnings before interest, tax, depreciation and amortisation
      ttm ev to ebitda for {symbol}, and what was it {period}
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
      what's {symbol}'s p/e when you take growth into account
      {symbol} peg ratio
      i heard peter lynch liked a certain ratio with growth in it, what is it for {symbol}
      please state the price/earnings-to-growth ratio of {symbol}
      how high is the peg for {symbol}
      does {symbol} have a peg below one
      growth-adjusted p/e of {symbol}
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
      i'm trying to figure out how strongly {symbol} follows the {period} market
      is {symbol} high beta or low beta
      please provide the beta coefficient of {symbol} against the index
      what number is {symbol}'s beta {period}
      how sensitive is {symbol} to the {period} stock market
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
      how much does {symbol}'s price jump around
      {symbol} annualised vol
      i get nervous easily, is {symbol} a bumpy ride
      is {symbol} super swingy or pretty chill
      please provide the historical volatility of {symbol} {period}
      what's the standard deviation of {symbol}'s daily returns
      is {symbol} a volatile stock
      how wildly has {symbol} swung {period}
      realized vol of {symbol} {period} and is it going up
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
      which has done better {period}, {symbol} or {other}
      {symbol} or {other} {period}
      i can't decide between {symbol} and {other}, could you put them side by side
      {symbol} against {other}, who wins
      please provide a comparison of {symbol} and {other} {period}
      by how many percent did {symbol} beat {other} {period}
      how do {symbol} and {other} stack up against each other and where do they differ
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
      what's been going on at {symbol} {period}
      has there been any news on {symbol} {period}
      tell me what's happening with {symbol}
      show me the news for {symbol} {period}
      {period} what was in the news about {symbol}
      anything i should know about {symbol}
      can you check the headlines for {symbol}
      what's been going on with {symbol} {period}
      {symbol} headlines
      {symbol} news {period}
      i've been away for a while, did i miss anything about {symbol}
      anything new on {symbol}
      please show me recent press coverage of {symbol}
      any announcements out of {symbol} {period}
      has {symbol} been in the news {period}
      what are the papers writing about {symbol}
      latest stories on {symbol} and {other} {period}
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
      what's the reason {symbol} dropped {period}
      {symbol} down why
      why's {symbol} up
      i saw {symbol} jump {period} and have no clue what's behind it
      wtf happened to {symbol} {period}
      please explain the cause of the price movement in {symbol} {period}
      what made {symbol} lose that many percent {period}
      did {symbol} fall {period} because of something specific
      what's behind the sudden move in {symbol}
      what's driving {symbol} {period} and was it earnings or something else
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
      how much do you get per share from {symbol} each year
      {symbol} div yield
      i'm looking for some income, does {symbol} give anything to its shareholders
      does {symbol} pay divs
      please state the annual dividend per share of {symbol}
      what percent does {symbol} yield
      how much cash does {symbol} hand out to its shareholders per share
      what's the yield on {symbol} and is it higher than {other}'s
      dividend of {symbol}
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
      {period} to buy {symbol} for the next payout
      when is the next {symbol} distribution
      upcoming {symbol} divi date and amount
      when's the next divi from {symbol} due
      tell me the next dividend date for {symbol}
      when is the cut-off for the {symbol} dividend
      can you check when {symbol} goes ex
      does {symbol} pay a dividend {period}
      is {symbol} going ex-dividend {period}
      what date is the {symbol} dividend paid
      when does {symbol} pay out next
      {symbol} ex-div date
      {symbol} next ex-date
      i'd like to know by which day one has to hold {symbol} to get the payout
      when's {symbol} dropping its next divvy
      please indicate the ex-dividend date and payment date of {symbol}
      how many days until {symbol} goes ex
      does {symbol} go ex-dividend {period}
      the day {symbol} shareholders get their next payout
      record date and pay date for {symbol}, and is it {period}
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
      has {symbol} {period} suspended or reduced the divi
      consecutive years of dividend increases {symbol}
      track record of dividend raises at {symbol}
      does {symbol} raise its dividend every year
      has the {symbol} dividend gone up {period}
      tell me how the dividend of {symbol} has grown over the years
      show me the dividends {symbol} paid in the past
      did {symbol} lift its payout {period}
      has {symbol} {period} lowered its dividend
      does {symbol}'s dividend go up every year
      {symbol} dgr {period}
      i like companies that hand out more each year, is {symbol} one of them
      did {symbol} cut its divvy
      please provide the dividend growth rate of {symbol} {period}
      by how many percent has {symbol}'s dividend increased {period}
      has {symbol} {period} cut the dividend
      is {symbol} paying its shareholders more now than {period}
      how many years in a row has {symbol} hiked its payout, and is it an aristocrat
      dividend history of {symbol} per share {period}
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
      what part of its profit does {symbol} hand out to shareholders
      {symbol} payout %
      i'm wondering if {symbol} can even afford the dividend out of its earnings
      how much of its profits does {symbol} pay out vs keep
      please state the dividend payout ratio of {symbol} {period}
      what percentage of earnings goes to dividends at {symbol}
      is {symbol} paying out more than it earns
      is {symbol}'s dividend covered by earnings
      dividend cover for {symbol} and is it sustainable
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
      when are {symbol}'s next quarterly numbers out
      {symbol} er date
      {symbol} next earnings
      i want to mark it in my calendar, what day does {symbol} publish its results
      when's {symbol} earnings, before or after the bell
      please advise the date of {symbol}'s next results announcement
      how many days till {symbol} reports
      is {symbol} reporting {period}
      the day {symbol} presents its quarterly figures
      next earnings call of {symbol} and {other}, which comes first
    `,
  },
  earningsPast: {
    title: "How did the last results of {symbol} compare with expectations?",
    ways: `
      how often has {symbol} missed earnings {period}
      did {symbol} beat earnings
      {symbol} earnings surprise
      did {symbol} miss estimates
      {symbol} {period} results vs expectations
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
      did {symbol} beat expectations {period}
      {symbol} eps beat/miss
      {symbol} {period} surprise
      i missed {symbol}'s report, were the numbers better than people thought
      did {symbol} smash earnings or flop
      please compare {symbol}'s most recent reported earnings with the consensus
      by how many cents did {symbol} beat the estimates {period}
      did {symbol} miss {period}
      were {symbol}'s last quarterly figures better or worse than forecast
      earnings surprise history of {symbol} {period} and how often they beat
    `,
  },
  earningsExpected: {
    title: "What earnings are expected of {symbol}?",
    ways: `
      {symbol} earnings estimates
      what eps do analysts expect from {symbol}
      {symbol} revenue estimate {period}
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
      how much profit do analysts think {symbol} will make {period}
      {symbol} eps consensus
      {symbol} estimates {period}
      i'm curious what wall street is expecting when {symbol} reports next
      what's the street looking for from {symbol} {period}
      please provide the consensus earnings estimate for {symbol} {period}
      what eps is forecast for {symbol} {period}
      is {symbol} expected to turn a profit {period}
      what profit are the experts penciling in for {symbol} at the next report
      consensus eps and revenue for {symbol} {period}, and how many analysts are behind it
    `,
  },
  splitsOf: {
    title: "Has {symbol} split its shares?",
    ways: `
      {symbol} stock split
      {symbol} split history
      did {symbol} {period} split
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
      has {symbol} {period} done a reverse split
      can you check if {symbol} is splitting its stock
      did {symbol} {period} do a stock split
      {symbol} splits
      i suddenly remember {symbol} costing a lot more per share, was there some kind of split
      when did {symbol} last split
      what was the ratio of {symbol}'s last split
      was there a reverse split in {symbol} {period}
      did {symbol} turn each share into several smaller ones {period}
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
      {symbol} sales {period}
      {symbol} ttm revenue
      i wonder how much stuff {symbol} actually sells {period}
      how much does {symbol} make in sales
      please state the total turnover of {symbol} {period}
      how many billions in revenue did {symbol} do {period}
      did {symbol} do more than a billion in sales {period}
      what came in at {symbol} before any costs {period}
      top line of {symbol} {period} and which quarter was the biggest
      revenue of {symbol}
      {symbol}'s revenue
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
      how much more is {symbol} selling than {period}
      can you check how quickly sales are rising at {symbol}
      are {symbol}'s sales going up
      {symbol} rev growth yoy
      i'd like to know if {symbol} is still selling more every year
      is {symbol} still growing or has it stalled
      please provide the year-on-year revenue growth of {symbol}
      by what percent did {symbol}'s sales rise compared with {period}
      is {symbol}'s top line growing faster than {other}'s
      how quickly is business expanding at {symbol}
      revenue cagr for {symbol} and is it slowing down
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
      are profits at {symbol} up {period}
      what was left as net profit at {symbol} {period}
      i'd love to know what's left over for {symbol} at the end of the year
      is {symbol} making money or losing it
      please state the net profit of {symbol} {period}
      how many millions did {symbol} earn {period}
      {symbol} net earnings {period} and did it post a loss
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
      how much does {symbol} earn for each share
      {symbol} ttm eps
      i keep reading about profit per share, what is it at {symbol}
      what's {symbol}'s eps
      please provide the diluted earnings per share of {symbol} {period}
      is {symbol}'s eps positive
      profit of {symbol} divided by the number of its shares
      diluted eps of {symbol} {period} and the basic one too
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
      {symbol} gross/op/net margin
      {symbol} profit margins
      i've heard {symbol} is incredibly profitable on what it sells, how profitable exactly
      are {symbol}'s margins fat or thin
      please provide the gross, operating and net margins of {symbol}
      what percent operating margin does {symbol} have
      does {symbol} have a better margin than {other}
      what's left of {symbol}'s sales in percent once the costs are paid
      ebit margin at {symbol} and is it improving
      margin of {symbol}
      {symbol}'s margin
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
      {symbol} net debt / d/e
      {symbol} debt load
      i worry when companies borrow too much, how bad is it at {symbol}
      is {symbol} drowning in debt or what
      please state the total liabilities to lenders and the leverage of {symbol} {period}
      how many billions in loans and bonds does {symbol} carry
      is {symbol} highly leveraged
      how much borrowed money is {symbol} sitting on
      long-term debt at {symbol} {period} and can it cover the interest
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
      how much money does {symbol} have in the bank
      {symbol} cash & equivalents
      i'm wondering how big the war chest at {symbol} is
      is {symbol} sitting on loads of cash
      please state the cash and short-term investments held by {symbol} {period}
      how many billions in cash has {symbol} got on its books
      does {symbol} have enough cash to get through the year
      liquid funds on hand at {symbol}
      cash position of {symbol} {period} and is it burning through it
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
      how much cash does {symbol} have left over after its investments
      {symbol} ttm fcf
      i care more about cash than profits, what does {symbol} generate after capex
      is {symbol} fcf positive
      please state the free cash flow generated by {symbol} {period}
      how many billions of fcf did {symbol} produce {period}
      does {symbol} generate free cash flow or burn cash
      operating cash minus capital spending at {symbol} {period}
      fcf of {symbol} {period} and the fcf yield
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
      how well does {symbol} use its shareholders' money
      {symbol} roe {period}
      i'd like to know what {symbol} earns on the capital its owners put in
      how good is the roe at {symbol}
      please provide the return on shareholders' equity of {symbol} {period}
      what percent does {symbol} earn on its equity
      net income of {symbol} divided by its equity
      roe of {symbol} {period} and has it been falling
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
      does {symbol} repurchase its own stock
      {symbol} share repurchases {period}
      i heard {symbol} is spending its money on its own stock, is that so
      is {symbol} doing buybacks
      please state the amount {symbol} spent on share repurchases {period}
      how many billions did {symbol} put into buybacks {period}
      is {symbol} reducing its share count by purchasing stock from the market
      how much has {symbol} bought back {period} and is the program still running
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
      how much does {symbol} put into factories and equipment
      {symbol} capex {period}
      everyone talks about those huge data centre bills, what is {symbol} laying out for that sort of thing
      how much is {symbol} blowing on capex
      please provide the capital expenditures of {symbol} {period}
      how many billions did {symbol} invest in property, plant and equipment {period}
      is {symbol} spending more on capex than {period}
      money {symbol} puts into buildings, machines and servers
      capex at {symbol} {period} and what percent of sales is that
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
      how much money goes into developing new products at {symbol}
      {symbol} r&d spend
      {symbol} r&d {period}
      i'm wondering how serious {symbol} is about innovation, what do they put into it
      what's {symbol}'s r&d budget
      please state the research and development expense of {symbol} {period}
      how many billions did {symbol} put into r&d {period}
      what {symbol} invests in inventing new stuff
      r&d expense of {symbol} {period} and is it growing
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
      how much does {symbol} earn before interest, taxes and depreciation
      {symbol} ttm ebitda
      what ebitda did {symbol} pull in {period}
      please state the earnings before interest, taxes, depreciation and amortization of {symbol}
      how many millions of ebitda did {symbol} make {period}
      is {symbol}'s ebitda positive
      operating profit of {symbol} with depreciation and amortisation added back
      adjusted ebitda for {symbol} {period} and is it up {period}
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
      show me what {symbol} owns and owes
      {symbol} b/s {period}
      i'd like to look over the assets and liabilities of {symbol}
      is {symbol}'s balance sheet solid or shaky
      please present the statement of financial position of {symbol} {period}
      what are total assets and total liabilities at {symbol}
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
      show me {symbol}'s sales, costs and profit line by line
      {symbol} p&l {period}
      gimme {symbol}'s p&l
      please present the statement of operations of {symbol} {period}
      what are revenue, cost of sales, opex and net income at {symbol}
      can i see the full profit and loss account of {symbol}
      pull up the income statement of {symbol} {period}, including sg&a
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
      show me where {symbol}'s cash comes from and where it goes
      {symbol} cfs {period}
      i'd like to see how money moved in and out of {symbol} over the year
      please present the statement of cash flows of {symbol} {period}
      what are operating, investing and financing cash flows at {symbol}
      can i see the cash flows of {symbol} broken down into the three sections
      pull up {symbol}'s cash flows {period}, operations, investing and financing
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
      how many shares of {symbol} exist
      {symbol} s/o
      i was wondering into how many pieces {symbol} is divided
      what's the float on {symbol}
      please state the number of issued and outstanding shares of {symbol} {period}
      how many million {symbol} shares are there in total
      has the number of {symbol} shares gone up {period}
      total number of shares in {symbol} in circulation
      diluted share count of {symbol} {period} and is it shrinking
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
      how much net asset value is behind each {symbol} share
      {symbol} bvps
      what's {symbol} worth on the books per share
      please provide the book value per share of {symbol} {period}
      is {symbol}'s book value per share rising
      shareholders' equity of {symbol} divided by its share count
      bvps at {symbol} {period} and the tangible one too
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
      give me the most important numbers on {symbol}
      i just want the main metrics of {symbol} on one page
      gimme the stats on {symbol}
      please provide a table of the principal financial ratios of {symbol}
      can i get the key ratios of {symbol} and {other}
      a fact sheet with the main numbers for {symbol}
      stat sheet for {symbol}, market cap, multiples, margins and so on
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
      give me a quick rundown on {symbol}
      {symbol} tear sheet
      i don't know much about {symbol}, could you fill me in
      so what's the deal with {symbol}
      please provide a general summary on {symbol}
      what should i know about {symbol}
      introduce me to {symbol} and where it stands
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
      do the experts rate {symbol} a buy or a sell
      i'd be interested in how the pros on wall street see {symbol}
      is the street bullish on {symbol}
      please summarise the current analyst recommendations on {symbol}
      how many buy, hold and sell ratings does {symbol} have
      do most analysts recommend {symbol}
      what do the banks' stock pickers think of {symbol} and {other}
      analyst consensus on {symbol} and how many cover it
      buys vs holds vs sells {symbol}
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
      where do brokers see {symbol} {period}
      tell me the price target analysts have for {symbol}
      what price do analysts have in mind for {symbol}
      is {symbol} trading below its target
      can you check the targets for {symbol}
      how far is {symbol} from its average price target
      show me analyst targets for {symbol}
      what price do analysts think {symbol} will reach
      {symbol} avg pt
      {symbol} price targets
      i wonder where the banks see {symbol} {period}, on average
      what's the street target on {symbol}
      please state the mean, high and low analyst target price for {symbol}
      how much upside to the consensus target does {symbol} have
      is {symbol} trading above its average analyst target
      the level that analysts have set for {symbol} {period}
      consensus target for {symbol} and {other}, with highest and lowest
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
      upgraded or downgraded {period}, {symbol}
      new analyst calls on {symbol}
      has anyone upgraded {symbol} {period}
      did {symbol} get a downgrade {period}
      tell me about new ratings on {symbol}
      {period} which analysts changed their view on {symbol}
      can you check for upgrades on {symbol}
      were there any downgrades of {symbol} {period}
      has any analyst changed their mind on {symbol} {period}
      {symbol} upgrades/downgrades
      {symbol} rating changes {period}
      i think some bank cut its rating on {symbol}, is that right
      please list recent changes in analyst recommendations for {symbol} {period}
      how many upgrades did {symbol} get {period}
      did anyone upgrade {symbol} {period}
      did a broker move {symbol} from hold to buy or the other way round {period}
      latest broker actions on {symbol} {period} and by which firm
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
      are the bosses of {symbol} buying or selling their own stock
      {symbol} insider trades {period}
      i'd like to know whether management at {symbol} has been dumping its stock
      any insider buying at {symbol}
      please list transactions by directors and officers of {symbol} {period}
      how many shares did {symbol} executives sell {period}
      did the ceo of {symbol} sell any stock {period}
      are people high up in {symbol} putting their own money in the shares
      insider activity in {symbol} {period} and who sold the most
      has anybody bought {symbol}
      insider buys {symbol} {period}
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
      who owns most of {symbol}
      {symbol} 13f holders
      {symbol} top holders
      i'm curious which big funds are invested in {symbol}
      who's got the biggest stake in {symbol}
      please list the principal shareholders of {symbol}
      what percent of {symbol} is held by institutions
      does blackrock own a big chunk of {symbol}
      which people or institutions does {symbol} belong to
      ownership structure of {symbol} and how much is institutional
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
      which other companies are like {symbol}
      {symbol} peer group
      i like what {symbol} does, but are there others in the same line of business
      who's {symbol} up against
      please identify companies comparable to {symbol} in its industry
      name five competitors of {symbol}
      does {symbol} have any serious competition
      companies that sell the same sort of thing as {symbol}
      comps for {symbol} and who's the largest of them
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
      i see {symbol} mentioned everywhere but what do they actually sell
      what's {symbol} even make
      please describe the business activities of {symbol}
      what industry and country is {symbol} in
      is {symbol} a tech company or something else
      how does {symbol} earn its money
      what line of business is {symbol} in and where is it based
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
      who's the boss of {symbol}
      ceo name {symbol}
      i can't remember the name of the person at the very top of {symbol}
      who's the ceo over at {symbol} now
      please name the chief executive officer of {symbol}
      how old is the ceo of {symbol}
      does {symbol} have a new ceo
      the number one at {symbol}
      who is chief exec at {symbol} and how long have they had the job
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
      who is on the management team of {symbol}
      {symbol} c-suite
      {symbol} management
      i'd like to know which people are in charge over at {symbol}
      please list the executive officers of {symbol}
      how many people sit in the executive team of {symbol} and who are they
      can you tell me the names of the cfo, coo and other executives at {symbol}
      the senior executives steering {symbol}
      leadership team at {symbol} and what each of them is paid
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
      {symbol} staff numbers
      i was wondering how large the workforce at {symbol} is nowadays
      how many folks does {symbol} have on the payroll
      please state the number of full-time employees of {symbol} {period}
      number of workers at {symbol} {period}
      how many jobs are there at {symbol}
      workforce of {symbol} {period} and did they lay people off
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
      what has {symbol} filed {period}
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
      what has {symbol} submitted to the sec {period}
      {symbol} 10-k 10-q 8-k
      i'd like to read the official documents of {symbol}, where do i find them
      any new 8-k from {symbol}
      please list the regulatory filings of {symbol} {period}
      how many documents did {symbol} file {period}
      did {symbol} file anything with the sec {period}
      official reports {symbol} had to hand to the regulator
      link me {symbol}'s latest annual report on form 10-k and the last 10-q
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
      how many people are betting against {symbol}
      {symbol} si % float
      i heard {symbol} is a favourite of short sellers, how much is shorted
      is {symbol} heavily shorted, squeeze coming or not
      please state the number of {symbol} shares sold short
      what percent of the float is short in {symbol}
      are there more shorts in {symbol} than in {other}
      share of {symbol} stock that's been borrowed and sold
      days to cover on {symbol} and has the short position grown
    `,
  },
  impliedMove: {
    title: "What move do options imply for {symbol}?",
    ways: `
      {symbol} implied move
      {symbol} expected move
      what move are options pricing in for {symbol}
      {symbol} implied volatility
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
      how big a jump are option traders pricing in for {symbol}
      {symbol} expected move {period}
      i'd like to know how much {symbol} is supposed to swing on earnings going by its options
      what move's priced into {symbol} for earnings
      please state the price move implied by the options market for {symbol} {period}
      plus or minus how many percent are options pricing for {symbol} {period}
      is the options market pricing a big swing in {symbol} {period}
      size of the swing that the {symbol} straddle is pricing
      atm straddle on {symbol} {period} and what % move that means
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
      what stocks are inside {symbol}
      i bought into this fund but i have no idea what's actually in {symbol}
      please list the constituents of the fund {symbol} with their weights
      how many different stocks does the etf {symbol} contain
      what companies do you get if you buy the fund {symbol}
      top positions of the {symbol} etf and how much the first ten make up
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
      which industries does the fund {symbol} put its money in
      i wonder if {symbol} isn't basically a tech fund {period}
      please provide the sector allocation of the fund {symbol}
      what percent of the etf {symbol} is in financials
      is the etf {symbol} mostly technology
      split of the {symbol} fund by industry
      sector exposure of the {symbol} etf and which is the largest
      what sector is {symbol} in
      what sector is {symbol} in, this one or that one
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
      what are the annual charges of the fund {symbol}
      i want to know how much the people running {symbol} take off me every year
      how much are the fees on {symbol}
      please state the ongoing charges figure of {symbol}
      what percent a year does the etf {symbol} charge
      is {symbol} a low fee etf
      yearly management fee for holding {symbol}
      ocf of {symbol} and has it been cut {period}
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
      are {symbol} and {other} basically holding the same stocks
      overlap between {symbol} and {other}
      i'm thinking i might be doubling up by having both {symbol} and {other}
      is it pointless having both {symbol} and {other}, same stuff inside right
      please determine the common holdings of the funds {symbol} and {other}
      what percent of {symbol} is also in {other}
      do {symbol} and {other} own the same companies
      how many companies are both in {symbol} and in {other}
      shared positions of {symbol} and {other} by weight, and which are the biggest
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
      is {symbol} overbought according to rsi
      {symbol} rsi 14
      what number does the relative strength index show for {symbol}
      relative strength index of {symbol} and of {other}
      daily rsi on {symbol} and does it say oversold
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
      is the macd for {symbol} pointing up or down
      i'm trying to read that indicator with the signal line and the histogram, where is it for {symbol}
      has {symbol}'s macd crossed yet
      please provide the moving average convergence divergence of {symbol}
      what value do the macd line and signal line have for {symbol}
      is {symbol}'s macd above its signal line
      macd histogram on {symbol}
      macd of {symbol}, and is it a bullish crossover
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
      is {symbol} trading above its 200 day average
      i look at trend lines over the last fifty or two hundred days, how is {symbol} placed
      is {symbol} over its 200 day or under
      how many percent is {symbol} above its 50 day line
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
      any golden cross {period} on {symbol}
      did the 50 day line of {symbol} cross the 200 day line
      {symbol} death cross {period}
      i read something about a death cross in {symbol}, is that right
      golden cross on {symbol} yet
      how many golden crosses did {symbol} have {period}
      was there a death cross in {symbol} {period}
      did the short moving average of {symbol} go through the long one {period}
      last ma crossover on {symbol} {period} and which direction it was
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
      where might {symbol} stop falling on the chart
      {symbol} s/r levels
      {symbol} support resistance
      i'm looking at the chart of {symbol}, where are the floors and ceilings
      where's the next resistance on {symbol}
      please identify the technical support and resistance zones of {symbol}
      at what price is there support for {symbol}
      is {symbol} close to a support level
      chart floors and ceilings for {symbol}
      pivot points for {symbol} and how far is the nearest resistance
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
      what does the chart say about {symbol}
      {symbol} ta summary
      is {symbol}'s chart bullish or bearish
      please provide a technical analysis of {symbol}
      how many indicators are bullish on {symbol} and how many bearish
      are the technicals on {symbol} positive
      {period} chart picture for {symbol} and {other}
      ta readout for {symbol}, trend, momentum and so on
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
      how do people feel about {symbol} {period}
      {symbol} social buzz
      i get the impression everybody loves {symbol} at the moment, is that so
      are folks bullish or bearish on {symbol}
      please describe current investor sentiment towards {symbol}
      what's the sentiment score for {symbol}
      are people on social media positive about {symbol}
      is the crowd in a good or a bad mood on {symbol}
      vibe around {symbol} and is it getting worse
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
      what letters do i type in to find {symbol}
      ticker for {symbol}
      i'm looking for {symbol} on my broker's app but don't know its abbreviation
      please provide the stock exchange symbol of {symbol}
      under which symbol is {symbol} listed
      does {symbol} have a ticker
      short code for {symbol} on the exchange
      what symbol does {symbol} trade under and on which exchange
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
      is the stock market up or down {period}
      market {period}
      how's the market lookin
      please give a summary of the major indices {period}
      how many points are the main indexes up {period}
      are stocks in the green {period}
      is it a good day or a bad day on the stock exchange
      indices, bonds, oil and gold {period} and where futures are
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
      show me {period} 's finance headlines
      any important market news {period}
      {period} what was the big news on the stock market
      can you give me the business news
      what's going on in the financial world
      what's happening in the financial world {period}
      mkt headlines
      market news {period}
      i'd like to catch up on what's been in the business press
      anything big happening in the markets news-wise
      please provide the main financial headlines {period}
      was there any important market news {period}
      what are the finance pages talking about {period}
      morning briefing please, the big stories for stocks {period}
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
      bull market or bear market {period}
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
      are investors scared or greedy at the moment
      fear & greed / vix
      i feel like everyone's nervous on wall street, is that the case
      is it risk on or risk off
      please describe the prevailing investor sentiment in the stock market
      what's the fear and greed index at
      are investors bullish {period}
      how jittery is wall street {period}
      how's the general sentiment among investors and was it better {period}
    `,
  },
  gainers: {
    title: "Which stocks are rising the most?",
    ways: `
      whats hot {period}
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
      which shares went up most {period}
      biggest winners
      i'm always curious who's flying high on the exchange, who is it {period}
      what's mooning {period}
      please list the stocks with the largest gains {period}
      are there any stocks really taking off {period}
      shares that shot up the most on the market
      top movers to the upside {period} in {symbol}, and by how much
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
      which shares dropped most {period}
      i'd like to see which stocks are getting hammered {period}
      what's tanking {period}
      please list the stocks with the largest declines {period}
      did any stocks crash {period}
      the shares on the market that have been hit hardest
      worst performers in {symbol} {period} and how far they fell
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
      which shares are people trading most {period}
      most active by volume
      most traded stocks {period}
      what's everyone trading {period}
      please list the securities with the highest turnover {period}
      which stocks have the heaviest volume {period}
      the shares that change hands the most on the market
      volume leaders {period} and how many shares they traded
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
      which industries are doing well {period}
      sector perf {period}
      best/worst sectors
      i'm wondering if tech is still leading or whether energy and banks have taken over
      what sectors are hot {period}
      please provide sector performance {period}
      how many percent is each sector up or down {period}
      is tech the strongest sector {period}
      what corners of the market are winning and losing {period}
      sector rotation {period}, who leads and who lags
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
      when can you trade on {exchange}
      {exchange} hours
      {exchange} open {period}
      i'm wondering if there's any trading on {exchange} {period} because of the holiday
      is {exchange} open rn
      please state the trading hours of {exchange}
      is the stock market closed {period}
      what's the opening bell time at {exchange}
      how many hours until {exchange} opens and is there pre-market
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
      who's reporting {period}
      er calendar {period}
      i'd like to know which firms come out with their quarterly numbers {period}
      please provide the earnings calendar {period}
      how many companies report {period}
      are there important quarterly results due {period}
      which companies publish their figures {period}
      who reports before the open and who after the close {period}
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
      what stocks have their ex-date {period}
      ex-div calendar {period}
      ex-dates {period}
      i'd like to see which companies in the market are about to pay out, by ex-date
      who's going ex {period}
      how many stocks go ex-div {period}
      do any big companies go ex-dividend {period}
      which companies in the market have a dividend cut-off {period}
      dividend calendar {period}, with the amounts
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
      is any company splitting its stock soon
      split calendar {period}
      upcoming splits
      i always like it when pricey shares get divided up, is there anything of the kind planned
      any stock splits {period}
      how many companies are splitting {period}
      are any reverse splits scheduled {period}
      which companies are about to divide their shares
      stocks splitting {period} and in what ratio
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
      which companies are going public soon
      ipo calendar {period}
      i'd love to get in early, who's coming to the stock exchange next
      any hot ipos {period}
      please list the initial public offerings scheduled {period}
      how many companies go public {period}
      are there any ipos {period}
      firms about to sell shares to the public for the first time
      ipo pipeline {period} and at what price range
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
      when does the fed meet next
      econ calendar {period}
      macro data {period}
      i keep getting caught out by inflation numbers, when are the next ones out
      any cpi or jobs report {period}
      please provide the schedule of economic data releases {period}
      what time is the cpi print {period}
      is there a fed decision {period}
      which important statistics on the economy come out {period}
      macro events {period}, fomc, nfp, gdp and so on
      what is due {period}
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
      how many {currency} do i get for one {other}
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
      how many {currency} do i get for {amount} {other}
      convert {amount} {currency} to {other}
      i'm off to london soon, how many {currency} would {amount} {other} get me
      what's {amount} {currency} in {other}
      please state the exchange rate of the {currency} against {other} {period}
      how much is {amount} in {currency}
      is {currency} stronger against the {other} than {period}
      what's one {currency} worth in american money
      fx spot {currency} vs {other} and where was it {period}
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
      i keep coming across {term} and honestly have no idea what it is
      wtf is {term} lol
      please explain the term {term}
      how do you calculate {term}
      is {term} something a beginner needs to understand, what is it
      can you explain {term} to me like i'm five
      what do people mean by {term} and what is it good for
    `,
  },
  portfolioValue: {
    title: "What is my portfolio worth?",
    ways: `
      how much have i got in total
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
      {period} what was my portfolio worth
      show me the total of my {account}
      can you check the value of my investments
      what's my pot worth in {currency}
      ptf value {currency}
      my balance
      i'd like to see how much money is in my investments {period}
      how much is my stuff worth rn
      please state the total value of my portfolio {period} in {currency}
      what's the total in {account}
      net liq of {account}, and what was it {period}
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
      how much money have i got that isn't invested
      cash balance {account}
      my cash
      i might want to buy something soon, what's lying around uninvested
      please state the available cash balance in {account}
      have i got any cash left in {account}
      money in my account that isn't in stocks
      uninvested cash in {account} and what did i have {period}
      how much of my portfolio is uninvested
    `,
  },
  holdings: {
    title: "What do I own?",
    ways: `
      weights of my holdings sorted
      what do i own
      my holdings
      show me my portfolio
      list my positions
      which stocks do i have
      what's in my {account}
      what did i own {period}
      which shares do i hold in my {account}
      what am i invested in
      what have i got
      tell me what's in my portfolio
      can you list the stocks i own
      what shares have i got in my {account}
      {period} what was in my portfolio
      overview of my positions
      my positions
      list holdings {account}
      what am i in rn
      how many different positions do i have and which ones
      open positions in {account} {period}, with quantities
      list everything i own with its value
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
      which stocks do i have the most money in
      top holdings
      i wonder where most of my money is sitting
      what's my biggest bag
      please list my {amount} largest positions by value
      what are the top {amount} positions in {account}
      is one of my positions a lot bigger than the rest, what are the big ones
      the investments that make up the bulk of my portfolio
      largest positions in {account} ranked and how much they add up to
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
      how many shares of {symbol} have i got
      {symbol} in {account}
      i think i own some {symbol}, how much was it again
      do i have any {symbol}
      please state the quantity and value of my position in {symbol}
      what are my {symbol} shares worth in {currency}
      do i still hold {symbol} in {account}
      number of {symbol} shares that belong to me
      position size in {symbol} and {other}, in shares and in {currency}
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
      at what price did i get my {symbol} shares on average
      {symbol} avg cost basis
      my {symbol} entry price
      i can't recall how much i gave for each of my {symbol} shares
      what'd i get {symbol} at
      please state the average purchase price of my {symbol} shares
      what's my cost per share in {symbol}
      did i pay more for {symbol} than it trades at now
      at which {symbol} price do i break even
      acb of {symbol} in {account} and total cost
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
      do i have too much {symbol} in my {account}
      what fraction of my holdings is {symbol}
      how big a part of my portfolio is {symbol}
      {symbol} weight {account}
      {symbol} % of portfolio
      i fear i {period} have too much in {symbol}, how much of the total is it
      how heavy am i in {symbol}
      please state the weighting of {symbol} in my portfolio
      what percent of my money is in {symbol}
      the slice of my pie that {symbol} takes up
      allocation to {symbol} and {other} in {account} as a percentage
      which does {symbol} make up
      {symbol} makes up {amount}
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
      am i making money on my {symbol} shares
      my {symbol} p&l
      my {symbol} gain {period}
      i'd like to know if {symbol} was a good buy for me so far, money-wise
      please state my profit or loss on {symbol} {period}
      am i in the green on {symbol}
      what has {symbol} earned or cost me {period} in
      p&l on my {symbol} and {other} positions {period}, in percent too
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
      which of my stocks made me the most money
      my winners and losers {period}
      my best performers
      i'd love to see which of my picks paid off and which were duds
      which of my stocks are killing it
      please rank my positions by performance {period}
      are any of my stocks in the red {period}, which did worst
      the best and worst investments i've got
      p&l by position in {account} {period}, sorted
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
      my unrealized losses
      what gain haven't i cashed in yet
      my total gain on open positions
      tell me my paper gains
      how much profit do i have that i haven't realised
      show me unrealised profit and loss for my {account}
      can you check my gains on shares i haven't sold
      am i up or down on paper
      what would my gain be on what i still own
      how much profit would i have on paper if i don't sell
      open p&l {account}
      my unrealized gains
      i haven't sold anything yet, but how far ahead am i on what i'm still holding
      what are my paper gains at
      please state the total unrealised profit or loss on my open positions
      do i have paper losses in {account}
      gains that i have not cashed in yet
      unrealised p&l in {account} and as a percent of cost
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
      how much profit did i actually make from selling {period}
      realized p&l {period}
      realised gains {period}
      i sold a few things {period}, what did i actually pocket on them
      how much profit did i lock in {period}
      please state my realized capital gains and losses {period}
      did i realise any losses {period}
      the profit from shares i have already sold, in {account}
      realised gain on {symbol} {period}, short and long term
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
      by what percentage has my portfolio grown {period}
      my twr {period}
      my return {period}
      i'd like to know how my investments have performed {period}
      how's my portfolio doing {period}
      please state the rate of return on my portfolio {period}
      has my portfolio gone up {period}
      the yearly growth rate of my money in {account}
      irr and time-weighted performance of {account} {period}
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
      what have i earned on my investments {period}
      how many dollars or pounds is my portfolio up
      have i lost money in my {account}
      my profit and loss {period}
      did i make or lose money {period}
      {period} how much have i made
      tell me my profit in money {period}
      am i in profit {period}
      can you check how much i've lost {period}
      how much richer am i {period}
      how much dough did i make {period}
      please state my total profit or loss in money {period}
      the amount i've earned from investing {period} in {account}
      net p&l in cash terms for {account} {period}, dividends included
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
      am i doing better than the index {period}
      alpha vs {symbol} {period}
      me vs {symbol}
      sometimes i wonder if i'd have been better off with just an index fund
      am i beating {symbol} {period}
      please compare the performance of my portfolio with {symbol} {period}
      by how many points am i ahead of {symbol} {period}
      did my portfolio outperform {symbol} {period}
      how does my portfolio stack up against the {period} market {period}
      excess return of {account} over {symbol} {period}, and am i lagging
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
      how much did my stocks pay me {period}
      divs {period}
      dividends received {period}
      how much divvy did i get {period}
      please state the dividend income credited to {account} {period}
      did {symbol} pay me any dividends {period}
      money my shares have already paid out to me
      total div income {period} in {account}, by stock
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
      how much dividend money is coming my way {period}
      fwd div income
      upcoming dividends {period}
      i plan my budget around the payouts, what can i count on {period}
      what divs have i got coming
      please state the dividend income i can expect {period}
      am i due a dividend from {symbol} {period}
      payouts still to come from the shares i own
      projected dividend income from {account} {period}, and when does it land
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
      tell me my {period} dividend yield
      how much do my holdings yield on average
      can you check the yield of my {account}
      is my portfolio high yielding
      show me the yield on my investments
      what's the average yield across my stocks
      ptf yield / yoc
      what am i yielding {period}
      please state the weighted dividend yield of {account}
      yearly dividends as a percentage of my portfolio
      yield on cost and current yield of {account}
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
      what did i earn on my cash {period}
      int income {period}
      interest received {period}
      my broker pays something on uninvested money, how much has that been {period}
      how much interest did i get {period}
      please state the interest credited to {account} {period}
      did {account} pay me any interest {period}
      money i got just for leaving cash in {account}
      total interest in {account} {period}, month by month
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
      which industries is my money in
      my sector weights
      my sector breakdown
      i fear i've got an awful lot in tech, can you show me the spread over the industries
      please provide the sector allocation of {account}
      what percent of my portfolio is in healthcare
      am i overweight in tech
      my investments by industry
      sector exposure in {account}, and which is biggest
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
      which countries is my money invested in
      my geo allocation
      country breakdown
      how much us stuff do i have
      please provide the geographic allocation of {account}
      what percent of my portfolio is outside the us
      am i too concentrated in one country
      where in the world are my investments
      regional exposure of {account}, us vs europe vs emerging
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
      which currencies are my investments in
      currency breakdown {account}
      i'm paid in {currency} so i'd like to know how much of my portfolio is in other money
      how much of my stuff is in {currency}
      please provide the allocation of {account} by currency
      what percent of my portfolio is in {currency}
      do i have most of my money in {currency}
      how much of my wealth sits in {currency} , {other} , {other} and so on
      exposure to {currency} in {account} and to the rest
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
      how much do i have in stocks, bonds and cash
      stocks/bonds split {account}
      i try to stick to sixty forty, how close am i at the moment
      how much of my money is in bonds vs stocks
      please provide the asset allocation of {account}
      what percent of my portfolio is in etfs, shares, bonds and crypto
      my mix of different types of investment
      equity vs fixed income vs cash in {account} and has it drifted
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
      how much is in each of my accounts
      value per account
      accounts breakdown
      i've got money with a few brokers, how is it spread between them
      what's in my ira vs my brokerage account
      please provide the distribution of my assets among my accounts
      what percent of my money is in each account
      is most of my money in one account
      which of my accounts hold {symbol} and how much each
      my different brokers side by side, with totals
    `,
  },
  transactions: {
    title: "What transactions have I made?",
    ways: `
      my transactions {period}
      my trades {period}
      show my transaction history
      my {symbol} trades
      my trading activity
      list of my orders that went through in my {account}
      my account history
      when did i trade {symbol}
      my last trade
      my executed deals {period}
      activity log of my account
      {period} what did i buy and sell
      tell me my recent transactions
      did i trade anything {period}
      can you list my buys and sells of {symbol}
      what have i done in my account {period}
      txn history {account}
      what trades did i do {period}
      how many trades did i make {period}
      have i traded {symbol} {period}
      list of every booking in {account} {period}
      activity log for {symbol} {period}, buys, sells and dividends
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
      stocks i've bought {period}
      my {symbol} buys
      which shares did i pick up {period}
      what have i added to my {account}
      how often have i purchased {symbol}
      what did i buy most {period}
      date i first got into {symbol}
      what have i been buying
      tell me what i bought {period}
      {period} which stocks did i buy
      did i buy any {symbol} {period}
      show me my latest purchases
      can you check when i bought {symbol}
      what did i last buy in my {account}
      which shares did i buy {period}
      my buys {period}
      buy orders executed {period}
      i was on a bit of a shopping spree {period}, what did i get
      what'd i pick up {period}
      how much did i spend on new stocks {period}
      what did i add to my portfolio {period}
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
      which shares did i get rid of {period}
      my sells {period}
      sales {account}
      i parted with a few shares {period}, could you remind me which ones
      what'd i dump {period}
      how many shares of {symbol} have i sold
      did i sell any {symbol} {period}
      what did i offload from my portfolio {period}
      show only the sells
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
      how much money have i put into {account}
      net deposits {period}
      contributions {period}
      i've been topping up every month, what does that come to so far
      how much of my own cash did i put in {period}
      did i withdraw anything {period}
      money i moved in from my bank and back out again {period}
      cash in and out of {account} {period}, net
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
      how much has trading cost me {period}
      commissions {period}
      fees paid {account}
      i have the feeling my broker is taking quite a bit off me, how much is it {period}
      how much did i blow on fees {period}
      please state the total of commissions and charges in {account} {period}
      was i charged any fees for {symbol}
      what my broker has billed me {period}
      brokerage and custody charges {period} in {account}, added up
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
      how much tax was taken off my dividends {period}
      wht {period}
      tax withheld {account}
      how much tax got taken out already {period}
      please state the withholding tax deducted in {account} {period}
      did they withhold tax on my {symbol} dividend
      what was already deducted for the tax office {period}
      foreign withholding tax {period} in {account}, by country
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
      is my portfolio dangerous
      ptf risk check
      my risks
      i sleep badly when markets shake, where could my portfolio hurt me
      what could blow up my portfolio
      please assess the risks of {account}
      how much of a concentration risk do i have
      am i diversified enough
      what are the weak spots in the way i'm invested
      risk profile of {account}, concentration, currency and so on
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
      how much do my investments go up and down
      my ann. vol {period}
      portfolio volatility
      my balance seems to bounce around a lot, how much is it really
      how swingy is my portfolio
      please state the annualised volatility of {account} {period}
      what's the standard deviation of my portfolio's returns {period}
      is my portfolio more volatile than the market
      how strongly does the value of {account} fluctuate
      portfolio vol {period}, in percent a year
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
      what's the most i've {period} been down from a peak
      my max dd {period}
      max drawdown {account}
      i'd like to know how bad it got at the worst point {period}
      how deep did my portfolio sink from the top
      please state the maximum drawdown of {account} {period}
      how many percent did my portfolio lose from its high to its low {period}
      deepest fall of my portfolio from top to bottom
      peak to trough loss in {account} {period} and how long it took to recover
      how big is the drawdown in my portfolio
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
      am i getting enough return for the risk i take
      my sharpe {period}
      sharpe {account}
      i've read about a ratio that compares return with risk, what is it for me
      is my sharpe any good
      please state the sharpe ratio of {account} {period}
      what number is my risk-adjusted return
      return of my portfolio per unit of risk
      sharpe of {account} {period} and the sortino if you have it
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
      does my portfolio move more than the index
      my market sensitivity
      tell me my {period} beta
      can you check the beta of my {account}
      do i have a high beta portfolio
      how strongly does my portfolio react to the market
      are my holdings combined more jumpy than the market
      how much does my portfolio move when the market moves
      my ptf beta
      portfolio beta
      i'd like to know how sensitive my whole portfolio is to the index
      am i high beta {period}
      please state the weighted beta of {account}
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
      tell me the correlation between {symbol} and {other}
      do {symbol} and {other} move together {period}
      can you check how correlated my holdings are
      show me which of my shares move in sync
      {period} how strongly were {symbol} and {other} linked
      correlation {symbol} {other}
      please provide the correlations between my positions {period}
      what's the correlation coefficient of {symbol} and {other} {period}
      which of my positions tend to rise and fall in step
      pairwise correlations in my portfolio {period} and which pair is highest
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
      p&l attribution {period}
      i see i've lost quite a bit {period}, which positions are to blame
      why am i red {period}
      please explain the change in value of {account} {period}
      which stocks contributed how much to my result {period}
      was it mainly one stock that dragged me down {period}
      the reason my balance went up {period}
      contributors and detractors in {account} {period}
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
      fx impact {period}
      currency effect
      how much did fx cost me {period}
      please state the effect of currency movements on {account} {period}
      how many percent of my return came from currencies {period}
      did exchange rates help me {period}
      what part of my gain is due only to currency swings
      fx gain or loss in {account} {period} without the price effect
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
      when did i make the most {period}
      when did my portfolio fall the most {period}
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
      which day did my portfolio gain the most
      my best/worst day
      best month for me
      i must have had one terrible day {period}, which was it
      when did i get wrecked the most {period}
      please identify the best and the worst day of {account} {period}
      how much did i lose on my worst day {period}
      day when my portfolio jumped most and day when it sank most
      best and worst month in {account} {period}, in percent
    `,
  },
  whatIfSell: {
    title: "What if I sold {symbol}?",
    ways: `
      how much would we have left if we sold {amount} {symbol}
      what if i sold {symbol}
      what happens if i sell {amount} of {symbol}
      simulate selling my {symbol}
      if i sold {amount} my {symbol} what would i get
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
      what would happen to my portfolio if i got rid of {symbol}
      sim sell {amount} {symbol}
      if i sold {symbol}
      i'm toying with the idea of parting with {symbol}, what would things look like afterwards
      say i dump {amount} {symbol}, then what
      please simulate the sale of {amount} shares of {symbol} from {account}
      how much money would i get if i sold {amount} my {symbol}
      would my portfolio be less risky without {symbol}
      suppose i no longer had {symbol}, how would my portfolio look
      if i were to sell {amount} my {symbol}, what gain would i realise
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
      what would happen to my portfolio if i got some {symbol}
      sim buy {amount} {symbol}
      if i bought {symbol}
      i'm toying with the idea of adding {symbol}, how would that change my mix
      say i throw {amount} at {symbol}, what's my portfolio look like then
      please simulate a purchase of {amount} of {symbol} in {account}
      how big would {symbol} be in my portfolio if i added {amount}
      would buying {symbol} make my portfolio riskier
      suppose i put {amount} into {symbol} now, how would my portfolio be made up
      if i added {amount} of {symbol} to {account}, what would my sector weights be
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
      how much would i lose if {symbol} fell {amount}
      {symbol} {amount} shock
      {symbol} drops {amount}
      i wonder how badly it would hit my portfolio if {symbol} crashed by {amount}
      if {symbol} tanks {amount} how screwed am i
      please calculate the effect on my portfolio of a {amount} change in {symbol}
      would a {amount} fall in {symbol} hurt me much
      stress test my portfolio with {symbol} at minus {amount}
      suppose {symbol} goes up {amount}, what does that do to {account}
      if only {symbol} falls by {amount}
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
      {period} i could have put {amount} in {symbol} what would it be {period}
      how much would {amount} in {symbol} have made me since {period}
      tell me what {amount} put in {symbol} {period} would have turned into
      suppose i had placed {amount} in {symbol} {period} how much would that be now
      what became of {amount} invested in {symbol} {period}
      if i had put {amount} in {symbol} {period}, what would i have {period}
      {amount} {symbol} {period} now
      i could kick myself for not buying {symbol} {period}, what would {amount} have become
      if i'd yolo'd {amount} into {symbol} {period} how rich would i be
      please calculate the current value of {amount} invested in {symbol} {period}
      would {amount} in {symbol} {period} have doubled by now
      what would have become of {amount} had i bought {symbol} {period}
      growth of {amount} in {symbol} {period}, dividends reinvested
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
      when did i first buy {symbol}
      {symbol} holding period
      {symbol} held since
      i feel like i've had {symbol} forever, how long has it been
      how long have i been in {symbol}
      please state the date of my first purchase of {symbol}
      how many days have i owned {symbol}
      have i had {symbol} for more than a year
      since when has {symbol} been in my portfolio
      how long has {symbol} been in {account} and is it long term yet
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
      which separate purchases make up my {symbol} shares
      {symbol} lots fifo
      i bought {symbol} several times, could you break it down by date and price
      show me my {symbol} lots
      please list the individual tax lots of {symbol} held in {account}
      how many lots of {symbol} do i have and at what cost each
      do i have any {symbol} lots older than a year
      each batch of {symbol} i still hold, with its own date and price
      open lots in {symbol}, cost basis and gain per lot
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
      what notifications have i set up
      active alerts
      i set some price warnings a while ago, could you show me them
      what pings do i have on
      how many alerts have i got running
      things you're supposed to warn me about
      alerts on {symbol}, and have any gone off {period}
      did an alert fire {period}
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
      tell me if {symbol} loses more than {amount} {period}
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
      let me know when {symbol} hits {amount}
      px alert {symbol} {amount}
      {symbol} alert {amount}
      i'd be grateful if you could tell me as soon as {symbol} gets to {amount}
      ping me if {symbol} drops under {amount}
      please notify me when {symbol} rises above {amount}
      set a price alert at {amount} for {symbol}
      can you warn me if {symbol} falls below {amount}
      give me a shout once {symbol} is at {amount}
      create an alert for {symbol} crossing {amount} and keep it on
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
      which stocks am i keeping an eye on
      wl
      i marked a few stocks to follow, what were they and how are they doing
      please display the securities on my watchlist
      how many stocks are on my watchlist and how did they do {period}
      can i see the stocks i'm following
      stocks that i saved to keep track of without owning them
      pull up my watch list with the moves {period}
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
      start keeping an eye on {symbol} for me
      {symbol} to wl
      i find {symbol} interesting, could you put it on the list i follow
      chuck {symbol} on my watchlist
      please include {symbol} in my watchlist
      put {symbol} and {other} on my watch list
      can you add {symbol} to the stocks i'm following
      save {symbol} to my watchlist so that i don't forget it
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
      stop keeping an eye on {symbol}
      drop {symbol} from wl
      i'm not interested in {symbol} any more, could you take it off the list i follow
      kick {symbol} off my watchlist
      please delete {symbol} from my watchlist
      take {symbol} and {other} off my watch list
      can you remove {symbol} from the stocks i'm following
      i don't want to follow {symbol} anymore
      get rid of {symbol} on my watchlist, i've lost interest
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
      what did i write down about {symbol}
      notes {symbol}
      i once jotted down why i liked {symbol}, could you show me that
      show my notes for {symbol}
      please display the notes i have recorded on {symbol}
      how many notes do i have on {symbol}
      did i write anything about {symbol}
      my own comments and thoughts on {symbol}
      pull up my thesis on {symbol} that i saved
      why did i buy {symbol}
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
      when do the companies i own publish their results
      my earnings calendar {period}
      my stocks reporting {period}
      i'd like to be prepared, are any of my companies out with numbers {period}
      any of my stocks got earnings {period}
      please list the companies in {account} announcing results {period}
      how many of my holdings report {period}
      do any of my positions report {period}
      quarterly figures due {period} from firms i'm invested in
      which names in {account} have earnings {period}, and before or after the bell
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
      what's new with the companies i own
      ptf news {period}
      my portfolio news
      i'd like to catch up on anything that happened around my shares {period}
      any news on my stocks
      please provide the headlines concerning my positions {period}
      give me the five most important stories about stocks i own
      was there any news on my positions {period}
      what's the press writing about the companies i'm invested in
      headlines for my portfolio {period}, only what matters
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
      when do my stocks go ex-dividend
      my ex-dates {period}
      my ex-div calendar
      i'd rather not sell just before the cut-off, which of my shares have an ex-date {period}
      which of my stocks go ex {period}
      please list the ex-dividend dates of my positions {period}
      how many of my positions have an ex-date {period}
      do any of my shares go ex-div {period}
      by what dates do i have to still hold my shares to get their next dividends
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
      will {symbol} {period} recover
      when will {symbol} bounce back
      is {symbol} going to the moon
      is {symbol} going to rise {period}
      will {symbol} drop {period}
      where do you see {symbol} going
      tell me what the market will do {period}
      can {symbol} reach {amount} {period}
      what will {symbol} be worth {period} in future
      {symbol} forecast eoy
      will {symbol} rise
      i wonder whether {symbol} will {period} get back to {amount}
      is {symbol} gonna moon
      please predict the price of {symbol} {period}
      how likely is {symbol} to hit {amount} {period}
      is the market going to crash {period}
      what will {symbol} be worth in the future
      will {symbol} beat {other} {period}, and where do you see it going
      what is the forecast for {symbol}
      what is forecast for {symbol} {period}
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
      is it a good idea to get into {symbol}
      {symbol} buy or sell
      sell {symbol} now
      i've got {amount} to invest and don't know what to do with it, what would you recommend
      should i dump my {symbol} or hodl
      would you advise me to invest in {symbol} or in {other}
      how much of my money should i put into {symbol}
      what stock would you pick for me
      should i take profits on {symbol} or wait {period}
      should i buy more for dividends
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
      how much do i have to pay the tax office on my gains
      cgt bill {period}
      my tax bill
      i sold {symbol} at a profit {period}, what will the irs want from me
      how much is uncle sam gonna take
      please calculate my capital gains tax liability {period}
      how many {currency} of tax will i owe if i sell {symbol}
      do i have to pay tax on my dividends
      what do i need to put in my tax return for {account}
      how can i lower my taxes {period}, should i harvest losses
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
      buy {amount} shares of {symbol} for me
      mkt buy {amount} {symbol}
      sell {amount} {symbol}
      i've made up my mind, could you go ahead and get me {amount} {symbol}
      grab me {amount} {symbol} now
      please execute a limit order for {symbol} at {amount}
      put {amount} into {symbol} in {account}
      can you sell my {symbol} {period}
      swap my {symbol} for {other}
      set a stop loss on {symbol} at {amount} and cancel my other order
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
      what's the weather like {period}
      who won the game
      i'm not sure what to cook {period}, any ideas
      are you a real person or what
      could you kindly write a poem for my mother's birthday
      how many people live in australia
      who are you voting for in the election
      what's a good movie to watch {period}
      can you help my kid with his homework and translate it to spanish
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
      features list
      i'm new here, could you explain what you're able to do for me
      so what are you good for
      please describe the functions you offer
      how many kinds of questions do you understand and which are they
      are you able to answer questions about my portfolio and about stocks
      show me some examples of things i can type in here
      what sort of stuff do you know and how do i use you
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
      where is the {indicator} for {symbol} {period}
      i'd like to know the {symbol} {indicator}
      work out the {indicator} for {symbol}
      {indicator} on {symbol}
      i've been reading about the {indicator}, where does it stand for {symbol}
      what's {symbol}'s {indicator} at
      please provide the current {indicator} value of {symbol}
      what number does the {indicator} show on {symbol}
      is the {indicator} of {symbol} bullish
      show me the {indicator} on the chart of {symbol}
      daily {indicator} for {symbol} and {other}
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
      what are option traders doing in {symbol}
      {symbol} put/call oi
      {symbol} options
      i'm wondering if there are more calls or puts being bought on {symbol}
      what's the options flow on {symbol}
      please provide the put/call ratio and implied volatility of {symbol}
      what's the iv on {symbol} {period}
      are options on {symbol} leaning bullish
      puts and calls on {symbol}, what's the picture
      options chain on {symbol} {period}, open interest, max pain and iv rank
    `,
  },
  dayPrices: {
    title: "What were the open, high, low and close of {symbol}?",
    ways: `
      {symbol} open high low close {period}
      where did {symbol} open {period}
      opening price of {symbol} {period}
      {symbol} OHLC
      {period} high and low of {symbol} {period}
      day range of {symbol}
      what was the high of the day for {symbol}
      tell me the open and close for {symbol} {period}
      {period} what were the high and low of the day for {symbol}
      what price did {symbol} open at {period}
      can you check the ohlc of {symbol} {period}
      show me the daily range for {symbol} {period}
      between what prices did {symbol} trade during the day {period}
      where did {symbol} start and finish {period}
      {symbol} ohlc {period}
      {symbol} open close {period}
      i'd like to know at what price {symbol} opened {period} and where it ended up
      what'd {symbol} open at {period}
      please state the opening, highest, lowest and closing price of {symbol} {period}
      what was {period} high of {symbol} {period}
      did {symbol} close above its open {period}
      the first and last price of {symbol} {period}, plus the top and bottom in between
      ohlc for {symbol} and {other} {period}
    `,
  },
  estimateChanges: {
    title: "Have the estimates for {symbol} been raised or cut?",
    ways: `
      estimate revisions for {symbol}
      have analysts raised their earnings estimates for {symbol}
      has the EPS estimate of {symbol} been cut {period}
      are the revenue forecasts for {symbol} going up
      trend of the consensus for {symbol} {period}
      have analysts cut their forecasts for {symbol} {period}
      tell me if the estimates for {symbol} have gone up
      are the profit estimates for {symbol} being revised
      {period} were the forecasts for {symbol} lowered
      can you check estimate revisions on {symbol}
      are analysts getting more optimistic in their {symbol} numbers
      are analysts raising their profit forecasts for {symbol}
      {symbol} eps revisions {period}
      {symbol} estimate revisions
      i wonder if analysts have grown more optimistic about {symbol}'s profits {period}
      are they cutting numbers on {symbol}
      please state how consensus estimates for {symbol} have changed {period}
      by how many percent have eps estimates for {symbol} moved {period}
      have {symbol}'s estimates come down {period}
      do the experts now expect more or less profit from {symbol} than {period}
      up vs down revisions for {symbol} {period} and how much the consensus shifted
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
      how many {symbol} shares do i need so that it makes up {amount} of my portfolio
      {symbol} to {amount} weight
      rebalance {symbol} to {amount}
      i'd like {symbol} to be {amount} of {amount} i have, how many would that take
      how much more {symbol} to get it to {amount}
      please calculate the number of {symbol} shares needed for a weight of {amount} in {account}
      how many {symbol} would have to go to cut it down to {amount}
      would i have to buy or sell {symbol} to end up with {amount} in it
      what's missing for {symbol} to take up {amount} of my pie
      share quantity to bring {symbol} to a {amount} allocation in {account}
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
      how did the trades i've already finished turn out
      win rate {period}
      closed trades {period}
      i've got in and out of quite a few stocks {period}, did those work out
      how'd my closed positions do
      please provide the results of my completed trades {period}
      what percent of my closed trades were winners {period}
      were my finished trades mostly winners {period}
      positions i've bought and sold off completely, how did they end
      round trips in {account} {period}, hit rate and average gain
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
      if i'd saved {amount} every month in {symbol} {period}, what would i have now
      dca {amount}/month {symbol} {period}
      {amount} monthly {symbol} {period}
      i wish i had set aside {amount} a month for {symbol} {period}, what would have become of it
      what if i'd dca'd {amount} a month into {symbol} {period}
      please calculate the current value of monthly instalments of {amount} in {symbol} {period}
      would putting {amount} into {symbol} each month {period} have paid off
      regular investing of {amount} per month in {symbol} {period}, result
      monthly {amount} into {symbol} {period}, how much paid in and how much gained
    `,
  },
  incomeByMonth: {
    title: "What dividends will I receive each month?",
    ways: `
      my dividends by month
      dividend income month by month
      expected income for each {period}
      dividend calendar of my portfolio by month
      how is my dividend income spread over the year
      monthly breakdown of my dividends
      tell me how much dividend i get every month
      which months pay me the most dividends
      show me my dividends per month
      can you split my dividend income by month
      in which months do i get paid dividends in my {account}
      my monthly dividend income
      how much dividend money comes in month by month
      div income by month
      monthly dividend calendar
      i'd like to see in which months i get the most payouts and in which hardly any
      how much divvy do i get each month
      please provide a monthly schedule of my expected dividend income from {account}
      do i get dividends in every month of the year
      my payouts spread over the twelve months
      projected income per month for {account}, and which month is weakest
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
      just bought {amount} {symbol} at {amount}
      bot {amount} {symbol} @ {amount}
      bought {symbol} {amount}
      i went and got myself {amount} {symbol} shares {period}, could you note that down
      picked up {amount} {symbol} {period} for {amount}
      please record my purchase of {amount} shares of {symbol} at {amount} {currency}
      log a buy of {amount} {symbol} in {account} {period}
      can you enter that i purchased {amount} {symbol} {period}
      my broker filled me on {amount} {symbol} at {amount}, add it to my portfolio
      enter a buy, {amount} {symbol} at {amount} in {account}, done {period}
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
      just sold {amount} {symbol} at {amount}
      sld {amount} {symbol} @ {amount}
      sold {symbol} {amount}
      i let go of {amount} {symbol} shares {period}, could you note that down
      dumped {amount} {symbol} {period} for {amount}
      please record my sale of {amount} shares of {symbol} at {amount} {currency}
      log a sell of {amount} {symbol} in {account} {period}
      can you enter that i got rid of {amount} {symbol} {period}
      my broker sold {amount} {symbol} for me at {amount}, book it
      enter a sale, {amount} {symbol} at {amount} out of {account}, done {period}
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
      i got {amount} in dividends from {symbol} {period}
      div {symbol} {amount}
      {symbol} dividend {amount} received
      {symbol} sent me a payout of {amount} {period}, could you write that down
      got {amount} divvy from {symbol}
      please record a dividend payment of {amount} {currency} from {symbol}
      log a {amount} dividend on {symbol} in {account}
      can you book {amount} of dividends from {symbol} {period}
      my {symbol} shares paid out {amount}, add that to my records
      enter a dividend of {amount} from {symbol} in {account} {period}
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
      i put {amount} into {account} {period}
      deposit {amount} {currency}
      paid in {amount}
      i've moved {amount} over from my bank {period}, could you note it
      just topped up {account} with {amount}
      please record a deposit of {amount} {currency} to {account}
      log {amount} cash in {period}
      can you book that {amount} came into {account} from my bank {period}
      i added {amount} of fresh money to my brokerage account
      enter a contribution of {amount} to {account} {period}
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
      i took {amount} out of {account} {period}
      withdrawal {amount} {currency}
      took out {amount}
      i needed some money and moved {amount} back to my bank {period}, could you note it
      just pulled {amount} out of {account}
      please record a withdrawal of {amount} {currency} from {account}
      log {amount} cash out {period}
      can you book that {amount} left {account} for my bank {period}
      i paid {amount} out to myself {period}, put it in the books
      enter a payout of {amount} from {account} to my checking account {period}
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
      i earned {amount} interest {period}
      int {amount} {currency}
      interest {amount} received
      my broker has paid me {amount} on my cash {period}, could you note it
      got {amount} interest on {account}
      please record an interest credit of {amount} {currency} to {account}
      log {amount} of interest income {period}
      can you book {amount} interest for {account} {period}
      {account} credited me {amount} for my uninvested cash, add it
      enter interest of {amount} received in {account} {period}
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
      my broker charged me {amount} {period}
      fee {amount} {currency}
      fee paid {amount}
      they took {amount} off {account} for custody {period}, could you note it
      got hit with a {amount} fee
      please record a charge of {amount} {currency} against {account}
      log a {amount} account fee {period}
      can you book {amount} of broker fees for {account} {period}
      {account} debited {amount} in costs, add that to my records
      enter a fee of {amount} in {account} {period}
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
      alert {symbol} 52w high
      {symbol} new high alert
      i'd like to hear from you if {symbol} climbs to its highest point {period}
      ping me if {symbol} hits a new 52 week high
      please notify me should {symbol} reach a new one-year high
      set a 52-week high alert on {symbol} and {other}
      can you warn me if {symbol} breaks out above its yearly high
      give me a shout when {symbol} tops the best price {period}
      create an alert for {symbol} making fresh 52w highs
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
      alert {symbol} 52w low
      {symbol} new low alert
      i'd like to hear from you if {symbol} sinks to its lowest point {period}
      ping me if {symbol} hits a new 52 week low
      please notify me should {symbol} fall to a new one-year low
      set a 52-week low alert on {symbol} and {other}
      can you warn me if {symbol} breaks below its yearly low
      give me a shout when {symbol} undercuts the worst price {period}
      create an alert for {symbol} making fresh 52w lows
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
      let me know when a lot more {symbol} is traded than normal
      alert {symbol} vol {amount}x avg
      {symbol} volume alert
      i'd like to hear from you if trading in {symbol} suddenly gets much busier than usual
      ping me if {symbol} volume spikes to {amount} times normal
      please notify me should turnover in {symbol} exceed {amount} times its average
      set an unusual volume alert on {symbol} and {other}
      can you warn me if {symbol} trades on really heavy volume
      give me a shout when {amount} times as many {symbol} shares as usual change hands
      create an alert for {symbol} at {amount}x its average daily volume
    `,
  },
  alertEarnings: {
    title: "Tell me before {symbol} reports",
    ways: `
      alert me before the earnings of {symbol}
      remind me {amount} {period} {symbol} reports earnings
      set an earnings alert for {symbol}
      let me know a {period} {symbol} has its results
      earnings reminder {symbol}
      notify me when {symbol} is about to report
      remind me {amount} {period} {symbol} earnings
      let me know before {symbol} publishes results
      can you remind me of the {symbol} earnings
      i'd like a reminder before the {symbol} report
      give me a heads up before {symbol} earnings
      message me {amount} {period} {symbol} results
      don't let me miss the {symbol} earnings
      remind me before {symbol} publishes its results
      alert {symbol} er t-{amount}
      {symbol} earnings reminder
      i always forget when the quarterly numbers are due, could you warn me ahead of {symbol}'s
      ping me {amount} {period} {symbol} earnings
      please notify me prior to the next results announcement of {symbol}
      set an earnings alert on {symbol} and {other}
      can you give me a heads up ahead of {symbol}'s earnings
      give me a shout when {symbol}'s quarterly figures are about to come out
      create a reminder {amount} {period} of {symbol}'s report
    `,
  },
  alertDividend: {
    title: "Tell me before {symbol} goes ex-dividend",
    ways: `
      alert me before the ex-dividend date of {symbol}
      remind me {amount} {period} the dividend of {symbol}
      set a dividend alert for {symbol}
      let me know a {period} {symbol} goes ex dividend
      dividend reminder {symbol}
      add a dividend alert for {symbol} {amount} {period}
      let me know before {symbol} goes ex
      can you remind me of the {symbol} ex-date
      i'd like a reminder before the {symbol} dividend
      give me a heads up before {symbol} goes ex-div
      message me {amount} {period} {symbol} goes ex-dividend
      don't let me miss the {symbol} ex-dividend date
      remind me before the ex-date of {symbol}
      alert {symbol} ex-div t-{amount}
      {symbol} ex-date reminder
      i don't want to miss the payout from {symbol}, could you warn me in time
      ping me {amount} {period} {symbol} goes ex
      please notify me prior to the ex-dividend date of {symbol}
      set an ex-dividend alert on {symbol} and {other}
      can you give me a heads up ahead of {symbol}'s ex-div date
      give me a shout when it's the last chance to hold {symbol} for its dividend
      create a reminder {amount} {period} of {symbol}'s dividend cut-off
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
      stop notifying me about {symbol}
      kill {symbol} alert
      cancel alert
      i don't need the warning for {symbol} any longer, could you get rid of it
      turn off the pings for {symbol}
      please remove the alert i set on {symbol}
      can you switch off my {symbol} alert
      i no longer want to be warned about {symbol}
      take down the price alert on {symbol}, it's not relevant any more
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
      i typed in a trade wrong, how do i change it
      fix {symbol} txn
      edit transaction
      oh dear, i think i entered {symbol} twice {period}, could we put that right
      oops wrong price on my {symbol} trade, change it to {amount}
      please amend the transaction in {symbol} recorded {period}
      it should have been {amount} shares of {symbol}, not what i entered
      can i delete an entry in {account}
      undo the last booking i made
      there's a mistake in my {symbol} purchase {period}, take it out again
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
      jot something down about {symbol} for me
      note on {symbol}
      new note {symbol}
      i've had a thought about {symbol} and would like to keep it somewhere
      lemme write a note for {symbol}
      please add a comment to {symbol}
      save a memo on {symbol}
      can i leave myself a note about {symbol}
      i want to put down in writing why i bought {symbol}
      add a note to {symbol} so i remember my reasons later
    `,
  },
};
