const term = <Formula extends string | null = null>(
  name: string,
  text: string,
  formula: Formula = null as Formula,
) => ({
  name,
  text,
  formula,
});

/** Finance terms: their meaning, and the formula that Bellwether uses. */
export const glossary = {
  title: (name: string) => `Glossaire\u00a0: ${name}`,
  meaning: (name: string) => `Sens de «\u00a0${name}\u00a0»`,
  explained: (name: string, text: string) => `**${name}**\u00a0: ${text}`,
  calculated: (formula: string) => `Calcul utilisé ici\u00a0: ${formula}`,
  terms: {
    stopLossOrder: term(
      "Ordre stop",
      "Un ordre donné à votre courtier de vendre dès que le cours tombe à un seuil que vous fixez. Il limite une perte, mais après un écart d’ouverture la vente peut se faire bien au-dessous de ce seuil.",
    ),
    limitOrder: term(
      "Ordre à cours limité",
      "Un ordre exécuté seulement à votre cours ou à un meilleur. Il peut ne jamais être exécuté.",
    ),
    marketOrder: term(
      "Ordre au marché",
      "Un ordre exécuté immédiatement au meilleur cours disponible. Sur un marché peu actif, ce cours peut être loin du dernier.",
    ),
    stock: term(
      "Action",
      "Une part d’une société. Son détenteur participe aux bénéfices et aux pertes, et peut voter.",
    ),
    bond: term(
      "Obligation",
      "Un prêt à une société ou à un État qui rapporte des intérêts et est remboursé à une date fixe. Son cours baisse quand les taux montent.",
    ),
    indexFund: term(
      "Fonds indiciel",
      "Un fonds peu coûteux qui détient les mêmes titres qu’un indice, dans les mêmes proportions.",
    ),
    mutualFund: term(
      "Fonds commun de placement",
      "L’argent de nombreux investisseurs, réuni et placé par un gérant. Il s’achète et se vend à sa valeur liquidative.",
    ),
    index: term("Indice", "Un nombre qui suit les cours d’un groupe d’actions, comme les 500 du S&P 500."),
    dividend: term(
      "Dividende",
      "La part du bénéfice qu’une société verse par action. Le cours baisse en général d’environ ce montant à la date de détachement.",
    ),
    bullMarket: term(
      "Marché haussier",
      "Une période prolongée de hausse des cours, souvent définie comme une hausse de 20\u202f% depuis le dernier plus bas.",
    ),
    bearMarket: term(
      "Marché baissier",
      "Une période prolongée de baisse des cours, souvent définie comme une baisse de 20\u202f% depuis le dernier plus haut.",
    ),
    correction: term("Correction", "Une baisse de 10\u202f% à 20\u202f% depuis le dernier plus haut."),
    shortSelling: term(
      "Vente à découvert",
      "La vente d’actions empruntées pour les racheter plus tard moins cher. Si le cours monte, la perte n’a pas de limite.",
    ),
    option: term(
      "Option",
      "Le droit d’acheter (call) ou de vendre (put) une action à un prix fixe jusqu’à une date fixe. Elle peut expirer sans valeur.",
    ),
    hedge: term("Couverture", "Une position qui gagne quand une autre perd, ce qui réduit les variations d’ensemble."),
    rebalancing: term(
      "Rééquilibrage",
      "Des achats et des ventes qui ramènent chaque partie d’un portefeuille à son poids cible.",
    ),
    dollarCostAveraging: term(
      "Investissement programmé",
      "Placer le même montant à intervalles réguliers. Vous achetez plus de titres quand ils sont bon marché et moins quand ils sont chers.",
    ),
    compoundInterest: term(
      "Intérêts composés",
      "Des intérêts sur des intérêts antérieurs. Au fil des années, ils peuvent dépasser le montant placé.",
      "montant × (1 + taux) ^ années",
    ),
    annualisedReturn: term(
      "Performance annualisée",
      "La performance annuelle constante qui produirait la performance totale d’une période plus longue.",
      "(1 + performance) ^ (365 ÷ jours) − 1",
    ),
    inflation: term(
      "Inflation",
      "La hausse des prix des biens et des services. Le même montant permet d’acheter moins.",
    ),
    liquidity: term(
      "Liquidité",
      "La facilité avec laquelle un actif peut être vendu rapidement sans faire bouger son cours.",
    ),
    bidAskSpread: term(
      "Fourchette achat-vente",
      "L’écart entre le meilleur cours acheteur et le meilleur cours vendeur, aussi appelé spread.",
    ),
    volume: term("Volume", "Le nombre de titres échangés pendant une période."),
    ipo: term("Introduction en Bourse", "La première vente d’actions d’une société en Bourse."),
    reit: term("REIT", "Une société qui possède des immeubles et verse l’essentiel de ses loyers à ses actionnaires."),
    netAssetValue: term(
      "Valeur liquidative",
      "La valeur des actifs d’un fonds moins ses dettes, par part.",
      "(actifs − dettes) ÷ parts",
    ),
    expenseRatio: term(
      "Frais courants",
      "Les frais annuels d’un fonds rapportés à votre placement. Ils sont prélevés sur la valeur du fonds.",
    ),
    shareBuyback: term(
      "Rachat d’actions",
      "Une société rachète ses propres actions. Chaque action restante représente alors une plus grande part de la société.",
    ),
    blueChip: term("Valeur vedette", "Une grande société connue, bénéficiaire depuis longtemps."),
    pennyStock: term(
      "Penny stock",
      "Une action à très bas cours, souvent d’une petite société. Elle peut être difficile à vendre.",
    ),
    marginTrading: term(
      "Achat sur marge",
      "Investir avec de l’argent emprunté. Cela amplifie les gains et les pertes.",
    ),
    alpha: term("Alpha", "La part de la performance que les mouvements du marché n’expliquent pas."),
    correlation: term(
      "Corrélation",
      "Le degré auquel deux cours évoluent ensemble, de −1 (en sens opposé) à 1 (ensemble), en passant par 0 (sans lien).",
    ),
    capitalGain: term(
      "Plus-value",
      "Le prix de vente d’un placement moins son prix d’achat.",
      "produit − prix de revient",
    ),
    annualReport: term(
      "10-K",
      "Des rapports que les sociétés américaines remettent au régulateur\u00a0: un 10-K chaque année et un 10-Q chaque trimestre.",
    ),
    insiderTrading: term(
      "Opérations d’initiés",
      "Des transactions de dirigeants sur les actions de leur propre société. Elles sont légales si elles sont déclarées, illégales si elles reposent sur une information privilégiée.",
    ),
    marketMaker: term(
      "Teneur de marché",
      "Une société qui propose en permanence d’acheter et de vendre, et gagne la différence entre les deux cours.",
    ),
    candlestick: term(
      "Chandelier",
      "Une marque de graphique qui montre l’ouverture, le plus haut, le plus bas et la clôture d’une période.",
    ),
    support: term("Support", "Un cours auquel des baisses précédentes se sont arrêtées."),
    resistance: term("Résistance", "Un cours auquel des hausses précédentes se sont arrêtées."),
    yieldCurve: term(
      "Courbe des taux",
      "Les rendements obligataires par échéance. La courbe est inversée si les rendements à court terme dépassent ceux à long terme.",
    ),
    priceEarnings: term(
      "PER",
      "Le cours d’une action en années de bénéfices actuels. Un ratio élevé signifie que les acheteurs attendent de la croissance, ou que les bénéfices sont bas en ce moment. Il n’a pas de sens si le résultat est négatif.",
      "cours ÷ bénéfice par action des douze derniers mois",
    ),
    forwardPriceEarnings: term(
      "PER prévisionnel",
      "Le cours divisé par le bénéfice que les analystes attendent pour l’année à venir. Il vaut ce que valent ces estimations.",
      "cours ÷ bénéfice par action attendu",
    ),
    pegRatio: term(
      "Ratio PEG",
      "Le PER divisé par la croissance des bénéfices. Autour de 1, le cours est jugé conforme à la croissance.",
      "PER ÷ croissance attendue des bénéfices en pour cent",
    ),
    eps: term("Bénéfice par action", "Le bénéfice qui revient à une action.", "résultat net ÷ actions diluées"),
    priceToBook: term(
      "Cours / valeur comptable",
      "Le cours divisé par les capitaux propres par action. Utile pour les banques, moins pour les sociétés dont la valeur tient au savoir et aux marques.",
      "cours ÷ valeur comptable par action",
    ),
    priceToSales: term(
      "Cours / chiffre d’affaires",
      "Le cours divisé par le chiffre d’affaires par action. Utilisé pour les sociétés sans bénéfice.",
      "capitalisation boursière ÷ chiffre d’affaires",
    ),
    evToEbitda: term(
      "VE / EBITDA",
      "La valeur de l’entreprise, dettes comprises, divisée par le résultat avant intérêts, impôts et amortissements. Elle permet de comparer des sociétés aux dettes différentes.",
      "(capitalisation boursière + dette − trésorerie) ÷ EBITDA",
    ),
    enterpriseValue: term(
      "Valeur d’entreprise",
      "Ce que coûterait l’achat de toutes les actions et le remboursement de la dette, moins la trésorerie de la société.",
      "capitalisation boursière + dette − trésorerie",
    ),
    ebitda: term(
      "EBITDA",
      "Le résultat avant intérêts, impôts et amortissements\u00a0: celui de l’activité, quel que soit son financement.",
      "résultat opérationnel + amortissements",
    ),
    marketCapitalisation: term(
      "Capitalisation boursière",
      "La valeur de toutes les actions au dernier cours.",
      "cours × actions en circulation",
    ),
    freeCashFlow: term(
      "Flux de trésorerie disponible",
      "L’argent qui reste après l’activité et les investissements. Il peut servir aux dividendes, aux rachats d’actions ou à l’épargne.",
      "flux de trésorerie opérationnel − investissements",
    ),
    grossMargin: term(
      "Marge brute",
      "La part du chiffre d’affaires qui reste après le coût des marchandises.",
      "marge brute en valeur ÷ chiffre d’affaires",
    ),
    operatingMargin: term(
      "Marge opérationnelle",
      "La part du chiffre d’affaires qui reste après tous les coûts d’exploitation.",
      "résultat opérationnel ÷ chiffre d’affaires",
    ),
    netMargin: term(
      "Marge nette",
      "La part du chiffre d’affaires qui reste après tous les coûts, les intérêts et les impôts.",
      "résultat net ÷ chiffre d’affaires",
    ),
    returnOnEquity: term(
      "Rentabilité des capitaux propres",
      "Le bénéfice de la société rapporté à ses capitaux propres. Une dette élevée l’augmente.",
      "résultat net ÷ capitaux propres",
    ),
    debtToEquity: term(
      "Dette / capitaux propres",
      "La dette de la société rapportée à ses capitaux propres.",
      "dette totale ÷ capitaux propres",
    ),
    currentRatio: term(
      "Ratio de liquidité générale",
      "Indique si les actifs courants couvrent les dettes dues dans l’année. Au-dessous de 1, ils ne les couvrent pas.",
      "actifs courants ÷ passifs courants",
    ),
    dividendYield: term(
      "Rendement du dividende",
      "Les dividendes d’une année rapportés au cours. Il monte quand le cours baisse, ce qui peut être un signe d’alerte.",
      "dividendes par action d’une année ÷ cours",
    ),
    yieldOnCost: term(
      "Rendement sur prix de revient",
      "Les dividendes des douze derniers mois rapportés au prix de revient de la position.",
      "revenus de douze mois ÷ prix de revient",
    ),
    payoutRatio: term(
      "Taux de distribution",
      "La part du bénéfice versée en dividendes. Au-dessus de 100\u202f%, la société verse plus qu’elle ne gagne.",
      "dividendes ÷ résultat net",
    ),
    exDate: term(
      "Date de détachement",
      "Si vous achetez ce jour-là ou après, vous ne recevez pas le prochain dividende. Le cours baisse en général d’environ ce montant.",
    ),
    beta: term(
      "Bêta",
      "L’ampleur avec laquelle une action suit le marché. 1 signifie autant que lui, 2 deux fois plus.",
      "covariance avec le marché ÷ variance du marché",
    ),
    volatility: term(
      "Volatilité",
      "L’ampleur des variations des performances quotidiennes, ramenée à l’année. Une volatilité double signifie des variations deux fois plus larges, dans les deux sens.",
      "écart type des performances quotidiennes × √261",
    ),
    drawdown: term(
      "Repli",
      "La baisse depuis le précédent plus haut. La plus forte de ces baisses est le repli maximal.",
      "performance chaînée ÷ plus haut précédent − 1",
    ),
    sharpeRatio: term(
      "Ratio de Sharpe",
      "La performance au-delà du taux sans risque par unité de volatilité. Plus le ratio est élevé, mieux c’est. En dessous de 0, les liquidités auraient fait mieux.",
      "(performance annuelle − taux sans risque) ÷ volatilité",
    ),
    sortinoRatio: term(
      "Ratio de Sortino",
      "Comme le ratio de Sharpe, mais seules les performances inférieures au taux sans risque comptent comme un risque.",
      "(performance annuelle − taux sans risque) ÷ semi-écart type à la baisse",
    ),
    timeWeightedReturn: term(
      "Performance pondérée par le temps",
      "Les performances quotidiennes chaînées. Le moment des versements et des retraits ne compte pas\u00a0: elle mesure vos placements et se compare à un indice de référence. Une hausse de 10\u202f% puis une baisse de 10\u202f% donnent 1,1 × 0,9 − 1 = −1\u202f%, quels que soient les versements entre les deux.",
      "Π(1 + performance du jour) − 1",
    ),
    moneyWeightedReturn: term(
      "Performance pondérée par les capitaux",
      "Le taux annuel auquel vos versements, chacun à partir de sa date, ont atteint la valeur actuelle. Elle couvre les jours où de l’argent était investi. 1\u202f000 devenus 1\u202f210 en deux ans ont rapporté 10\u202f% par an.",
      "XIRR, le taux annuel auquel les flux atteignent la valeur finale\u202f; pour les jours investis\u00a0: (1 + taux)^(jours ÷ 365) − 1",
    ),
    simpleReturn: term(
      "Performance simple",
      "Le gain rapporté à la valeur initiale et aux versements, quel que soit leur moment. C’est « Votre performance ». Un gain de 50 pour 1\u202f000 versés fait 5\u202f%.",
      "gain ÷ (valeur initiale + versements)",
    ),
    costBasis: term(
      "Prix de revient",
      "Le coût des titres que vous détenez, frais d’achat et taxes compris. Avec la méthode premier entré, premier sorti (FIFO), les premiers titres achetés sont les premiers vendus. Avec le prix moyen pondéré, tous les titres ont le même prix de revient.",
      "coût des lots restants",
    ),
    unrealisedGain: term(
      "Plus-value latente",
      "Le gain d’une vente au dernier cours. Il n’est réalisé qu’à la vente. Le gain total d’une période est un autre chiffre\u00a0: valeur finale + retraits − versements − valeur initiale.",
      "valeur − prix de revient",
    ),
    diversification: term(
      "Diversification",
      "La régularité avec laquelle la valeur se répartit entre les positions. L’indice est la somme des poids au carré. 1 divisé par l’indice donne le nombre équivalent de positions de même poids.",
      "Σ poids²",
    ),
    rsi: term(
      "RSI",
      "Compare les hausses récentes aux baisses récentes, de 0 à 100. Au-dessus de 70\u00a0: Vente (suracheté)\u202f; au-dessous de 30\u00a0: Achat (survendu)\u202f; entre les deux\u00a0: Neutre.",
      "100 − 100 ÷ (1 + hausse moyenne ÷ baisse moyenne), 14 barres, Wilder",
    ),
    macd: term(
      "MACD",
      "Compare la tendance courte à la tendance longue. Au-dessus de zéro\u00a0: Achat\u202f; au-dessous\u00a0: Vente.",
      "EMA 12 − EMA 26\u202f; ligne de signal\u00a0: EMA 9 de celle-ci",
    ),
    adx: term(
      "ADX",
      "La force d’une tendance, quel que soit son sens. Au-dessus de 25\u00a0: Achat ou Vente, selon +DI et -DI. Au-dessus de 50, le signal est fort. Jusqu’à 25\u00a0: Neutre.",
      "lissage de |+DI − -DI| ÷ (+DI + -DI) × 100, 14 barres",
    ),
    sma: term(
      "SMA",
      "La moyenne des dernières clôtures. Un mouvement de la moyenne de plus de 1\u202f% en un pas donne Achat ou Vente, plus de 2\u202f% le signal fort.",
      "moyenne des 50 dernières clôtures",
    ),
    ema: term(
      "EMA",
      "Une moyenne mobile qui donne plus de poids aux clôtures récentes et tourne donc plus tôt qu’une moyenne simple.",
      "clôture × k + EMA précédente × (1 − k), k = 2 ÷ (longueur + 1)",
    ),
    bollingerBands: term(
      "Bandes de Bollinger",
      "Une bande autour de la moyenne mobile, qui s’élargit avec les variations récentes du cours. Un cours à son bord est inhabituel, mais n’est pas un signal à lui seul.",
      "SMA 20 ± 2 × écart type",
    ),
    atr: term(
      "ATR",
      "L’amplitude habituelle d’une barre, écarts compris.",
      "moyenne lissée de l’amplitude vraie, 14 barres",
    ),
    hitRate: term(
      "Taux de réussite",
      "La fréquence à laquelle les signaux indépendants passés sur ce symbole étaient justes, d’après la clôture dix barres plus tard. À comparer au taux de base.",
      "signaux justes ÷ signaux indépendants",
    ),
    baseRate: term(
      "Taux de base",
      "La fréquence à laquelle un pari sur la tendance connue à l’époque était juste sur les mêmes périodes. Un taux de réussite inférieur n’est pas un avantage.",
      "périodes dans le sens de la tendance ÷ périodes",
    ),
    sentiment: term(
      "Sentiment",
      "Le sentiment de 0 à 1, où 0,5 est neutre. Celui des cours suit la variation du jour, celui de l’actualité les mots des articles.",
      "mots positifs ÷ (mots positifs + négatifs)",
    ),
    earningsSurprise: term(
      "Surprise sur les résultats",
      "La différence entre les résultats publiés et les estimations des analystes.",
      "(publié − attendu) ÷ |attendu| × 100",
    ),
    impliedMove: term(
      "Variation implicite",
      "La variation du cours jusqu’à une échéance, dans un sens ou dans l’autre, que les prix des options laissent attendre.",
      "(call + put à la monnaie) ÷ cours",
    ),
    stockSplit: term(
      "Division d’actions",
      "Plus d’actions à un cours plus bas, ou moins à un cours plus haut. La valeur de votre position ne change pas.",
    ),
    etf: term("ETF", "Un fonds qui se négocie comme une action et suit en général un indice à faible coût annuel."),
    shortInterest: term(
      "Positions vendeuses",
      "Des actions empruntées et vendues par des investisseurs qui attendent une baisse. Les jours de couverture indiquent le temps nécessaire pour les racheter.",
      "actions vendues à découvert ÷ volume quotidien moyen",
    ),
    stopLimitOrder: term(
      "Ordre stop-limite",
      "Un ordre qui devient un ordre à cours limité dès que le cours atteint un seuil que vous fixez. Il protège d’un mauvais cours, mais peut ne jamais être exécuté.",
    ),
    trailingStop: term(
      "Ordre stop suiveur",
      "Un ordre stop dont le seuil monte avec le cours, à une distance fixe. Il ne redescend jamais.",
    ),
    goodTillCancelled: term(
      "Ordre valable jusqu’à révocation",
      "Un ordre qui reste ouvert jusqu’à son exécution ou son annulation. Beaucoup de courtiers le limitent à quelques mois. Un ordre jour expire à la clôture.",
    ),
    fractionalShare: term(
      "Action fractionnée",
      "Une partie d’une action, par exemple 0,25. Elle permet de placer un montant fixe dans une action chère. Elle ne peut pas toujours être transférée à un autre courtier.",
    ),
    settlement: term(
      "Règlement-livraison",
      "L’échange des titres et de l’argent après une transaction. Aux États-Unis, il a lieu un jour de bourse plus tard (J+1), dans la plupart des pays d’Europe deux jours plus tard (J+2).",
    ),
    extendedHoursTrading: term(
      "Négociation hors séance",
      "Les échanges avant l’ouverture ou après la clôture de la bourse. Les échanges sont alors peu nombreux\u00a0: les cours varient plus et les écarts sont plus larges.",
    ),
    marginCall: term(
      "Appel de marge",
      "La demande d’argent supplémentaire de votre courtier parce que des placements achetés à crédit ont baissé. Sans versement à temps, il peut les vendre.",
    ),
    shortSqueeze: term(
      "Short squeeze",
      "Une forte hausse qui oblige les vendeurs à découvert à racheter leurs actions, ce qui fait encore monter le cours. Elle est plus probable si les positions vendeuses sont importantes.",
    ),
    dayTrading: term(
      "Day trading",
      "L’achat et la vente dans la même journée. Les frais et les impôts s’accumulent, et la plupart des particuliers y perdent de l’argent.",
    ),
    slippage: term(
      "Glissement",
      "L’écart entre le cours attendu et le cours d’exécution. Il est plus grand pour les gros ordres et sur un marché peu actif.",
    ),
    leverage: term(
      "Effet de levier",
      "Placer plus que son propre argent, par un crédit ou des produits dérivés. Avec un levier de 2, une baisse de 10\u202f% vous coûte 20\u202f%.",
    ),
    cfd: term(
      "CFD",
      "Un contrat sur la différence\u00a0: vous recevez ou payez la variation d’un cours sans détenir l’actif. Il comporte un effet de levier, et la plupart des particuliers perdent de l’argent.",
    ),
    strikePrice: term("Prix d’exercice", "Le prix auquel une option permet d’acheter ou de vendre l’action."),
    inTheMoney: term(
      "Dans la monnaie",
      "Une option dont l’exercice immédiat rapporterait\u00a0: un call dont le prix d’exercice est inférieur au cours, ou un put dont il est supérieur. Sinon elle est hors de la monnaie, ou à la monnaie si les deux sont proches.",
    ),
    impliedVolatility: term(
      "Volatilité implicite",
      "La volatilité annualisée contenue dans les prix des options. Elle monte avant les résultats et sur des marchés nerveux, ce qui renchérit les options.",
      "moyenne du call et du put les plus proches du cours",
    ),
    openInterest: term(
      "Positions ouvertes",
      "Le nombre de contrats d’options ou à terme en cours. Contrairement au volume, il compte les contrats existants, pas les échanges.",
    ),
    putCallRatio: term(
      "Ratio put/call",
      "Le nombre de puts échangés pour un call. Une valeur élevée signifie que beaucoup d’investisseurs attendent une baisse ou s’en protègent.",
      "volume des puts ÷ volume des calls\u202f; aussi selon les positions ouvertes",
    ),
    maxPain: term(
      "Max pain",
      "Le cours auquel l’ensemble des options ouvertes rapporterait le moins à leurs détenteurs à l’échéance. Certains s’attendent à ce que le cours s’en approche, mais les preuves sont faibles.",
    ),
    coveredCall: term(
      "Call couvert",
      "La vente d’un call sur des actions que vous détenez. Vous gardez la prime, mais renoncez aux gains au-delà du prix d’exercice.",
    ),
    optionGreeks: term(
      "Grecques",
      "La réaction du prix d’une option\u00a0: delta au cours de l’action, gamma à la variation du delta, thêta au temps qui passe, véga à la volatilité.",
    ),
    futures: term(
      "Contrat à terme",
      "L’engagement d’acheter ou de vendre à un prix fixe et à une date fixe. Seul un dépôt est exigé\u00a0: gains et pertes sont donc amplifiés.",
    ),
    derivative: term(
      "Produit dérivé",
      "Un contrat dont la valeur dépend d’un autre prix, comme une option, un contrat à terme ou un CFD.",
    ),
    coupon: term(
      "Coupon",
      "L’intérêt annuel d’une obligation, en pourcentage de sa valeur nominale. Il reste en général le même jusqu’au remboursement.",
    ),
    yieldToMaturity: term(
      "Rendement à l’échéance",
      "Le rendement annuel d’une obligation achetée maintenant et conservée jusqu’au remboursement, intérêts et écart entre cours et valeur nominale compris.",
    ),
    duration: term(
      "Duration",
      "La sensibilité d’une obligation aux taux. Avec une duration de 5 ans, son cours baisse d’environ 5\u202f% si les taux montent d’un point de pourcentage.",
    ),
    creditRating: term(
      "Notation de crédit",
      "L’avis d’une agence sur la capacité d’un emprunteur à rembourser, de AAA à D. À partir de BBB−, on parle de catégorie investissement.",
    ),
    highYieldBond: term(
      "Obligation à haut rendement",
      "Une obligation d’un emprunteur noté au-dessous de BBB−. Elle rapporte plus d’intérêts, mais le risque de non-remboursement est plus élevé.",
    ),
    basisPoint: term("Point de base", "Un centième de point de pourcentage\u00a0: 25 points de base font 0,25\u202f%."),
    moneyMarketFund: term(
      "Fonds monétaire",
      "Un fonds qui prête à très court terme aux États, aux banques et aux entreprises. Il rapporte environ le taux à court terme et varie peu, mais n’est pas garanti.",
    ),
    hedgeFund: term(
      "Fonds spéculatif",
      "Un fonds réservé aux investisseurs fortunés et institutionnels, qui peut recourir au crédit, aux dérivés et à la vente à découvert. Les frais sont élevés.",
    ),
    accumulatingFund: term(
      "Fonds de capitalisation",
      "Un fonds qui réinvestit ses revenus au lieu de les verser. Un fonds de distribution vous les verse.",
    ),
    trackingError: term(
      "Écart de suivi",
      "La variabilité de l’écart entre la performance d’un fonds et celle de son indice. La différence de suivi est l’écart sur une période, dû surtout aux frais.",
    ),
    leveragedEtf: term(
      "ETF à effet de levier",
      "Un fonds qui reproduit chaque jour un multiple d’un indice, ou son inverse. Sur une plus longue durée, l’ajustement quotidien l’éloigne de ce multiple, souvent à la baisse.",
    ),
    assetsUnderManagement: term(
      "Encours",
      "La valeur de tout ce qu’un fonds ou un gérant investit pour ses clients. Les très petits fonds risquent davantage d’être fermés.",
    ),
    withholdingTax: term(
      "Retenue à la source",
      "Un impôt prélevé sur les dividendes ou les intérêts avant leur versement. La part retenue à l’étranger peut souvent être récupérée ou imputée en partie.",
    ),
    capitalGainsTax: term(
      "Impôt sur les plus-values",
      "Un impôt sur le gain réalisé à la vente d’un placement. Le taux, les abattements et la prise en compte des pertes dépendent du pays.",
    ),
    taxLossHarvesting: term(
      "Réalisation de moins-values",
      "Une vente à perte pour réduire l’impôt sur d’autres gains. Vérifiez les règles sur le rachat du même titre.",
    ),
    washSale: term(
      "Wash sale",
      "Aux États-Unis, une perte n’est pas déductible tout de suite si vous achetez le même titre dans les 30 jours avant ou après la vente. D’autres pays ont des règles proches.",
    ),
    taxAdvantagedAccount: term(
      "Compte à fiscalité avantageuse",
      "Un compte où gains et revenus sont moins imposés, plus tard ou pas du tout, comme le PEA ou l’assurance-vie en France. Les versements peuvent être plafonnés.",
    ),
    brokerageAccount: term(
      "Compte-titres",
      "Un compte chez un courtier ou une banque où sont conservés vos titres. Ils restent à vous en cas de faillite.",
    ),
    revenue: term(
      "Chiffre d’affaires",
      "Le total des ventes de biens et de services d’une société, avant déduction des coûts.",
    ),
    operatingIncome: term(
      "Résultat opérationnel",
      "Le bénéfice de l’activité elle-même, avant intérêts et impôts. Aussi appelé EBIT.",
      "marge brute − charges d’exploitation",
    ),
    netIncome: term(
      "Résultat net",
      "Ce qui reste du chiffre d’affaires après tous les coûts, les intérêts et les impôts. Le bénéfice par action en découle.",
      "chiffre d’affaires − tous les coûts, intérêts et impôts",
    ),
    incomeStatement: term(
      "Compte de résultat",
      "L’état du chiffre d’affaires, des coûts et du bénéfice d’une société sur un trimestre ou une année.",
    ),
    balanceSheet: term(
      "Bilan",
      "L’état de ce qu’une société possède et doit à une date donnée. La différence forme les capitaux propres.",
      "actif = dettes + capitaux propres",
    ),
    cashFlow: term(
      "Flux de trésorerie",
      "L’argent qui entre dans une société et en sort\u00a0: par l’activité (flux opérationnel), les investissements et le financement. Un bénéfice sans flux de trésorerie est un signe d’alerte.",
    ),
    bookValue: term(
      "Valeur comptable",
      "L’actif d’une société moins ses dettes, souvent par action.",
      "capitaux propres ÷ actions en circulation",
    ),
    freeCashFlowYield: term(
      "Rendement du flux de trésorerie disponible",
      "Le flux de trésorerie disponible d’une année rapporté à la valeur de la société. Un rendement élevé signifie que l’argent généré est payé peu cher, ou que le marché doute qu’il dure.",
      "flux de trésorerie disponible ÷ capitalisation boursière",
    ),
    returnOnAssets: term(
      "Rentabilité des actifs",
      "Le bénéfice de la société rapporté à tout ce qu’elle possède. Contrairement à la rentabilité des capitaux propres, la dette ne l’augmente pas.",
      "résultat net ÷ total de l’actif",
    ),
    returnOnInvestedCapital: term(
      "Rentabilité du capital investi",
      "Le résultat opérationnel après impôts rapporté aux capitaux propres et à la dette investis. Au-dessus du coût du capital, la croissance crée de la valeur.",
    ),
    quickRatio: term(
      "Ratio de liquidité réduite",
      "Comme le ratio de liquidité générale, mais sans les stocks, parfois difficiles à vendre vite. Au-dessous de 1, trésorerie et créances ne couvrent pas les dettes à un an.",
      "(trésorerie + placements à court terme + créances) ÷ passifs courants",
    ),
    freeFloat: term(
      "Flottant",
      "Les actions qui s’échangent librement, sans celles des fondateurs, des dirigeants et d’autres actionnaires stables. Avec un petit flottant, le cours varie plus.",
    ),
    dilution: term(
      "Dilution",
      "De nouvelles actions réduisent la part de la société que représente chaque action existante. Elles viennent d’augmentations de capital, d’obligations convertibles ou d’options de salariés.",
    ),
    guidance: term(
      "Prévisions de la société",
      "Ce qu’une société prévoit elle-même pour son chiffre d’affaires et ses bénéfices. Si elle les abaisse, le cours baisse souvent.",
    ),
    priceTarget: term(
      "Objectif de cours",
      "Le cours qu’un analyste attend, en général à douze mois environ. Bellwether affiche la moyenne, le plus haut et le plus bas de tous les objectifs.",
    ),
    fairValue: term(
      "Juste valeur",
      "Une estimation de ce que vaut une action, d’après ses bénéfices ou ses flux de trésorerie attendus. Elle dépend beaucoup des hypothèses.",
    ),
    discountedCashFlow: term(
      "Actualisation des flux de trésorerie",
      "Une évaluation qui additionne tous les flux de trésorerie futurs, chacun réduit selon les années d’attente. De petits écarts de croissance ou de taux changent beaucoup le résultat.",
    ),
    growthStock: term(
      "Valeur de croissance",
      "L’action d’une société dont les bénéfices devraient croître vite. Elle est chère au vu des bénéfices actuels et baisse fortement si la croissance déçoit.",
    ),
    valueStock: term(
      "Valeur décotée",
      "Une action bon marché au vu de ses bénéfices, de son actif net ou de ses dividendes. Elle peut être sous-évaluée, ou bon marché pour une bonne raison.",
    ),
    largeCap: term(
      "Grande capitalisation",
      "Une société de forte valeur boursière, souvent plus de 10\u00a0milliards de dollars. Les moyennes valent environ 2 à 10\u00a0milliards, les petites moins.",
    ),
    preferredStock: term(
      "Action de préférence",
      "Une action dont le dividende est prioritaire sur celui des actions ordinaires, en général sans droit de vote.",
    ),
    adr: term(
      "ADR",
      "American Depositary Receipt\u00a0: un titre américain qui représente des actions d’une société étrangère. Il se négocie en dollars, souvent avec de petits frais annuels.",
    ),
    spinOff: term(
      "Scission",
      "Une société rend l’une de ses activités indépendante. Les actionnaires en reçoivent des actions, et le prix de revient est réparti entre les deux.",
    ),
    takeover: term(
      "Acquisition",
      "Une société en achète une autre, en général au-dessus du cours. Les actionnaires reçoivent de l’argent, des actions de l’acheteur ou les deux. Dans une fusion, deux sociétés n’en font plus qu’une.",
    ),
    recordDate: term(
      "Date d’enregistrement",
      "Les actionnaires inscrits ce jour-là reçoivent le dividende. C’est en général le jour du détachement ou le lendemain. L’argent arrive plus tard, à la mise en paiement.",
    ),
    dividendReinvestment: term(
      "Réinvestissement des dividendes",
      "Utiliser les dividendes pour acheter d’autres actions de la même société, souvent automatiquement. Les gains se composent, mais les dividendes restent en général imposables.",
    ),
    goldenCross: term(
      "Croix dorée",
      "La moyenne à 50 jours passe au-dessus de celle à 200 jours, ce que beaucoup lisent comme le début d’une hausse. L’inverse est la croix de la mort. Les deux arrivent tard.",
    ),
    vwap: term(
      "VWAP",
      "Le cours moyen d’une séance, pondéré par les volumes. Les grands investisseurs y comparent leurs exécutions.",
      "Σ (cours typique × volume) ÷ Σ volume, depuis l’ouverture",
    ),
    stochastic: term(
      "Stochastique",
      "La place de la clôture dans l’amplitude récente, de 0 (au plus bas) à 100 (au plus haut). Au-dessus de 80, on parle souvent de surachat, au-dessous de 20 de survente.",
      "%K\u00a0: (clôture − plus bas) ÷ (plus haut − plus bas) × 100 sur 14 barres, moyenne de 3\u202f; %D\u00a0: moyenne de 3 %K",
    ),
    riskFreeRate: term(
      "Taux sans risque",
      "Le rendement d’un placement jugé sûr, en général la dette publique à court terme. Les ratios de Sharpe et de Sortino mesurent la performance au-delà.",
    ),
    calmarRatio: term(
      "Ratio de Calmar",
      "La performance annuelle rapportée au repli maximal. Bellwether l’affiche pour les tests d’au moins un an.",
      "performance annuelle ÷ repli maximal",
    ),
    valueAtRisk: term(
      "Valeur à risque",
      "La perte qui, avec une probabilité donnée, ne sera pas dépassée\u00a0: par exemple 5\u202f% pour 95 jours sur 100. Elle ne dit rien de la gravité des autres jours.",
    ),
    riskRewardRatio: term(
      "Ratio risque/rendement",
      "La perte possible d’une opération comparée à son gain possible. Risquer 1\u00a0€ pour en gagner 3, c’est 1 pour 3.",
    ),
    currencyHedging: term(
      "Couverture de change",
      "Des contrats qui annulent l’effet des taux de change. Un fonds couvert suit seulement les cours de ses positions, moyennant un coût.",
    ),
    buyAndHold: term(
      "Achat-conservation",
      "Acheter et garder ses placements des années, quoi que fasse le marché. Les frais et les impôts restent bas. Bellwether y compare chaque test de stratégie.",
    ),
    recession: term(
      "Récession",
      "Un recul prolongé de l’économie, souvent défini comme deux trimestres de baisse de suite. Les cours des actions baissent en général avant qu’elle commence.",
    ),
    cryptocurrency: term(
      "Cryptomonnaie",
      "Un actif numérique inscrit dans un réseau public plutôt que dans une banque. Il ne repose ni sur des bénéfices ni sur un émetteur, et son cours varie fortement.",
    ),
    sustainableInvesting: term(
      "Investissement durable",
      "Choisir ses placements aussi selon des critères environnementaux, sociaux et de gouvernance (ESG). Les fournisseurs les définissent et les notent différemment.",
    ),
    contango: term(
      "Contango",
      "Les contrats à terme de livraison lointaine coûtent plus cher que ceux de livraison proche. Un fonds qui renouvelle ses contrats achète alors chaque fois plus cher, ce qui coûte du rendement.",
    ),
    backwardation: term(
      "Déport",
      "Les contrats à terme de livraison lointaine coûtent moins cher que ceux de livraison proche. C’est souvent le signe qu’une matière première est rare en ce moment.",
    ),
  },
};
