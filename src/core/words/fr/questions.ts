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
      à combien cote {symbol} {period}
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
      ça vaut combien une action {symbol} {period}
      {symbol} cote à combien
      dis-moi, {symbol} on en est à quel prix là
      je voudrais connaître la dernière cotation de {symbol} en {currency}
      combien faut-il débourser pour une part de {symbol}
      tu peux me donner le prix de {symbol} et de {other} stp
      à combien s'échangeait {symbol} {period}
      dernier cours {symbol} vs {other}, en {currency} si possible
    `,
  },
  change: {
    title: "Comment {symbol} a-t-elle évolué ?",
    ways: `
      comment s'est comporté {symbol} {period}
      {symbol} est-il dans le vert ou dans le rouge {period}
      performance de {symbol} {period}
      {symbol} variation {period}
      de combien {symbol} a monté ou baissé {period}
      comment se porte l'action {symbol}
      évolution du cours de {symbol} {period}
      graphique {symbol}
      montre la courbe de {symbol}
      {symbol} perf {period}
      historique du cours de {symbol}
      elle fait quoi {symbol} en bourse, ça grimpe ou ça descend
      combien a pris {symbol} en pour cent
      combien perd ou gagne le titre {symbol} {period}
      est-ce que {symbol} a monté {period}
      {symbol} a-t-elle baissé {period}
      {period} ça a donné quoi {symbol}
      {symbol} a pris ou perdu combien {period}
      le parcours boursier de {symbol} {period}
      est-ce que {symbol} est en hausse {period}
      {symbol} est en hausse ou en baisse
      de combien de pourcents {symbol} a bougé {period}
      perf {symbol} {period}
      alors {symbol}, ça donne quoi {period}
      {symbol} a pris combien {period}
      est-ce que {symbol} a baissé {period}
      pourriez-vous m'indiquer la variation du titre {symbol} {period}
      je n'ai pas suivi {symbol} {period}, ça a grimpé ou ça a dégringolé
      quelle progression pour {symbol} et {other} {period}
      {symbol} dans le vert ou dans le rouge, et de combien
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
      quel jour {symbol} a le plus grimpé {period}
      pire séance {symbol} {period}
      c'était quand la plus grosse claque de {symbol} sur une journée
      plus forte hausse de {symbol} en un seul jour
      de combien {symbol} a chuté dans sa journée la plus noire {period}
      best/worst day de {symbol} {period}
      je cherche la date à laquelle l'action {symbol} a fait son plus beau bond quotidien
      meilleure journée en bourse pour {symbol} {period}, et la plus mauvaise aussi
      pourriez-vous m'indiquer les séances extrêmes de {symbol}, à la hausse comme à la baisse
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
      fourchette de cours de {symbol} {period}
      {symbol} est loin de son plus haut {period}
      point haut et point bas de {symbol} {period}
      cours min et max de {symbol}
      le cours minimum de {symbol} {period}
      on est à combien du plus bas annuel de {symbol}
      {symbol} high low
      {period} jusqu'à combien est montée {symbol}
      {symbol} est-elle proche de son plus haut de l'année
      extrêmes annuels de {symbol}
      est-ce que {symbol} est près de ses plus bas {period}
      entre quelles bornes a évolué le titre {symbol} {period}
      le pic et le creux de {symbol} {period}
      plus haut plus bas 52 sem {symbol}
      entre quelles bornes {symbol} a évolué {period}
      {symbol} est loin de son plus haut annuel
      range 52 semaines de {symbol}
      {period}, {symbol} est monté jusqu'où et descendu jusqu'où
      c'est quoi le point le plus bas de {symbol} {period}
      est-ce que {symbol} est proche de ses plus bas de l'année
      veuillez m'indiquer les extrêmes annuels du titre {symbol}
      fourchette de cours de {symbol} sur l'année, et où on se situe dedans
      le max et le min de {symbol} {period} stp
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
      quand est-ce que {symbol} a touché son pic {period}
      {symbol} a déjà été plus haut que ça
      est-ce que {symbol} bat des records
      de combien {symbol} est sous ses sommets historiques
      {symbol} a-t-elle atteint un sommet historique {period}
      {symbol} est-elle à son plus haut {period}
      date du record de {symbol}
      le cours le plus bas de toute l'histoire de {symbol}
      c'était quand le plus haut de toujours pour {symbol}
      il manque combien à {symbol} pour retrouver son record
      ath {symbol}
      {symbol} a déjà valu plus cher qu' {period}
      le cours le plus élevé jamais atteint par {symbol} c'était combien
      plus haut historique {symbol}
      {symbol} est à combien de son ath
      à quelle date {symbol} a touché son sommet {period}
      est-ce que {symbol} est à son plus haut de toujours {period}
      depuis sa cotation, jusqu'où le titre {symbol} est-il monté au maximum
      on est loin du pic absolu sur {symbol} ou pas
      pourriez-vous me préciser le sommet historique de {symbol} ainsi que sa date
    `,
  },
  volume: {
    title: "Quel est le volume d'échanges de {symbol} ?",
    ways: `
      {symbol} volume
      volumes échangés sur {symbol}
      combien de titres {symbol} ont été échangés {period}
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
      volume {period} {symbol}
      est-ce facile de revendre {symbol}, il y a assez d'échanges
      combien de titres {symbol} ont changé de main {period}
      volumes {symbol}
      ça s'échange beaucoup {symbol} {period}
      nombre d'actions {symbol} traitées {period}
      y a du volume sur {symbol} ou c'est mort
      est-ce que les volumes de {symbol} sont supérieurs à la moyenne
      {symbol} c'est liquide, combien de titres par jour
      je souhaiterais connaître les quantités échangées sur {symbol} {period}
      volume moyen quotidien de {symbol} et celui de la séance
      dis, il y a du monde qui achète et qui vend du {symbol} {period}, combien de titres
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
      capi {symbol}
      combien vaut toute la boîte {symbol} en bourse
      {symbol} pèse combien de milliards
      market cap de {symbol} en {currency}
      si on voulait racheter {symbol} en entier au cours actuel, ça coûterait combien
      est-ce que {symbol} pèse plus lourd que {other} en bourse
      valeur boursière totale de {symbol}
      {symbol} c'est une large cap ou une small cap
      quelle est, je vous prie, la capitalisation de {symbol} exprimée en {currency}
      taille de {symbol} et {other} en capitalisation, lequel est le plus gros
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
      rapport cours/bénéfices {symbol} {period} glissants
      quel per pour l'action {symbol}
      combien d'années de bénéfices on paie pour {symbol}
      per historique trailing de {symbol}
      le per de {symbol} est-il élevé
      est-ce que {symbol} a un gros per
      {symbol} se paie combien de fois ses profits
      donne le price earning de {symbol}
      per actuel du titre {symbol}
      quel multiple des bénéfices passés pour {symbol}
      per {symbol}
      {symbol} se paie combien de fois ses bénéfices
      p/e actuel de {symbol}
      quel multiple de bénéfices pour {symbol} et {other}
      price earnings de {symbol} stp
      combien d'années de bénéfices on paie quand on prend du {symbol}
      pourriez-vous me communiquer le ratio cours sur bénéfices de {symbol}
      on m'a dit de regarder le p/e, c'est combien pour {symbol}
      {symbol} a un per plus bas que {other} ou pas
    `,
  },
  forwardPe: {
    title: "Quel est le PER prévisionnel de {symbol} ?",
    ways: `
      {symbol} forward pe
      per estimé de {symbol}
      per attendu de {symbol} pour l'{period}
      per anticipé {symbol}
      per forward {symbol}
      multiple de {symbol} sur les bénéfices futurs
      cours sur bénéfices prévus de {symbol}
      p/e prévisionnel {symbol}
      à combien de fois les bénéfices estimés se traite {symbol}
      {symbol} se paie combien de fois les résultats à venir
      per projeté {period} de {symbol}
      quel per pour {symbol} sur les bénéfices de l'{period}
      le per futur de {symbol} est-il bas
      {symbol} per sur résultats estimés
      per à venir de l'action {symbol}
      en se basant sur les prévisions de bénéfices quel est le per de {symbol}
      le pe forward de {symbol} il est à combien
      p/e estimé de {symbol} {period}
      sur la base des bénéfices attendus, {symbol} se paie combien de fois
      forward p/e {symbol}
      le per de {symbol} sur les résultats de l'{period} ça donne quoi
      {symbol} se traite à quel multiple des bénéfices à venir
      avec les profits prévus par les analystes, le p/e de {symbol} tombe à combien
      est-ce que le per anticipé de {symbol} est plus bas que le per actuel
      merci de m'indiquer le multiple de bénéfices prévisionnel du titre {symbol} {period}
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
      est-ce que {symbol} est bon marché {period}
      le cours de {symbol} est-il justifié par ses fondamentaux
      {symbol} c'est une bulle ou c'est raisonnable
      trouvez-vous {symbol} chère au regard de ses ratios
      prix juste ou exagéré pour {symbol}
      {symbol} c'est cher là
      valorisation {symbol}
      {symbol} décoté ou pas
      {symbol} se paie trop cher par rapport à {other}
      à ce prix-là, {symbol} est plutôt bradé ou gonflé
      multiples de valo de {symbol}
      je me demande si le prix de {symbol} se justifie au vu de ses fondamentaux
      le niveau de valorisation de {symbol} vous paraît-il élevé au regard de son secteur
      entre {symbol} et {other}, lequel est le moins cher en termes de ratios
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
      price to book {symbol}
      {symbol} se paie combien de fois ses fonds propres
      pbr {symbol}
      est-ce que {symbol} cote sous sa valeur comptable
      rapport entre le cours de {symbol} et son actif net
      {symbol} cote à combien de fois son actif net comptable
      combien de fois la book value pour {symbol} {period}
      le cours sur actif net de {symbol}, s'il vous plaît
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
      p/s {symbol}
      price to sales de {symbol}
      {symbol} se paie combien de fois ses ventes
      combien d'années de chiffre d'affaires représente la valorisation de {symbol}
      psr de {symbol} {period}
      capi sur ca de {symbol}
      multiple de ventes auquel se négocie {symbol}
      pourriez-vous m'indiquer le ratio capitalisation sur ventes de {symbol}
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
      ev/ebitda {symbol}
      {symbol} se traite à combien de fois l'ebitda
      ve/ebitda de {symbol} {period}
      dette comprise, {symbol} se paie combien de fois son ebitda
      valeur d'entreprise sur ebitda pour {symbol} stp
      le rapport entre la valeur d'entreprise de {symbol} et son excédent brut d'exploitation
      {symbol} à quel multiple ev sur ebitda, et c'était combien {period}
      je souhaite connaître le multiple valeur d'entreprise/ebitda du groupe {symbol}
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
      peg {symbol}
      le per de {symbol} rapporté à sa croissance
      price earnings to growth de {symbol}
      compte tenu de sa croissance, le p/e de {symbol} est-il justifié, donne-moi le peg
      {symbol} a un peg de combien
      peg ratio stp pour {symbol}
      per divisé par la croissance des bénéfices de {symbol} ça donne combien
      merci de me communiquer le peg du titre {symbol} {period}
      le fameux ratio de peter lynch, il est à combien sur {symbol}
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
      est-ce que {symbol} est une valeur défensive ou cyclique d'après son bêta
      donne le β de {symbol}
      exposition de {symbol} au risque de marché
      le bêta de {symbol} est-il élevé
      est-ce que {symbol} suit les mouvements de la bourse
      {symbol} réagit-elle fortement quand le marché bouge
      bêta boursier de la valeur {symbol}
      c'est combien le beta de {symbol}
      {symbol} baisse-t-elle plus que le marché quand ça chute
      beta {symbol}
      {symbol} amplifie les mouvements du marché ou pas
      quel beta pour {symbol} {period}
      la sensibilité de {symbol} au marché
      {symbol} est-il une valeur à beta élevé
      le coefficient bêta de l'action {symbol}, je vous prie
      {symbol} suit l'indice de près ou il en fait qu'à sa tête, c'est quoi son bêta
      valeur défensive ou pas {symbol}, donne le bêta
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
      volat {symbol}
      ça bouge beaucoup {symbol} ou c'est plutôt calme
      est-ce que {symbol} fait le yoyo
      volatilité annualisée de {symbol} {period}
      écart-type des rendements de {symbol}
      {symbol} est-il très volatil {period}
      à quel point le cours de {symbol} est-il agité
      pourriez-vous m'indiquer la volatilité historique du titre {symbol} {period}
      {symbol} c'est un titre nerveux ou tranquille, tu as un chiffre de volatilité
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
      {symbol} ou {other}, lequel a fait mieux {period}
      mets-moi {symbol} et {other} côte à côte
      différences entre {symbol} et {other}
      {symbol} face à {other}, ça donne quoi {period}
      j'hésite entre {symbol} et {other}, tu peux me faire un comparatif
      comparatif {symbol} / {other}
      pourriez-vous établir un tableau comparatif entre {symbol} et {other}
      qu'est-ce qui distingue {symbol} de {other} niveau chiffres et parcours boursier
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
      news {symbol}
      quoi de neuf sur {symbol}
      il s'est passé quelque chose chez {symbol} {period}
      les dernières infos sur {symbol} stp
      dernières dépêches concernant {symbol} et {other}
      on parle de {symbol} dans la presse {period}
      des nouvelles de {symbol} {period}
      est-ce qu'il y a eu des annonces de {symbol} {period}
      je souhaiterais lire les articles récents au sujet de {symbol}
      fil d'actu {symbol}, surtout ce qui est sorti {period}
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
      pourquoi ça chute {symbol}
      qu'est-ce qui fait grimper {symbol} {period}
      raison de la baisse de {symbol}
      il lui arrive quoi à {symbol}, ça plonge
      à quoi est due la hausse de {symbol} {period}
      {symbol} dévisse, quelqu'un sait pourquoi
      est-ce à cause d'une annonce que {symbol} a bougé {period}
      quelle est la cause du décrochage de {symbol} {period}
      je vois {symbol} s'envoler, y a une explication
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
      div {symbol}
      {symbol} distribue combien par action
      est-ce que {symbol} paie un dividende
      si je détiens une action {symbol}, je touche combien par an
      {symbol} rapporte combien en coupon annuel
      quel rendement pour {symbol} et {other}
      montant du coupon {symbol} stp
      pourriez-vous m'indiquer le dividende annuel versé par {symbol} à ses actionnaires
      qui rémunère le mieux ses actionnaires, {symbol} ou {other}, en rendement de dividende
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
      {period} pour avoir droit au coupon de {symbol}
      mise en paiement dividende {symbol}
      {symbol} détache-t-elle bientôt
      {period} est-ce que {symbol} détache un dividende
      est-ce que le dividende de {symbol} tombe {period}
      c'est pour quand le coupon de {symbol}
      avant quelle date acheter {symbol} pour avoir le dividende
      calendrier du dividende de {symbol}
      date ex-div {symbol}
      {symbol} détache quand
      c'est quand le prochain coupon de {symbol}
      jusqu'à quel jour faut-il avoir {symbol} pour toucher le dividende
      prochain détachement {symbol}
      le dividende de {symbol} tombe quel jour
      est-ce que {symbol} détache un coupon {period}
      quand est-ce que {symbol} met en paiement son dividende
      je vous saurais gré de me communiquer la date de détachement du titre {symbol}
      ex-date de {symbol} et date de paiement
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
      le dividende de {symbol} augmente tous les ans
      croissance du dividende {symbol}
      {symbol} a-t-il déjà coupé son dividende
      historique des dividendes de {symbol} {period}
      de combien le coupon de {symbol} a progressé {period}
      depuis combien d'années {symbol} relève son dividende sans interruption
      {symbol} est un aristocrate du dividende ou pas
      est-ce que {symbol} verse plus qu'avant à ses actionnaires
      taux de croissance annuel du dividende de {symbol} {period}
      évolution du coupon chez {symbol}, il monte ou il stagne
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
      payout {symbol}
      {symbol} reverse quelle part de ses bénéfices en dividendes
      taux de distribution {symbol} {period}
      quel pourcentage du résultat net de {symbol} part aux actionnaires
      payout ratio de {symbol} stp
      est-ce que {symbol} distribue plus que ce qu'il gagne
      le dividende de {symbol} est-il bien couvert par ses profits
      part du bénéfice de {symbol} consacrée au dividende, {period}
      pay-out de {symbol}, soutenable ou pas
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
      date publi {symbol}
      {symbol} publie quel jour
      prochains trimestriels de {symbol}
      earnings {symbol} c'est pour quand
      est-ce que {symbol} annonce ses chiffres {period}
      {symbol} et {other} publient à quelle date
      à quelle date est prévue la prochaine publication de {symbol}
      je voudrais savoir quand {symbol} présentera ses comptes trimestriels
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
      {symbol} a battu le consensus
      derniers résultats de {symbol}, bons ou mauvais par rapport aux prévisions
      surprise sur le bpa de {symbol} {period}
      earnings beat ou miss pour {symbol}
      la dernière publi de {symbol} a déçu ou pas
      est-ce que les trimestriels de {symbol} étaient au-dessus du consensus
      écart entre publié et attendu chez {symbol} {period}
      {symbol} a fait mieux que prévu {period}
      comment se sont situés les résultats publiés par {symbol} par rapport au consensus {period}
    `,
  },
  earningsExpected: {
    title: "Qu'attendent les analystes des prochains résultats de {symbol} ?",
    ways: `
      {symbol} bpa attendu
      estimations des analystes {period} de {symbol}
      consensus bpa {symbol} {period}
      chiffre d'affaires attendu pour {symbol}
      prévisions de résultats pour {symbol}
      à quoi s'attendre pour les résultats de {symbol}
      bénéfice estimé de {symbol} pour la prochaine publication
      {symbol} eps estimates
      combien le marché attend de {symbol} {period} en bénéfices
      attentes des analystes sur les prochains comptes de {symbol}
      projections de bpa et de ca de {symbol}
      quel bénéfice par action est prévu pour {symbol} {period}
      qu'est-ce qu'on attend des prochains chiffres de {symbol}
      les analystes prévoient combien de bénéfices pour {symbol} {period}
      consensus sur les résultats à venir de {symbol}
      {period} quelles sont les attentes pour les comptes de {symbol}
      {symbol} devrait gagner combien {period}
      consensus {symbol} {period}
      quel bpa est attendu pour {symbol} {period}
      on attend quoi de {symbol} à la prochaine publi
      estimations des analystes sur {symbol}
      les analystes tablent sur combien {period} de {symbol}
      prévisions de bénéfices du consensus pour {symbol} {period}
      est-ce que le marché s'attend à de bons trimestriels chez {symbol}
      quel chiffre {symbol} doit-il sortir pour ne pas décevoir
      attentes bpa et ca {symbol}
      pourriez-vous me préciser les prévisions du consensus concernant les prochains comptes de {symbol}
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
      split {symbol}
      est-ce qu'il y a eu un split chez {symbol}
      {symbol} a splitté son titre {period}
      division du nominal de {symbol}, c'était quand
      une action {symbol} est devenue combien d'actions {period}
      {symbol} a fait un regroupement d'actions ou pas
      combien de fois {symbol} a fractionné son action
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
      ca {symbol} {period}
      {symbol} fait combien de chiffre d'affaires
      combien {symbol} a encaissé en ventes {period}
      ventes annuelles de {symbol}
      le ca de {symbol} c'est combien de milliards
      pour combien d'argent {symbol} vend-il de produits par an
      chiffre d'affaires réalisé par le groupe {symbol} {period}
      total des revenus de {symbol} {period} stp
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
      évolution des ventes de {symbol} {period}
      est-ce que {symbol} vend de plus en plus
      est-ce que les ventes de {symbol} progressent
      le ca de {symbol} recule-t-il
      {symbol} croît de combien par an
      l'activité de {symbol} ralentit-elle
      rythme de progression des ventes {symbol}
      ça grandit vite le business de {symbol}
      croissance du ca {symbol}
      les ventes de {symbol} progressent
      de combien le chiffre d'affaires de {symbol} augmente par an
      {symbol} croît plus vite que {other} en ventes
      est-ce que {symbol} vend plus qu'avant
      quel rythme de croissance pour l'activité de {symbol}
      évolution des ventes de {symbol} d'une année sur l'autre, en pourcentage
      le ca de {symbol} grimpe ou il stagne
      taux de croissance des revenus de {symbol} comparé à {other}
      top line {symbol}, ça pousse de combien
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
      {symbol} a gagné combien {period}
      rn {symbol}
      est-ce que {symbol} est rentable ou en perte
      profits de {symbol} {period} stp
      {symbol} fait des bénéfices ou il perd de l'argent
      montant du résultat net part du groupe de {symbol}
      l'entreprise {symbol} a dégagé quel profit {period}
      combien de milliards de bénéf pour {symbol} {period}
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
      c'est quoi le bpa de {symbol} {period}
      gain de l'entreprise par action chez {symbol}
      {period} quel était le bpa de {symbol}
      quel profit {symbol} réalise par action
      le bénéfice par titre de {symbol} s'élève à combien
      bénéfice dilué par action {symbol}
      eps publié de {symbol} {period}
      le bpa de {symbol} est-il positif
      bpa {symbol}
      combien {symbol} gagne par titre
      bénéfice par titre {symbol}
      le bnpa de {symbol} c'est combien
      eps ttm de {symbol}
      quelle part du profit de {symbol} revient à chaque action
      pourriez-vous m'indiquer le bénéfice net par action publié par {symbol} {period}
      est-ce que le bpa de {symbol} est positif
      le résultat de {symbol} ramené à une action, ça fait combien
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
      les marges de {symbol} sont-elles bonnes
      est-ce que {symbol} fait de grosses marges
      combien {symbol} garde sur chaque vente
      marge bénéficiaire de la société {symbol}
      les marges de {symbol} sont-elles faibles ou confortables
      niveau de marge chez {symbol}
      marge nette {symbol}
      {symbol} marge à combien
      quelles marges brute, op et nette pour {symbol}
      est-ce que {symbol} a de meilleures marges que {other}
      niveau marges, {symbol} ça donne quoi
      taux de marge de {symbol} et {other} stp
      je souhaiterais connaître la marge d'exploitation du groupe {symbol}
      {symbol} gagne beaucoup sur chaque vente ou c'est serré
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
      dette {symbol}
      {symbol} est très endetté
      combien {symbol} doit à ses créanciers
      dette nette de {symbol} {period}
      {symbol} croule sous les dettes ou pas
      levier dette nette/ebitda chez {symbol}
      montant des emprunts de {symbol} {period}
      est-ce que la dette de {symbol} est inquiétante
      quel est le niveau d'endettement du groupe {symbol}, et a-t-il augmenté {period}
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
      cash {symbol}
      {symbol} a combien en caisse
      est-ce que {symbol} est assis sur un tas de cash
      trésorerie au bilan de {symbol} {period}
      combien d'argent disponible dans les comptes de {symbol}
      le matelas de liquidités de {symbol}
      {symbol} a encore assez de trésorerie
      disponibilités et équivalents de trésorerie de {symbol}
      cash position {symbol} {period}
      la société {symbol} dispose de quelles réserves de liquidités
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
      fcf {symbol}
      free cash flow de {symbol} {period}
      combien de cash {symbol} génère après ses investissements
      {symbol} génère du cash ou il en brûle
      flux de trésorerie libre de {symbol}
      cash flow libre {symbol} stp
      est-ce que le fcf de {symbol} est positif {period}
      ce qui reste à {symbol} comme argent une fois les investissements payés
      quel est le cash-flow disponible dégagé par {symbol} {period}
      {symbol} a sorti combien de free cash flow, et par rapport à {period}
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
      roe {symbol}
      return on equity de {symbol}
      {symbol} gagne combien avec l'argent de ses actionnaires
      quel rendement {symbol} tire de ses capitaux propres {period}
      bénéfice rapporté aux fonds propres chez {symbol}
      retour sur fonds propres {symbol} stp
      pourriez-vous me fournir le roe de la société {symbol} {period}
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
      rachats d'actions {symbol}
      {symbol} fait du buyback
      combien {symbol} a dépensé en rachat de titres {period}
      est-ce qu'il y a un programme de rachat chez {symbol}
      {symbol} annule des titres
      buybacks {symbol} {period}
      montant consacré par {symbol} au rachat de ses propres titres
      la boîte {symbol} rachète son propre papier en bourse ou pas
      la société {symbol} a-t-elle procédé à des rachats de ses titres {period}
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
      capex {symbol}
      dépenses d'investissement de {symbol} {period}
      {symbol} investit beaucoup ou pas
      capex de {symbol} en pourcentage du ca
      les investissements de {symbol} {period}, ça monte à combien
      est-ce que {symbol} a augmenté ses capex
      montant des investissements corporels de {symbol} {period}
      combien {symbol} dépense en machines, bâtiments et serveurs
      quel budget d'investissement pour la société {symbol}
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
      r&d {symbol}
      budget recherche de {symbol}
      dépenses r&d de {symbol} {period}
      part du ca de {symbol} consacrée à la r&d
      {symbol} claque combien pour développer ses nouveaux produits
      effort de recherche et développement du groupe {symbol} {period}
      frais de r&d chez {symbol} stp
      l'argent que {symbol} met dans ses labos, c'est combien {period}
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
      ebitda {symbol} {period}
      excédent brut d'exploitation de {symbol}
      l'ebe de {symbol} {period}
      bénéfice de {symbol} avant intérêts, impôts et amortissements
      est-ce que {symbol} est positif en ebitda
      {symbol} a sorti combien d'ebitda {period}
      montant de l'ebitda publié par le groupe {symbol}
      ebitda de {symbol} stp, {period}
      résultat brut avant amortissements chez {symbol}, un chiffre
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
      bilan {symbol}
      montre-moi le bilan comptable de {symbol} {period}
      est-ce que {symbol} a un bilan solide
      ce que {symbol} possède et ce qu'il doit
      le bilan de {symbol} est sain ou pas
      balance sheet de {symbol} {period}
      structure financière de {symbol}, actifs, dettes et fonds propres
      je souhaiterais consulter le bilan consolidé du groupe {symbol}
      total de bilan de {symbol}, avec le détail actif/passif
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
      compte de résultat {symbol}
      p&l de {symbol} {period}
      détail des produits et charges de {symbol}
      du chiffre d'affaires au résultat net, ligne par ligne, chez {symbol}
      tu peux m'afficher le compte de résultats de {symbol}
      income statement {symbol} {period}
      est-ce que je peux voir le p&l complet de {symbol}
      recettes, coûts et bénéfices de {symbol} sous forme de tableau
      merci de me présenter le compte de résultat consolidé de {symbol} {period}
      où passe l'argent chez {symbol} entre les ventes et le bénéfice
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
      tableau de flux {symbol}
      cash flow statement de {symbol} {period}
      flux d'exploitation, d'investissement et de financement de {symbol}
      d'où vient le cash de {symbol} et où il part
      montre les flux de trésorerie de {symbol}
      état des flux de trésorerie de {symbol} {period}
      est-ce que tu as le tableau des cash-flows de {symbol}
      entrées et sorties d'argent chez {symbol} {period}
      tft de {symbol} stp
      pourriez-vous me présenter le tableau de financement de {symbol}, toutes catégories de flux
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
      ça fait combien de titres {period} {symbol}
      nombre de titres {symbol}
      il existe combien d'actions {symbol} {period}
      nb d'actions en circulation {symbol}
      flottant et nombre total de titres de {symbol}
      est-ce que le nombre d'actions {symbol} a augmenté {period}
      le capital de {symbol} est divisé en combien de parts
      y a-t-il eu dilution chez {symbol}, combien de titres existent
      de combien de titres se compose le capital social de {symbol} {period}
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
      combien de fonds propres par action chez {symbol}
      anc par action {symbol} {period}
      si on liquidait {symbol} au bilan, combien reviendrait à chaque action
      capitaux propres de {symbol} divisés par le nombre de titres
      book value per share de {symbol} {period}
      quelle est la valeur au bilan d'une action {symbol}
      est-ce que la valeur comptable par titre de {symbol} progresse
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
      chiffres clés {symbol}
      les principaux ratios de {symbol}
      donne-moi les fondamentaux de {symbol} en un coup d'œil
      kpi financiers de {symbol}
      fiche chiffrée de {symbol} et {other}
      les stats importantes de {symbol} stp
      fondamentaux {symbol}
      veuillez me présenter les principales données financières de {symbol}
      tous les ratios de {symbol} d'un seul coup, c'est possible
    `,
  },
  overview: {
    title: "Que faut-il savoir sur {symbol} ?",
    ways: `
      {symbol} infos générales
      parle-moi de {symbol}
      analyse {symbol}
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
      {symbol} en bref
      présente-moi l'action {symbol}, j'y connais rien
      que peux-tu me dire de {symbol}
      un résumé complet sur {symbol} stp
      tour d'horizon {symbol} et {other}
      je découvre {symbol}, c'est quoi l'essentiel à savoir avant de m'y pencher
      pourriez-vous me dresser un portrait général de la valeur {symbol}
      point complet sur {symbol}, cours, activité, perspectives
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
      avis des analystes {symbol}
      reco {symbol}
      les analystes sont à l'achat sur {symbol}
      combien d'analystes conseillent d'acheter {symbol}
      consensus achat/conserver/vendre sur {symbol}
      qu'en pensent les pros de {symbol}
      opinion des bureaux d'études sur {symbol} et {other}
      est-ce que les analystes préfèrent {symbol} ou {other}
      quelle est la recommandation moyenne des intermédiaires financiers sur {symbol}
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
      objectif {symbol}
      target price moyen des analystes sur {symbol}
      quel potentiel par rapport à l'objectif moyen pour {symbol}
      le consensus vise quel cours pour {symbol} à douze mois
      objectif le plus haut et le plus bas chez les analystes pour {symbol}
      objectifs de cours de {symbol} et {other}
      est-ce que {symbol} est déjà au-dessus de l'objectif des analystes
      quel est l'objectif médian fixé par les bureaux d'analyse sur {symbol}
    `,
  },
  ratingChanges: {
    title: "Quels analystes ont récemment changé d'avis sur {symbol} ?",
    ways: `
      {symbol} upgrade downgrade
      relèvement de recommandation {symbol}
      {symbol} a-t-elle été dégradée {period}
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
      upgrade ou downgrade sur {symbol} {period}
      changements de reco {symbol}
      un broker a dégradé {symbol} {period}
      qui a relevé sa recommandation sur {symbol}
      est-ce que {symbol} a été rehaussé par une banque {period}
      derniers relèvements et abaissements de note sur {symbol}
      des analystes ont viré de bord sur {symbol} {period}
      {symbol} vient de se faire dégrader, par qui
      quelles maisons d'analyse ont modifié leur opinion sur {symbol} {period}
      il paraît qu'une banque est passée de neutre à achat sur {symbol}, c'est laquelle
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
      insiders {symbol}
      transactions de dirigeants chez {symbol} {period}
      le patron de {symbol} vend ses actions ou pas
      qui, parmi les cadres de {symbol}, a vendu son paquet de titres {period}
      est-ce que la direction de {symbol} achète ses propres titres à titre personnel
      insider buying sur {symbol} {period}
      déclarations de dirigeants sur {symbol}
      achats et ventes des initiés de {symbol} {period}
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
      actionnariat {symbol}
      les plus gros actionnaires de {symbol}
      quels fonds ont du {symbol}
      structure du capital de {symbol}, qui a quoi
      est-ce que {symbol} est contrôlé par une famille
      part des institutionnels dans {symbol} et {other}
      répartition de l'actionnariat de la société {symbol}
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
      concurrents {symbol}
      qui sont les rivaux de {symbol}
      des boîtes du même genre que {symbol}
      comparables de {symbol}
      quelles sociétés font la même chose que {symbol}
      peers {symbol}
      à qui se mesure {symbol} sur son marché
      donne-moi des valeurs similaires à {symbol}
      est-ce que {symbol} a beaucoup de concurrence, qui par exemple
      quels sont les pairs cotés du groupe {symbol}
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
      elle fait quoi comme boîte {symbol}
      activité {symbol}
      {symbol} c'est dans quel secteur
      de quoi vit {symbol}
      que vend {symbol} exactement
      quel est le métier de {symbol}
      pourriez-vous décrire le modèle économique et les activités de {symbol}
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
      ceo {symbol}
      c'est qui le patron de {symbol}
      nom du pdg de {symbol}
      qui est à la tête de {symbol}
      est-ce que {symbol} a changé de pdg
      le big boss de {symbol} c'est qui
      qui occupe le poste de directeur général chez {symbol}
      le grand chef de {symbol}, il s'appelle comment
      {symbol}, qui est le dg et depuis quand
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
      équipe dirigeante {symbol}
      comité exécutif de {symbol}
      le management de {symbol}
      comex {symbol}
      qui est directeur financier chez {symbol}
      liste des cadres dirigeants de {symbol}
      quels sont les membres de la direction de {symbol}
      à part le pdg, il y a qui aux manettes chez {symbol}
      composition de l'équipe de direction du groupe {symbol} avec les fonctions
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
      effectifs {symbol}
      combien de gens bossent chez {symbol}
      {symbol} c'est combien de personnes
      est-ce que {symbol} a réduit ses effectifs {period}
      taille des équipes chez {symbol}
      {symbol} fait travailler combien de monde {period}
      combien de collaborateurs compte le groupe {symbol}
      headcount {symbol} {period}
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
      10-k {symbol}
      dépôts sec de {symbol} {period}
      dernier rapport annuel déposé par {symbol}
      où trouver le 10-q de {symbol}
      {symbol} a déposé un 8-k {period}
      quels formulaires {symbol} a remis au gendarme boursier américain {period}
      est-ce qu'il y a un nouveau dépôt de {symbol} à la sec
      filings {symbol}
      je recherche les rapports officiels transmis par {symbol} à la sec {period}
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
      short interest {symbol}
      {symbol} est très shorté
      combien de vad sur {symbol}
      part du flottant de {symbol} vendue à découvert
      y a beaucoup de vendeurs à découvert sur {symbol}
      combien de gens parient à la baisse sur {symbol}
      days to cover de {symbol}
      positions courtes sur {symbol} et {other}
      est-ce que {symbol} est plus shorté que {other}
      quel pourcentage des titres {symbol} a été emprunté par les vendeurs à découvert
    `,
  },
  impliedMove: {
    title: "Quel mouvement les options anticipent-elles pour {symbol} ?",
    ways: `
      {symbol} mouvement implicite
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
      mouvement implicite {symbol}
      implied move {symbol} {period}
      de combien les options voient bouger {symbol} {period}
      quelle amplitude le marché des options price sur {symbol}
      straddle {symbol}, ça price quel mouvement
      {symbol} pourrait bouger de combien aux résultats d'après les options
      est-ce que les options intègrent une grosse variation de {symbol} {period}
      fourchette de variation déduite des primes d'options sur {symbol}
      expected move de {symbol} {period} en pourcentage
      quelle variation attendue ressort du prix des options sur {symbol} {period}
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
      composition {symbol}
      quelles actions dans l'etf {symbol}
      y a quoi dans {symbol}
      principales positions du fonds {symbol}
      quand j'ai du {symbol}, j'ai quelles sociétés en fait
      les plus grosses lignes du tracker {symbol}
      quelles valeurs composent le fonds {symbol}, avec leur poids
      combien de titres dans l'etf {symbol} et lesquels
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
      il y a beaucoup de tech dans l'etf {symbol}
      poids des secteurs dans {symbol}
      secteurs du fonds {symbol}
      quelle part de la santé dans le tracker {symbol}
      ventilation sectorielle {symbol}
      dans quels domaines investit le fonds {symbol}
      est-ce que l'etf {symbol} est trop concentré sur un secteur
      exposition du fonds {symbol} par secteur d'activité
      banques, tech, énergie, comment ça se partage dans {symbol}
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
      ter {symbol}
      frais de {symbol}
      combien coûte l'etf {symbol} par an
      {symbol} me prend combien de pourcents par an
      est-ce que {symbol} est un etf pas cher en frais
      frais courants du fonds {symbol}
      quel est le montant annuel prélevé par le gestionnaire du fonds {symbol}
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
      doublons entre {symbol} et {other}
      {symbol} et {other} contiennent les mêmes actions
      recoupement des etf {symbol} et {other}
      combien de lignes en commun entre {symbol} et {other}
      est-ce que ça fait double emploi d'avoir {symbol} et {other}
      taux de chevauchement entre {symbol} et {other}
      quelle part de {symbol} se retrouve aussi dans {other}
      j'ai {symbol} et {other}, c'est pas un peu la même chose dedans
      quelles valeurs sont présentes à la fois dans le fonds {symbol} et dans {other}
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
      rsi {symbol}
      {symbol} est en surachat
      est-ce que {symbol} est survendu au rsi
      niveau du rsi sur {symbol} et {other}
      le rsi de {symbol} il est où là
      l'indicateur de surachat/survente de wilder, il donne combien sur {symbol}
      quelle est la valeur du relative strength index pour {symbol}
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
      macd {symbol}
      le macd de {symbol} est positif
      croisement de macd sur {symbol}
      macd sur {symbol} haussier ou baissier
      ligne de signal et histogramme du macd pour {symbol}
      est-ce que le macd vient de se retourner sur {symbol}
      tu as le macd de {symbol} stp
      valeur actuelle du macd de {symbol}
      que donne la convergence divergence des moyennes mobiles sur {symbol}
      macd de {symbol} au-dessus de sa ligne de signal ou en dessous
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
      {symbol} sous sa moyenne {period}
      moving average {symbol}
      moyennes 50 et 200 séances {symbol}
      {symbol} est-elle passée sous sa moyenne mobile
      est-ce que le cours de {symbol} dépasse sa moyenne mobile
      les moyennes mobiles de {symbol} sont à quel niveau
      {symbol} cote au-dessus ou en dessous de ses moyennes mobiles
      donne les mm de {symbol}
      écart de {symbol} avec sa moyenne mobile longue
      {symbol} au-dessus de sa mm50
      moyennes mobiles de {symbol}
      où se trouve la moyenne mobile 200 jours de {symbol}
      {symbol} est repassé sous sa moyenne à 200 jours
      position de {symbol} par rapport à ses mm
      cours moyen de {symbol} {period} et écart avec le cours actuel
      à quels niveaux passent les moyennes mobiles du titre {symbol}
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
      {symbol} a-t-elle dessiné une croix dorée {period}
      date du dernier croisement de moyennes pour {symbol}
      croix dorée ou croix de la mort pour {symbol}
      golden cross {symbol}
      death cross sur {symbol} {period}
      est-ce que {symbol} a fait un croisement doré
      la mm50 de {symbol} a croisé la mm200
      {symbol} en croix de la mort ou pas
      dernier croisement des moyennes 50 et 200 jours sur {symbol}
      {symbol} a-t-il eu une golden cross {period}
      quand la moyenne courte de {symbol} est-elle passée au-dessus de la longue
      y a pas eu une croix dorée sur {symbol} {period}
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
      supports {symbol}
      résistance {symbol}
      c'est quoi le prochain support sur {symbol}
      à quel niveau {symbol} risque de buter
      niveaux techniques clés de {symbol}
      quels paliers surveiller sur {symbol}, au-dessus et en dessous
      est-ce que {symbol} est proche d'une résistance
      les seuils où {symbol} rebondit d'habitude
      quels sont les niveaux de support et de résistance identifiés sur {symbol}
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
      analyse technique de {symbol} stp
      {symbol} techniquement c'est haussier ou baissier
      que dit le graphique de {symbol}
      le chart de {symbol} il est beau
      quelle est la tendance de fond de {symbol} d'après les indicateurs
      est-ce que {symbol} donne un signal d'achat technique
      lecture chartiste de {symbol} et {other}
      pourriez-vous me résumer la configuration technique du titre {symbol}
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
      sentiment {symbol}
      les gens sont optimistes sur {symbol}
      on en dit du bien de {symbol} {period}
      quel est l'état d'esprit des investisseurs vis-à-vis de {symbol}
      bullish ou bearish les gens sur {symbol}
      l'ambiance autour de {symbol}, elle est comment
      est-ce que le ton de la presse est négatif sur {symbol}
      humeur des réseaux sociaux sur {symbol}
      la foule pense quoi de {symbol}, plutôt confiante ou inquiète
      quelle perception le public a-t-il actuellement du titre {symbol}
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
      ticker {symbol}
      code de {symbol}
      sous quel code est cotée {symbol}
      quel mnémo pour {symbol}
      isin et mnémonique de {symbol}
      je tape quoi pour trouver {symbol} en bourse
      est-ce que {symbol} est coté et sous quelles lettres
      les lettres qui désignent {symbol} sur le marché
      pourriez-vous m'indiquer le code mnémonique de la société {symbol}
    `,
  },
  marketToday: {
    title: "Comment se portent les marchés ?",
    ways: `
      marchés {period}
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
      la bourse ça donne quoi
      le cac et wall street en hausse ou en baisse
      comment a clôturé la bourse {period}
      ça monte ou ça baisse en bourse {period}
      point marchés stp
      est-ce que c'est rouge partout
      où en sont les grands indices
      bilan de séance {period}
      pourriez-vous me faire un point sur l'évolution des principaux indices {period}
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
      quoi de neuf sur les marchés {period}
      les gros titres de la bourse
      actu financière {period}
      que s'est-il passé en bourse {period} que je devrais savoir
      infos marchés du moment
      est-ce qu'il y a eu des annonces importantes pour la bourse {period}
      raconte-moi ce qui fait parler en finance {period}
      dépêches économiques et boursières {period}
      je souhaiterais une revue de presse financière
    `,
  },
  sentiment: {
    title: "Quel est le sentiment du marché ?",
    ways: `
      fear and greed
      indice de peur et d'avidité
      vix
      humeur du marché
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
      indice peur et avidité
      les investisseurs ont peur {period}
      le marché est plutôt risk-on ou risk-off
      est-ce que c'est la panique en bourse
      vix et sentiment général {period}
      quel est le moral des investisseurs {period}
      ambiance euphorique ou craintive sur les marchés
      les boursiers sont confiants ou pas {period}
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
      les gagnants {period} à la bourse
      qu'est-ce qui flambe sur le marché
      plus belles performances boursières de la journée
      quelles valeurs ont le plus grimpé {period}
      {period} quelles actions ont bondi
      qui a fait la meilleure hausse {period}
      liste des actions en forte progression
      les stars de la bourse {period}
      c'est quoi les grosses hausses {period}
      top hausses
      palmarès des hausses {period}
      qui grimpe le plus en bourse {period}
      les meilleures actions {period}
      quelles valeurs s'envolent
      quelles actions du {symbol} ont le plus monté {period}
      plus fortes progressions {period}
      est-ce qu'il y a des titres qui explosent à la hausse {period}
      les champions {period} en bourse, c'est qui
      veuillez me dresser la liste des valeurs en tête de la cote {period}
    `,
  },
  losers: {
    title: "Quelles sont les plus fortes baisses du marché ?",
    ways: `
      plus fortes baisses
      flop {period}
      quelles actions chutent le plus en bourse {period}
      palmarès des baisses {period}
      lanternes rouges du marché
      valeurs en forte baisse {period}
      top losers
      les perdants {period} à la bourse
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
      top baisses
      qui se prend la plus grosse gamelle en bourse {period}
      pires actions {period}
      quelles valeurs dévissent le plus
      lanternes rouges du {symbol} {period}
      quels titres du {symbol} ont le plus perdu {period}
      est-ce que des valeurs s'effondrent en bourse {period}, lesquelles
      liste des plus gros reculs de la cote {period}
    `,
  },
  active: {
    title: "Quelles sont les actions les plus échangées ?",
    ways: `
      actions les plus actives
      valeurs les plus traitées
      plus gros volumes du marché
      actions tendance
      titres les plus échangés {period}
      trending stocks
      most active
      les valeurs à la mode du moment
      quels titres brassent le plus de volume
      actions populaires {period}
      les valeurs qui font le buzz
      {period} quelles actions se sont le plus échangées
      sur quelles valeurs y a-t-il le plus d'échanges {period}
      quelles actions font parler d'elles {period}
      top des volumes en bourse
      titres qui attirent le plus de transactions
      plus gros volumes {period}
      actions les plus traitées
      les titres les plus actifs {period}
      où se concentrent les échanges en bourse {period}
      top volumes
      sur quelles actions ça trade le plus
      quelles valeurs ont brassé le plus de titres {period}
      les actions qui changent le plus de mains, c'est lesquelles
      quelles sont les valeurs les plus négociées sur le marché {period}
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
      perf des secteurs {period}
      quel secteur tire la bourse {period}
      la tech monte ou baisse {period}
      rotation sectorielle {period}
      dans quels domaines ça chute en bourse {period}
      les banques et l'énergie, ça se comporte comment {period}
      est-ce que les valeurs de santé s'en sortent mieux que les autres secteurs
      classement des secteurs par performance {period}
      quelles branches de l'économie profitent le plus en bourse {period}
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
      peut-on trader {period} ou le marché est fermé
      calendrier de fermeture des marchés
      {exchange} horaires de cotation
      {exchange} ouvre-t-elle {period}
      est-ce que la bourse est ouverte {period}
      {period} peut-on passer des ordres ou c'est fermé
      ça ouvre quand {exchange}
      jusqu'à quelle heure cote {exchange}
      la séance est-elle déjà terminée sur {exchange}
      horaires {exchange}
      {exchange} ferme à quelle heure
      à quelle heure ça ouvre {exchange}
      on peut trader {period} ou c'est férié
      {exchange} c'est ouvert là
      jours de fermeture de {exchange}
      wall street ouvre à quelle heure chez nous
      pourriez-vous m'indiquer les heures de cotation de {exchange}
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
      calendrier des résultats {period}
      qui publie {period}
      quelles boîtes sortent leurs chiffres {period}
      earnings de la semaine
      est-ce qu'il y a de grosses publications {period}
      la saison des résultats, qui passe {period}
      liste des sociétés qui annoncent leurs trimestriels {period}
      les prochaines grosses publis en bourse, c'est qui et quand
      quels groupes cotés présenteront leurs comptes {period}
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
      calendrier des dividendes {period}
      qui détache {period}
      quelles sociétés versent un coupon {period}
      prochains détachements en bourse
      ex-dates {period}
      agenda des coupons {period}
      est-ce que des actions détachent {period}
      liste des valeurs ex-dividende {period}
      quels émetteurs procéderont à un détachement de coupon {period}
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
      splits à venir
      quelles sociétés vont diviser leur action {period}
      calendrier des splits {period}
      des splits en vue {period}
      qui splitte bientôt
      est-ce qu'une boîte va fractionner ses titres {period}
      prochaines divisions de nominal
      liste des fractionnements et regroupements d'actions annoncés {period}
      agenda des divisions d'actions {period}
      quels titres vont voir leur prix divisé par un fractionnement {period}
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
      prochaines ipo
      qui entre en bourse {period}
      quelles boîtes vont être cotées bientôt
      calendrier des introductions {period}
      est-ce qu'il y a des ipo intéressantes {period}
      nouvelles sociétés qui arrivent à la cote {period}
      les futures cotations, c'est quoi au programme
      agenda des entrées en bourse {period}
      quelles entreprises s'apprêtent à faire leurs premiers pas sur le marché {period}
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
      c'est quand la prochaine réunion de la bce
      stats éco {period}
      calendrier économique {period}
      quand sort l'inflation américaine
      y a des chiffres importants qui tombent {period}
      date du prochain fomc
      emploi, pib, inflation, qu'est-ce qui est publié {period}
      est-ce que la fed parle {period}
      quels indicateurs macroéconomiques seront publiés {period}
    `,
  },
  exchangeRate: {
    title: "Quel est le taux de change entre {currency} et {other} ?",
    ways: `
      {amount} en {currency}
      {currency} {other}
      taux de change {currency} {other} {period}
      convertir {amount} en {other}
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
      quel est le taux {period} pour {currency}
      {period} à combien était {currency}
      combien d'{currency} pour {amount} {other}
      cours du {currency}
      l'{currency} vaut combien de {other}
      {amount} {currency} en {other} stp
      parité {currency} / {other} {period}
      je pars en voyage, {amount} ça me fait combien en {currency}
      est-ce que le {currency} s'est affaibli face à l'{other} {period}
      conversion {amount} {currency} en {other}
      à combien s'échange le {currency} contre l'{other} {period}
      quel est le taux de conversion applicable entre l'{currency} et le {other}
      {amount} {currency} en {other}
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
      explique-moi {term} simplement
      {term} kesako
      pouvez-vous définir la notion de {term}
      qu'est-ce qu'on entend par {term} en bourse
      à quoi ça sert {term} et comment ça se calcule
      {term}, tu peux m'expliquer comme si j'avais dix ans
    `,
  },
  portfolioValue: {
    title: "Que vaut mon portefeuille ?",
    ways: `
      valeur de mon portefeuille
      combien vaut mon portefeuille {period}
      combien j'ai {period}
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
      à combien est mon portefeuille {period}
      mon compte {account} est à quel montant
      quelle est la valeur de tous mes placements
      je pèse combien en bourse {period}
      pouvez-vous me donner la valeur de mon portefeuille {period}
      j'ai combien {period}
      valeur de mon portif
      mon portefeuille pèse combien en {currency}
      valo totale {account}
      montant total de mes placements {period}
      quelle était la valorisation globale de mes avoirs {period}
      combien il y a sur {account}, titres et espèces comprises
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
      combien j'ai de cash
      solde espèces {account}
      il me reste combien à investir
      est-ce que j'ai encore du cash sur {account}
      argent non investi dans mon portefeuille
      j'ai combien qui dort sur {account}
      pouvoir d'achat dispo {account}
      quel est le solde disponible en espèces sur {account}
      j'avais combien de cash {period}
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
      mes titres
      je possède quoi comme actions et fonds
      contenu de mon {account}
      inventaire de mes placements {period}
      dans quoi je suis investi
      quelles actions j'ai
      montre-moi ce que je détiens
      {period} j'avais quoi en portefeuille
      j'ai quoi comme titres sur {account}
      pouvez-vous lister mes positions
      mes lignes en cours
      mes lignes
      liste de mes titres
      quelles actions j'ai {period}
      contenu de mon portif
      positions ouvertes {account}
      est-ce que tu peux me lister mes actions et mes etf
      de quoi se compose mon portefeuille, ligne par ligne
      je possédais quels titres {period}
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
      mes {amount} premières positions
      dans quoi j'ai mis le plus d'argent
      quel titre pèse le plus lourd chez moi
      où est concentré l'essentiel de mon argent en bourse
      sur quelles valeurs je suis le plus chargé {account}
      classement de mes positions par taille
      quelles sont les {amount} lignes les plus importantes de {account}
      est-ce qu'une seule ligne domine mon portefeuille, laquelle
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
      j'ai combien de {symbol}
      ma ligne {symbol}
      est-ce que j'ai du {symbol} en portefeuille
      ma position sur {symbol} vaut combien en {currency}
      nombre de titres {symbol} sur {account}
      pour combien d'argent j'ai de {symbol} et de {other}
      qté {symbol} {account}
      quelle quantité de titres {symbol} figurait sur {account} {period}
      je sais plus si je possède du {symbol}, et si oui combien
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
      pru {symbol}
      j'ai payé {symbol} combien en moyenne
      mon prix moyen d'achat sur {symbol}
      à quel prix je suis rentré sur {symbol}
      prix de revient unitaire de {symbol} et {other}
      mon cours d'entrée moyen sur {symbol} chez {account}
      est-ce que le cours est sous mon pru sur {symbol}
      en moyenne une action {symbol} m'a coûté combien
      à partir de quel cours je suis dans le vert sur {symbol}
      pourriez-vous m'indiquer le coût moyen pondéré de mes {symbol}
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
      part de {symbol} dans mon portif
      pondération {symbol} {account}
      je suis exposé à combien de % sur {symbol}
      {symbol} et {other} ensemble, ça fait quelle part de mon portefeuille
      proportion de {symbol} dans {account}
      suis-je trop chargé en {symbol}, ça fait combien en pourcentage
      quelle fraction de mes avoirs est placée sur {symbol}
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
      je gagne combien sur {symbol}
      pv {symbol}
      est-ce que je perds de l'argent avec {symbol}
      {symbol} m'a rapporté combien {period}
      résultat de ma ligne {symbol} sur {account}
      combien j'ai perdu sur {symbol} {period}
      entre {symbol} et {other}, lequel m'a fait gagner le plus
      quel gain ou quelle perte ma position {symbol} affiche-t-elle {period}
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
      mes meilleures lignes {period}
      quel titre m'a fait perdre le plus
      mes gagnants et mes perdants
      top et flop de mon portif {period}
      laquelle de mes actions s'en sort le mieux
      classement de mes lignes par plus-value
      sur quelles lignes je suis le plus en moins-value
      ma pire position sur {account}
      est-ce que certaines de mes actions sont en forte perte, lesquelles
      gains et pertes par ligne {account} {period}
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
      mes gains sur le papier
      +/- value latente de mon {account}
      je suis à combien de plus-value pas encore encaissée
      à combien s'élèvent mes plus-values latentes
      est-ce que je suis en plus-value latente
      suis-je en moins-value latente sur {account}
      mes gains pas encore réalisés
      montant latent de mes positions ouvertes
      pv latente
      plus-values latentes {account}
      je suis en gain ou en perte sur ce que j'ai pas encore vendu
      combien j'ai de plus-value non réalisée
      +/- value latente de mon portif
      est-ce que je suis en moins-value latente
      les bénéfices sur le papier de mes lignes ouvertes
      montant global des plus et moins-values latentes de {account}
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
      pv réalisées {period}
      plus-values encaissées {period}
      est-ce que j'ai vendu à perte {period}
      gains concrétisés sur {account} {period}
      mes plus et moins-values de cession {period}
      j'ai empoché combien en revendant {symbol}
      ce que m'ont rapporté les titres que j'ai revendus {period}
      résultat réalisé sur {symbol} {period}
      montant net des plus-values de cession constatées {period}
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
      perf de mon portif {period}
      je fais combien de % {period}
      rendement annualisé {account}
      twr {period}
      de combien de pourcents mon portefeuille a progressé {period}
      mon taux de rendement {period}
      est-ce que mon portefeuille est en positif {period}, en pourcentage
      taux de rendement interne de mes investissements sur {account}
      ça me rapporte quel pourcentage mes placements {period}
      pourriez-vous calculer la performance globale de {account} {period}
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
      mon résultat {period}
      plus-value globale de mon {account}
      est-ce que j'ai gagné de l'argent {period}
      ai-je perdu de l'argent {period}
      {period} j'ai pris ou perdu combien {period}
      mes gains totaux
      mon portefeuille m'a fait gagner combien {period}
      je suis bénéficiaire ou perdant sur {account}
      j'ai gagné combien en bourse {period}
      p&l total {period}
      combien d'argent j'ai perdu {period}
      est-ce que j'ai fait de l'argent {period}
      quel montant ai-je gagné, tous placements confondus, {period}
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
      mon benchmark
      est-ce que j'ai battu le marché {period}
      ai-je fait moins bien que {symbol} {period}
      {period} je suis au-dessus ou en dessous de l'indice
      mon portefeuille a-t-il surperformé {symbol}
      je fais mieux qu'un simple tracker {symbol}
      mon écart avec {symbol} {period}
      je fais mieux que le {symbol}
      mon portif vs {symbol} {period}
      est-ce que je sous-performe l'indice {period}
      surperformance par rapport au {symbol}
      est-ce que j'aurais mieux fait de prendre un etf world {period}
      ma perf comparée au {symbol} {period}
      alpha de {account} face au {symbol}
      je me débrouille mieux que la bourse ou pas
      écart de performance entre {account} et le {symbol} {period}
      mon portefeuille par rapport à l'indice de référence, devant ou derrière {period}
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
      dividendes encaissés {period}
      j'ai touché combien de dividendes {period}
      coupons reçus {account}
      {symbol} m'a déjà versé combien {period}
      total des dividendes perçus {period}
      est-ce que j'ai bien reçu le dividende de {symbol}
      mes divs {period} stp
      combien mes actions m'ont versé comme revenus {period}
      historique de mes encaissements de dividendes sur {account}
      pourriez-vous récapituler les dividendes crédités sur {account} {period}
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
      dividendes à venir
      combien je vais toucher de dividendes {period}
      mes prochains coupons
      revenus de dividendes prévus sur {account} {period}
      {symbol} va me verser combien
      quels versements mes actions vont me faire {period}
      est-ce que des dividendes vont tomber sur mon compte {period}
      total estimé de mes dividendes {period}
      qu'est-ce qui doit encore rentrer comme coupons {period}
      quel montant de dividendes puis-je escompter de mes {symbol} {period}
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
      rendement div de mon portif
      mon portefeuille me verse combien de % en dividendes
      yield de {account}
      dividend yield global
      yield on cost de mon portif
      rendement moyen du coupon sur {account}
      quel est le rendement courant de mes titres en dividendes
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
      mon cash m'a rapporté combien {period}
      intérêts créditeurs {account}
      combien d'intérêts sur mes espèces {period}
      est-ce que j'ai touché des intérêts {period}
      rémunération de mes liquidités sur {account}
      les intérêts que le courtier m'a versés {period}
      total des intérêts crédités {period}
      mes obligations et mon cash, ça m'a donné combien d'intérêts
      quel montant d'intérêts a été porté au crédit de {account} {period}
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
      répartition sectorielle de mon portif
      j'ai trop de tech
      dans quels secteurs je suis investi
      exposition sectorielle {account}
      combien j'ai en santé, banque, énergie
      quelle part de mon argent est dans la tech
      suis-je bien diversifié entre les secteurs
      ventilation de mes placements par domaine d'activité
      camembert par secteur de {account} stp
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
      répartition géographique de mon portif
      j'ai combien aux états-unis
      expo pays {account}
      dans quels pays est placé mon argent
      part de la france dans mes investissements
      est-ce que je suis trop exposé aux us
      ventilation par pays de {account}
      europe, asie, amérique, comment c'est réparti chez moi
      poids de chaque pays dans mon portefeuille
      quelle est l'exposition géographique de mes avoirs
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
      expo devises
      j'ai combien en {currency}
      part du {currency} dans mon portif
      répartition par monnaie {account}
      dans quelles devises sont mes placements
      est-ce que je suis trop exposé au {currency}
      quel pourcentage de mes titres est libellé en {currency}
      risque de change de mon portefeuille, quelles monnaies pèsent combien
      ventilation de mes avoirs par devise de cotation
      {currency} , {other} , {other} suisses, comment c'est partagé chez moi
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
      allocation d'actifs
      j'ai combien en actions et en obligations
      répartition actions/obligations/cash de mon portif
      allocation {account}
      est-ce que j'ai assez d'obligations par rapport aux actions
      quels types de placements je possède et en quelle proportion
      asset allocation stp
      actions, fonds, crypto, liquidités, quelle part pour chacun
      quelle est la ventilation de mes avoirs par catégorie d'actifs
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
      combien sur chaque compte
      pea, cto, assurance-vie, j'ai combien sur chacun
      répartition entre mes comptes
      valeur compte par compte
      où est-ce que mes {symbol} sont logés, pea ou cto
      quelle part de mon argent se trouve chez chaque courtier
      pourriez-vous ventiler mes avoirs par compte
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
      mes opérations {period}
      historique des ordres exécutés {account}
      tous mes mouvements {period}
      liste de mes achats et ventes sur {symbol}
      j'ai fait quoi comme opérations {period}
      relevé d'opérations {account} {period}
      dernières transactions
      je souhaiterais consulter le journal de mes opérations {period}
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
      j'ai acheté quoi {period}
      quand est-ce que j'ai acheté du {symbol}
      achats {account} {period}
      les titres que j'ai rentrés {period}
      est-ce que j'ai pris du {symbol} {period}
      pour combien j'ai acheté {period} {period}
      c'était quoi mon dernier achat
      récapitulatif des acquisitions effectuées sur {account} {period}
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
      j'ai vendu quoi {period}
      quand est-ce que j'ai vendu mes {symbol}
      cessions {account} {period}
      les lignes que j'ai allégées ou soldées {period}
      est-ce que j'ai revendu du {symbol} {period}
      à quel prix j'ai lâché mes {symbol}
      liste de ce dont je me suis débarrassé {period}
      récapitulatif des cessions de titres intervenues {period}
    `,
  },
  deposits: {
    title: "Combien ai-je versé ou retiré ?",
    ways: `
      mes versements {period}
      mes retraits {period}
      combien j'ai versé sur {account}
      total de mes apports
      combien j'ai déposé {period}
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
      combien d'argent j'ai mis {period}
      mes virements sur {account} {period}
      j'ai mis combien d'argent {period}
      apports nets {account}
      versements et retraits {period}
      combien j'ai déposé sur {account}
      est-ce que j'ai retiré de l'argent {period}
      total de ce que j'ai viré sur mon compte-titres
      j'ai sorti combien {period}
      somme que j'ai apportée de ma poche {period}
      plafond pea, j'ai versé combien jusqu'ici sur {account}
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
      courtage payé {period}
      combien mon courtier m'a pris {period}
      total des commissions {account} {period}
      les frais me coûtent combien
      est-ce que je paie trop de frais
      frais de courtage sur {symbol}
      droits de garde et commissions réglés {period}
      ça m'a coûté combien de passer mes ordres {period}
      quel est le montant cumulé des frais prélevés sur {account} {period}
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
      retenue à la source {period}
      impôts déjà prélevés sur mes dividendes {period}
      combien on m'a retenu à la source sur {symbol}
      total des prélèvements sur mes coupons {period}
      le fisc m'a déjà pris combien sur mes revenus de titres {period}
      withholding tax payée {account}
      est-ce qu'on m'a prélevé des impôts sur mes dividendes américains
      montant des retenues fiscales opérées sur {account} {period}
      ce qui a été ponctionné sur mes dividendes {period}
      combien de pfu déjà retenu sur mes coupons {period}
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
      mon portif est risqué
      risques de mon portefeuille
      où sont mes points faibles
      suis-je bien diversifié ou trop concentré
      qu'est-ce qui pourrait me faire mal dans mon portefeuille
      analyse de risque {account}
      à quels dangers mes placements sont exposés
      quels sont les principaux facteurs de risque de {account}
      check-up de mon portif, qu'est-ce qui cloche niveau risque
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
      volat de mon portif
      mon portefeuille bouge beaucoup
      écart-type de mes rendements {period}
      vol annualisée {account}
      est-ce que mon portefeuille fait les montagnes russes
      à quel point la valeur de mes placements fluctue {period}
      mon portif est-il plus nerveux qu'avant, un chiffre de volat
      volatilité {account} {period} en %
      mes investissements sont plutôt stables ou ça secoue
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
      max drawdown {period}
      drawdown de mon portif
      jusqu'où mon portefeuille est descendu depuis son plus haut
      ma plus grosse dégringolade {period}
      perte maximale sur {account} {period}
      du sommet au creux, j'ai perdu combien au pire
      mdd {account}
      le pire recul que mon portefeuille a encaissé, et combien de temps pour s'en remettre
      quelle a été la perte maximale enregistrée par mes avoirs entre un pic et un creux
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
      sharpe {period}
      rendement ajusté du risque de mon portif
      sharpe de {account} {period}
      mon rendement vaut-il le risque que je prends
      mon portefeuille paie-t-il assez pour sa volatilité
      ratio rendement sur risque de mes placements {period}
      tu peux calculer mon sharpe stp
      quelle rémunération par unité de risque pour {account} {period}
    `,
  },
  portfolioBeta: {
    title: "Quel est le bêta de mon portefeuille ?",
    ways: `
      bêta de mon portefeuille
      mon beta
      sensibilité de mon portefeuille au marché
      mon portefeuille amplifie-t-il les mouvements du marché
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
      beta de mon portif
      mon portefeuille amplifie les baisses du marché
      sensibilité de mes placements au marché
      bêta {account}
      quel bêta moyen pour mes lignes {period}
      mon portif est défensif ou agressif par rapport à l'indice
      mon exposition bêta au marché
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
      mes lignes bougent ensemble
      matrice de corrélation
      corrélation {symbol} {other}
      est-ce que {symbol} et {other} évoluent pareil
      corrélations entre mes titres {period}
      si l'un de mes titres chute, les autres suivent
      mes positions sont trop semblables dans leurs mouvements ou pas
      coefficient de corrélation entre {symbol} et {other} {period}
      quels titres de mon portefeuille évoluent de concert
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
      pourquoi mon portif baisse {period}
      contributeurs à ma perf {period}
      d'où vient la hausse de mon portefeuille {period}
      je suis dans le rouge {period}, c'est la faute à qui
      attribution de performance {account} {period}
      mon portefeuille a bougé, à cause de quelles lignes
      est-ce que c'est un seul titre qui a fait monter mon portefeuille {period}
      quelles lignes expliquent la variation de {account} {period}
      contribution de chaque position à la variation de mon portefeuille {period}
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
      effet de change {period}
      impact devises sur mon portif
      gain ou perte de change {account} {period}
      part de ma performance due aux devises
      sans les monnaies, j'aurais fait combien {period}
      mes actions américaines ont monté mais le change a mangé combien
      quelle incidence les fluctuations monétaires ont-elles eue sur {account} {period}
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
      mon meilleur jour {period}
      ma pire journée en bourse
      le jour où j'ai le plus perdu {period}
      best and worst days de mon portif
      quel mois a été le meilleur pour mon portefeuille
      c'était quand ma plus belle séance
      combien j'ai perdu lors de ma plus mauvaise journée {period}
      mes pires séances sur {account}
      quels jours mon portefeuille a-t-il connu ses variations les plus extrêmes {period}
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
      {symbol} si je vends {amount}
      mon portefeuille sans {symbol} ça donnerait quoi
      en vendant {amount} de {symbol} quel serait mon gain
      que deviendrait mon {account} si je cédais mes {symbol}
      et si je vendais {amount} mes {symbol}
      si je vends {symbol}
      simule la vente de {amount} {symbol}
      que devient mon portif sans {symbol}
      et si je me débarrassais de {symbol}
      effet d'une cession de {symbol} sur ma répartition
      si je soldais ma ligne {symbol}, je récupérerais combien et il me resterait quoi
      simulation vente {symbol} {account}
      imagine que je sors de {symbol}, ça change quoi à mon portefeuille
      à supposer que je cède {amount} {symbol}, quelle serait ma nouvelle répartition
      est-ce que ma diversification s'améliorerait en allégeant {symbol} de {amount}
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
      si j'achète {amount} de {symbol}
      simule un achat de {symbol}
      et si je rajoutais {symbol} à mon portif
      effet d'un renforcement de {symbol} sur mes pondérations
      si je mets {amount} sur {symbol}, ça change quoi
      simulation achat {amount} {symbol} {account}
      à quoi ressemblerait mon portefeuille avec {amount} de {symbol} en plus
      admettons que je prenne {amount} {symbol}, je serais trop exposé
      mon pru deviendrait combien si je reprends {amount} {symbol}
      quelle serait l'incidence d'une acquisition de {symbol} sur mon allocation
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
      si {symbol} perd {amount}
      et si {symbol} chutait de {amount}, je perdrais combien
      impact d'une hausse de {amount} de {symbol} sur mon portif
      {symbol} -{amount}, effet sur {account}
      je gagne combien si {symbol} prend {amount}
      imaginons que {symbol} s'effondre, mon portefeuille prend combien
      un krach de {amount} sur {symbol} me coûterait cher
      si jamais {symbol} bougeait de {amount}, ça ferait quoi à mon portefeuille
      quelle serait la sensibilité de mes avoirs à une variation de {amount} de {symbol}
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
      si j'avais mis {amount} sur {symbol} {period}
      {amount} dans {symbol} {period} ça ferait combien
      j'aurais combien si j'avais acheté {amount} de {symbol} {period}
      simulation {amount} placés d'un coup sur {symbol} {period}
      mon beau-frère a mis {amount} dans {symbol} {period}, il a combien maintenant
      {amount} investis en {symbol} {period}, valeur actuelle
      est-ce que j'aurais doublé mes {amount} avec {symbol} {period}
      backtest {amount} {symbol} {period}
      combien m'aurait rapporté un placement unique de {amount} en {symbol} {period}
      que serait devenue une somme de {amount} placée sur {symbol} {period}
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
      depuis quand j'ai {symbol}
      ça fait combien de temps que j'ai du {symbol}
      date de mon premier achat {symbol}
      ancienneté de ma ligne {symbol}
      je suis rentré quand sur {symbol}
      durée de détention {symbol} {account}
      est-ce que j'ai {symbol} depuis plus d'un an
      {symbol} est dans mon portefeuille depuis combien d'années
      ça remonte à quand mon entrée sur {symbol}
      à quelle date la position {symbol} a-t-elle été ouverte sur {account}
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
      détail de mes achats de {symbol} lot par lot
      fifo {symbol}
      mes différentes tranches de {symbol} avec prix et date
      comment se décompose ma ligne {symbol}
      lots fiscaux {symbol} {account}
      en combien de fois j'ai constitué ma position {symbol}, et à quel prix chaque paquet
      quelles tranches de {symbol} sont encore ouvertes
      est-ce que ma position {symbol} vient d'un seul lot ou de plusieurs
      pourriez-vous détailler la ligne {symbol} par lot d'acquisition
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
      liste des alertes en cours
      j'ai mis quoi comme alertes sur {symbol}
      alertes actives {symbol}
      lesquelles de mes alertes se sont déclenchées {period}
      montre mes seuils d'alerte
      sur quelles valeurs je dois être prévenu
      rappelle-moi les notifications de cours que j'ai réglées
      pourriez-vous afficher les alertes paramétrées sur mon profil
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
      préviens-moi si {symbol} passe sous {amount}
      alerte {symbol} {amount}
      dis-le-moi quand {symbol} atteint {amount}
      mets une alerte à {amount} sur {symbol} stp
      notif si {symbol} dépasse {amount}
      je veux être averti dès que {symbol} touche {amount}
      tu peux me faire signe quand {symbol} descend à {amount}
      veuillez m'avertir lorsque le cours de {symbol} franchira {amount}
      est-ce que tu peux surveiller {symbol} et me prévenir à {amount}
      ping moi si {symbol} perd {amount} {period}
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
      quelles valeurs je surveille
      montre ma liste de suivi
      que font les titres que je suis {period}
      perf de ma watchlist {period}
      les actions que j'ai mises de côté pour les surveiller
      est-ce que ça bouge dans ma liste de surveillance {period}
      qu'est-ce que j'avais mis dans mes valeurs suivies déjà
      je souhaite consulter les titres figurant sur ma liste de surveillance
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
      suis {symbol} pour moi
      watchlist + {symbol}
      mets {symbol} et {other} dans mes favoris
      je veux garder un œil sur {symbol}
      tu peux rajouter {symbol} dans les valeurs que je surveille
      {symbol} à surveiller, mets-le de côté
      veuillez inscrire {symbol} sur ma liste de surveillance
      est-ce que tu peux mettre {symbol} dans ma liste, je l'ai pas encore
      mets {symbol} en suivi, et {other} aussi
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
      enlève {symbol} de ma watchlist
      vire {symbol} de mes favoris
      arrête de suivre {symbol}
      supprime {symbol} et {other} de mes valeurs suivies
      je veux plus voir {symbol} dans ma liste de surveillance
      tu peux retirer {symbol} des titres que je surveille
      veuillez ôter {symbol} de ma liste de surveillance
      plus la peine de surveiller {symbol}, dégage-le de la liste
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
      mes notes {symbol}
      j'avais écrit quoi sur {symbol}
      qu'est-ce que je m'étais dit à propos de {symbol}
      est-ce que j'ai une note sur {symbol}
      relis-moi mes remarques sur {symbol}
      pourquoi j'avais acheté {symbol}, je l'avais noté
      affiche mes commentaires perso sur {symbol}
      montre-moi mon mémo {symbol}
      je souhaite relire les annotations que j'ai consignées au sujet de {symbol}
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
      qui publie dans mon portif {period}
      mes boîtes publient quand
      résultats à venir de mes lignes
      calendrier des publis de mes actions {period}
      est-ce qu'une de mes sociétés sort ses résultats {period}
      earnings de mes positions {period}
      parmi ce que j'ai, qui annonce ses trimestriels {period}
      prochaines publications sur {account}
      y a-t-il des résultats qui vont tomber {period} chez les sociétés que je détiens
      quels émetteurs de mon portefeuille présenteront leurs comptes {period}
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
      news de mon portif
      du nouveau sur mes actions {period}
      est-ce qu'il s'est passé un truc important sur mes titres {period}
      les infos qui concernent ce que je détiens
      quoi de neuf pour mes boîtes {period}
      revue de presse de mon portefeuille {period}
      dépêches {period} sur les sociétés que j'ai en portefeuille
      raconte-moi ce qu'on dit des valeurs que je possède
      je souhaiterais les dernières nouvelles relatives à mes titres
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
      ex-dates de mon portif {period}
      lesquelles de mes actions détachent {period}
      prochains détachements de mes lignes
      qui détache chez moi {period}
      calendrier de détachement des titres que je détiens
      est-ce qu'une de mes actions passe ex-dividende {period}
      dates ex-div de mes positions stp
      parmi mes titres, lesquels seront ex-coupon {period}
      mes boîtes, elles détachent à quelles dates
      quelles dates de détachement concernent les valeurs de mon portefeuille {period}
    `,
  },
  cannotForecast: {
    title: "Jusqu'où {symbol} va-t-elle monter ?",
    ways: `
      {symbol} va-t-elle monter {period}
      prévision de cours {symbol} {period}
      à combien sera {symbol} {period}
      quelle action va exploser
      où sera {symbol} {period}
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
      {symbol} va monter ou baisser {period}
      tu vois {symbol} à combien {period}
      est-ce que la bourse va s'effondrer
      prévision {symbol} {period}
      {symbol} peut atteindre {amount} {period}
      un krach est-il à craindre {period}
      {period} {symbol} ça va faire quoi à ton avis
      {symbol} va-t-il surpasser {other} {period}
      selon vous, où se situera le {currency} {period}
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
      j'achète {symbol} ou pas
      faut vendre {symbol}
      tu me conseilles quoi comme action
      c'est le moment de rentrer sur {symbol}
      je garde ou je vends mes {symbol}
      j'ai {amount} à placer, dans quoi je les mets
      {symbol} ou {other}, tu prendrais lequel
      est-ce une bonne idée d'investir dans {symbol} maintenant
      quelle valeur me recommanderiez-vous pour {account}
      je renforce {symbol} ou j'attends que ça baisse encore
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
      je vais payer combien d'impôts sur mes {symbol}
      flat tax à payer sur mes plus-values {period}
      combien je dois au fisc
      pea ou cto, lequel est le mieux fiscalement pour moi
      si je vends {symbol}, je suis imposé de combien
      je déclare comment mes dividendes {period}
      est-ce que mes moins-values sont déductibles de mes impôts
      barème ou pfu, qu'est-ce qui m'arrange
      quel sera le montant de l'imposition sur un gain de {amount} réalisé sur {account}
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
      liquide {amount} positions chez mon courtier
      ordre au marché {symbol}
      investis {amount} dans {symbol} à ma place
      peux-tu acheter {amount} de {symbol} pour moi
      vends {amount} mon {symbol}
      je veux passer un ordre sur {symbol}
      exécute une vente de {symbol} au marché
      prends-moi du {symbol} {amount} de suite
      envoie {amount} de {account} vers ma banque
      achète {amount} {symbol}
      vends tous mes {symbol}
      passe un ordre limite sur {symbol} à {amount}
      prends-moi {amount} de {symbol} sur {account}
      mets un stop loss à {amount} sur {symbol}
      liquide ma ligne {symbol} au marché
      annule mon ordre sur {symbol}
      tu peux m'acheter du {symbol} {period} stp
      vire {amount} {currency} vers {account}
      veuillez exécuter la vente de {amount} titres {symbol} sur {account}
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
      il va pleuvoir {period}
      tu votes pour qui
      une recette de crêpes stp
      qui a gagné le match {period} soir
      c'est quoi la capitale de l'australie
      aide-moi à écrire ma lettre de motivation
      quel âge a brad pitt
      est-ce que tu crois en dieu
      un bon resto à lyon {period}, tu connais
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
      tu sais faire quoi
      quelles questions je peux te poser
      donne-moi des exemples de questions
      en quoi pouvez-vous m'être utile
      montre-moi tes fonctions
      je débute avec toi, par où je commence et qu'est-ce que je peux demander
      quelles sont les fonctionnalités proposées par cet assistant
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
      {indicator} {symbol}
      le {indicator} de {symbol} est à combien
      tu peux me calculer {indicator} sur {symbol}
      {symbol} en {indicator}, ça donne quoi
      niveau actuel du {indicator} pour {symbol} et {other}
      affiche {indicator} pour {symbol} stp
      que montre {indicator} sur {symbol} {period}
      est-ce que le {indicator} de {symbol} est élevé
      {indicator} sur {symbol}, haussier ou baissier
      pourriez-vous m'indiquer la lecture du {indicator} pour le titre {symbol}
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
      options {symbol}
      put/call ratio de {symbol}
      chaîne d'options de {symbol} {period}
      y a plus de calls ou de puts sur {symbol}
      open interest sur {symbol} {period}
      activité sur les options {symbol} {period}
      les traders d'options se positionnent comment sur {symbol}
      est-ce que ça achète beaucoup de puts sur {symbol}
      pourriez-vous me présenter les contrats optionnels sur {symbol}, échéance {period}
    `,
  },
  dayPrices: {
    title: "Quels ont été l’ouverture, le plus haut, le plus bas et la clôture de {symbol} ?",
    ways: `
      cours d'ouverture de {symbol} {period}
      plus haut et plus bas {period} de {symbol} {period}
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
      ohlc {symbol} {period}
      ouverture et clôture de {symbol} {period}
      cours de clôture {symbol} {period}
      plus haut et plus bas en séance de {symbol} {period}
      {symbol} est monté jusqu'à combien dans la journée
      fixing de clôture et premier cours de {symbol} {period}
      entre quels prix {symbol} a navigué pendant la séance
      est-ce que {symbol} a clôturé au-dessus de son ouverture {period}
      je souhaiterais les cours d'ouverture et de clôture de {symbol} et {other} {period}
    `,
  },
  estimateChanges: {
    title: "Les estimations pour {symbol} ont-elles été relevées ou abaissées ?",
    ways: `
      révisions des estimations de {symbol}
      les analystes ont-ils relevé leurs prévisions de bénéfice pour {symbol}
      l'estimation du BPA de {symbol} a-t-elle été abaissée {period}
      évolution du consensus sur {symbol} {period}
      les prévisions de chiffre d'affaires de {symbol} montent-elles
      est-ce que les prévisions sur {symbol} ont été revues à la baisse {period}
      les estimations de bénéfices de {symbol} montent-elles
      {period} les analystes ont-ils revu leurs chiffres sur {symbol}
      le consensus de bpa de {symbol} a bougé {period}
      révision à la hausse des prévisions de {symbol}
      les attentes sur {symbol} ont-elles été abaissées
      révisions de bpa {symbol}
      les analystes ont relevé leurs prévisions de bénéfices pour {symbol} {period}
      révision des estimations {symbol} {period}
      est-ce que le consensus de bénéfices de {symbol} a été revu à la baisse
      les attentes sur {symbol} montent ou descendent {period}
      earnings revisions {symbol}
      dans quel sens les prévisions de bpa de {symbol} ont été corrigées {period}
      les analystes sont devenus plus pessimistes sur les profits futurs de {symbol}
      combien d'estimations ont été rehaussées sur {symbol} {period}
      de quelle manière le consensus de résultats de {symbol} s'est-il ajusté {period}
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
      je veux {symbol} à {amount} de mon portif
      combien d'actions {symbol} acheter pour arriver à {amount}
      ramener {symbol} à {amount}, je vends combien
      rééquilibrage {symbol} {amount}
      pour que {symbol} pèse {amount} chez moi, il m'en faut combien de plus
      combien alléger {symbol} pour retomber à {amount} de {account}
      nb de titres {symbol} pour une pondération de {amount}
      calcule ce qu'il manque pour que {symbol} fasse {amount} du portefeuille
      est-ce que je dois encore acheter beaucoup de {symbol} pour atteindre une cible de {amount}
      combien de titres {symbol} faudrait-il céder afin que la ligne ne représente plus que {amount} de {account}
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
      mes trades clôturés {period}
      combien de trades gagnants {period}
      bilan de mes positions soldées
      win rate {period}
      mes allers-retours {period}, ça a donné quoi
      est-ce que je gagne plus souvent que je perds sur mes positions fermées
      stats sur les lignes que j'ai complètement liquidées {account}
      mes opérations bouclées, bonnes ou mauvaises
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
      {amount} par mois sur {symbol} {period}
      dca {amount} {symbol} {period}
      si j'avais mis {amount} tous les mois dans {symbol} {period}
      j'aurais combien avec un versement mensuel de {amount} en {symbol} {period}
      simulation plan d'épargne {symbol} {amount} mensuels
      investissement programmé de {amount} sur {symbol} {period}, résultat
      mettre {amount} chaque mois sur {symbol} {period}, ça aurait valu le coup
      backtest dca sur {symbol} {period} à {amount} par mois
      en épargnant {amount} régulièrement sur {symbol} {period}, quel capital {period}
      que serait devenu un versement périodique de {amount} en {symbol} {period}
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
      dividendes mois par mois
      calendrier mensuel de mes revenus
      quel mois je touche le plus de dividendes
      mes divs par mois sur {account}
      répartition de mes dividendes sur l'année
      combien me rapportent mes actions tous {period}
      est-ce que j'ai des mois sans dividende
      planning mensuel de mes encaissements de coupons
      je voudrais voir {period}, {period}, {period}, ce qui va rentrer comme dividendes
      quel revenu mensuel en dividendes puis-je prévoir sur {account}
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
      acheté {amount} {symbol} pour {amount} {period}, frais {amount}
      je viens d'acheter {amount} {symbol} à {amount}
      {period} j'ai pris {amount} {symbol} à {amount}
      saisis un achat de {amount} {symbol} au prix de {amount}
      je me suis offert {amount} actions {symbol} à {amount}
      mets {amount} {symbol} achetées à {amount} sur {account}
      veuillez enregistrer mon achat de {amount} titres {symbol} à {amount}
      achat {amount} {symbol} à {amount} {currency}
      note que j'ai acheté {amount} {symbol} {period}
      enregistre un achat de {amount} {symbol} sur {account}
      je viens de rentrer {amount} {symbol}
      ajoute à mon portif {amount} {symbol} achetées {amount}
      je me suis offert {amount} actions {symbol} {period}, pru {amount}
      renforcé {symbol} de {amount} titres {period}
      tu peux inscrire mon achat de {amount} {symbol} {period}
      veuillez saisir l'acquisition de {amount} titres {symbol} au prix unitaire de {amount}
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
      vendu {amount} {symbol} pour {amount} {period}, frais {amount}
      je viens de vendre {amount} {symbol} à {amount}
      {period} j'ai cédé {amount} {symbol} à {amount}
      saisis une vente de {amount} {symbol} au prix de {amount}
      je me suis débarrassé de {amount} {symbol} à {amount}
      j'ai allégé {symbol} de {amount} titres à {amount}
      veuillez enregistrer ma vente de {amount} titres {symbol} à {amount}
      j'ai lâché {amount} {symbol} à {amount}
      vente {amount} {symbol} à {amount} {currency}
      note que j'ai vendu {amount} {symbol} {period}
      enregistre la vente de {amount} {symbol} sur {account}
      je viens de solder mes {symbol} à {amount}
      j'ai revendu {amount} actions {symbol} {period}
      allégé {symbol} de {amount} titres à {amount}
      tu peux inscrire ma vente de {symbol} {period}, {amount} titres à {amount}
      je me suis débarrassé de {amount} {symbol} {period}, mets à jour
      veuillez saisir la cession de {amount} titres {symbol} au cours de {amount}
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
      reçu {amount} de dividende {symbol}
      dividende {symbol} {amount} {currency}
      note un coupon de {amount} sur {symbol}
      enregistre le dividende de {symbol}, {amount} sur {account}
      j'ai touché {amount} de {symbol} {period} en dividende
      ajoute un div de {amount} {symbol} {period}
      le coupon {symbol} est tombé, {amount} net
      tu peux inscrire {amount} de dividendes {symbol} reçus {period}
      veuillez saisir l'encaissement d'un dividende {symbol} de {amount} {currency}
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
      versement {amount}
      j'ai viré {amount} {currency} sur {account}
      note un dépôt de {amount} {period}
      enregistre un apport de {amount}
      j'ai rajouté {amount} sur {account} {period}
      je viens d'alimenter {account} de {amount}
      dépôt {amount} {account}
      tu peux inscrire que j'ai mis {amount} de plus sur mon compte
      j'ai fait mon virement mensuel de {amount} {period}, ajoute-le
      veuillez saisir un versement en espèces de {amount} {currency} effectué {period}
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
      retrait {amount}
      j'ai sorti {amount} de {account}
      note un retrait de {amount} {period}
      enregistre que j'ai repris {amount} {currency}
      j'ai rapatrié {amount} de {account} sur mon compte courant
      je viens de retirer {amount} {currency}
      retrait {amount} {account} {period}
      tu peux inscrire que j'ai prélevé {amount} de mon compte-titres
      j'avais besoin d'argent, j'ai enlevé {amount} de {account} {period}
      veuillez saisir un retrait d'espèces de {amount} {currency} effectué {period}
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
      intérêts {amount}
      j'ai touché {amount} d'intérêts sur {account}
      note {amount} d'intérêts reçus {period}
      enregistre des intérêts de {amount} {currency}
      mon cash m'a rapporté {amount} {period}, ajoute-le
      le courtier m'a crédité {amount} d'intérêts
      ajoute {amount} {currency} d'intérêts sur {account}
      les intérêts sont tombés, {amount}, tu peux inscrire ça
      reçu {amount} de rémunération des liquidités {period}
      veuillez saisir des intérêts créditeurs de {amount} perçus {period}
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
      frais {amount}
      le courtier m'a prélevé {amount} de frais {period}
      note {amount} de droits de garde
      enregistre des frais de {amount} {currency} sur {account}
      on m'a facturé {amount} de commission {period}
      ajoute {amount} de frais de tenue de compte
      j'ai réglé {amount} {currency} de frais de courtage {period}
      tu peux inscrire {amount} de frais sur {account}
      je viens de me faire ponctionner {amount} par ma banque en frais, mets-le
      veuillez saisir une commission de {amount} débitée {period}
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
      notification nouveau plus haut {period} {symbol}
      je veux savoir quand {symbol} bat son record annuel
      tu me dis si {symbol} casse ses plus hauts
      mets une alerte de plus haut sur {symbol}
      alerte nouveau plus haut {symbol}
      préviens-moi si {symbol} bat son plus haut annuel
      dis-moi quand {symbol} marque un plus haut d'un an
      notif plus haut 52 sem sur {symbol}
      je veux savoir dès que {symbol} dépasse son record de l'année
      alerte-moi quand {symbol} ou {other} fait un nouveau sommet {period}
      fais-moi signe si {symbol} casse son plus haut {period}
      tu peux m'avertir lorsque {symbol} n'aura jamais été aussi haut {period}
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
      notification nouveau plus bas {period} {symbol}
      je veux savoir quand {symbol} touche un plus bas annuel
      tu me dis si {symbol} casse ses plus bas
      mets une alerte de plus bas sur {symbol}
      alerte nouveau plus bas {symbol}
      préviens-moi si {symbol} casse son plus bas annuel
      dis-moi quand {symbol} marque un plus bas d'un an
      notif plus bas 52 sem sur {symbol}
      je veux savoir dès que {symbol} enfonce son plancher de l'année
      alerte-moi quand {symbol} ou {other} touche le fond {period}
      fais-moi signe si {symbol} tombe sous son plus bas {period}
      tu peux m'avertir lorsque {symbol} n'aura jamais été aussi bas {period}
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
      alerte volume {symbol} x{amount}
      préviens-moi si les volumes explosent sur {symbol}
      dis-moi quand {symbol} s'échange {amount} fois plus que d'habitude
      notif volume inhabituel {symbol}
      je veux savoir dès qu'il y a un pic d'échanges sur {symbol}
      alerte-moi si {symbol} ou {other} fait {amount} fois sa moyenne de volume
      fais-moi signe quand ça s'agite anormalement en volume sur {symbol}
      ping si le volume de {symbol} dépasse {amount} fois la normale
      tu peux m'avertir quand beaucoup plus de titres {symbol} que d'ordinaire changent de main
      veuillez m'aviser lorsque le volume de {symbol} excède {amount} fois sa moyenne
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
      rappel résultats {symbol}
      préviens-moi {amount} jours avant la publi de {symbol}
      dis-moi quand {symbol} est sur le point de publier
      alerte earnings {symbol}
      rappelle-moi la veille des trimestriels de {symbol}
      notif avant les résultats de {symbol} et {other} stp
      je veux pas louper la publication de {symbol}, fais-moi signe avant
      tu peux m'avertir {amount} jours avant que {symbol} annonce ses chiffres
      mets un rappel pour les prochains comptes de {symbol}
      veuillez m'aviser en amont de la publication des résultats de {symbol}
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
      rappel détachement {symbol}
      préviens-moi {amount} jours avant l'ex-date de {symbol}
      alerte coupon {symbol}
      dis-moi quand {symbol} va bientôt détacher
      rappelle-moi la veille du détachement de {symbol}
      notif avant l'ex-div de {symbol} et {other}
      je veux pas rater le dividende de {symbol}, fais-moi signe avant
      tu peux m'avertir {amount} jours avant le coupon de {symbol}
      mets un rappel pour le prochain dividende de {symbol}
      veuillez m'aviser préalablement au détachement du coupon {symbol}
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
      enlève l'alerte sur {symbol}
      vire mes alertes
      annule l'alerte {symbol}
      désactive la notif sur {symbol}
      plus besoin d'être prévenu pour {symbol}
      stop alerte {symbol}
      arrête de m'envoyer des notifs sur {symbol}
      tu peux effacer l'alerte que j'avais mise sur {symbol}
      je veux plus recevoir d'avertissement de cours
      veuillez supprimer le seuil d'alerte défini pour {symbol}
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
      je me suis trompé dans ma saisie
      modifie mon achat de {symbol} {period}
      corrige la quantité de {symbol}, c'était {amount}
      rectifier une opération
      j'ai entré le mauvais prix pour {symbol}, c'est {amount} en fait
      efface la dernière transaction sur {account}
      la vente de {symbol} {period} est fausse, comment je change ça
      est-ce que je peux modifier une opération déjà enregistrée
      annule l'opération que je viens de saisir, c'était pas le bon compte
      je souhaite rectifier une écriture erronée passée {period} sur {account}
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
      ajoute un commentaire sur {symbol}
      je veux noter un truc à propos de {symbol}
      nouveau mémo {symbol}
      écris dans mes notes que {symbol} est à surveiller après les résultats
      tu peux garder une remarque sur {symbol} pour plus tard
      est-ce que je peux rédiger une note perso sur {symbol}
      retiens ça sur {symbol}, que je m'en souvienne
      veuillez consigner une annotation au sujet de {symbol}
    `,
  },
};
