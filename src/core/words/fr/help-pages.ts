import type { helpPages as english } from "../en/help-pages.ts";
import type { Translated } from "../translated.ts";

/** A short page for each screen: what it shows, where it comes from, what to do there. The tasks are in the order of the English ones. */
export const helpPages: Translated<typeof english> = {
  dashboard: {
    shows:
      "Votre liste de suivi avec les derniers cours, la variation du jour de votre portefeuille, les événements à venir et l’actualité de vos valeurs. Le point du jour, en haut, résume en quelques phrases ce qui compte pour vous.",
    source:
      "Les cours, l’actualité et les événements viennent des sources de données de ce serveur. La mention à côté d’un cours indique son ancienneté\u00a0: temps réel, différé, clôture, périmé ou fictif. Cliquez dessus pour voir la source et l’heure.",
    tasks: [
      {
        task: "Ajouter une valeur à la liste de suivi",
        how: "Cherchez-la avec Ctrl K ou la recherche, puis appuyez sur Maj+Entrée. Sur la page d’une valeur, choisissez «\u00a0Suivre\u00a0».",
      },
      {
        task: "Savoir pourquoi un cours manque",
        how: "Cliquez sur la mention à côté pour voir la raison. Les paramètres montrent l’état de chaque source.",
      },
      {
        task: "Ouvrir une valeur",
        how: "Cliquez sur sa ligne. «\u00a0Analyse\u00a0» affiche son graphique, ses chiffres, son actualité et ses événements.",
      },
      {
        task: "Retirer une valeur de la liste de suivi",
        how: "Ouvrez le menu de sa ligne et choisissez «\u00a0Retirer de la liste\u00a0».",
      },
      {
        task: "Organiser le tableau de bord",
        how: "Choisissez «\u00a0Modifier le tableau de bord\u00a0» sous les cartes. Faites glisser les cartes, déplacez-les avec les flèches, masquez-les ou ajoutez-les de nouveau. La disposition est enregistrée avec votre compte. Le téléphone a son propre ordre.",
      },
      {
        task: "Voir d’où viennent les cours",
        how: "Les cours, actualités et événements viennent des sources de données de ce serveur. La mention à côté d’un cours indique son âge\u00a0: en direct, différé ou à la dernière clôture. Appuyez dessus pour voir la source et l’heure.",
      },
    ],
  },
  portfolio: {
    shows:
      "Ce que vous détenez, ce que cela vaut et ce que cela a rapporté. Les performances sont totales\u00a0: dividendes et intérêts compris, après frais et impôts.",
    source:
      "Les valorisations résultent de vos opérations, des derniers cours et des taux de change. Sous «\u00a0Performance\u00a0», le tableau de passage va de la valorisation initiale à la valorisation finale et tombe toujours juste. Une position sans cours est signalée et exclue, jamais comptée pour zéro.",
    tasks: [
      {
        task: "Saisir une opération",
        how: "Appuyez sur T ou choisissez «\u00a0Ajouter une opération\u00a0». Une ligne suffit\u00a0: buy 12 NVDA 131,20 2025-03-04 fee 1.",
      },
      {
        task: "Importer le fichier d’un courtier",
        how: "Choisissez «\u00a0Importer\u00a0», puis le fichier. Chaque ligne est affichée avant l’enregistrement, et un import peut être annulé.",
      },
      {
        task: "Saisir votre propre cours",
        how: "Ouvrez la ligne de la position et choisissez «\u00a0Saisir un cours\u00a0». Votre cours est utilisé jusqu’à ce qu’une source en ait un plus récent.",
      },
      {
        task: "Choisir les colonnes",
        how: "Choisissez «\u00a0Colonnes\u00a0» au-dessus des positions.",
      },
      {
        task: "Partager le portefeuille",
        how: "Choisissez «\u00a0Partager\u00a0». Le lien est en lecture seule, peut masquer les montants et peut être révoqué.",
      },
      {
        task: "Corriger ou supprimer une opération",
        how: "Ouvrez «\u00a0Opérations\u00a0» et choisissez «\u00a0Modifier\u00a0» sur sa ligne. Le formulaire permet aussi de la supprimer.",
      },
      {
        task: "Ajouter ou renommer un compte",
        how: "Choisissez «\u00a0Gérer les comptes\u00a0» dans le menu des comptes.",
      },
      {
        task: "Voir les dividendes et intérêts",
        how: "«\u00a0Revenus\u00a0» montre ce que vous avez reçu et ce qui est attendu.",
      },
      {
        task: "Fixer des poids cibles",
        how: "Ouvrez «\u00a0Répartition\u00a0» et choisissez «\u00a0Fixer des cibles\u00a0». Des opérations sont ensuite suggérées.",
      },
      {
        task: "Masquer les montants",
        how: "Appuyez sur H. Les montants et les quantités sont masqués dans cet onglet jusqu’à ce que vous appuyiez de nouveau.",
      },
      {
        task: "Exporter le portefeuille",
        how: "Ouvrez «\u00a0Import et export\u00a0» dans les paramètres et choisissez CSV ou JSON. Excel ouvre les fichiers CSV.",
      },
      {
        task: "Passer un ordre ou relier un courtier",
        how: "Bellwether ne passe pas d’ordres et ne se connecte ni aux courtiers ni aux banques. Passez l’ordre chez votre courtier, puis saisissez l’opération ici ou importez un fichier.",
      },
      {
        task: "Saisir une division d’actions",
        how: "Appuyez sur T ou choisissez «\u00a0Ajouter une opération\u00a0» et écrivez\u00a0: split NVDA 10:1. Ajoutez la date si ce n’était pas aujourd’hui.",
      },
      {
        task: "Comprendre un écart avec votre courtier",
        how: "Les rendements sont ici des rendements totaux\u00a0: dividendes et intérêts compris, après frais et impôts. Les courtiers retiennent souvent d’autres périodes, d’autres flux ou seulement les gains de cours. Choisissez d’abord la même période, puis cherchez les opérations manquantes et vérifiez le calcul du coût.",
      },
    ],
  },
  insights: {
    shows:
      "Tout sur une valeur\u00a0: son graphique avec vos propres achats et ventes, ses chiffres clés, comptes, estimations, actualités, événements et signaux.",
    source:
      "Les cours viennent des sources de données, les comptes des publications de l’entreprise quand une source les propose. Les signaux sont calculés ici sur les cours quotidiens, avec leur taux de réussite passé.",
    tasks: [
      {
        task: "Comparer des valeurs",
        how: "Choisissez «\u00a0Comparer\u00a0» et ajoutez d’autres valeurs. Toutes partent de 0\u202f%. «\u00a0Côte à côte\u00a0» en affiche jusqu’à quatre, chacune dans son graphique, avec un curseur commun.",
      },
      {
        task: "Dessiner sur un graphique",
        how: "Choisissez «\u00a0Dessiner\u00a0», puis une ligne de tendance, un niveau, une zone ou un texte. Dessinez à la souris, au doigt ou, sur le graphique, avec les flèches et Entrée. Les dessins sont enregistrés dans votre compte.",
      },
      {
        task: "Poser une question sur la valeur",
        how: "Appuyez sur A ou sur le bouton de l’assistant, puis écrivez votre question.",
      },
      {
        task: "Rédiger une note",
        how: "Ouvrez les notes et écrivez pourquoi vous achetez ou suivez la valeur. Les notes sont datées et l’assistant peut les lire.",
      },
      {
        task: "Créer une alerte",
        how: "Choisissez «\u00a0Alerte\u00a0» et la condition qui doit la déclencher.",
      },
      {
        task: "Créer un rapport d’analyse",
        how: "Ouvrez le rapport sur la page de la valeur et choisissez «\u00a0Créer le rapport\u00a0».",
      },
      {
        task: "Télécharger les données d’un graphique",
        how: "Affichez le graphique en tableau et choisissez «\u00a0Télécharger en CSV\u00a0». Pour une image, appuyez sur la flèche du graphique et choisissez PNG ou SVG.",
      },
    ],
  },
  technical: {
    shows: "Le graphique avec ses indicateurs, ce que dit chacun d’eux, et un scan de votre liste de suivi par signal.",
    source:
      "Les indicateurs sont calculés ici à partir des cours de la source. À côté de chaque signal figurent son taux de réussite et le taux de base, c’est-à-dire la fréquence à laquelle suivre la tendance aurait donné raison.",
    tasks: [
      {
        task: "Ajouter un indicateur",
        how: "Choisissez «\u00a0Ajouter\u00a0», l’indicateur, puis sa durée. Un modèle en ajoute plusieurs à la fois.",
      },
      {
        task: "Scanner la liste de suivi",
        how: "Ouvrez le scan, triez par signal et ouvrez une valeur depuis sa ligne.",
      },
    ],
  },
  sentiment: {
    shows:
      "Le sentiment du marché et de vos valeurs, de 0 (négatif) à 1 (positif), et les écarts entre cours et actualités.",
    source:
      "Le sentiment des cours suit la variation du jour, celui des actualités les mots des articles récents. Ouvrez la ligne d’une valeur pour voir ce qui a compté. Un sentiment n’est pas une prévision.",
    tasks: [
      {
        task: "Voir ce qui a compté",
        how: "Ouvrez la ligne d’une valeur. Ses articles figurent avec les mots retenus.",
      },
      {
        task: "Suivre une autre valeur",
        how: "Ajoutez-la à votre liste de suivi.",
      },
    ],
  },
  strategy: {
    shows:
      "Ce qu’une règle aurait donné par le passé, comparé à l’achat-conservation\u00a0: trades, évolution, replis et frais.",
    source:
      "Cours quotidiens de la source, avec les frais que vous indiquez. Un signal à la clôture est exécuté à l’ouverture suivante, sans connaître les cours futurs. Les résultats passés disent peu de l’avenir. Le test walk-forward montre ce que vaut une règle sur des jours pour lesquels elle n’a pas été réglée.",
    tasks: [
      {
        task: "Écrire une règle",
        how: "Choisissez les conditions dans les menus, ou écrivez une phrase en anglais\u00a0: buy when RSI is below 30, sell when it is above 60.",
      },
      {
        task: "Faire la part de la chance",
        how: "Ouvrez «\u00a0Walk-forward\u00a0» ou «\u00a0Monte-Carlo\u00a0» sous le résultat. Plus vous essayez de réglages, moins un bon résultat convainc\u202f; la page indique de combien.",
      },
      {
        task: "Conserver un test",
        how: "Choisissez «\u00a0Enregistrer le test\u00a0». Les tests enregistrés peuvent être comparés.",
      },
    ],
  },
  calendar: {
    shows:
      "Résultats, dividendes, divisions, introductions en Bourse et statistiques économiques\u202f; ceux de vos valeurs sont repérés.",
    source:
      "Les événements viennent des sources de données. Une date estimée est signalée, une date modifiée montre la précédente. Les heures sont dans votre fuseau horaire.",
    tasks: [
      {
        task: "Ne voir que vos valeurs",
        how: "Choisissez «\u00a0Mes valeurs\u00a0» ou «\u00a0Liste de suivi\u00a0» au-dessus des événements.",
      },
      {
        task: "Reprendre les événements dans votre agenda",
        how: "Choisissez «\u00a0S’abonner (ICS)\u00a0», les types d’événements, puis copiez le lien dans votre application d’agenda.",
      },
    ],
  },
  alerts: {
    shows: "Vos alertes, la distance de chacune à sa condition, et celles qui se sont déclenchées.",
    source:
      "Les alertes sont vérifiées sur le serveur, même quand Bellwether est fermé. Un cours ne compte que s’il est récent et plausible\u202f; un cours fictif ne déclenche jamais d’alerte.",
    tasks: [
      {
        task: "Créer une alerte",
        how: "Choisissez «\u00a0Nouvelle alerte\u00a0», ou tapez dans la recherche\u00a0: alert NVDA above 250.",
      },
      {
        task: "Être prévenu ailleurs",
        how: "Choisissez l’e-mail ou vos appareils dans l’alerte. Autorisez d’abord les notifications de l’appareil dans les paramètres.",
      },
      {
        task: "Suspendre une alerte",
        how: "Choisissez «\u00a0Mettre en veille…\u00a0» ou «\u00a0Suspendre\u00a0» sur sa ligne.",
      },
      {
        task: "Supprimer une alerte",
        how: "Choisissez «\u00a0Supprimer\u00a0» sur sa ligne.",
      },
    ],
  },
  newsletter: {
    shows:
      "Une courte lettre sur votre journée, votre semaine ou votre mois\u00a0: ce qui a fait bouger votre portefeuille, ce qui est à venir et ce qu’il faut lire.",
    source:
      "Chaque nombre vient de votre portefeuille ou des sources de données, et ouvre sa source. Un modèle d’IA peut écrire les phrases, jamais les nombres.",
    tasks: [
      {
        task: "La recevoir par e-mail",
        how: "Choisissez la fréquence et l’heure, puis confirmez votre adresse.",
      },
      {
        task: "En créer une maintenant",
        how: "Choisissez «\u00a0Créer un numéro\u00a0».",
      },
      {
        task: "La lire dans un lecteur de flux",
        how: "Créez un lien de flux et ajoutez-le à votre lecteur.",
      },
      {
        task: "Lire un numéro",
        how: "Choisissez-le sous «\u00a0Numéros\u00a0». Le plus récent est en haut.",
      },
      {
        task: "Arrêter la lettre",
        how: "Réglez la fréquence sur «\u00a0Désactivée\u00a0». «\u00a0Arrêter les e-mails\u00a0» ne met fin qu’à l’envoi.",
      },
    ],
  },
  chat: {
    shows: "Des réponses sur le marché et votre portefeuille, avec les recherches qui y ont mené.",
    source:
      "Les nombres sont recherchés ou calculés par Bellwether, jamais par le modèle. Cliquez sur un nombre pour voir d’où il vient. Sans modèle d’IA, des règles répondent aux questions, et la réponse dit comment la vôtre a été comprise.",
    tasks: [
      {
        task: "Bien poser une question",
        how: "Nommez l’entreprise, le chiffre et la période, par exemple\u00a0: How did Apple's revenue change in the last three years?",
      },
      {
        task: "Poser une question sur un fichier",
        how: "Joignez un tableau, un PDF ou un texte. Ses nombres portent la mention «\u00a0Fourni par vous\u00a0».",
      },
      {
        task: "Reposer la question chaque semaine",
        how: "Choisissez «\u00a0Poser régulièrement\u00a0» sous une réponse.",
      },
      {
        task: "Choisir un modèle",
        how: "Ajoutez une clé dans les paramètres, puis choisissez le modèle au-dessus de la conversation.",
      },
      {
        task: "Choisir ce que l’IA peut lire",
        how: "Ouvrez «\u00a0IA\u00a0» dans les paramètres. Vous pouvez exclure votre portefeuille ou n’envoyer que des pourcentages.",
      },
      {
        task: "Exporter, renommer ou supprimer une conversation",
        how: "Ouvrez le menu à côté de son titre.",
      },
    ],
  },
  settings: {
    shows: "L’apparence de Bellwether, ses connexions, les accès et vos données.",
    source: "Les paramètres sont liés à votre compte. Ceux de cet appareil, comme le thème, restent sur l’appareil.",
    tasks: [
      {
        task: "Changer de langue",
        how: "Choisissez-la dans «\u00a0Affichage\u00a0». Les e-mails et les lettres suivent.",
      },
      {
        task: "Ajouter une clé",
        how: "Ouvrez «\u00a0Connexions\u00a0», choisissez «\u00a0Ajouter une clé\u00a0» et collez la clé. Elle est chiffrée et ne sert qu’à vous.",
      },
      {
        task: "Emporter vos données",
        how: "Téléchargez votre compte en un seul fichier. Vous pouvez l’importer dans un autre Bellwether.",
      },
      {
        task: "Protéger votre compte",
        how: "Ouvrez «\u00a0Connexion et sécurité\u00a0». Ajoutez une clé d’accès ou activez la double authentification.",
      },
      {
        task: "Passer du mode clair au mode sombre",
        how: "Choisissez le thème dans «\u00a0Affichage\u00a0».",
      },
      {
        task: "Changer le format des nombres et des dates",
        how: "Choisissez-les dans «\u00a0Affichage\u00a0». Les e-mails les suivent.",
      },
      {
        task: "Changer la devise ou l’indice de référence",
        how: "Choisissez-les dans «\u00a0Données\u00a0».",
      },
      {
        task: "Changer de mot de passe",
        how: "Ouvrez «\u00a0Connexion et sécurité\u00a0». Toutes les autres sessions sont déconnectées.",
      },
      {
        task: "Changer de nom, de photo ou d’adresse e-mail",
        how: "Ouvrez le profil. Une nouvelle adresse prend effet dès que vous la confirmez.",
      },
      {
        task: "Déconnecter d’autres appareils",
        how: "Ouvrez «\u00a0Connexion et sécurité\u00a0». Tous les appareils connectés y figurent.",
      },
      {
        task: "Créer une autre liste de suivi",
        how: "Ouvrez «\u00a0Listes de suivi\u00a0», saisissez un nom et choisissez «\u00a0Créer la liste\u00a0».",
      },
      {
        task: "Changer le calcul du prix de revient",
        how: "Ouvrez «\u00a0Comptes et prix de revient\u00a0» et choisissez la méthode de chaque compte.",
      },
      {
        task: "Relier un autre programme",
        how: "Ouvrez «\u00a0Connexions\u00a0» et choisissez «\u00a0Nouveau jeton\u00a0». L’API et le serveur MCP l’acceptent.",
      },
      {
        task: "Voir tous les raccourcis clavier",
        how: "Appuyez sur la touche du point d’interrogation ou ouvrez «\u00a0Raccourcis\u00a0».",
      },
      {
        task: "Supprimer votre compte",
        how: "Ouvrez «\u00a0Zone sensible\u00a0». Téléchargez d’abord vos données pour en garder une copie.",
      },
      {
        task: "L’installer comme application",
        how: "Ouvrez «\u00a0À propos\u00a0» et choisissez d’installer l’application. Elle s’ouvre alors aussi sans connexion.",
      },
      {
        task: "Se connecter sans application d’authentification",
        how: "À la connexion, choisissez «\u00a0Utiliser un code de secours\u00a0» et saisissez l’un des codes enregistrés. Configurez ensuite de nouveau la double authentification dans les paramètres de sécurité. Sans code, l’administrateur de ce serveur peut la désactiver pour vous.",
      },
      {
        task: "Voir où se trouvent vos données",
        how: "Votre compte se trouve dans la base de données de ce serveur. Votre navigateur garde des copies chiffrées des pages récentes pour l’usage hors connexion\u00a0; la déconnexion les supprime.",
      },
    ],
  },
};
