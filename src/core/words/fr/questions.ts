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
      {period} elle valait combien l'action {symbol}
      tu peux me dire où cote {symbol}
      pourriez-vous m'indiquer le cours actuel de {symbol}
      le titre {symbol} s'échange à quel prix
      il faut débourser combien pour une action {symbol}
      quel était le prix de {symbol} {period}
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
      est-ce que {symbol} a monté {period}
      {symbol} a-t-elle baissé {period}
      {period} ça a donné quoi {symbol}
      {symbol} a pris ou perdu combien {period}
      le parcours boursier de {symbol} {period}
      est-ce que {symbol} est en hausse {period}
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
      quel jour {symbol} a-t-elle le plus grimpé {period}
      {period} c'était quand la pire séance de {symbol}
      record de hausse quotidienne pour {symbol} {period}
      la journée la plus noire de {symbol} en bourse
      quand est-ce que {symbol} a perdu le plus en une journée {period}
      le jour où {symbol} a fait son plus beau score
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
      {period} jusqu'à combien est montée {symbol}
      {symbol} est-elle proche de son plus haut de l'année
      extrêmes annuels de {symbol}
      est-ce que {symbol} est près de ses plus bas sur un an
      entre quelles bornes a évolué le titre {symbol} {period}
      le pic et le creux de {symbol} {period}
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
      {symbol} a-t-elle atteint un sommet historique {period}
      {symbol} est-elle à son plus haut de tous les temps
      date du record de {symbol}
      le cours le plus bas de toute l'histoire de {symbol}
      c'était quand le plus haut de toujours pour {symbol}
      il manque combien à {symbol} pour retrouver son record
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
      {symbol} s'échange-t-elle beaucoup {period}
      combien d'actions {symbol} ont changé de mains {period}
      {period} il y a eu du volume sur {symbol}
      les échanges sur {symbol} sont-ils inhabituels
      volume du jour {symbol}
      est-ce facile de revendre {symbol}, il y a assez d'échanges
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
      quelle valeur la bourse donne-t-elle à {symbol}
      {symbol} c'est une big cap ou une small cap
      ça pèse combien {symbol} à la bourse
      total des actions {symbol} multiplié par le cours
      quel est le poids boursier de la société {symbol}
      la capitalisation de {symbol} s'élève à combien
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
      le per de {symbol} est-il élevé
      est-ce que {symbol} a un gros per
      {symbol} se paie combien de fois ses profits
      donne le price earning de {symbol}
      per actuel du titre {symbol}
      quel multiple des bénéfices passés pour {symbol}
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
      quel per pour {symbol} sur les bénéfices de l'an prochain
      le per futur de {symbol} est-il bas
      {symbol} per sur résultats estimés
      per à venir de l'action {symbol}
      en se basant sur les prévisions de bénéfices quel est le per de {symbol}
      le pe forward de {symbol} il est à combien
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
      {symbol} est-elle bien valorisée
      est-ce que {symbol} est bon marché en ce moment
      le cours de {symbol} est-il justifié par ses fondamentaux
      {symbol} c'est une bulle ou c'est raisonnable
      trouvez-vous {symbol} chère au regard de ses ratios
      prix juste ou exagéré pour {symbol}
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
      le cours de {symbol} dépasse-t-il sa valeur comptable
      est-ce que {symbol} vaut plus que ses fonds propres en bourse
      pb ratio {symbol}
      combien de fois l'actif net paie-t-on pour {symbol}
      le price to book de {symbol} est-il faible
      capitalisation de {symbol} rapportée aux capitaux propres
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
      le ratio prix sur ventes de {symbol} est-il élevé
      ps ratio de {symbol}
      on paie combien de fois les ventes pour {symbol}
      valorisation de {symbol} en multiple du chiffre d'affaires
      combien la bourse paie pour un euro de ventes de {symbol}
      cours divisé par le chiffre d'affaires par action {symbol}
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
      l'ev/ebitda de {symbol} est-il élevé
      ev ebitda {symbol} c'est combien
      combien de fois l'ebitda vaut {symbol} dette comprise
      multiple ve ebitda du titre {symbol}
      rapport valeur d'entreprise sur ebitda pour l'action {symbol}
      donnez-moi le multiple d'entreprise de {symbol}
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
      le peg de {symbol} est-il intéressant
      est-ce que {symbol} a un bon peg
      ratio per croissance de {symbol}
      tu connais le peg de {symbol}
      le per de {symbol} est-il justifié par sa croissance
      peg actuel du titre {symbol}
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
      le bêta de {symbol} est-il élevé
      est-ce que {symbol} suit les mouvements de la bourse
      {symbol} réagit-elle fortement quand le marché bouge
      bêta boursier de la valeur {symbol}
      c'est combien le beta de {symbol}
      {symbol} baisse-t-elle plus que le marché quand ça chute
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
      {symbol} est-elle volatile {period}
      est-ce que {symbol} secoue beaucoup {period}
      le titre {symbol} est-il nerveux
      {period} {symbol} a beaucoup varié ou pas
      {symbol} c'est calme ou ça part dans tous les sens
      de combien fluctue {symbol} en général
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
      {period} qui gagne entre {symbol} et {other}
      est-ce que {symbol} a fait mieux que {other} {period}
      {symbol} a-t-elle moins bien marché que {other} {period}
      peux-tu comparer {symbol} avec {other}
      match {symbol} {other}
      laquelle s'en sort le mieux {symbol} ou {other}
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
      y a-t-il du nouveau sur {symbol} {period}
      est-ce qu'on parle de {symbol} dans les journaux
      {period} quelles annonces chez {symbol}
      t'as des infos sur ce qui se passe chez {symbol}
      fil d'actualité {symbol}
      que se passe-t-il chez {symbol} {period}
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
      {period} pourquoi {symbol} a bougé autant
      pour quelle raison {symbol} a-t-elle reculé {period}
      qu'est-ce qui fait plonger {symbol} {period}
      d'où vient la hausse de {symbol} {period}
      comment expliquer le mouvement de {symbol} {period}
      c'est dû à quoi la baisse de {symbol}
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
      {symbol} verse-t-elle un dividende
      est-ce que {symbol} donne un dividende
      il est de combien le dividende de {symbol}
      quel rendement offre {symbol} à ses actionnaires
      combien je touche par action avec {symbol}
      {symbol} est-elle généreuse en dividendes
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
      {symbol} détache-t-elle bientôt
      {period} est-ce que {symbol} détache un dividende
      est-ce que le dividende de {symbol} tombe {period}
      c'est pour quand le coupon de {symbol}
      avant quelle date acheter {symbol} pour avoir le dividende
      calendrier du dividende de {symbol}
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
      est-ce que {symbol} augmente son dividende tous les ans
      le dividende de {symbol} a-t-il été relevé {period}
      {symbol} a-t-elle sabré son dividende {period}
      le dividende de {symbol} est-il en hausse
      rythme de progression du coupon de {symbol}
      {symbol} a toujours versé un dividende stable ou pas
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
      {symbol} distribue-t-elle trop de dividendes par rapport à ses profits
      quel pourcentage du bénéfice part en dividendes chez {symbol}
      est-ce que le dividende de {symbol} est tenable
      {symbol} peut-elle se permettre ce dividende
      le payout de {symbol} est-il élevé
      risque de coupe du dividende de {symbol} vu ses bénéfices
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
      {symbol} publie-t-elle {period}
      est-ce que {symbol} annonce ses résultats {period}
      c'est pour quand les chiffres de {symbol}
      {period} y a-t-il une publication de {symbol}
      à quelle date tombent les résultats de {symbol}
      quand sortent les comptes de {symbol}
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
      est-ce que {symbol} a dépassé les attentes {period}
      {symbol} a-t-elle manqué le consensus {period}
      les résultats de {symbol} ont-ils surpris {period}
      {period} les chiffres de {symbol} étaient bons ou mauvais par rapport aux attentes
      dernière publication de {symbol} au-dessus ou en dessous des prévisions
      la publication de {symbol} a-t-elle plu
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
      quel bénéfice par action est prévu pour {symbol} {period}
      qu'est-ce qu'on attend des prochains chiffres de {symbol}
      les analystes prévoient combien de bénéfices pour {symbol} {period}
      consensus sur les résultats à venir de {symbol}
      {period} quelles sont les attentes pour les comptes de {symbol}
      {symbol} devrait gagner combien au prochain trimestre
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
      est-ce que {symbol} a divisé son action {period}
      {symbol} va-t-elle splitter bientôt
      l'action {symbol} a-t-elle été découpée par le passé
      date du dernier split de {symbol}
      y a-t-il eu un regroupement de titres chez {symbol} {period}
      combien de nouvelles actions pour une ancienne chez {symbol}
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
      {period} combien {symbol} a réalisé de chiffre d'affaires
      le ca de {symbol} s'élève à combien
      quelles sont les ventes annuelles de {symbol}
      {symbol} encaisse combien de revenus {period}
      {symbol} fait un gros chiffre d'affaires ou pas
      montant des ventes de l'entreprise {symbol} {period}
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
      est-ce que les ventes de {symbol} progressent
      le ca de {symbol} recule-t-il
      {symbol} croît de combien par an
      l'activité de {symbol} ralentit-elle
      rythme de progression des ventes {symbol}
      ça grandit vite le business de {symbol}
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
      est-ce que {symbol} a fait des bénéfices {period}
      {symbol} a-t-elle perdu de l'argent {period}
      {period} quel a été le résultat net de {symbol}
      combien {symbol} a empoché de bénéfices {period}
      les profits de la société {symbol} s'élèvent à combien
      le bénéfice net part du groupe de {symbol}
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
      {period} quel était le bpa de {symbol}
      quel profit {symbol} réalise par action
      le bénéfice par titre de {symbol} s'élève à combien
      bénéfice dilué par action {symbol}
      eps publié de {symbol} {period}
      le bpa de {symbol} est-il positif
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
      les marges de {symbol} sont-elles bonnes
      est-ce que {symbol} fait de grosses marges
      combien {symbol} garde sur chaque vente
      marge bénéficiaire de la société {symbol}
      les marges de {symbol} sont-elles faibles ou confortables
      niveau de marge chez {symbol}
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
      est-ce que {symbol} a beaucoup de dettes
      {symbol} doit combien aux banques
      la dette de {symbol} est-elle inquiétante
      {period} à combien se montait la dette de {symbol}
      taux d'endettement de l'entreprise {symbol}
      est-ce que {symbol} est trop leveragée
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
      est-ce que {symbol} a beaucoup de cash
      {symbol} a-t-elle une trésorerie confortable
      {period} combien de liquidités avait {symbol}
      quel est le montant du cash au bilan de {symbol}
      {symbol} a-t-elle des réserves pour tenir
      le magot de {symbol} il est de combien
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
      le free cash flow de {symbol} est-il positif {period}
      {period} combien {symbol} a dégagé de trésorerie disponible
      cash-flow libre annuel de la société {symbol}
      {symbol} a-t-elle un bon fcf
      que reste-t-il à {symbol} comme cash une fois les investissements payés
      est-ce que {symbol} génère du cash-flow libre
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
      est-ce que {symbol} a un bon roe
      quel rendement {symbol} tire de ses fonds propres
      roe actuel de la société {symbol}
      la rentabilité des capitaux de {symbol} est-elle élevée
      combien {symbol} gagne pour un euro de capitaux propres
      taux de retour sur fonds propres {symbol}
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
      est-ce que {symbol} a racheté des actions {period}
      {period} combien {symbol} a mis dans les rachats d'actions
      y a-t-il un programme de rachat en cours chez {symbol}
      {symbol} fait-elle de l'autocontrôle en rachetant ses titres
      somme consacrée aux rachats de titres par {symbol} {period}
      {symbol} réduit-elle son nombre de titres via des rachats
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
      {symbol} investit-elle beaucoup {period}
      {period} quel a été le capex de {symbol}
      combien d'argent {symbol} met dans ses installations
      est-ce que {symbol} dépense beaucoup en équipements
      montant des investissements corporels de {symbol}
      les capex de {symbol} sont-ils élevés
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
      est-ce que {symbol} dépense beaucoup en r&d
      {period} combien {symbol} a consacré à la recherche
      quel est l'effort d'innovation de {symbol}
      {symbol} met combien dans ses labos
      montant de la recherche et développement chez {symbol} {period}
      les dépenses r&d de {symbol} sont-elles importantes
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
      l'ebitda de {symbol} est-il positif
      {period} quel ebitda pour {symbol}
      à combien se monte l'excédent brut d'exploitation de {symbol}
      est-ce que {symbol} fait un bon ebitda
      montant de l'ebitda chez {symbol}
      résultat de {symbol} avant amortissements intérêts et impôts
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
      tu peux m'afficher le bilan de {symbol}
      {period} que disait le bilan de {symbol}
      actifs et dettes de l'entreprise {symbol}
      est-ce que {symbol} a un bilan sain
      détail du bilan de la société {symbol} {period}
      postes de l'actif et du passif chez {symbol}
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
      tu peux me sortir le compte de résultat de {symbol}
      {period} à quoi ressemblait le compte de résultat de {symbol}
      détail des revenus et des charges chez {symbol}
      pnl complet de la société {symbol}
      je voudrais consulter le compte de résultat de {symbol} {period}
      recettes, coûts et résultat de {symbol} poste par poste
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
      tu peux afficher le tableau des flux de {symbol}
      {period} quels ont été les flux de trésorerie de {symbol}
      d'où vient et où part le cash de {symbol}
      tableau de trésorerie complet {symbol} {period}
      flux de cash par activité chez {symbol}
      je voudrais voir l'état des flux de {symbol}
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
      combien y a-t-il d'actions {symbol} sur le marché
      {symbol} a émis combien de titres
      le nombre d'actions de {symbol} a-t-il augmenté {period}
      quelle part du capital de {symbol} est flottante
      nombre total d'actions de la société {symbol}
      ça fait combien de titres en tout {symbol}
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
      quelle est la valeur des livres de {symbol} par action
      valeur comptable d'un titre {symbol}
      combien de fonds propres derrière chaque action {symbol}
      {period} quel était l'actif net par action chez {symbol}
      book value per share {symbol}
      si on liquidait {symbol} on aurait combien par action d'après les comptes
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
      est-ce que {symbol} est solide financièrement
      {symbol} se porte-t-elle bien sur le plan financier
      les grands chiffres de {symbol}
      principaux ratios de la société {symbol}
      tu peux me donner les chiffres importants de {symbol}
      tableau de bord financier de {symbol}
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
      raconte-moi {symbol} en bref
      présente-moi le titre {symbol}
      que peux-tu me dire sur {symbol}
      pourriez-vous me faire une synthèse de {symbol}
      je connais pas bien {symbol}, tu m'en dis plus
      fiche complète {symbol}
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
      les analystes aiment-ils {symbol}
      est-ce que {symbol} est recommandée par les analystes
      que pensent les experts de {symbol}
      {symbol} est notée comment par les brokers
      les analystes sont-ils positifs sur {symbol}
      avis des professionnels concernant {symbol}
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
      quel cours visent les analystes pour {symbol}
      {symbol} a-t-elle du potentiel selon les objectifs de cours
      target moyen sur {symbol}
      l'objectif des analystes sur {symbol} est-il au-dessus du cours
      à quel prix les bureaux d'analyse fixent {symbol}
      combien de marge avant l'objectif de cours de {symbol}
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
      est-ce que {symbol} a été relevée {period}
      {symbol} a-t-elle été abaissée par un broker {period}
      {period} quelles banques ont changé leur reco sur {symbol}
      nouvelles recos sur {symbol} {period}
      un analyste a-t-il revu sa note sur {symbol}
      dernier changement de conseil sur {symbol}
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
      est-ce que les dirigeants de {symbol} ont vendu {period}
      le management de {symbol} achète-t-il du titre {period}
      {period} y a-t-il eu des achats de dirigeants chez {symbol}
      les cadres de {symbol} se débarrassent de leurs titres
      mouvements d'initiés sur {symbol} {period}
      qui en interne a acheté ou cédé des actions {symbol}
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
      qui possède {symbol}
      quels sont les gros détenteurs de {symbol}
      l'état ou une famille est-il au capital de {symbol}
      qui contrôle le capital de la société {symbol}
      est-ce que des fonds détiennent {symbol}
      structure de l'actionnariat chez {symbol}
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
      avec qui {symbol} est-elle en concurrence
      tu connais des boîtes comme {symbol}
      qui sont les adversaires de {symbol}
      {symbol} a-t-elle beaucoup de concurrents
      autres valeurs du même secteur que {symbol}
      à quelles entreprises peut-on rapprocher {symbol}
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
      {symbol} fait quoi dans la vie
      que vend {symbol}
      d'où vient l'argent de {symbol}, quels produits
      dans quel domaine opère {symbol}
      de quel pays est {symbol}
      description de l'entreprise {symbol}
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
      c'est qui le boss de {symbol}
      nom du directeur général de {symbol}
      qui occupe le poste de pdg chez {symbol}
      tu connais le pdg de {symbol}
      grand patron {symbol}
      qui est le chief executive de {symbol}
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
      qui sont les dirigeants de {symbol}
      qui fait partie de la direction de {symbol}
      les têtes du management chez {symbol}
      membres du comité exécutif de {symbol}
      noms des responsables de la société {symbol}
      quelle équipe gère {symbol}
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
      est-ce que {symbol} emploie beaucoup de monde
      combien de gens bossent pour {symbol}
      {period} quel était l'effectif de {symbol}
      {symbol} a-t-elle réduit son personnel {period}
      nombre de salariés dans le groupe {symbol}
      la boîte {symbol} compte combien d'employés
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
      {symbol} a-t-elle déposé un rapport {period}
      je cherche le rapport annuel de {symbol}
      {period} quels documents officiels de {symbol}
      où trouver les documents sec de {symbol}
      derniers dépôts réglementaires {symbol}
      tu peux me sortir les rapports officiels de {symbol}
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
      y a-t-il beaucoup de vendeurs à découvert sur {symbol}
      {symbol} est-elle shortée
      taux de vente à découvert de {symbol}
      combien de titres {symbol} sont empruntés pour shorter
      les shorts sont-ils nombreux sur {symbol}
      pression baissière des vadeurs sur {symbol}
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
      quelle variation est pricée par les options de {symbol} {period}
      le marché des options attend-il un gros mouvement sur {symbol}
      {period} de combien {symbol} devrait bouger d'après les options
      ampleur du mouvement anticipé par les options {symbol}
      les options prévoient-elles un grand écart sur {symbol}
      mouvement attendu {symbol} vu par les options
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
      quelles boîtes y a-t-il dans {symbol}
      de quoi est composé {symbol}
      le fonds {symbol} détient quels titres
      montre-moi les lignes de l'etf {symbol}
      que trouve-t-on à l'intérieur de {symbol}
      quels sont les principaux composants de {symbol}
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
      {symbol} fait partie de quel secteur
      dans quels secteurs investit le fonds {symbol}
      {symbol} est-elle classée dans la santé ou la finance
      répartition par secteurs de {symbol}
      l'etf {symbol} est-il très exposé à la tech
      secteur d'appartenance du titre {symbol}
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
      {symbol} a-t-il des frais élevés
      est-ce que l'etf {symbol} coûte cher en frais
      on paie combien de frais par an sur {symbol}
      ter du tracker {symbol}
      quels frais prélève {symbol} chaque année
      le fonds {symbol} me prend quel pourcentage en gestion
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
      {symbol} et {other} se chevauchent-ils
      est-ce que {symbol} fait double emploi avec {other}
      combien d'actions {symbol} et {other} ont en commun
      ça sert à quelque chose d'avoir {symbol} et {other} ou c'est les mêmes titres
      taux de recouvrement entre {symbol} et {other}
      contenu commun de {symbol} et {other}
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
      le rsi de {symbol} est-il élevé
      est-ce que {symbol} est en zone de survente
      {symbol} est-elle survendue
      le rsi sur {symbol} il est à combien
      valeur du rsi pour {symbol}
      {symbol} a-t-elle été trop achetée d'après le rsi
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
      est-ce que le macd de {symbol} donne un signal d'achat
      le macd de {symbol} est-il négatif
      {symbol} macd haussier ou pas
      où en est le macd sur {symbol}
      lecture du macd pour l'action {symbol}
      le macd de {symbol} vient-il de se retourner
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
      {symbol} est-elle passée sous sa moyenne mobile
      est-ce que le cours de {symbol} dépasse sa moyenne mobile
      les moyennes mobiles de {symbol} sont à quel niveau
      {symbol} cote au-dessus ou en dessous de ses moyennes mobiles
      donne les mm de {symbol}
      écart de {symbol} avec sa moyenne mobile longue
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
      y a-t-il eu un golden cross sur {symbol} {period}
      est-ce que {symbol} a fait un death cross {period}
      {period} les moyennes mobiles de {symbol} se sont-elles croisées
      {symbol} a-t-elle dessiné une croix dorée récemment
      date du dernier croisement de moyennes pour {symbol}
      croix dorée ou croix de la mort pour {symbol}
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
      quels seuils regarder sur {symbol}
      {symbol} est-elle sur un support
      est-ce que {symbol} arrive sur une résistance
      à quel niveau {symbol} pourrait bloquer
      supports et résistances du titre {symbol}
      c'est quoi les paliers importants sur {symbol}
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
      est-ce que {symbol} est bien orientée techniquement
      {symbol} est-elle en tendance baissière
      les indicateurs sont-ils au vert sur {symbol}
      lecture graphique de l'action {symbol}
      techniquement ça donne quoi {symbol}
      bilan technique de {symbol}
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
      est-ce que le sentiment est bon sur {symbol}
      {symbol} a-t-elle la cote auprès des investisseurs
      que disent les gens de {symbol}
      les petits porteurs y croient à {symbol}
      quel est le ressenti autour de {symbol}
      l'humeur est-elle négative envers {symbol}
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
      c'est quoi le ticker de {symbol}
      quel code taper pour {symbol}
      code boursier {symbol}
      donne-moi le code isin de {symbol}
      comment s'abrège {symbol} en bourse
      le mnémonique de la valeur {symbol}
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
      est-ce que la bourse a monté {period}
      les marchés ont-ils baissé {period}
      {period} c'était comment la bourse
      la bourse est-elle en hausse {period}
      comment ça se passe sur les marchés {period}
      bilan de la séance boursière {period}
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
      il s'est passé quoi en bourse {period}
      {period} quelles nouvelles sur les marchés
      y a-t-il des infos importantes en bourse {period}
      fil d'actu des marchés financiers
      tu me fais le résumé des nouvelles boursières
      faits marquants de la finance {period}
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
      est-ce que le marché est inquiet
      les investisseurs sont-ils confiants {period}
      le vix est à combien
      c'est la panique ou l'optimisme sur les marchés
      niveau de l'indice fear and greed
      état d'esprit des marchés {period}
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
      quelles valeurs ont le plus grimpé {period}
      {period} quelles actions ont bondi
      qui a fait la meilleure hausse {period}
      liste des actions en forte progression
      les stars de la bourse {period}
      c'est quoi les grosses hausses {period}
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
      quelles valeurs ont le plus reculé {period}
      {period} quelles actions ont plongé
      qui a pris la plus grosse claque en bourse {period}
      liste des actions en plus forte baisse
      les flops de la bourse {period}
      c'est quoi les grosses chutes {period}
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
      {period} quelles actions se sont le plus échangées
      sur quelles valeurs y a-t-il le plus d'échanges {period}
      quelles actions font parler d'elles {period}
      top des volumes en bourse
      titres qui attirent le plus de transactions
      sur quoi tout le monde trade {period}
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
      {period} quels secteurs ont progressé
      est-ce que la tech monte {period}
      le secteur bancaire a-t-il baissé {period}
      quels secteurs tirent le marché {period}
      secteurs gagnants et perdants {period}
      quelle branche de la cote marche le mieux {period}
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
      {exchange} ouvre-t-elle {period}
      est-ce que la bourse est ouverte {period}
      {period} peut-on passer des ordres ou c'est fermé
      ça ouvre quand {exchange}
      jusqu'à quelle heure cote {exchange}
      la séance est-elle déjà terminée sur {exchange}
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
      {period} quelles entreprises dévoilent leurs comptes
      est-ce qu'il y a des résultats d'entreprises {period}
      y a-t-il de grosses publications {period}
      programme des résultats {period}
      quels groupes présentent leurs chiffres {period}
      qui annonce ses résultats {period}
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
      {period} quelles actions passent ex-dividende
      y a-t-il des détachements {period}
      qui détache en bourse {period}
      quelles valeurs versent un dividende {period}
      est-ce que des sociétés détachent leur coupon {period}
      planning des dividendes du marché {period}
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
      y a-t-il des splits {period}
      {period} quelles actions vont être divisées
      est-ce qu'une société divise son titre {period}
      agenda des divisions d'actions
      quels titres vont se splitter {period}
      qui a annoncé un fractionnement de ses actions
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
      y a-t-il des introductions en bourse {period}
      {period} qui rentre en bourse
      est-ce qu'une ipo est prévue {period}
      quelles boîtes vont être cotées prochainement
      programme des introductions {period}
      nouveaux venus à la cote {period}
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
      y a-t-il une réunion de banque centrale {period}
      {period} quelles statistiques vont sortir
      est-ce qu'il y a des chiffres macro {period}
      agenda économique de la semaine
      quels événements macro surveiller {period}
      c'est quand la prochaine décision de taux
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
      le change de {currency} il est à combien {period}
      convertis-moi {amount} en {currency}
      {currency} a-t-il monté {period}
      combien j'obtiens en {currency} pour {amount}
      quel est le taux du jour pour {currency}
      {period} à combien était {currency}
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
      ça veut dire quoi {term}
      tu peux m'expliquer ce que c'est {term}
      qu'entend-on par {term}
      pourriez-vous définir {term}
      {term} késako
      explication simple de {term}
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
      {period} mon portefeuille valait combien
      à combien est mon portefeuille en ce moment
      mon compte {account} est à quel montant
      quelle est la valeur de tous mes placements
      je pèse combien en bourse au total
      pouvez-vous me donner la valeur de mon portefeuille {period}
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
      est-ce que j'ai du cash disponible
      il me reste des sous sur {account}
      ai-je encore des liquidités
      combien d'argent n'est pas placé chez moi
      {period} j'avais combien de liquidités
      mon solde en espèces
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
      quelles actions j'ai
      montre-moi ce que je détiens
      {period} j'avais quoi en portefeuille
      j'ai quoi comme titres sur {account}
      pouvez-vous lister mes positions
      mes lignes en cours
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
      c'est quoi ma plus grosse position
      sur quelle valeur ai-je le plus d'argent
      mes lignes les plus lourdes
      quelles sont mes actions principales
      classe mes positions de la plus grosse à la plus petite
      qu'est-ce qui pèse le plus sur {account}
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
      est-ce que je possède {symbol}
      ai-je encore du {symbol}
      {period} j'avais combien de {symbol}
      il me reste combien d'actions {symbol}
      j'en ai pour combien de {symbol}
      montant de ma ligne {symbol} sur {account}
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
      c'est quoi mon pru sur {symbol}
      à quel prix j'ai eu mes {symbol}
      mon cours moyen d'acquisition pour {symbol}
      est-ce que j'ai payé {symbol} plus cher que le cours actuel
      à partir de quel prix je ne perds plus sur {symbol}
      mes {symbol} me reviennent à combien pièce
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
      est-ce que {symbol} pèse trop dans mon portefeuille
      quel pourcentage de mon argent est sur {symbol}
      {symbol} ça fait quelle part de mon {account}
      ai-je trop de {symbol} par rapport au reste
      proportion de {symbol} chez moi
      ma part en {symbol}
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
      est-ce que je gagne de l'argent sur {symbol}
      ai-je perdu de l'argent avec {symbol} {period}
      {period} {symbol} m'a rapporté ou coûté combien
      je suis à plus ou à moins combien sur {symbol}
      mon gain sur {symbol}
      j'ai pris combien sur mes {symbol}
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
      quelles sont mes lignes dans le rouge
      {period} laquelle de mes actions a le mieux marché
      qu'est-ce qui m'a fait perdre le plus parmi mes titres {period}
      mes bons et mauvais choix {period}
      est-ce que j'ai des positions en perte
      mes lignes gagnantes sur {account}
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
      à combien s'élèvent mes plus-values latentes
      est-ce que je suis en plus-value latente
      suis-je en moins-value latente sur {account}
      mes gains pas encore réalisés
      montant latent de mes positions ouvertes
      si je liquidais tout je ferais combien de bénéfice
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
      est-ce que j'ai réalisé des plus-values {period}
      {period} combien de gains ai-je encaissés sur mes ventes
      quelle plus-value ai-je prise sur {symbol} en vendant
      mes gains réalisés
      ai-je vendu à perte {period}
      total des profits sur mes titres cédés {period}
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
      {period} quelle a été ma performance
      quel pourcentage j'ai fait {period}
      mon portefeuille a-t-il bien performé {period}
      ça me rapporte combien de pour cent mes placements
      rendement de mon {account} {period}
      quel est mon rendement annuel moyen
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
      est-ce que j'ai gagné de l'argent {period}
      ai-je perdu de l'argent {period}
      {period} j'ai pris ou perdu combien en tout
      mes gains totaux
      mon portefeuille m'a fait gagner combien {period}
      je suis bénéficiaire ou perdant sur {account}
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
      est-ce que j'ai battu le marché {period}
      ai-je fait moins bien que {symbol} {period}
      {period} je suis au-dessus ou en dessous de l'indice
      mon portefeuille a-t-il surperformé {symbol}
      je fais mieux qu'un simple tracker {symbol}
      mon écart avec {symbol} {period}
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
      est-ce que j'ai touché des dividendes {period}
      {period} combien m'ont rapporté mes dividendes
      ai-je reçu un dividende de {symbol} {period}
      quels coupons sont tombés sur {account}
      les dividendes que j'ai eus {period}
      somme des dividendes déjà perçus
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
      est-ce que je vais toucher des dividendes {period}
      {period} combien de dividendes doivent tomber
      quels dividendes m'attendent {period}
      je vais recevoir combien de {symbol} en dividende
      vais-je encaisser des coupons {period}
      mes dividendes prévus sur {account}
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
      mon portefeuille rapporte quel rendement en dividendes
      quel est le yield moyen de mes lignes
      est-ce que mon rendement en dividendes est bon
      rendement dividende de mon {account}
      mes actions me versent quel taux en moyenne
      pourcentage de dividendes par rapport à ma mise
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
      est-ce que j'ai reçu des intérêts {period}
      {period} combien d'intérêts sont tombés
      mes intérêts sur {account}
      montant des intérêts versés sur mon cash
      ai-je touché des intérêts
      ma trésorerie m'a rapporté combien {period}
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
      est-ce que j'ai trop de tech
      quels secteurs dominent mon portefeuille
      suis-je trop concentré sur un secteur
      mes actions par secteur
      j'ai quoi comme secteurs sur {account}
      ma répartition par branche d'activité
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
      est-ce que j'ai trop d'actions américaines
      quels pays dominent dans mon portefeuille
      suis-je assez diversifié géographiquement
      où dans le monde est placé mon argent
      mes actions par pays
      ma répartition par zone géographique sur {account}
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
      est-ce que je suis trop exposé en {currency}
      combien j'ai en {currency}
      mes placements par devise
      dans quelles devises est libellé mon portefeuille
      ai-je beaucoup d'actifs en {currency}
      ma répartition monétaire sur {account}
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
      est-ce que j'ai trop d'actions par rapport aux obligations
      quelle part de mes sous est en etf
      ma répartition par type de produit
      ai-je assez d'obligations
      comment se partage mon argent entre actions fonds et cash
      mes classes d'actifs sur {account}
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
      combien y a-t-il dans chacun de mes comptes
      mes portefeuilles compte par compte
      lequel de mes comptes est le plus gros
      mes soldes par compte
      comment mes avoirs sont-ils répartis sur mes comptes
      sur quels comptes j'ai du {symbol}
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
      est-ce que j'ai passé des opérations {period}
      {period} quels mouvements sur mon compte
      ai-je fait des transactions sur {symbol}
      montre l'historique de mon {account}
      mes derniers mouvements
      pouvez-vous afficher mes opérations {period}
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
      est-ce que j'ai acheté quelque chose {period}
      ai-je acheté du {symbol} {period}
      {period} j'ai pris quoi comme actions
      quelles actions j'ai rentrées {period}
      c'était quand mon premier achat de {symbol}
      historique de mes achats
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
      est-ce que j'ai vendu quelque chose {period}
      ai-je vendu du {symbol} {period}
      {period} j'ai liquidé quoi
      quelles actions j'ai sorties {period}
      c'était quand que j'ai vendu mes {symbol}
      historique de mes ventes
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
      est-ce que j'ai fait des versements {period}
      {period} combien j'ai mis sur mon compte
      ai-je retiré de l'argent {period}
      mes apports et retraits
      combien d'argent j'ai mis au total
      mes virements sur {account} {period}
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
      est-ce que j'ai payé des frais {period}
      {period} ça m'a coûté combien en courtage
      mes frais sur {symbol}
      combien m'ont coûté mes ordres {period}
      ai-je payé beaucoup de commissions
      total de mes frais de courtage
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
      est-ce qu'on m'a retenu de l'impôt {period}
      {period} combien d'impôts ont été prélevés
      quelle retenue à la source sur mes dividendes {symbol}
      mes taxes prélevées {period}
      ai-je déjà payé des taxes sur {account}
      prélèvements fiscaux déjà retenus
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
      est-ce que mon portefeuille est dangereux
      suis-je trop exposé au risque
      mon portefeuille est-il trop concentré
      où sont mes faiblesses
      je risque gros avec mon {account}
      évalue le risque de mes placements
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
      est-ce que mon portefeuille a été volatil {period}
      {period} mon portefeuille a beaucoup bougé
      mon portefeuille est-il stable
      quelle est la vol de mes placements
      mon {account} est-il très agité
      taux de volatilité de mon ptf
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
      {period} quelle a été ma plus grosse baisse
      jusqu'où mon portefeuille est tombé depuis son sommet
      est-ce que je suis loin de mon plus haut
      mon pire repli
      ai-je connu un gros drawdown {period}
      ma plus forte chute sur {account}
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
      est-ce que mon ratio de sharpe est bon
      {period} quel était mon sharpe
      mon rendement vaut-il le risque pris
      sharpe de mon {account}
      calcul de mon ratio rendement sur risque
      mon portefeuille est-il efficace par rapport à son risque
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
      est-ce que mon portefeuille suit le marché
      mon bêta est-il élevé
      quel bêta pour mon {account}
      mon portefeuille est-il plus sensible que l'indice
      c'est quoi mon beta
      quand la bourse chute mon portefeuille chute-t-il plus fort
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
      est-ce que mes positions sont corrélées
      {symbol} et {other} vont-elles dans le même sens {period}
      lien entre {symbol} et {other}
      mes actions montent et baissent toutes ensemble
      quand {symbol} baisse {other} baisse aussi
      corrélations entre mes titres
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
      {period} qu'est-ce qui a tiré mon portefeuille
      pourquoi je perds de l'argent {period}
      pourquoi mon {account} a chuté {period}
      quelle ligne a le plus pesé sur ma perf {period}
      c'est à cause de quoi que mon portefeuille recule
      qu'est-ce qui explique mes gains {period}
      qu'est-ce qui a fait bouger mon portefeuille {period}
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
      est-ce que le change m'a fait perdre {period}
      le dollar m'a-t-il aidé {period}
      {period} combien m'ont coûté les devises
      mes gains liés au change
      l'effet des monnaies sur mon {account}
      qu'est-ce que les taux de change ont changé pour moi
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
      c'était quand ma meilleure journée
      {period} quel a été mon pire jour
      mon meilleur mois {period}
      ma pire année en bourse
      le jour le plus noir de mon portefeuille
      meilleure et pire séance de mon {account}
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
      qu'est-ce que ça change si je vends {symbol}
      si je me sépare de {symbol} je récupère combien
      {symbol} si je vends tout
      mon portefeuille sans {symbol} ça donnerait quoi
      en vendant {amount} de {symbol} quel serait mon gain
      que deviendrait mon {account} si je cédais mes {symbol}
      et si je vendais {amount} mes {symbol}
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
      qu'est-ce que ça change si j'achète {amount} de {symbol}
      si je prends {amount} de {symbol} ça pèse combien
      simule l'achat de {amount} de {symbol}
      en ajoutant {amount} de {symbol} mon pru passe à combien
      mon portefeuille avec {amount} de {symbol} en plus
      que donnerait un renforcement de {amount} sur {symbol}
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
      je perds combien si {symbol} recule de {amount}
      si {symbol} grimpe de {amount} mon portefeuille prend combien
      impact sur moi si {symbol} varie de {amount}
      {symbol} à moins {amount} ça me coûte quoi
      imaginons que {symbol} chute de {amount}, j'en serais où
      quel effet aurait une hausse de {symbol} de {amount} sur mon {account}
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
      {period} j'aurais mis {amount} sur {symbol}, j'aurais combien
      combien j'aurais si j'avais placé {amount} en {symbol} {period}
      que valent maintenant {amount} mis dans {symbol} {period}
      {amount} investis {period} sur {symbol} ça donne quoi
      est-ce que {amount} mis en {symbol} {period} auraient rapporté
      si seulement j'avais acheté pour {amount} de {symbol} {period}
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
      ça fait longtemps que j'ai {symbol}
      depuis quelle année je possède {symbol}
      quand est-ce que {symbol} est entré dans mon portefeuille
      laquelle de mes lignes est la plus ancienne
      ancienneté de mes {symbol}
      je détiens {symbol} depuis longtemps ou pas
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
      mes différents lots de {symbol}
      montre les lots d'achat de mes {symbol}
      mes {symbol} sont réparties en combien de lots
      lots {symbol} avec leurs dates
      pouvez-vous détailler mes lots de {symbol}
      quels lots ai-je encore sur {symbol}
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
      ai-je des alertes
      est-ce que j'ai mis une alerte sur {symbol}
      mes alertes sur {symbol}
      quelles alertes sont actives
      montre-moi mes alertes
      une de mes alertes s'est déclenchée {period}
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
      tu me préviens si {symbol} arrive à {amount}
      pourriez-vous m'avertir quand {symbol} descend à {amount}
      envoie-moi une notif si {symbol} monte à {amount}
      alerte {symbol} seuil {amount}
      fais-moi savoir si {symbol} repasse les {amount}
      j'aimerais une alerte quand {symbol} cote {amount}
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
      il y a quoi dans ma watchlist
      {period} comment a évolué ma watchlist
      montre-moi mes favoris
      les actions que je suis ont monté {period}
      est-ce que ma liste de suivi est en hausse {period}
      mes valeurs à surveiller
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
      tu peux ajouter {symbol} à mes favoris
      pouvez-vous mettre {symbol} sous surveillance
      {symbol} en favori
      mets-moi {symbol} de côté dans ma watchlist
      j'aimerais suivre {symbol}
      intègre {symbol} à mes valeurs suivies
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
      tu peux enlever {symbol} de mes favoris
      pouvez-vous retirer {symbol} de ma surveillance
      supprime {symbol} de ma watchlist
      plus besoin de suivre {symbol}
      dégage {symbol} de ma liste
      je ne souhaite plus suivre {symbol}
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
      ai-je des notes sur {symbol}
      est-ce que j'ai écrit quelque chose sur {symbol}
      relis-moi mes notes sur {symbol}
      j'avais noté quoi pour {symbol}
      montre mes notes
      mes pense-bêtes {symbol}
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
      est-ce que mes actions publient {period}
      {period} lesquelles de mes boîtes sortent leurs chiffres
      une de mes lignes publie-t-elle ses résultats {period}
      mes valeurs ont des résultats {period}
      c'est quand les prochains résultats de mes positions
      les publications à venir dans mon portefeuille
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
      y a-t-il du nouveau sur mes actions {period}
      {period} quelles infos sur mes titres
      est-ce qu'on parle de mes valeurs dans la presse
      actus de mon ptf
      les dernières nouvelles de mes placements
      il s'est passé quoi pour mes positions {period}
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
      est-ce que mes actions détachent {period}
      {period} quels titres chez moi passent ex-dividende
      une de mes positions détache-t-elle {period}
      les prochaines dates de détachement de mes actions
      lesquels de mes titres vont détacher leur coupon
      détachements dans mon portefeuille {period}
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
      {symbol} va-t-elle baisser {period}
      est-ce que {symbol} va remonter
      {symbol} ira jusqu'où
      la bourse va-t-elle monter {period}
      tu penses que {symbol} va exploser
      quel sera le cours de {symbol} {period}
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
      est-ce que je devrais acheter {symbol}
      tu me conseilles {symbol} ou {other}
      ça vaut le coup d'acheter {symbol}
      faut-il renforcer {symbol}
      je fais quoi de mes {symbol}, je vends
      dans quoi me conseillez-vous d'investir {amount}
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
      je vais devoir combien au fisc {period}
      est-ce que je dois déclarer mes dividendes
      comment sont imposées mes plus-values
      quel impôt si je gagne {amount} en bourse
      aide-moi à remplir ma déclaration fiscale
      est-ce que je serai imposé sur mes gains {period}
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
      peux-tu acheter {amount} de {symbol} pour moi
      vends tout mon {symbol}
      je veux passer un ordre sur {symbol}
      exécute une vente de {symbol} au marché
      prends-moi du {symbol} tout de suite
      envoie {amount} de {account} vers ma banque
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
      il pleut dehors
      tu connais une bonne blague
      qui va gagner les élections
      je mange quoi ce soir
      combien gagne mon collègue
      aide-moi à faire mes devoirs
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
      tu fais quoi exactement
      comment peux-tu m'aider
      est-ce que tu peux m'aider
      à quelles questions savez-vous répondre
      montre-moi ce que tu sais faire
      comment t'utiliser
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
      quel est le {indicator} de {symbol}
      le {indicator} de {symbol} est-il haut
      donne-moi le {indicator} sur {symbol}
      où en est le {indicator} pour {symbol}
      valeur du {indicator} chez {symbol}
      {symbol} ça donne quoi au {indicator}
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
      que montre le marché des options sur {symbol}
      put call ratio {symbol}
      les options {symbol} sont-elles plutôt à la hausse ou à la baisse
      {period} y a-t-il eu de l'activité sur les options {symbol}
      open interest des options de {symbol}
      chaîne d'options {symbol}
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
      {symbol} a ouvert à combien {period}
      {period} ouverture et clôture de {symbol}
      {symbol} a-t-elle ouvert en hausse {period}
      prix d'ouverture du titre {symbol}
      plus bas en séance de {symbol} {period}
      ohlc de {symbol} {period}
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
      est-ce que les prévisions sur {symbol} ont été revues à la baisse {period}
      les estimations de bénéfices de {symbol} montent-elles
      {period} les analystes ont-ils revu leurs chiffres sur {symbol}
      le consensus de bpa de {symbol} a bougé {period}
      révision à la hausse des prévisions de {symbol}
      les attentes sur {symbol} ont-elles été abaissées
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
      pour que {symbol} fasse {amount} de mon portefeuille il m'en faut combien
      combien de titres {symbol} pour peser {amount} chez moi
      je veux {symbol} à {amount} de mon {account}, combien en prendre
      réduire {symbol} à {amount} de mes placements
      quel nombre d'actions {symbol} pour une pondération de {amount}
      monter {symbol} jusqu'à {amount} de mon ptf
    `,
  },
  closedTrades: {
    title: "Quel bilan pour mes positions clôturées ?",
    ways: `
      taux de réussite de mes trades
      combien de mes ventes ont été gagnantes
      mon taux de trades gagnants {period}
      bilan de mes opérations terminées
      est-ce que mes trades clôturés ont été gagnants {period}
      {period} combien de trades réussis
      mes positions fermées ont bien marché ou pas
      ratio de gains et de pertes de mes trades bouclés
      part de mes trades perdants
      mes trades terminés sur {account}, ça donne quoi
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
      {period} en mettant {amount} tous les mois sur {symbol} j'aurais combien
      dca de {amount} par mois sur {symbol} {period}
      si j'avais versé {amount} mensuellement dans {symbol} {period} j'en serais où
      épargner {amount} chaque mois en {symbol} {period} ça aurait donné quoi
      achats mensuels de {amount} de {symbol} {period}
      combien vaudrait un versement mensuel de {amount} sur {symbol} {period}
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
      combien de dividendes vais-je toucher chaque mois
      quels mois je reçois le plus de dividendes
      mes dividendes à venir mois après mois
      est-ce que je touche des dividendes tous les mois
      planning mensuel de mes coupons
      détail par mois des dividendes attendus sur {account}
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
      je viens d'acheter {amount} {symbol} à {amount}
      {period} j'ai pris {amount} {symbol} à {amount}
      saisis un achat de {amount} {symbol} au prix de {amount}
      je me suis offert {amount} actions {symbol} à {amount}
      mets {amount} {symbol} achetées à {amount} sur {account}
      veuillez enregistrer mon achat de {amount} titres {symbol} à {amount}
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
      je viens de vendre {amount} {symbol} à {amount}
      {period} j'ai cédé {amount} {symbol} à {amount}
      saisis une vente de {amount} {symbol} au prix de {amount}
      je me suis débarrassé de {amount} {symbol} à {amount}
      j'ai allégé {symbol} de {amount} titres à {amount}
      veuillez enregistrer ma vente de {amount} titres {symbol} à {amount}
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
      je viens de toucher {amount} de dividende {symbol}
      {period} {symbol} m'a versé {amount} de dividende
      note un dividende {symbol} de {amount} sur {account}
      saisis {amount} de coupon pour {symbol}
      j'ai encaissé un coupon {symbol} de {amount}
      veuillez ajouter un dividende de {amount} pour {symbol}
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
      je viens de verser {amount}
      {period} j'ai mis {amount} sur {account}
      note un versement de {amount}
      saisis un apport de {amount} {period}
      j'ai fait un virement de {amount} vers mon {account}
      ajoute {amount} de cash que j'ai déposé
    `,
  },
  recordWithdrawal: {
    title: "J’ai retiré {amount}",
    ways: `
      retrait de {amount} {period}
      {period} j'ai retiré {amount} de mon {account}
      enregistre un retrait de {amount}
      j'ai sorti {amount} de mon compte {period}
      je viens de retirer {amount}
      {period} j'ai sorti {amount} de {account}
      note un retrait de {amount}
      saisis une sortie d'argent de {amount}
      j'ai repris {amount} sur mon {account}
      j'ai rapatrié {amount} de mon {account} vers ma banque
    `,
  },
  recordInterest: {
    title: "J’ai reçu {amount} d’intérêts",
    ways: `
      intérêts {amount} {period}
      enregistre des intérêts de {amount}
      {amount} d'intérêts reçus sur mon {account}
      je viens de recevoir {amount} d'intérêts
      {period} j'ai touché {amount} d'intérêts
      note {amount} d'intérêts sur {account}
      saisis un versement d'intérêts de {amount}
      mon cash m'a rapporté {amount} d'intérêts {period}
      on m'a crédité {amount} d'intérêts
    `,
  },
  recordFee: {
    title: "J’ai payé {amount} de frais",
    ways: `
      frais de {amount} {period}
      enregistre des frais de {amount}
      on m'a prélevé {amount} de droits de garde {period}
      {amount} de frais sur mon {account}
      je viens de payer {amount} de frais
      {period} mon courtier m'a pris {amount} de frais
      note {amount} de frais
      saisis une commission de {amount} sur {account}
      on m'a facturé {amount} de frais de tenue de compte
      ajoute des frais bancaires de {amount}
    `,
  },
  alertHigh: {
    title: "Préviens-moi quand {symbol} atteint un nouveau plus haut sur 52 semaines",
    ways: `
      alerte-moi quand {symbol} fait un nouveau plus haut
      alerte plus haut annuel {symbol}
      avertis-moi si {symbol} bat son plus haut de 52 semaines
      préviens-moi si {symbol} fait un nouveau sommet annuel
      fais-moi signe quand {symbol} dépasse son plus haut de l'année
      notification nouveau plus haut sur un an {symbol}
      je veux savoir quand {symbol} bat son record annuel
      tu me dis si {symbol} casse ses plus hauts
      mets une alerte de plus haut sur {symbol}
    `,
  },
  alertLow: {
    title: "Préviens-moi quand {symbol} atteint un nouveau plus bas sur 52 semaines",
    ways: `
      alerte-moi quand {symbol} fait un nouveau plus bas
      alerte plus bas annuel {symbol}
      avertis-moi si {symbol} tombe à son plus bas de 52 semaines
      préviens-moi si {symbol} enfonce ses plus bas annuels
      fais-moi signe quand {symbol} passe sous son plus bas de l'année
      notification nouveau plus bas sur un an {symbol}
      je veux savoir quand {symbol} touche un plus bas annuel
      tu me dis si {symbol} casse ses plus bas
      mets une alerte de plus bas sur {symbol}
    `,
  },
  alertVolume: {
    title: "Préviens-moi quand {symbol} traite {amount} fois son volume habituel",
    ways: `
      alerte volume sur {symbol} à {amount} fois la moyenne
      avertis-moi si le volume de {symbol} dépasse {amount} fois la normale
      alerte volume inhabituel {symbol} {amount}
      fais-moi signe si {symbol} s'échange à {amount} fois son volume normal
      notification si les volumes sur {symbol} font {amount} fois la moyenne
      mets une alerte de volume {symbol} à {amount} fois l'habitude
      tu me préviens si ça échange {amount} fois plus que d'habitude sur {symbol}
      je veux être alerté quand {symbol} traite {amount} fois ses volumes moyens
      dis-moi quand le volume de {symbol} est multiplié par {amount}
    `,
  },
  alertEarnings: {
    title: "Préviens-moi avant les résultats de {symbol}",
    ways: `
      alerte avant la publication de {symbol}
      rappelle-moi {amount} jours avant les résultats de {symbol}
      mets une alerte résultats sur {symbol}
      avertis-moi la veille des résultats de {symbol}
      tu me préviens avant que {symbol} publie
      fais-moi penser aux résultats de {symbol}
      rappel publication {symbol}
      je veux être averti {amount} jours avant que {symbol} sorte ses chiffres
      notification avant les trimestriels de {symbol}
      pourriez-vous me rappeler la date des résultats de {symbol} à l'avance
    `,
  },
  alertDividend: {
    title: "Préviens-moi avant le détachement du dividende de {symbol}",
    ways: `
      alerte avant la date ex-dividende de {symbol}
      rappelle-moi {amount} jours avant le dividende de {symbol}
      mets une alerte dividende sur {symbol}
      avertis-moi la veille du détachement de {symbol}
      tu me préviens avant que {symbol} détache
      fais-moi penser au détachement de {symbol}
      rappel dividende {symbol}
      je veux être averti {amount} jours avant que {symbol} passe ex-dividende
      notification avant le coupon de {symbol}
      pourriez-vous m'avertir avant l'ex-date de {symbol}
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
      retire mon alerte sur {symbol}
      tu peux virer l'alerte sur {symbol}
      je ne veux plus d'alerte pour {symbol}
      efface mes alertes {symbol}
      arrête de me notifier pour {symbol}
      plus besoin de l'alerte {symbol}
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
      j'ai fait une erreur de saisie
      rectifie ma vente de {symbol}
      efface la transaction que je viens d'entrer
      le prix de {symbol} que j'ai saisi n'est pas bon, c'était {amount}
      retire l'achat de {symbol} enregistré {period}
      tu peux modifier ma dernière opération sur {account}
    `,
  },
  writeNote: {
    title: "Écrire une note sur {symbol}",
    ways: `
      ajoute une note à {symbol}
      note que la marge de {symbol} a baissé
      prendre une note
      écris un commentaire sur {symbol}
      prends note pour {symbol}
      je veux écrire une note sur {symbol}
      nouvelle note {symbol}
      tu peux noter quelque chose sur {symbol}
      inscris une remarque sur {symbol}
      enregistre un mémo à propos de {symbol}
    `,
  },
};
