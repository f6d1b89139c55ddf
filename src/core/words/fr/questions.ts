/** Ways of asking each question: its title, and one way a line. */
export const questions = {
  price: {
    title: "Quel est le cours de {symbol} ?",
    ways: `
      quel est le prix de {symbol}
      {symbol} en {currency}
      combien vaut {symbol} en {currency}
      {symbol}
      cours {symbol}
      {symbol} prix
      combien vaut l'action {symbol}
      à combien cote {symbol} en ce moment
      c'est quoi le prix du titre {symbol} là maintenant
      cotation de {symbol} en direct
      donne-moi le dernier cours de {symbol}
      à combien a clôturé {symbol} {period}
      cours de clôture de {symbol} {period}
      {symbol} est à combien
      combien coûte une action {symbol}
      valeur de {symbol} {period}
    `,
  },
  change: {
    title: "Comment {symbol} a-t-elle évolué ?",
    ways: `
      comment s'est comporté {symbol} {period}
      {symbol} est-il dans le vert ou dans le rouge {period}
      performance de {symbol} {period}
      {symbol} variation du jour
      de combien {symbol} a monté ou baissé {period}
      comment se porte l'action {symbol}
      évolution du cours de {symbol} {period}
      graphique {symbol}
      montre la courbe de {symbol}
      {symbol} perf {period}
      historique du cours de {symbol}
      elle fait quoi {symbol} en bourse, ça grimpe ou ça descend
      combien a pris {symbol} en pour cent
      combien perd ou gagne le titre {symbol} aujourd'hui
    `,
  },
  bestWorstDay: {
    title: "Quelle a été la meilleure ou la pire séance de {symbol} ?",
    ways: `
      meilleur mois de {symbol} {period}
      meilleur jour de {symbol} {period}
      pire journée de {symbol} {period}
      {symbol} plus forte hausse en une séance
      plus grosse chute de {symbol} en un seul jour
      quel jour {symbol} a le plus dévissé
      la plus belle séance boursière de {symbol}
      {symbol} plus gros mouvement quotidien {period}
      à quelle date {symbol} s'est pris sa plus grosse gamelle
      variation journalière maximale de {symbol}
      plus mauvaise séance {symbol}
      plus grand bond de {symbol} sur une journée
    `,
  },
  highLow: {
    title: "Quels sont le plus haut et le plus bas de {symbol} sur 52 semaines ?",
    ways: `
      {symbol} plus haut 52 semaines
      plus bas de {symbol} {period}
      plus haut annuel de {symbol}
      cours le plus élevé de {symbol} {period}
      jusqu'où est descendu {symbol} {period}
      fourchette de cours de {symbol} sur un an
      {symbol} est loin de son plus haut sur 12 mois
      point haut et point bas de {symbol} {period}
      cours min et max de {symbol}
      le cours minimum de {symbol} sur 52 semaines
      on est à combien du plus bas annuel de {symbol}
      {symbol} high low
    `,
  },
  record: {
    title: "Quel est le record historique de {symbol} ?",
    ways: `
      {symbol} ath
      plus haut historique de {symbol}
      plus bas historique de {symbol}
      à combien est {symbol} de son record
      record absolu de {symbol}
      quel est le cours le plus élevé jamais atteint par {symbol}
      {symbol} all-time high
      sommet historique {symbol}
      quand est-ce que {symbol} a touché son pic de tous les temps
      {symbol} a déjà été plus haut que ça
      est-ce que {symbol} bat des records
      de combien {symbol} est sous ses sommets historiques
    `,
  },
  volume: {
    title: "Quel est le volume d'échanges de {symbol} ?",
    ways: `
      {symbol} volume
      volumes échangés sur {symbol}
      combien de titres {symbol} ont été échangés aujourd'hui
      volume moyen de {symbol}
      {symbol} est-il très liquide
      nombre d'actions {symbol} traitées dans la journée
      y a-t-il plus de volume que d'habitude sur {symbol}
      ça s'échange beaucoup {symbol}
      volume de transactions de {symbol} par rapport à la moyenne
      liquidité du titre {symbol}
      est-ce que ça trade fort sur {symbol}
    `,
  },
  marketCap: {
    title: "Quelle est la capitalisation boursière de {symbol} ?",
    ways: `
      capitalisation de {symbol} en {currency}
      {symbol} capitalisation
      capi boursière de {symbol}
      combien vaut {symbol} en bourse toute l'entreprise
      combien pèse {symbol} en bourse
      market cap {symbol}
      valeur totale de la société {symbol}
      la boîte {symbol} vaut combien de milliards
      taille boursière de {symbol}
      {symbol} est-elle une grosse ou une petite capitalisation
      valorisation boursière totale de {symbol} en milliards
      il faudrait combien pour racheter {symbol} en entier
    `,
  },
  peRatio: {
    title: "Quel est le PER de {symbol} ?",
    ways: `
      {symbol} per
      p/e de {symbol}
      ratio cours sur bénéfice de {symbol}
      à combien de fois ses bénéfices se paie {symbol}
      price earnings ratio {symbol}
      multiple de bénéfices de {symbol}
      coefficient de capitalisation des bénéfices de {symbol}
      c'est quoi le pe de {symbol}
      rapport cours/bénéfices {symbol} sur 12 mois glissants
      quel per pour l'action {symbol}
      combien d'années de bénéfices on paie pour {symbol}
      per historique trailing de {symbol}
    `,
  },
  forwardPe: {
    title: "Quel est le PER prévisionnel de {symbol} ?",
    ways: `
      {symbol} forward pe
      per estimé de {symbol}
      per attendu de {symbol} pour l'année prochaine
      per anticipé {symbol}
      per forward {symbol}
      multiple de {symbol} sur les bénéfices futurs
      cours sur bénéfices prévus de {symbol}
      p/e prévisionnel {symbol}
      à combien de fois les bénéfices estimés se traite {symbol}
      {symbol} se paie combien de fois les résultats à venir
      per projeté sur 12 mois de {symbol}
    `,
  },
  valuation: {
    title: "{symbol} est-elle chère ou bon marché ?",
    ways: `
      {symbol} valorisation
      est-ce que {symbol} est surévalué
      {symbol} sous-évaluée ou surévaluée
      multiples de valorisation de {symbol}
      l'action {symbol} est-elle trop chère
      c'est cher {symbol} à ce prix
      {symbol} est-elle décotée
      ratios de valorisation de {symbol} per p/b p/s ev/ebitda
      {symbol} est donné ou hors de prix
      est-ce une bonne affaire {symbol} vu ses multiples
      niveau de valorisation du titre {symbol}
      {symbol} se paie trop cher non
    `,
  },
  priceToBook: {
    title: "Quel est le ratio cours/valeur comptable de {symbol} ?",
    ways: `
      {symbol} price to book
      p/b de {symbol}
      cours sur actif net de {symbol}
      ratio cours/fonds propres {symbol}
      {symbol} pbr
      {symbol} se traite à combien de fois ses fonds propres
      rapport entre le cours et la valeur comptable de {symbol}
      {symbol} cote-t-elle sous sa valeur comptable
      multiple de l'actif net {symbol}
      price-to-book {symbol}
      décote ou prime de {symbol} sur les capitaux propres
    `,
  },
  priceToSales: {
    title: "Quel est le ratio cours/chiffre d'affaires de {symbol} ?",
    ways: `
      {symbol} price to sales
      p/s de {symbol}
      cours sur ventes {symbol}
      capitalisation sur chiffre d'affaires de {symbol}
      {symbol} psr
      à combien de fois son chiffre d'affaires se paie {symbol}
      multiple de ventes de {symbol}
      ratio capi/ca {symbol}
      price-to-sales ratio {symbol}
      {symbol} se traite combien de fois le ca
      rapport cours ventes du titre {symbol}
    `,
  },
  evToEbitda: {
    title: "Quel est le ratio VE/EBITDA de {symbol} ?",
    ways: `
      {symbol} ev/ebitda
      ve/ebitda {symbol}
      valeur d'entreprise sur ebitda de {symbol}
      multiple d'ebitda de {symbol}
      {symbol} se paie combien de fois l'ebitda
      ratio valeur d'entreprise / excédent brut {symbol}
      ev to ebitda de {symbol}
      enterprise value {symbol} rapportée à l'ebitda
      à quel multiple d'ebitda se traite {symbol}
      vev/ebitda {symbol}
    `,
  },
  peg: {
    title: "Quel est le ratio PEG de {symbol} ?",
    ways: `
      {symbol} peg
      peg ratio de {symbol}
      per rapporté à la croissance de {symbol}
      price earnings to growth {symbol}
      le peg de {symbol} est-il sous 1
      per divisé par la croissance des bénéfices {symbol}
      c'est combien le peg de l'action {symbol}
      {symbol} est-elle chère par rapport à sa croissance
      per ajusté de la croissance pour {symbol}
      valeur du peg {symbol}
    `,
  },
  beta: {
    title: "Quel est le bêta de {symbol} ?",
    ways: `
      {symbol} beta
      bêta de l'action {symbol}
      coefficient bêta {symbol}
      sensibilité de {symbol} au marché
      {symbol} amplifie-t-elle les mouvements du marché
      {symbol} bouge plus ou moins que l'indice
      quand le marché fait 1 % {symbol} fait combien
      est-ce que {symbol} est une valeur défensive ou cyclique d'après son bêta
      donne le β de {symbol}
      exposition de {symbol} au risque de marché
    `,
  },
  volatilityOf: {
    title: "Quelle est la volatilité de {symbol} ?",
    ways: `
      {symbol} volatilité
      volatilité de {symbol} {period}
      {symbol} est-elle risquée
      est-ce que l'action {symbol} bouge beaucoup
      drawdown max de {symbol} {period}
      perte maximale de {symbol} depuis un sommet {period}
      niveau de risque du titre {symbol}
      ça fait le yoyo {symbol}
      vol annualisée {symbol}
      {symbol} écart-type des rendements
      amplitude des variations de {symbol}
      {symbol} c'est une valeur stable ou les montagnes russes
    `,
  },
  compare: {
    title: "Comment {symbol} se compare-t-elle à {other} ?",
    ways: `
      {symbol} {other}
      {symbol} vs {other}
      compare {symbol} et {other}
      comparaison {symbol} {other} {period}
      qui a fait mieux {period} entre {symbol} et {other}
      {symbol} ou {other}, lequel a le plus monté
      différence entre {symbol} et {other}
      mets {symbol} et {other} côte à côte
      {symbol} contre {other} {period}
      {symbol} est-elle meilleure que {other}
      comparatif des chiffres clés de {symbol} et {other}
      {symbol} face à {other}
      {symbol} bat-il {other} en performance
    `,
  },
  news: {
    title: "Quelles sont les actualités de {symbol} ?",
    ways: `
      {symbol} actualités
      actu {symbol}
      les dernières nouvelles sur {symbol}
      quoi de neuf chez {symbol}
      news {symbol} {period}
      que dit la presse de {symbol}
      articles récents sur {symbol}
      gros titres {symbol} {period}
      communiqués et infos sur {symbol}
      qu'est-ce qu'on raconte sur {symbol} {period}
      dépêches concernant {symbol}
      il y a des infos fraîches sur {symbol}
    `,
  },
  whyMoved: {
    title: "Pourquoi {symbol} a-t-elle monté ou baissé ?",
    ways: `
      pourquoi {symbol} baisse
      pourquoi {symbol} monte {period}
      que s'est-il passé avec {symbol} {period}
      raison de la chute de {symbol} {period}
      qu'est-ce qui fait grimper {symbol}
      explique la hausse de {symbol}
      pourquoi ça dégringole {symbol}
      qu'est-ce qui lui arrive à {symbol}, elle se casse la figure
      à cause de quoi {symbol} s'effondre
      comment ça se fait que {symbol} s'envole
      cause du plongeon de {symbol} {period}
      pk {symbol} dévisse
    `,
  },
  dividend: {
    title: "Quel dividende {symbol} verse-t-elle ?",
    ways: `
      {symbol} dividende
      rendement du dividende de {symbol}
      combien {symbol} verse par action
      {symbol} distribue-t-elle un dividende
      montant du coupon de {symbol}
      taux de distribution en % du cours de {symbol}
      dividende annuel par titre {symbol}
      à quelle fréquence {symbol} paie son dividende, trimestriel ou annuel
      {symbol} yield
      est-ce que ça paie des dividendes {symbol}
      ça rapporte combien en dividendes {symbol}
      dividend yield {symbol}
    `,
  },
  dividendDate: {
    title: "Quand {symbol} détache-t-elle son prochain dividende ?",
    ways: `
      {symbol} date de détachement
      date ex-dividende {symbol}
      quand est versé le dividende de {symbol}
      prochain détachement de coupon {symbol}
      jusqu'à quand faut-il détenir {symbol} pour toucher le dividende
      date de paiement du prochain dividende {symbol}
      {symbol} ex-date
      c'est quand le prochain dividende de {symbol} et de combien
      quel jour {symbol} détache
      acompte sur dividende {symbol} date
      dernier jour pour avoir droit au coupon de {symbol}
      mise en paiement dividende {symbol}
    `,
  },
  dividendGrowth: {
    title: "{symbol} a-t-elle augmenté son dividende ?",
    ways: `
      {symbol} historique du dividende
      croissance du dividende de {symbol}
      {symbol} a-t-elle déjà baissé son dividende
      depuis combien d'années {symbol} relève son dividende
      évolution des dividendes de {symbol} au fil des ans
      {symbol} est-elle un aristocrate du dividende
      {symbol} a coupé son dividende
      hausse du dividende {symbol}
      {symbol} a-t-elle réduit ou suspendu son coupon
      le dividende de {symbol} progresse-t-il chaque année
      dividendes passés de {symbol}
      taux de croissance annuel du dividende {symbol}
    `,
  },
  payoutRatio: {
    title: "Quel est le taux de distribution de {symbol} ?",
    ways: `
      {symbol} payout ratio
      taux de distribution des bénéfices de {symbol}
      le dividende de {symbol} est-il couvert par les bénéfices
      quelle part de ses bénéfices {symbol} reverse aux actionnaires
      {symbol} pay-out
      couverture du dividende {symbol}
      le dividende de {symbol} est-il soutenable
      le dividende de {symbol} est-il sûr
      {symbol} a les moyens de payer son dividende
      pourcentage du résultat distribué par {symbol}
      est-ce que {symbol} distribue plus qu'elle ne gagne
    `,
  },
  earningsDate: {
    title: "Quand {symbol} publie-t-elle ses prochains résultats ?",
    ways: `
      {symbol} date des résultats
      c'est quand les résultats de {symbol}
      prochaine publication de {symbol}
      quand {symbol} annonce ses chiffres trimestriels
      {symbol} earnings date
      quel jour {symbol} publie ses comptes
      date des trimestriels de {symbol}
      avant ou après bourse les résultats de {symbol}
      publication semestrielle {symbol} quand
      {symbol} sort ses résultats bientôt
      prochain rendez-vous financier de {symbol}
      dans combien de jours {symbol} dévoile ses résultats
    `,
  },
  earningsPast: {
    title: "{symbol} a-t-elle dépassé les attentes lors de ses derniers résultats ?",
    ways: `
      {symbol} derniers résultats
      {symbol} a-t-elle battu le consensus
      {symbol} a raté ou dépassé les prévisions
      surprise sur les résultats de {symbol}
      comment étaient les derniers trimestriels de {symbol}
      {symbol} beat ou miss
      les résultats publiés par {symbol} étaient-ils bons
      {symbol} a déçu à sa dernière publication
      écart entre bpa publié et bpa attendu chez {symbol}
      earnings surprise {symbol}
      ils ont fait mieux que prévu chez {symbol}
      historique des surprises de résultats {symbol}
    `,
  },
  earningsExpected: {
    title: "Qu'attendent les analystes des prochains résultats de {symbol} ?",
    ways: `
      {symbol} bpa attendu
      estimations des analystes pour le trimestre à venir de {symbol}
      consensus bpa {symbol} prochain trimestre
      chiffre d'affaires attendu pour {symbol}
      prévisions de résultats pour {symbol}
      à quoi s'attendre pour les résultats de {symbol}
      bénéfice estimé de {symbol} pour la prochaine publication
      {symbol} eps estimates
      combien le marché attend de {symbol} ce trimestre en bénéfices
      attentes des analystes sur les prochains comptes de {symbol}
      projections de bpa et de ca de {symbol}
    `,
  },
  splitsOf: {
    title: "{symbol} a-t-elle divisé ses actions ?",
    ways: `
      {symbol} split
      division du nominal {symbol}
      {symbol} a-t-elle déjà fait un split
      prochain fractionnement d'actions de {symbol}
      historique des splits de {symbol}
      regroupement d'actions {symbol}
      {symbol} reverse split
      quand {symbol} va diviser son titre
      parité du dernier split de {symbol}
      combien de fois l'action {symbol} a été splittée
      {symbol} a fractionné ses titres quand
    `,
  },
  revenue: {
    title: "Quel est le chiffre d'affaires de {symbol} ?",
    ways: `
      {symbol} chiffre d'affaires
      ca de {symbol} {period}
      ventes de {symbol} {period}
      combien de ventes réalise {symbol}
      revenus de {symbol} {period}
      {symbol} revenue
      quel ca fait {symbol} par an
      recettes de l'entreprise {symbol}
      combien {symbol} a facturé {period}
      elle vend pour combien {symbol}
      produits d'exploitation {symbol}
      volume d'affaires de la société {symbol}
    `,
  },
  revenueGrowth: {
    title: "Quelle est la croissance du chiffre d'affaires de {symbol} ?",
    ways: `
      {symbol} croissance du ca
      croissance des ventes de {symbol}
      le chiffre d'affaires de {symbol} augmente-t-il
      de combien les ventes de {symbol} progressent
      {symbol} revenue growth
      taux de croissance de l'activité de {symbol}
      {symbol} est-elle encore en croissance
      hausse ou baisse du chiffre d'affaires chez {symbol}
      les revenus de {symbol} grossissent à quel rythme
      croissance organique {symbol}
      évolution des ventes de {symbol} sur un an
      est-ce que {symbol} vend de plus en plus
    `,
  },
  profit: {
    title: "Quel est le bénéfice net de {symbol} ?",
    ways: `
      {symbol} bénéfice
      résultat net de {symbol} {period}
      {symbol} est-elle bénéficiaire
      l'entreprise {symbol} gagne-t-elle de l'argent
      profit de {symbol} {period}
      {symbol} net income
      la société {symbol} est-elle en perte ou en bénéfice {period}
      rnpg {symbol}
      combien l'entreprise {symbol} a gagné {period}
      {symbol} fait du profit ou elle brûle du cash
      elle est déficitaire la boîte {symbol}
      bénéfices annuels de {symbol}
    `,
  },
  eps: {
    title: "Quel est le bénéfice par action de {symbol} ?",
    ways: `
      {symbol} bpa
      bna {symbol}
      eps de {symbol} {period}
      bénéfice net par action de {symbol} {period}
      combien gagne {symbol} par action
      résultat par action {symbol}
      earnings per share {symbol}
      bpa dilué de {symbol} {period}
      profit par titre de {symbol}
      c'est quoi le bpa de {symbol} sur douze mois
      gain de l'entreprise par action chez {symbol}
    `,
  },
  margins: {
    title: "Quelles sont les marges de {symbol} ?",
    ways: `
      {symbol} marges
      marge nette de {symbol}
      marge opérationnelle de {symbol}
      marge brute {symbol}
      rentabilité de {symbol}
      {symbol} est-elle rentable
      quelle marge dégage {symbol} sur ses ventes
      taux de marge d'exploitation {symbol}
      {symbol} margins
      profitabilité de l'entreprise {symbol}
      ils margent à combien chez {symbol}
      sur 100 euros de ventes, combien reste à {symbol}
    `,
  },
  debt: {
    title: "Quel est l'endettement de {symbol} ?",
    ways: `
      {symbol} dette
      dette nette de {symbol}
      {symbol} est-elle très endettée
      ratio dette sur fonds propres {symbol}
      gearing de {symbol}
      levier financier de {symbol}
      combien doit {symbol} à ses créanciers
      {symbol} debt to equity
      dette/ebitda {symbol}
      emprunts de la société {symbol}
      {symbol} croule sous les dettes
      niveau d'endettement et passif financier {symbol}
    `,
  },
  companyCash: {
    title: "De quelle trésorerie {symbol} dispose-t-elle ?",
    ways: `
      {symbol} trésorerie
      trésorerie nette de {symbol}
      combien de cash a l'entreprise {symbol}
      liquidités au bilan de {symbol}
      {symbol} a combien d'argent en caisse
      cash disponible de la société {symbol}
      réserves de cash {symbol}
      matelas de trésorerie de {symbol}
      combien {symbol} a en banque
      disponibilités et équivalents de trésorerie {symbol}
      la boîte {symbol} est assise sur combien de cash
    `,
  },
  freeCashFlow: {
    title: "Quel est le flux de trésorerie disponible de {symbol} ?",
    ways: `
      {symbol} free cash flow
      fcf de {symbol} {period}
      flux de trésorerie libre {symbol}
      cash-flow libre de {symbol} {period}
      combien de cash génère {symbol} {period}
      génération de trésorerie de {symbol}
      rendement du free cash flow {symbol}
      cash flow disponible après investissements {symbol}
      {symbol} dégage-t-elle du cash
      flux de trésorerie disponible {symbol}
      est-ce que {symbol} crache du cash
    `,
  },
  returnOnEquity: {
    title: "Quelle est la rentabilité des capitaux propres de {symbol} ?",
    ways: `
      {symbol} roe
      rentabilité des fonds propres de {symbol}
      return on equity {symbol}
      rendement des capitaux propres de {symbol}
      combien rapportent les fonds propres chez {symbol}
      retour sur capitaux propres {symbol}
      le roe de {symbol} est-il bon
      rentabilité financière {symbol}
      résultat net sur capitaux propres {symbol}
      efficacité du capital de {symbol}
    `,
  },
  buybacks: {
    title: "{symbol} rachète-t-elle ses propres actions ?",
    ways: `
      {symbol} rachats d'actions
      programme de rachat de {symbol}
      buyback {symbol}
      combien {symbol} dépense pour racheter ses titres
      {symbol} annule-t-elle des actions
      rachat de titres par la société {symbol}
      {symbol} share repurchase
      montant des rachats d'actions propres chez {symbol}
      est-ce que {symbol} fait des buybacks
      {symbol} rachète ses actions sur le marché
      réduction du nombre d'actions par rachat {symbol}
    `,
  },
  capex: {
    title: "Combien {symbol} investit-elle ?",
    ways: `
      {symbol} capex
      dépenses d'investissement de {symbol}
      investissements industriels de {symbol}
      combien {symbol} met dans ses usines et équipements
      capital expenditure {symbol}
      montant des immobilisations achetées par {symbol}
      capex sur ventes {symbol}
      {symbol} dépense combien en investissements
      budget d'investissement de la société {symbol}
      dépenses en capital {symbol}
    `,
  },
  research: {
    title: "Combien {symbol} dépense-t-elle en recherche et développement ?",
    ways: `
      {symbol} r&d
      dépenses de recherche de {symbol}
      budget r&d de {symbol}
      frais de recherche et développement {symbol}
      {symbol} investit-elle dans la recherche
      combien {symbol} met dans l'innovation
      rd {symbol}
      effort de recherche de {symbol} en % du ca
      coût de développement des nouveaux produits chez {symbol}
      {symbol} research and development
    `,
  },
  ebitda: {
    title: "Quel est l'EBITDA de {symbol} ?",
    ways: `
      {symbol} ebitda
      ebe de {symbol}
      excédent brut d'exploitation {symbol}
      bénéfice avant intérêts impôts et amortissements de {symbol}
      l'ebitda annuel de {symbol} c'est combien
      combien d'ebitda fait {symbol}
      rbe ou ebitda de la société {symbol}
      ebitda ajusté {symbol}
      résultat brut avant amortissements {symbol}
      {symbol} dégage quel ebitda
    `,
  },
  balanceSheet: {
    title: "À quoi ressemble le bilan de {symbol} ?",
    ways: `
      {symbol} bilan
      bilan comptable de {symbol}
      actif et passif de {symbol}
      montre le bilan de {symbol}
      balance sheet {symbol}
      total des actifs de {symbol}
      capitaux propres et dettes au bilan de {symbol}
      bilan consolidé {symbol}
      ce que {symbol} possède et ce qu'elle doit
      structure financière du bilan {symbol}
      le bilan de {symbol} est-il solide
    `,
  },
  incomeStatement: {
    title: "Que montre le compte de résultat de {symbol} ?",
    ways: `
      {symbol} compte de résultat
      compte de résultats consolidé {symbol}
      income statement {symbol}
      affiche le compte d'exploitation de {symbol}
      produits et charges de {symbol}
      du chiffre d'affaires au résultat net, tout le détail pour {symbol}
      p&l de {symbol}
      compte de pertes et profits {symbol}
      état des résultats de {symbol}
      charges d'exploitation et revenus de {symbol} ligne par ligne
    `,
  },
  cashFlowStatement: {
    title: "Que montre le tableau des flux de trésorerie de {symbol} ?",
    ways: `
      {symbol} tableau de flux de trésorerie
      tableau de financement de {symbol}
      cash flow statement {symbol}
      flux de trésorerie opérationnels, d'investissement et de financement de {symbol}
      état des flux de trésorerie {symbol}
      cash-flow opérationnel de {symbol}
      flux d'exploitation et de financement {symbol}
      entrées et sorties de cash de la société {symbol}
      montre tous les flux de trésorerie de {symbol}
      détail des cash-flows {symbol}
    `,
  },
  sharesOutstanding: {
    title: "Combien d'actions {symbol} sont en circulation ?",
    ways: `
      {symbol} nombre d'actions
      nombre de titres en circulation {symbol}
      shares outstanding {symbol}
      combien d'actions composent le capital de {symbol}
      flottant de {symbol}
      {symbol} free float
      total de titres émis par {symbol}
      il existe combien d'actions {symbol}
      dilution du nombre d'actions chez {symbol}
      capital de {symbol} divisé en combien de titres
    `,
  },
  bookValue: {
    title: "Quelle est la valeur comptable par action de {symbol} ?",
    ways: `
      {symbol} valeur comptable
      actif net par action de {symbol}
      book value {symbol}
      anc par action {symbol}
      anr {symbol}
      capitaux propres par action de {symbol}
      valeur d'actif net par titre {symbol}
      fonds propres par titre chez {symbol}
      combien vaut une action {symbol} dans les comptes
      valeur au bilan d'un titre {symbol}
    `,
  },
  keyFigures: {
    title: "Quels sont les chiffres clés de {symbol} ?",
    ways: `
      {symbol} chiffres clés
      fondamentaux de {symbol}
      santé financière de {symbol}
      {symbol} ratios
      données financières de {symbol}
      les fondamentaux de {symbol} sont-ils solides
      indicateurs financiers de {symbol}
      situation financière de l'entreprise {symbol}
      financièrement elle tient la route {symbol}
      key figures {symbol}
      principales données fondamentales du titre {symbol}
      {symbol} est-elle en bonne santé
    `,
  },
  overview: {
    title: "Que faut-il savoir sur {symbol} ?",
    ways: `
      {symbol} infos générales
      parle-moi de {symbol}
      analyse {symbol}
      dis-moi tout sur {symbol}
      fiche valeur {symbol}
      aperçu de {symbol}
      résumé complet sur l'action {symbol}
      fais-moi un topo sur {symbol}
      je voudrais des renseignements sur {symbol}
      analyse complète du titre {symbol}
      tour d'horizon de {symbol}
      c'est quoi le dossier {symbol}, vue d'ensemble
    `,
  },
  analysts: {
    title: "Que recommandent les analystes pour {symbol} ?",
    ways: `
      {symbol} avis des analystes
      consensus des analystes {symbol}
      recommandations sur {symbol}
      combien d'analystes sont à l'achat sur {symbol}
      {symbol} achat, conserver ou vente selon les analystes
      que pensent les brokers de {symbol}
      notes des analystes pour {symbol}
      {symbol} analyst ratings
      opinion des bureaux d'études sur {symbol}
      les pros sont acheteurs ou vendeurs sur {symbol}
      les banques conseillent quoi sur {symbol}
    `,
  },
  priceTarget: {
    title: "Quel est l'objectif de cours de {symbol} ?",
    ways: `
      {symbol} objectif de cours
      price target {symbol}
      cours cible de {symbol}
      potentiel de hausse de {symbol} selon les analystes
      objectif moyen des analystes sur {symbol}
      fourchette des objectifs de cours {symbol}
      upside {symbol}
      les analystes voient {symbol} à combien
      cible à 12 mois pour {symbol}
      objectif le plus haut et le plus bas des brokers sur {symbol}
      tp {symbol}
    `,
  },
  ratingChanges: {
    title: "Quels analystes ont récemment changé d'avis sur {symbol} ?",
    ways: `
      {symbol} upgrade downgrade
      relèvement de recommandation {symbol}
      {symbol} a-t-elle été dégradée récemment
      abaissement de note sur {symbol}
      changements de recommandation sur {symbol}
      quel broker vient de relever {symbol}
      qui a dégradé {symbol}
      dernières révisions des analystes sur {symbol}
      {symbol} passe d'achat à neutre chez qui
      rehaussement ou abaissement d'opinion sur {symbol}
      initiation de couverture {symbol}
    `,
  },
  insiders: {
    title: "Les dirigeants de {symbol} achètent-ils ou vendent-ils des actions ?",
    ways: `
      {symbol} insiders
      transactions des dirigeants de {symbol}
      ventes d'initiés {symbol}
      achats d'initiés chez {symbol}
      le pdg de {symbol} a-t-il vendu des titres
      déclarations de dirigeants {symbol}
      insider trading {symbol}
      les patrons de {symbol} achètent leurs propres actions
      les administrateurs de {symbol} se délestent de leurs actions
      opérations des mandataires sociaux de {symbol}
      les initiés vendent {symbol}
    `,
  },
  owners: {
    title: "Qui sont les principaux actionnaires de {symbol} ?",
    ways: `
      {symbol} actionnaires
      actionnariat de {symbol}
      qui détient {symbol}
      à qui appartient {symbol}
      répartition du capital de {symbol}
      investisseurs institutionnels au capital de {symbol}
      plus gros actionnaire de {symbol}
      {symbol} shareholders
      quels fonds possèdent du {symbol}
      qui est derrière {symbol} au capital
      part des institutionnels dans {symbol}
      actionnaire de référence {symbol}
    `,
  },
  peers: {
    title: "Quels sont les concurrents de {symbol} ?",
    ways: `
      {symbol} concurrents
      sociétés comparables à {symbol}
      concurrence de {symbol}
      rivaux de {symbol}
      entreprises similaires à {symbol}
      qui fait la même chose que {symbol}
      pairs de {symbol}
      {symbol} peers
      une alternative à {symbol} dans le même secteur
      actions du même genre que {symbol}
      qui sont les autres acteurs face à {symbol} sur son marché
    `,
  },
  profile: {
    title: "Que fait l'entreprise {symbol} ?",
    ways: `
      {symbol} activité
      c'est quoi {symbol} comme boîte
      que fabrique {symbol}
      métier de {symbol}
      comment {symbol} gagne sa vie
      modèle économique de {symbol}
      siège social de {symbol}
      où est basée l'entreprise {symbol}
      présentation de la société {symbol}
      {symbol} business model
      elle vend quoi {symbol} exactement
      dans quelle industrie travaille {symbol}
    `,
  },
  chief: {
    title: "Qui est le PDG de {symbol} ?",
    ways: `
      {symbol} pdg
      qui est le patron de {symbol}
      directeur général de {symbol}
      {symbol} ceo
      comment s'appelle le PDG de {symbol}
    `,
  },
  leaders: {
    title: "Qui dirige {symbol} ?",
    ways: `
      direction de {symbol}
      directeur financier de {symbol}
      équipe dirigeante de {symbol}
      management de {symbol}
      nom du président de {symbol}
      qui est aux commandes chez {symbol}
      conseil d'administration {symbol}
      comex de {symbol}
    `,
  },
  employees: {
    title: "Combien de salariés {symbol} emploie-t-elle ?",
    ways: `
      {symbol} effectifs
      nombre d'employés de {symbol}
      combien de personnes travaillent chez {symbol}
      taille des effectifs chez {symbol}
      salariés {symbol}
      collaborateurs de {symbol} dans le monde
      {symbol} emploie combien de gens
      main-d'œuvre de {symbol}
      ils sont combien à bosser chez {symbol}
      {symbol} headcount
    `,
  },
  filings: {
    title: "Quels documents {symbol} a-t-elle déposés auprès de la SEC ?",
    ways: `
      {symbol} 10-k
      rapport annuel de {symbol}
      10-q {symbol}
      documents réglementaires de {symbol}
      sec filings {symbol}
      dépôts officiels de {symbol} auprès du régulateur
      document d'enregistrement universel {symbol}
      {symbol} 8-k
      où lire les rapports financiers de {symbol}
      dernier rapport trimestriel déposé par {symbol}
      publications edgar de {symbol}
    `,
  },
  shortInterest: {
    title: "Quelle part des actions {symbol} est vendue à découvert ?",
    ways: `
      {symbol} short interest
      ventes à découvert sur {symbol}
      vad {symbol}
      est-ce que {symbol} est beaucoup shortée
      positions courtes sur {symbol}
      pourcentage du flottant shorté {symbol}
      qui parie à la baisse sur {symbol}, et pour combien
      {symbol} vendeurs à découvert
      risque de short squeeze sur {symbol}
      days to cover {symbol}
      les hedge funds shortent {symbol}
    `,
  },
  impliedMove: {
    title: "Quel mouvement les options anticipent-elles pour {symbol} ?",
    ways: `
      {symbol} mouvement implicite
      volatilité implicite de {symbol}
      implied move {symbol}
      que pricent les options sur {symbol}
      variation attendue par le marché des options pour {symbol}
      {symbol} expected move
      de combien {symbol} peut bouger selon les options
      ampleur implicite après les résultats de {symbol}
      prix du straddle sur {symbol}
      les options tablent sur quel écart pour {symbol}
    `,
  },
  fundHoldings: {
    title: "Que contient le fonds {symbol} ?",
    ways: `
      {symbol} composition
      qu'y a-t-il dans l'etf {symbol}
      principales lignes du fonds {symbol}
      dans quoi investit {symbol}
      top 10 des positions de {symbol}
      quelles actions contient {symbol}
      {symbol} holdings
      composition du tracker {symbol}
      y a quoi dedans {symbol}
      les plus grosses pondérations de l'etf {symbol}
      constituants de l'indice {symbol}
      sous-jacents de l'opcvm {symbol}
    `,
  },
  fundSectors: {
    title: "Quels sont les secteurs de {symbol} ?",
    ways: `
      {symbol} secteur
      répartition sectorielle de l'etf {symbol}
      à quel secteur appartient {symbol}
      {symbol} est dans quelle branche
      exposition sectorielle du fonds {symbol}
      poids de la tech dans {symbol}
      {symbol} est-elle une valeur technologique ou industrielle
      ventilation par secteur du tracker {symbol}
      {symbol} sector
      quels secteurs pèsent le plus dans l'etf {symbol}
      classification sectorielle de {symbol}
    `,
  },
  fundCost: {
    title: "Quels sont les frais annuels du fonds {symbol} ?",
    ways: `
      {symbol} ter
      frais de gestion de {symbol}
      frais courants de l'etf {symbol}
      combien coûte par an le fonds {symbol}
      expense ratio {symbol}
      total des frais sur encours {symbol}
      le tracker {symbol} prend combien de frais
      {symbol} est-il un etf pas cher en frais
      coût annuel de détention de {symbol}
      {symbol} frais
      tfe {symbol}
    `,
  },
  fundOverlap: {
    title: "Dans quelle mesure {symbol} et {other} se recoupent-ils ?",
    ways: `
      {symbol} {other} chevauchement
      recoupement entre {symbol} et {other}
      les etf {symbol} et {other} ont-ils les mêmes actions
      {symbol} et {other} font-ils doublon
      overlap {symbol} {other}
      titres en commun entre {symbol} et {other}
      redondance entre les fonds {symbol} et {other}
      {symbol} contient-il déjà {other}
      est-ce que {symbol} et {other} c'est la même chose dedans
      positions communes aux trackers {symbol} et {other}
    `,
  },
  rsi: {
    title: "Quel est le RSI de {symbol} ?",
    ways: `
      {symbol} rsi
      {symbol} est-elle surachetée
      {symbol} en survente
      rsi 14 jours de {symbol}
      indice de force relative de {symbol}
      {symbol} suracheté ou survendu
      zone de surachat {symbol}
      relative strength index {symbol}
      le titre {symbol} est-il en surchauffe d'après le rsi
      niveau du rsi sur {symbol}
    `,
  },
  macd: {
    title: "Que dit le MACD de {symbol} ?",
    ways: `
      {symbol} macd
      signal macd sur {symbol}
      le macd de {symbol} est-il positif
      croisement du macd {symbol}
      histogramme macd {symbol}
      ligne de signal macd de {symbol}
      le macd est-il haussier ou baissier sur {symbol}
      donne-moi le macd du titre {symbol}
      macd passé au-dessus de sa ligne de signal {symbol}
      convergence divergence des moyennes mobiles {symbol}
    `,
  },
  movingAverages: {
    title: "{symbol} est-elle au-dessus de ses moyennes mobiles ?",
    ways: `
      {symbol} moyenne mobile
      mm200 {symbol}
      mm50 de {symbol}
      moyenne mobile à 200 jours de {symbol}
      {symbol} est-elle au-dessus de sa moyenne à 50 jours
      {symbol} a cassé sa mm200
      mma {symbol}
      cours de {symbol} par rapport à ses moyennes mobiles
      {symbol} sous sa moyenne des 200 derniers jours
      moving average {symbol}
      moyennes 50 et 200 séances {symbol}
    `,
  },
  crosses: {
    title: "{symbol} a-t-elle formé une croix dorée ou une croix de la mort ?",
    ways: `
      {symbol} golden cross
      {symbol} death cross
      croix de la mort {symbol} {period}
      croix dorée sur {symbol} {period}
      la mm50 a-t-elle croisé la mm200 sur {symbol}
      croisement des moyennes mobiles de {symbol} {period}
      dernier golden cross de {symbol}
      croisement haussier mm50 mm200 {symbol}
      y a-t-il eu un croisement baissier des moyennes sur {symbol}
      quand a eu lieu la dernière croix de la mort du titre {symbol}
    `,
  },
  levels: {
    title: "Quels sont les supports et résistances de {symbol} ?",
    ways: `
      {symbol} support résistance
      supports de {symbol}
      prochaine résistance sur {symbol}
      niveaux techniques de {symbol}
      niveaux clés à surveiller sur {symbol}
      où est le support de {symbol}
      points pivots {symbol}
      sur quel seuil {symbol} pourrait rebondir
      plafond et plancher du cours de {symbol}
      {symbol} bute sur quel niveau
      zones de support et de résistance du graphique {symbol}
    `,
  },
  signals: {
    title: "Que dit l'analyse technique de {symbol} ?",
    ways: `
      {symbol} analyse technique
      signaux techniques sur {symbol}
      at {symbol}
      le graphique de {symbol} est-il acheteur
      que disent les indicateurs techniques de {symbol}
      signal d'achat ou de vente sur {symbol}
      configuration graphique de {symbol}
      tendance technique de {symbol}
      analyse graphique {symbol}
      {symbol} technical analysis
      {symbol} est en tendance haussière sur le plan chartiste
      momentum de {symbol}
    `,
  },
  sentimentOf: {
    title: "Quel est le sentiment sur {symbol} ?",
    ways: `
      {symbol} sentiment
      les investisseurs sont-ils optimistes sur {symbol}
      {symbol} bullish ou bearish
      ambiance autour de {symbol}
      que pensent les gens de {symbol} sur les réseaux
      humeur des forums sur {symbol}
      {symbol} est-elle aimée du marché
      le ton est-il positif ou négatif sur {symbol}
      y a de la hype sur {symbol}
      opinion générale des boursicoteurs sur {symbol}
      les actus de {symbol} sont-elles plutôt bonnes ou mauvaises
    `,
  },
  symbolOf: {
    title: "Quel est le symbole boursier de {symbol} ?",
    ways: `
      {symbol} ticker
      symbole de {symbol}
      code mnémonique de {symbol}
      sous quel code cote {symbol}
      mnémo {symbol}
      quel est le ticker de la société {symbol}
      code valeur {symbol}
      isin de {symbol}
      sous quel sigle trouver {symbol} en bourse
      abréviation boursière de {symbol}
    `,
  },
  marketToday: {
    title: "Comment se portent les marchés ?",
    ways: `
      marchés aujourd'hui
      la bourse monte ou baisse
      comment va la bourse {period}
      les indices {period}
      tendance des marchés
      wall street est dans le vert ou dans le rouge
      point marché
      où en sont les grandes places boursières
      la séance de bourse {period}
      ça donne quoi les marchés {period}
      comment ont clôturé les indices
      performance de la bourse dans son ensemble
    `,
  },
  marketNews: {
    title: "Quelle est l'actualité des marchés ?",
    ways: `
      actualité boursière
      actu marchés {period}
      news bourse
      les gros titres financiers {period}
      quoi de neuf en bourse
      infos économiques et financières {period}
      que se passe-t-il sur les marchés {period}
      dernières nouvelles de la bourse
      l'essentiel de l'actualité financière
      la presse économique dit quoi
      revue de presse des marchés
      dépêches boursières
    `,
  },
  sentiment: {
    title: "Quel est le sentiment du marché ?",
    ways: `
      fear and greed
      indice de peur et d'avidité
      vix
      humeur du marché
      les investisseurs ont-ils peur en ce moment
      sentiment de marché
      indice de la peur
      le marché est-il haussier ou baissier
      la bourse est euphorique ou en panique
      niveau de volatilité des marchés vix
      le moral des investisseurs
      climat boursier, nervosité ambiante
    `,
  },
  gainers: {
    title: "Quelles sont les plus fortes hausses du marché ?",
    ways: `
      plus fortes hausses
      top hausses {period}
      quelles actions montent le plus en bourse {period}
      palmarès des hausses
      actions qui s'envolent {period}
      meilleures progressions de la séance
      top gainers
      les valeurs en forte hausse sur le marché
      qui cartonne en bourse {period}
      les gagnants du jour à la bourse
      qu'est-ce qui flambe sur le marché
      plus belles performances boursières de la journée
    `,
  },
  losers: {
    title: "Quelles sont les plus fortes baisses du marché ?",
    ways: `
      plus fortes baisses
      flop du jour
      quelles actions chutent le plus en bourse {period}
      palmarès des baisses {period}
      lanternes rouges du marché
      valeurs en forte baisse {period}
      top losers
      les perdants du jour à la bourse
      qui se casse la gueule en bourse {period}
      plus gros reculs de la séance
      titres qui dévissent sur le marché
      les pires performances boursières de la journée
    `,
  },
  active: {
    title: "Quelles sont les actions les plus échangées ?",
    ways: `
      actions les plus actives
      valeurs les plus traitées
      plus gros volumes du marché
      actions tendance
      titres les plus échangés aujourd'hui
      trending stocks
      most active
      de quelles actions tout le monde parle
      les valeurs à la mode du moment
      quels titres brassent le plus de volume
      actions populaires en ce moment
      les valeurs qui font le buzz
    `,
  },
  sectorMoves: {
    title: "Quels secteurs du marché montent ou baissent ?",
    ways: `
      secteurs en hausse
      secteurs en baisse {period}
      performance des secteurs {period}
      quel secteur performe le mieux en bourse
      rotation sectorielle
      comment va la tech en bourse {period}
      classement des secteurs boursiers
      quels secteurs souffrent {period}
      meilleur et pire secteur du marché
      les banques et l'énergie montent-elles
      variation par secteur sur le marché
      secteurs porteurs actuellement
    `,
  },
  marketHours: {
    title: "Quand {exchange} est-elle ouverte ?",
    ways: `
      horaires bourse
      {exchange} est-elle ouverte {period}
      heures d'ouverture de {exchange}
      à quelle heure ouvre {exchange}
      à quelle heure ferme la bourse
      jours fériés {exchange}
      la bourse est-elle fermée {period}
      est-ce que ça cote {period} ou c'est férié
      fermeture de {exchange}
      peut-on trader en ce moment ou le marché est fermé
      calendrier de fermeture des marchés
      {exchange} horaires de cotation
    `,
  },
  earningsCalendar: {
    title: "Quelles entreprises publient leurs résultats prochainement ?",
    ways: `
      calendrier des résultats
      agenda des publications {period}
      quelles sociétés publient {period}
      qui publie ses résultats {period}
      earnings calendar
      saison des résultats
      les entreprises qui annoncent leurs trimestriels {period}
      publications de résultats attendues en bourse
      grosses publications à venir
      quelles boîtes sortent leurs chiffres
      agenda des sociétés cotées résultats
      liste des résultats d'entreprises à venir
    `,
  },
  dividendCalendar: {
    title: "Quelles actions détachent prochainement un dividende ?",
    ways: `
      calendrier des dividendes
      détachements de dividendes {period}
      quelles sociétés détachent un coupon {period}
      agenda des détachements en bourse
      dividend calendar
      actions ex-dividende {period}
      qui verse bientôt un dividende parmi les sociétés cotées
      prochains détachements sur le marché
      liste des ex-dates à venir
      saison des dividendes, quelles valeurs
      les boîtes qui vont détacher bientôt
    `,
  },
  splitCalendar: {
    title: "Quels splits d'actions sont prévus ?",
    ways: `
      calendrier des splits
      prochains splits d'actions
      quelles sociétés vont diviser leurs actions {period}
      splits à venir {period}
      divisions de titres annoncées sur le marché
      fractionnements prévus {period}
      regroupements d'actions à venir
      quelles boîtes font un split bientôt
      split calendar
      liste des divisions du nominal prévues
      reverse splits prévus en bourse
    `,
  },
  ipoCalendar: {
    title: "Quelles introductions en bourse sont prévues ?",
    ways: `
      ipo à venir
      prochaines introductions en bourse
      calendrier des ipo
      quelles sociétés entrent en bourse {period}
      nouvelles cotations {period}
      qui va s'introduire en bourse
      entrées en bourse prévues {period}
      les nouvelles boîtes qui débarquent en bourse
      premières cotations attendues
      agenda des introductions
      ipo {period}
      futures mises sur le marché de sociétés
    `,
  },
  economicCalendar: {
    title: "Quels sont les prochains rendez-vous économiques ?",
    ways: `
      calendrier économique
      agenda macro {period}
      prochaine réunion de la bce
      quand se réunit la fed
      date de la décision sur les taux
      chiffres de l'inflation {period}
      rapport sur l'emploi américain
      statistiques économiques attendues {period}
      publication du cpi et du nfp
      indicateurs macroéconomiques {period}
      c'est quand les prochains chiffres du chômage et du pib
      les rendez-vous des banques centrales
    `,
  },
  exchangeRate: {
    title: "Quel est le taux de change entre {currency} et {other} ?",
    ways: `
      {amount} en {currency}
      {currency} {other}
      taux de change {currency} {other} {period}
      convertir {amount} en {other}
      {amount} en {currency}
      combien font {amount} en {currency}
      cours de {currency} contre {other} {period}
      parité {currency}/{other}
      {currency} vaut combien de {other}
      conversion {currency} {other}
      change {amount} en {currency} {period}
      ça fait combien {amount} si je convertis en {other}
      à combien s'échange {currency} en {other}
    `,
  },
  definition: {
    title: "Que signifie {term} ?",
    ways: `
      qu'est-ce qu'{term}
      quelle est la différence entre {term} et {term}
      {term} définition
      c'est quoi {term}
      qu'est-ce que {term}
      qu'est-ce que ça veut dire {term}
      explique-moi {term}
      comment se calcule {term}
      formule de calcul de {term}
      je comprends pas ce qu'est {term}
      signification du terme {term} en finance
      à quoi sert {term}
      définis {term}
      {term} ça correspond à quoi
    `,
  },
  portfolioValue: {
    title: "Que vaut mon portefeuille ?",
    ways: `
      tout ce que je possède en {currency}
      valeur de mon portefeuille
      combien vaut mon portefeuille {period}
      combien j'ai en tout
      à combien s'élève mon patrimoine boursier
      valorisation totale de mon compte {account}
      mon ptf vaut combien en {currency}
      montant total de mes investissements
      j'ai combien sur {account}
      mes avoirs s'élèvent à combien {period}
      total de mes placements
      encours de mon {account} {period}
      ma fortune en bourse, ça fait combien de thune
    `,
  },
  cash: {
    title: "De combien de liquidités est-ce que je dispose ?",
    ways: `
      mes liquidités
      combien de cash ai-je
      solde espèces de {account}
      il me reste combien d'argent à investir
      mon solde disponible
      combien de {currency} j'ai en liquide
      argent non investi sur mes comptes
      mon cash sur {account}
      trésorerie disponible sur mon compte
      mes sous qui dorment sans être placés
      j'ai combien de côté pour acheter
      poche de liquidités de mon portefeuille
    `,
  },
  holdings: {
    title: "Quels titres est-ce que je détiens ?",
    ways: `
      mes positions
      liste de mes actions
      qu'est-ce que j'ai en portefeuille
      composition de mon portefeuille
      quelles lignes j'avais {period}
      montre toutes mes lignes sur {account}
      mes titres
      je possède quoi comme actions et fonds
      affiche tout ce qu'il y a dans mon portefeuille
      contenu de mon {account}
      inventaire de mes placements {period}
      dans quoi je suis investi
    `,
  },
  biggestHoldings: {
    title: "Quelles sont mes plus grosses positions ?",
    ways: `
      plus grosses positions
      ma plus grosse ligne
      mes plus grosses lignes
      ma plus grande position
      top 5 de mon portefeuille par poids
      principales positions de mon {account}
      quelle action pèse le plus dans mon portefeuille
      mes positions classées par taille
      mes lignes les plus importantes
      pondération de mes principales lignes
      où j'ai mis le plus d'argent
      sur quoi je suis le plus chargé
      les plus gros morceaux de mon ptf
      le plus gros poids de mon {account}
    `,
  },
  holding: {
    title: "Combien d'actions {symbol} est-ce que je détiens ?",
    ways: `
      mes {symbol} en {currency}
      ma position {symbol}
      combien j'ai de {symbol}
      est-ce que j'ai du {symbol}
      nombre de titres {symbol} que je possède
      ma ligne {symbol} vaut combien
      j'ai des actions {symbol} sur {account}
      valeur de ma position sur {symbol}
      quantité de {symbol} dans mon portefeuille
      je détiens {symbol} ou pas
      mes {symbol}
      combien d'argent j'ai dans {symbol}
      mes parts de {symbol} dans {account}
    `,
  },
  averageCost: {
    title: "Quel est mon prix de revient sur {symbol} ?",
    ways: `
      mon pru {symbol}
      pru de {symbol} sur {account}
      prix de revient unitaire de mes {symbol}
      à combien j'ai acheté {symbol} en moyenne
      mon prix moyen d'achat {symbol}
      combien j'ai payé mes actions {symbol}
      à quel cours je suis à l'équilibre sur {symbol}
      mon prix d'entrée sur {symbol}
      coût moyen de ma ligne {symbol}
      mon point mort sur {symbol}
      je suis rentré à combien sur {symbol}
      quel prix d'acquisition pour mes {symbol}
      combien m'a coûté {symbol}
    `,
  },
  weight: {
    title: "Quel est le poids de {symbol} dans mon portefeuille ?",
    ways: `
      {symbol} de mon portefeuille
      poids de {symbol} dans mon portefeuille
      quelle part de mon portefeuille représente {symbol}
      {symbol} pèse combien chez moi
      pourcentage de {symbol} dans mon ptf
      ma pondération {symbol}
      combien de % de mes avoirs sont en {symbol}
      mon exposition à {symbol}
      {symbol} représente quelle proportion de mes placements
      suis-je trop exposé à {symbol}
      je suis investi à combien de pour cent sur {symbol}
    `,
  },
  gainOf: {
    title: "Combien ai-je gagné ou perdu sur {symbol} ?",
    ways: `
      ma plus-value sur {symbol}
      combien j'ai gagné avec {symbol} {period}
      combien je perds sur {symbol}
      ma moins-value {symbol}
      je suis en gain ou en perte sur {symbol} {period}
      mon bénéfice sur ma ligne {symbol}
      mes {symbol} m'ont rapporté combien {period}
      performance de ma position {symbol} sur {account}
      résultat de mon investissement dans {symbol}
      je suis dans le vert sur {symbol}
      mes {symbol}, j'ai fait la culbute ou je me suis planté
      ma +value {symbol}
    `,
  },
  holdingsGain: {
    title: "Lesquelles de mes positions ont le plus gagné ou perdu ?",
    ways: `
      mes meilleures lignes
      mes pires actions {period}
      quelles sont mes positions gagnantes et perdantes
      ma ligne la plus rentable {period}
      mon pire investissement
      lesquelles de mes actions sont en perte
      mes titres classés par plus-value
      mes plus gros gagnants sur {account}
      quelle action m'a rapporté le plus {period}
      top et flop de mon portefeuille
      mes boulets en portefeuille, ceux qui perdent le plus
      ma meilleure action {period}
    `,
  },
  unrealisedGain: {
    title: "Quelle est ma plus-value latente ?",
    ways: `
      mes plus-values latentes
      moins-values latentes de mon portefeuille
      gain latent total
      pv latente {account}
      gains non réalisés de mes positions
      combien je gagnerais si je vendais tout maintenant
      mes gains sur le papier
      +/- value latente de mon {account}
      perte latente sur l'ensemble de mes lignes
      je suis à combien de plus-value pas encore encaissée
      mes profits théoriques sur tout ce que je détiens encore
    `,
  },
  realisedGain: {
    title: "Quelles plus-values ai-je réalisées ?",
    ways: `
      mes plus-values réalisées {period}
      moins-values réalisées {period}
      combien j'ai gagné sur mes ventes {period}
      gains encaissés en vendant
      résultat de mes cessions {period}
      pv réalisées sur {account}
      plus-values de cession de mes titres
      mes pertes réalisées à la revente
      profits concrétisés sur mes positions soldées
      bénéfice tiré de mes actions vendues
      qu'est-ce que mes reventes m'ont rapporté
      gains matérialisés de mon {account}
    `,
  },
  portfolioReturn: {
    title: "Quelle est la performance de mon portefeuille ?",
    ways: `
      où en suis-je
      ma performance {period}
      performance de mon portefeuille {period}
      rendement de mes placements en pourcentage
      mon portefeuille a fait combien de % {period}
      ma perf {period}
      taux de rendement annualisé de mon portefeuille
      mon tri
      rentabilité de mon {account}
      combien de pour cent j'ai fait sur {account}
      ma rentabilité moyenne par an
      trs de mon portefeuille
      mon rendement global
    `,
  },
  portfolioGain: {
    title: "Combien ai-je gagné ou perdu ?",
    ways: `
      combien j'ai gagné {period}
      combien j'ai perdu {period}
      mes gains en euros
      est-ce que je suis en gain ou en perte {period}
      variation de mon portefeuille en argent {period}
      mes pertes totales
      je suis dans le vert ou dans le rouge
      mon bénéfice total sur {account}
      combien d'argent mon portefeuille m'a rapporté
      j'ai fait combien de fric en bourse
      mon résultat du jour
      plus-value globale de mon {account}
    `,
  },
  benchmark: {
    title: "Est-ce que je bats le marché ?",
    ways: `
      comment je me situe face à {symbol} {period}
      ai-je fait mieux que {symbol} {period}
      mon portefeuille contre {symbol} {period}
      est-ce que je bats {symbol}
      ma performance comparée à l'indice {period}
      est-ce que je surperforme le marché
      mon {account} par rapport à {symbol}
      compare mon portefeuille à {symbol}
      je fais moins bien que le marché {period}
      mon alpha
      ma surperformance face à mon indice de référence
      aurais-je mieux fait de tout mettre sur {symbol}
      mon benchmark
    `,
  },
  dividendsReceived: {
    title: "Quels dividendes ai-je reçus ?",
    ways: `
      mes dividendes reçus {period}
      combien de dividendes j'ai touchés {period}
      dividendes encaissés sur {account}
      {symbol} m'a versé combien de dividendes
      dividendes perçus {period}
      total des coupons que j'ai encaissés
      historique de mes dividendes
      quel a été mon dernier dividende versé
      ce que {symbol} m'a déjà rapporté en dividendes
      mes dividendes tombés {period}
      combien m'ont payé mes actions en dividendes
      dividendes crédités sur mon {account}
    `,
  },
  dividendsExpected: {
    title: "Quels dividendes vais-je recevoir ?",
    ways: `
      mes prochains dividendes
      combien de dividendes je vais toucher {period}
      mes revenus de dividendes annuels
      quand tombe mon prochain dividende
      dividendes attendus de mon portefeuille {period}
      mes dividendes à venir
      combien {symbol} va me verser en dividendes
      ma rente annuelle en dividendes
      revenu passif prévu de mes actions
      je toucherai combien par mois en dividendes
      quand vais-je recevoir le dividende de mes {symbol}
      estimation de mes dividendes futurs {period}
    `,
  },
  portfolioYield: {
    title: "Quel est le rendement en dividendes de mon portefeuille ?",
    ways: `
      rendement sur dividende de mon portefeuille
      mon rendement en dividendes
      yield de mon portefeuille
      rendement sur prix de revient de mes dividendes
      mon yield on cost
      taux de dividende moyen de mes actions
      mes dividendes représentent quel pourcentage de mon portefeuille
      rendement sur pru
      combien de % par an me rapportent mes dividendes
      quel dividende moyen en % pour mon ptf
    `,
  },
  interest: {
    title: "Quels intérêts ai-je reçus ?",
    ways: `
      mes intérêts
      intérêts perçus {period}
      combien d'intérêts j'ai touchés {period}
      intérêts sur mes liquidités
      mes obligations m'ont versé combien d'intérêts
      rémunération de mon cash
      intérêts créditeurs {period}
      ce que m'a rapporté mon compte rémunéré
      total des intérêts encaissés
      mon argent qui dort a rapporté combien d'intérêts
      intérêts crédités par mon courtier
    `,
  },
  sectorSplit: {
    title: "Comment mon portefeuille est-il réparti par secteur ?",
    ways: `
      répartition sectorielle de mon portefeuille
      mes secteurs
      dans quels secteurs suis-je investi
      allocation par secteur de {account}
      suis-je bien diversifié
      ma diversification sectorielle
      combien j'ai en tech et en santé
      poids des secteurs chez moi
      mon exposition par secteur
      ventilation de mes actions par industrie
      je suis trop exposé à quel secteur
      part du luxe ou des banques dans mon {account}
    `,
  },
  countrySplit: {
    title: "Comment mon portefeuille est-il réparti par pays ?",
    ways: `
      répartition géographique de mon portefeuille
      mes pays
      dans quels pays suis-je investi
      combien j'ai en actions américaines
      mon exposition aux états-unis
      allocation par région de {account}
      ma diversification géographique
      part de l'europe dans mon portefeuille
      ventilation de mes placements par zone
      mes investissements dans les pays émergents, ça fait combien
      je suis trop chargé en usa
      poids des pays dans mon {account}
    `,
  },
  currencySplit: {
    title: "Comment mon portefeuille est-il réparti par devise ?",
    ways: `
      quelle part de mon argent est en {currency}
      répartition par devise de mon portefeuille
      mes devises
      en quelles monnaies sont mes placements
      mon exposition au dollar
      combien j'ai en euros et combien en dollars
      allocation par monnaie de {account}
      part du dollar dans mon portefeuille
      ventilation de mes avoirs par devise
      quel pourcentage de mon portefeuille est hors euro
      mes actifs libellés en monnaie étrangère
      devises de mon {account}
    `,
  },
  assetSplit: {
    title: "Comment mon portefeuille est-il réparti par classe d'actifs ?",
    ways: `
      mon allocation d'actifs
      répartition par classe d'actifs de mon portefeuille
      combien j'ai en actions, fonds et liquidités
      part des etf dans mon portefeuille
      part des obligations dans mes placements
      mon ratio actions/obligations
      types d'actifs que je détiens
      allocation de {account} entre actions et cash
      ma répartition actions fonds crypto
      asset allocation de mon ptf
      quelle proportion de mon portefeuille est en actions
      ventilation de mon {account} par type de placement
    `,
  },
  accountSplit: {
    title: "Comment mon portefeuille est-il réparti entre mes comptes ?",
    ways: `
      mes comptes
      répartition de mon portefeuille par compte
      combien j'ai sur chaque compte
      valeur de chacun de mes comptes
      mes deux comptes, combien dans chaque
      quel compte contient quoi
      détail compte par compte
      sur quel compte sont mes actions
      ventilation de mes avoirs entre pea, cto et assurance-vie
      liste de mes comptes avec leur montant
      mes différentes enveloppes
      répartition entre mes courtiers
    `,
  },
  transactions: {
    title: "Quelles sont mes transactions ?",
    ways: `
      mes transactions {period}
      historique de mes opérations
      mes mouvements sur {account}
      mes opérations sur {symbol}
      mes trades {period}
      toutes mes opérations d'achat et de vente {period}
      dernières opérations de mon compte
      journal de mes transactions
      qu'est-ce que j'ai fait comme mouvements {period}
      relevé d'opérations de mon {account}
      mon historique {symbol}
      combien de transactions ai-je passées
    `,
  },
  purchases: {
    title: "Qu'ai-je acheté ?",
    ways: `
      mes achats {period}
      qu'est-ce que j'ai acheté {period}
      quand ai-je acheté {symbol}
      mes achats de {symbol}
      mon dernier achat
      date de mon achat de {symbol}
      les titres que j'ai acquis {period}
      combien de fois j'ai renforcé {symbol}
      mes acquisitions sur {account}
      j'ai pris du {symbol} quand
      mes dernières entrées en portefeuille
      liste de mes ordres d'achat exécutés
    `,
  },
  sales: {
    title: "Qu'ai-je vendu ?",
    ways: `
      mes ventes {period}
      qu'est-ce que j'ai vendu {period}
      quand ai-je vendu {symbol}
      mes ventes de {symbol}
      ma dernière vente
      date de vente de mes {symbol}
      les titres que j'ai cédés {period}
      quand j'ai allégé {symbol}
      mes cessions sur {account}
      ai-je soldé ma ligne {symbol}
      de quoi je me suis débarrassé {period}
      à quel prix j'ai revendu {symbol}
    `,
  },
  deposits: {
    title: "Combien ai-je versé ou retiré ?",
    ways: `
      mes versements {period}
      mes retraits {period}
      combien j'ai versé sur {account}
      total de mes apports
      combien j'ai déposé depuis le début
      mes dépôts
      argent que j'ai mis sur mon compte {period}
      combien j'ai sorti de mon {account}
      virements vers mon compte-titres
      mes alimentations de compte
      somme que j'ai injectée de ma poche
      mes versements nets
    `,
  },
  fees: {
    title: "Combien ai-je payé de frais ?",
    ways: `
      mes frais {period}
      combien de frais j'ai payés {period}
      frais de courtage payés {period}
      mes commissions
      total des frais de transaction sur {account}
      ce que me coûte mon courtier
      droits de garde que j'ai payés
      combien mon broker m'a pris
      mes frais de bourse
      commissions prélevées sur mon {account}
      je paie combien en frais
    `,
  },
  taxesPaid: {
    title: "Combien d'impôts ont été retenus sur mes revenus ?",
    ways: `
      retenues à la source sur mes dividendes {period}
      impôts prélevés sur mon compte {period}
      combien de taxes j'ai déjà payées {period}
      impôt retenu sur mes ventes
      prélèvements sociaux retenus sur {account}
      taxe retenue à l'étranger sur mes dividendes
      mes impôts déjà prélevés
      taxe sur les transactions financières que j'ai payée
      montant de l'impôt retenu à la source chez moi
      combien le fisc a ponctionné sur mes dividendes
      flat tax déjà prélevée par mon courtier
    `,
  },
  risks: {
    title: "Quels sont les risques de mon portefeuille ?",
    ways: `
      risque de mon portefeuille
      mon portefeuille est-il risqué
      suis-je trop concentré
      concentration de mon portefeuille
      mes principaux risques
      niveau de risque de {account}
      est-ce que je prends trop de risques
      points faibles de mon portefeuille
      est-ce que j'ai mis trop d'œufs dans le même panier
      profil de risque de mon ptf
      analyse les risques de mon {account}
      mon portefeuille dépend-il trop de quelques lignes
    `,
  },
  volatility: {
    title: "Quelle est la volatilité de mon portefeuille ?",
    ways: `
      volatilité de mon portefeuille {period}
      mon portefeuille est-il volatil
      ma volatilité
      écart-type de mon portefeuille
      vol de mon ptf {period}
      volatilité de mon {account}
      à quel point mon portefeuille fluctue
      mes placements bougent-ils beaucoup
      volatilité annualisée de mes investissements {period}
      mon portefeuille fait-il les montagnes russes
      amplitude des variations de mon {account}
    `,
  },
  drawdown: {
    title: "Quelle a été la plus forte baisse de mon portefeuille ?",
    ways: `
      mon drawdown
      drawdown maximum de mon portefeuille {period}
      ma perte maximale depuis le plus haut
      la plus grosse chute de mon portefeuille {period}
      max drawdown de {account}
      combien mon portefeuille a perdu au pire moment
      repli maximal de mes placements {period}
      ma pire perte du sommet au creux
      de combien suis-je sous mon plus haut
      mon plus gros trou d'air
      baisse maximale de mon {account}
    `,
  },
  sharpe: {
    title: "Quel est le ratio de Sharpe de mon portefeuille ?",
    ways: `
      mon ratio de sharpe
      sharpe de mon portefeuille {period}
      sharpe ratio {account}
      mon rendement ajusté du risque {period}
      ma performance par rapport au risque pris
      suis-je bien rémunéré pour le risque que je prends
      mon couple rendement/risque
      calcule le sharpe de mon ptf
      rendement excédentaire par unité de risque de mes placements
      mon sharpe est-il bon
    `,
  },
  portfolioBeta: {
    title: "Quel est le bêta de mon portefeuille ?",
    ways: `
      bêta de mon portefeuille
      mon beta
      sensibilité de mon portefeuille au marché
      mon portefeuille amplifie-t-il les mouvements du marché
      si la bourse baisse de 10 %, mon portefeuille suit-il
      coefficient bêta de mon ptf
      mon portefeuille est-il défensif ou agressif par rapport à l'indice
      bêta moyen de mes actions
      exposition de mes placements aux variations du marché
      mon portefeuille bouge plus que l'indice
    `,
  },
  correlation: {
    title: "Dans quelle mesure mes positions sont-elles corrélées ?",
    ways: `
      corrélation entre {symbol} et {other}
      {symbol} {other} corrélation {period}
      mes actions sont-elles corrélées
      matrice de corrélation de mon portefeuille
      {symbol} et {other} évoluent-ils ensemble
      mes lignes bougent-elles en même temps {period}
      {symbol} suit-il {other}
      coefficient de corrélation {symbol} {other}
      quelles positions chez moi vont toujours dans le même sens
      est-ce que {symbol} et {other} sont décorrélés
      mes titres les plus corrélés
    `,
  },
  whatMoved: {
    title: "Qu'est-ce qui a fait bouger mon portefeuille ?",
    ways: `
      pourquoi mon portefeuille baisse {period}
      pourquoi mon portefeuille monte
      qu'est-ce qui plombe mon portefeuille {period}
      quelles lignes ont contribué à ma performance {period}
      pourquoi je suis dans le rouge {period}
      contribution de chaque position à mon résultat
      qu'est-ce qui tire mon {account} vers le haut
      à cause de quelle action je perds de l'argent
      explique la variation de mon portefeuille
      d'où viennent mes gains
      attribution de performance de mon {account}
      c'est quoi qui me fait perdre autant
    `,
  },
  currencyEffect: {
    title: "Quel effet les taux de change ont-ils eu sur mon portefeuille ?",
    ways: `
      effet de change sur mon portefeuille
      effet devise {period}
      combien j'ai perdu à cause du dollar {period}
      impact des devises sur ma performance
      mes gains et pertes de change {period}
      le change m'a-t-il coûté de l'argent
      influence de l'euro dollar sur mes placements
      la baisse du dollar m'a fait perdre combien
      ma performance hors effet de change
      mon risque de change s'est traduit par quoi
      part des monnaies dans mon résultat
    `,
  },
  bestWorstPeriod: {
    title: "Quels ont été les meilleurs et les pires jours de mon portefeuille ?",
    ways: `
      mon meilleur jour
      ma pire journée en bourse {period}
      meilleur mois de mon portefeuille {period}
      mon pire mois
      le jour où j'ai perdu le plus
      le jour où j'ai gagné le plus {period}
      quelle a été ma meilleure année
      ma plus belle séance
      ma pire semaine
      quel mois mon portefeuille a le plus souffert
      record de gain de mon portefeuille en une journée
    `,
  },
  whatIfSell: {
    title: "Que se passerait-il si je vendais {symbol} ?",
    ways: `
      et si je vendais {symbol}
      si je vends {amount} de {symbol}, ça donne quoi
      simuler une vente de {symbol}
      combien je toucherais en vendant mes {symbol}
      quelle plus-value si je cède {amount} de {symbol}
      si je solde ma ligne {symbol}
      effet sur mon portefeuille si je vends {amount}
      impact d'une vente de {amount} de {symbol}
      que resterait-il si j'allégeais {symbol} de {amount}
      simulation si je liquide {symbol}
      imaginons que je bazarde mes {symbol}, il se passe quoi
      combien je récupère si je vends {symbol}
    `,
  },
  whatIfBuy: {
    title: "Que se passerait-il si j'achetais {symbol} ?",
    ways: `
      et si j'achetais {symbol}
      si j'achète {amount} de {symbol}, ça donne quoi
      simuler un achat de {symbol}
      mon pru si je renforce {symbol} de {amount}
      quel poids aurait {symbol} si j'en prenais {amount}
      impact d'un achat de {amount} de {symbol}
      effet sur mon portefeuille si j'ajoute {amount} de {symbol}
      si je mets {amount} de plus sur {symbol}
      simulation si je rentre sur {symbol}
      combien d'actions {symbol} j'aurais avec {amount}
      à combien tomberait mon prix moyen si je moyenne à la baisse sur {symbol}
    `,
  },
  whatIfMove: {
    title: "Que ferait mon portefeuille si {symbol} variait de {amount} ?",
    ways: `
      que devient mon portefeuille si {symbol} perd {amount}
      si {symbol} baisse de {amount}, combien je perds
      si {symbol} monte de {amount}, combien je gagne
      effet sur mon portefeuille d'une chute de {symbol} de {amount}
      et si {symbol} perdait {amount}
      si le marché s'effondre de {amount}, que devient mon portefeuille
      stress test {symbol} {amount}
      simulation de krach sur mon portefeuille
      si {symbol} prend {amount}, ça me rapporte combien
      scénario de baisse de {amount} pour mes placements
      combien me coûterait un plongeon de {symbol} de {amount}
      si la bourse se prend {amount} dans la vue, je perds combien
    `,
  },
  invested: {
    title: "Que vaudraient aujourd'hui {amount} investis dans {symbol} ?",
    ways: `
      et si j'avais mis {amount} dans {symbol} {period}
      si j'avais investi {amount} dans {symbol} {period}
      {amount} placés sur {symbol} {period}, ça vaudrait combien
      combien vaudraient {amount} de {symbol} achetés {period}
      {amount} dans {symbol} à l'époque, on en serait où maintenant
      si j'avais mis {amount} sur {symbol}
      que serait devenu un placement de {amount} dans {symbol}
      valeur actuelle de {amount} investis en {symbol} {period}
      backtest {amount} {symbol}
      j'aurais combien si j'avais acheté {symbol} pour {amount}
      simulation d'investissement passé dans {symbol}
      en ayant mis {amount} au départ sur {symbol}, je serais riche
      ce que {amount} placés jadis en {symbol} auraient rapporté
      {amount} dans {symbol} {period}
    `,
  },
  heldSince: {
    title: "Depuis quand est-ce que je détiens {symbol} ?",
    ways: `
      depuis combien de temps j'ai {symbol}
      depuis quand j'ai {symbol} en portefeuille
      ma plus ancienne position
      ma position la plus récente
      durée de détention de mes {symbol}
      ça fait combien de temps que je suis actionnaire de {symbol}
      âge de ma ligne {symbol}
      ma plus vieille ligne
      combien d'années j'ai gardé {symbol}
      je suis sur {symbol} depuis quelle date
      quelle action je garde depuis le plus longtemps
    `,
  },
  lots: {
    title: "Quels sont mes lots de {symbol} ?",
    ways: `
      mes lots {symbol}
      lots fiscaux de {symbol}
      détail de mes lots d'achat {symbol}
      mes {symbol} lot par lot
      chaque tranche de mes {symbol} avec date et prix
      lots d'acquisition de ma position {symbol}
      tax lots {symbol}
      en combien de lots se compose ma ligne {symbol}
      quel lot de {symbol} serait vendu en premier, fifo
      mes tranches de {symbol}
    `,
  },
  alerts: {
    title: "Quelles sont mes alertes ?",
    ways: `
      mes alertes
      quelles alertes ai-je sur {symbol}
      liste de mes alertes de cours
      montre mes alertes actives
      est-ce que j'ai une alerte sur {symbol}
      alertes en place
      mes notifications de prix programmées
      quelles alertes se sont déclenchées
      mes seuils d'alerte {symbol}
      voir les alertes que j'ai créées
      j'ai mis des alertes sur quoi déjà
    `,
  },
  setAlert: {
    title: "Créer une alerte sur {symbol} à {amount}",
    ways: `
      préviens-moi si {symbol} dépasse {amount}
      alerte-moi quand {symbol} passe sous {amount}
      créer une alerte {symbol} {amount}
      mets une alerte sur {symbol} à {amount}
      avertis-moi si {symbol} tombe à {amount}
      notifie-moi quand {symbol} atteint {amount}
      nouvelle alerte de cours {symbol}
      dis-moi quand {symbol} franchit {amount}
      je veux être prévenu si {symbol} chute sous {amount}
      ajoute une alerte prix {symbol} au-dessus de {amount}
      fais-moi signe dès que {symbol} touche {amount}
      programme une notification sur {symbol}
      préviens-moi si {symbol} baisse de plus de {amount}
      peux-tu me prévenir si {symbol} passe sous {amount}
      préviens-moi quand {symbol} passe sous {amount}
      préviens-moi quand {symbol} passe au-dessus de {amount}
    `,
  },
  watchlist: {
    title: "Qu'y a-t-il dans ma liste de suivi ?",
    ways: `
      ma watchlist
      ma liste de suivi
      mes valeurs suivies {period}
      comment évolue ma liste {period}
      quelles actions je surveille
      mes favoris
      affiche les titres que je suis
      ma liste de surveillance
      performance de ma watchlist {period}
      les valeurs que j'ai à l'œil
      qu'est-ce qui bouge dans ma liste de valeurs
      mes titres en observation
    `,
  },
  addToWatchlist: {
    title: "Ajouter {symbol} à ma liste de suivi",
    ways: `
      ajoute {symbol} à ma watchlist
      mets {symbol} dans ma liste
      suivre {symbol}
      ajouter {symbol} aux favoris
      je veux surveiller {symbol}
      garde un œil sur {symbol}
      ajoute {symbol} aux valeurs suivies
      inscris {symbol} sur ma liste de surveillance
      {symbol} dans ma liste de suivi
      rajoute-moi {symbol} en favori
      commence à suivre {symbol}
    `,
  },
  removeFromWatchlist: {
    title: "Retirer {symbol} de ma liste de suivi",
    ways: `
      retire {symbol} de ma watchlist
      enlève {symbol} de ma liste
      ne plus suivre {symbol}
      supprimer {symbol} des favoris
      arrête de surveiller {symbol}
      efface {symbol} de la liste de suivi
      {symbol} ne m'intéresse plus, sors-le de ma liste
      ôte {symbol} des valeurs suivies
      vire {symbol} de ma watchlist
      désabonne-moi de {symbol} dans ma liste de surveillance
      je ne veux plus voir {symbol} dans mes favoris
    `,
  },
  notes: {
    title: "Qu'ai-je noté sur {symbol} ?",
    ways: `
      mes notes sur {symbol}
      notes {symbol}
      qu'est-ce que j'avais écrit sur {symbol}
      mes remarques concernant {symbol}
      mes commentaires {symbol}
      affiche mes annotations sur {symbol}
      pourquoi j'avais acheté {symbol} d'après mes notes
      ma thèse d'investissement sur {symbol}
      mon mémo {symbol}
      ai-je laissé une note à propos de {symbol}
      retrouve mes notes
    `,
  },
  myEarnings: {
    title: "Lesquelles de mes sociétés publient prochainement leurs résultats ?",
    ways: `
      mes actions qui publient {period}
      lesquelles de mes positions publient leurs résultats {period}
      calendrier des résultats de mon portefeuille
      quand publient les sociétés que je détiens
      prochains résultats de mes actions
      résultats à venir dans mon {account}
      qui publie {period} parmi mes lignes
      agenda des publications de mes titres
      dates des trimestriels de mes boîtes
      earnings de mes positions
      est-ce qu'une de mes valeurs annonce bientôt ses résultats
    `,
  },
  myNews: {
    title: "Quelles sont les actualités de mes positions ?",
    ways: `
      actualités de mon portefeuille
      news sur mes actions {period}
      quoi de neuf sur mes positions
      les nouvelles de mes titres {period}
      actu de mes lignes
      infos concernant les sociétés que je détiens
      gros titres sur mes valeurs {period}
      y a-t-il des nouvelles importantes pour mon portefeuille
      que dit la presse de mes actions
      des articles sur ce que j'ai en portefeuille
      qu'est-ce qui se passe avec mes boîtes
    `,
  },
  myExDates: {
    title: "Lesquelles de mes positions détachent prochainement un dividende ?",
    ways: `
      mes actions qui détachent {period}
      prochains détachements de mon portefeuille
      dates ex-dividende de mes positions
      lesquelles de mes lignes passent ex-dividende {period}
      calendrier des détachements de mes titres
      quand mes actions détachent-elles leur coupon
      mes ex-dates
      qui détache {period} parmi mes valeurs
      détachements de coupon à venir chez moi
      est-ce qu'un de mes titres détache bientôt
      agenda ex-dividende de mon ptf
    `,
  },
  cannotForecast: {
    title: "Jusqu'où {symbol} va-t-elle monter ?",
    ways: `
      {symbol} va-t-elle monter {period}
      prévision de cours {symbol} {period}
      à combien sera {symbol} {period}
      quelle action va exploser
      où sera {symbol} dans cinq ans
      est-ce que {symbol} va continuer à baisser
      pronostic sur {symbol}
      la bourse va-t-elle s'effondrer {period}
      va-t-il y avoir un krach
      prédis le prix futur de {symbol}
      {symbol} peut-elle encore doubler
      avenir de {symbol} en bourse, ça va remonter un jour
    `,
  },
  cannotAdvise: {
    title: "Dois-je acheter ou vendre {symbol} ?",
    ways: `
      dois-je acheter {symbol}
      faut-il vendre {symbol} maintenant
      est-ce le bon moment pour acheter {symbol}
      que faire de mes {symbol}
      quelle action acheter
      où placer {amount}
      conseille-moi un bon placement
      comment investir {amount}
      tu me recommandes quoi comme etf
      je garde ou je vends {symbol}
      vaut-il mieux prendre ses bénéfices sur {symbol}
      à ma place tu rentrerais sur {symbol}
      comment protéger mon portefeuille d’un krach
    `,
  },
  cannotTax: {
    title: "Combien d'impôts devrai-je payer ?",
    ways: `
      combien d'impôts je vais payer {period}
      comment déclarer mes plus-values
      calcule mon impôt sur {amount} de plus-value
      conseil fiscal
      flat tax ou barème, que choisir
      dans quelle case mettre mes dividendes sur la déclaration
      comment payer moins d'impôts en bourse
      fiscalité du pea et de l'assurance-vie
      dois-je déclarer mon compte à l'étranger au fisc
      optimisation fiscale de mes moins-values
      mon ifu et ma déclaration de revenus
      pfu sur {amount} ça fait combien à régler
    `,
  },
  cannotOrder: {
    title: "Passer un ordre sur {symbol}",
    ways: `
      achète {amount} de {symbol}
      vends mes {symbol}
      passe un ordre d'achat sur {symbol}
      annule mon ordre {symbol}
      place un ordre à cours limité sur {symbol} à {amount}
      mets un stop-loss sur {symbol} à {amount}
      vire {amount} sur mon compte courant
      transfère {amount} vers mon livret
      modifie mon ordre en cours
      liquide toutes mes positions chez mon courtier
      ordre au marché {symbol}
      investis {amount} dans {symbol} à ma place
    `,
  },
  cannotKnow: {
    title: "Quel temps fera-t-il demain ?",
    ways: `
      météo
      raconte-moi une blague
      recette de crêpes
      qui a gagné le match
      mot de passe d'un autre utilisateur
      combien d'argent a mon voisin
      montre le portefeuille de quelqu'un d'autre
      quelle heure est-il
      écris-moi un poème
      traduis cette phrase en anglais
      quel film regarder ce soir
      donne-moi le code de la carte bancaire de ma femme
      ouvrir un compte-titres chez un courtier
      quel courtier choisir
      quel est le taux d’inflation
    `,
  },
  capabilities: {
    title: "Que pouvez-vous faire ?",
    ways: `
      aide
      que sais-tu faire
      qu'est-ce que je peux te demander
      à quoi tu sers
      comment ça marche ici
      quelles questions puis-je poser
      liste des commandes
      tes fonctionnalités
      mode d'emploi de l'assistant
      donne des exemples de questions
      t'es capable de quoi
      help
    `,
  },
  indicator: {
    title: "Quelle est la valeur de l’indicateur {indicator} pour {symbol} ?",
    ways: `
      {indicator} de {symbol}
      {symbol} {indicator}
      que dit le {indicator} sur {symbol}
      le {indicator} de l'action {symbol}
      niveau actuel du {indicator} pour {symbol}
      calcule le {indicator} de {symbol}
    `,
  },
  options: {
    title: "Que disent les options sur {symbol} ?",
    ways: `
      ratio put/call de {symbol}
      volatilité implicite de {symbol}
      positions ouvertes sur les options {symbol}
      y a-t-il plus de puts ou de calls sur {symbol}
      activité sur les options de {symbol}
      prix d'exercice avec le plus de positions ouvertes sur {symbol}
    `,
  },
  dayPrices: {
    title: "Quels ont été l’ouverture, le plus haut, le plus bas et la clôture de {symbol} ?",
    ways: `
      cours d'ouverture de {symbol} {period}
      plus haut et plus bas du jour de {symbol} {period}
      à combien {symbol} a ouvert {period}
      ouverture, plus haut, plus bas, clôture de {symbol}
      amplitude de la séance de {symbol}
      plus haut en séance de {symbol} {period}
    `,
  },
  estimateChanges: {
    title: "Les estimations pour {symbol} ont-elles été relevées ou abaissées ?",
    ways: `
      révisions des estimations de {symbol}
      les analystes ont-ils relevé leurs prévisions de bénéfice pour {symbol}
      l'estimation du BPA de {symbol} a-t-elle été abaissée récemment
      évolution du consensus sur {symbol} depuis un mois
      les prévisions de chiffre d'affaires de {symbol} montent-elles
    `,
  },
  targetWeight: {
    title: "Combien de titres acheter ou vendre pour porter {symbol} à {amount} de mon portefeuille ?",
    ways: `
      combien de {symbol} dois-je vendre pour revenir à {amount} du portefeuille
      combien de {symbol} acheter pour arriver à {amount}
      ramener {symbol} à {amount} du portefeuille
      porter le poids de {symbol} à {amount}
      rééquilibrer {symbol} à {amount}
    `,
  },
  closedTrades: {
    title: "Quel bilan pour mes positions clôturées ?",
    ways: `
      taux de réussite de mes trades
      combien de mes ventes ont été gagnantes
      mon taux de trades gagnants {period}
      bilan de mes opérations terminées
    `,
  },
  savingsPlan: {
    title: "Que vaudraient aujourd’hui {amount} par mois placés dans {symbol} {period} ?",
    ways: `
      {amount} par mois dans {symbol} {period}
      plan d'épargne de {amount} par mois sur {symbol} {period}
      si j'avais mis {amount} chaque mois dans {symbol} {period}
      investissement programmé de {amount} mensuels sur {symbol} {period}
      que seraient devenus {amount} mensuels dans {symbol} {period}
    `,
  },
  incomeByMonth: {
    title: "Quels dividendes vais-je recevoir chaque mois ?",
    ways: `
      mes dividendes par mois
      revenus de dividendes mois par mois
      revenus attendus pour chacun des douze prochains mois
      comment mes dividendes se répartissent sur l'année
      répartition mensuelle de mes dividendes
      calendrier mensuel de mes dividendes
    `,
  },
  recordBuy: {
    title: "J’ai acheté {amount} {symbol} à {amount}",
    ways: `
      acheté {amount} {symbol} à {amount} {period}
      {period} j'ai acheté {amount} actions {symbol} à {amount} chacune
      achat de {amount} {symbol} à {amount}
      enregistre un achat de {amount} {symbol} à {amount}
      note l'achat de {amount} {symbol} pour {amount} sur mon {account}
      j'ai pris {amount} {symbol} à {amount}
      ajoute {amount} {symbol} à {amount} à mon portefeuille
      j'ai renforcé {symbol} de {amount} titres à {amount}
      achat {amount} {symbol} cours {amount} frais {amount}
      j'ai acheté {amount} {symbol} {period}
      acheté {amount} {symbol} à la clôture {period}
      peux-tu noter que j'ai acheté {amount} {symbol} à {amount}
      acheté {amount} {symbol} pour {amount} en tout, frais {amount}
    `,
  },
  recordSell: {
    title: "J’ai vendu {amount} {symbol} à {amount}",
    ways: `
      vendu {amount} {symbol} à {amount} {period}
      {period} j'ai vendu {amount} actions {symbol} à {amount} chacune
      vente de {amount} {symbol} à {amount}
      enregistre une vente de {amount} {symbol} à {amount}
      note la vente de {amount} {symbol} pour {amount} sur mon {account}
      j'ai cédé {amount} {symbol} à {amount}
      vente {amount} {symbol} cours {amount} frais {amount}
      j'ai vendu {amount} {symbol} {period}
      vendu {amount} {symbol} à la clôture {period}
      vendu {amount} {symbol} pour {amount} en tout, frais {amount}
    `,
  },
  recordDividend: {
    title: "{symbol} m’a versé un dividende de {amount}",
    ways: `
      dividende {symbol} {amount} {period}
      j'ai reçu {amount} de dividende de {symbol} {period}
      enregistre un dividende de {amount} de {symbol}
      {symbol} m'a payé {amount} {period}
      dividende {symbol} encaissé {amount}
      j'ai touché {amount} de dividendes {symbol}
    `,
  },
  recordDeposit: {
    title: "J’ai versé {amount}",
    ways: `
      versement de {amount} {period}
      {period} j'ai viré {amount} sur mon {account}
      enregistre un dépôt de {amount}
      j'ai déposé {amount} sur mon compte {period}
      dépôt de {amount} {period}
      j'ai alimenté mon {account} de {amount}
    `,
  },
  recordWithdrawal: {
    title: "J’ai retiré {amount}",
    ways: `
      retrait de {amount} {period}
      {period} j'ai retiré {amount} de mon {account}
      enregistre un retrait de {amount}
      j'ai sorti {amount} de mon compte {period}
    `,
  },
  recordInterest: {
    title: "J’ai reçu {amount} d’intérêts",
    ways: `
      intérêts {amount} {period}
      enregistre des intérêts de {amount}
      {amount} d'intérêts reçus sur mon {account}
    `,
  },
  recordFee: {
    title: "J’ai payé {amount} de frais",
    ways: `
      frais de {amount} {period}
      enregistre des frais de {amount}
      on m'a prélevé {amount} de droits de garde {period}
      {amount} de frais sur mon {account}
    `,
  },
  alertHigh: {
    title: "Préviens-moi quand {symbol} atteint un nouveau plus haut sur 52 semaines",
    ways: `
      alerte-moi quand {symbol} fait un nouveau plus haut
      alerte plus haut annuel {symbol}
      avertis-moi si {symbol} bat son plus haut de 52 semaines
    `,
  },
  alertLow: {
    title: "Préviens-moi quand {symbol} atteint un nouveau plus bas sur 52 semaines",
    ways: `
      alerte-moi quand {symbol} fait un nouveau plus bas
      alerte plus bas annuel {symbol}
      avertis-moi si {symbol} tombe à son plus bas de 52 semaines
    `,
  },
  alertVolume: {
    title: "Préviens-moi quand {symbol} traite {amount} fois son volume habituel",
    ways: `
      alerte volume sur {symbol} à {amount} fois la moyenne
      avertis-moi si le volume de {symbol} dépasse {amount} fois la normale
      alerte volume inhabituel {symbol} {amount}
    `,
  },
  alertEarnings: {
    title: "Préviens-moi avant les résultats de {symbol}",
    ways: `
      alerte avant la publication de {symbol}
      rappelle-moi {amount} jours avant les résultats de {symbol}
      mets une alerte résultats sur {symbol}
      avertis-moi la veille des résultats de {symbol}
    `,
  },
  alertDividend: {
    title: "Préviens-moi avant le détachement du dividende de {symbol}",
    ways: `
      alerte avant la date ex-dividende de {symbol}
      rappelle-moi {amount} jours avant le dividende de {symbol}
      mets une alerte dividende sur {symbol}
      avertis-moi la veille du détachement de {symbol}
    `,
  },
  removeAlert: {
    title: "Supprime mon alerte",
    ways: `
      supprime mon alerte sur {symbol}
      enlève l'alerte {symbol}
      désactive l'alerte de {symbol}
      annule mon alerte sur {symbol}
      ne m'alerte plus sur {symbol}
    `,
  },
  correctTransaction: {
    title: "Corriger une opération enregistrée",
    ways: `
      annule ma dernière saisie
      je me suis trompé dans un achat
      supprime la dernière opération
      corrige le prix de mon achat de {symbol}
      cette saisie était fausse
      efface la vente de {symbol} que j'ai saisie
      modifier une transaction enregistrée
    `,
  },
  writeNote: {
    title: "Écrire une note sur {symbol}",
    ways: `
      ajoute une note à {symbol}
      note que la marge de {symbol} a baissé
      prendre une note
      écris un commentaire sur {symbol}
    `,
  },
};
