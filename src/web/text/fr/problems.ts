import { counted } from "../translation.ts";
import type { Catalogue } from "../translation.ts";

const most = (maximum: number, what: string): string => `${counted(maximum)} ${what} au maximum.`;

export const problems: Catalogue["problems"] = {
  byCode: {
    "rate-limited": "Trop de requêtes. Patientez un instant et réessayez.",
    "server-busy": "Le serveur est surchargé. Réessayez dans un instant.",
    "storage-unavailable": "La base de données est momentanément indisponible. Réessayez dans un instant.",
    "shutting-down": "Le serveur redémarre. Réessayez dans un instant.",
    "request-timeout": "La requête a pris trop de temps. Réessayez.",
    "idempotency-in-flight": "La même requête est encore en cours. Patientez un instant.",
    "not-found": "Introuvable.",
    "not-signed-in": "Connectez-vous d’abord.",
    "not-administrator": "Seul l’administrateur peut le faire.",
    "stock-data-unavailable": "Les données de marché sont indisponibles. Réessayez dans un instant.",
    "news-unavailable": "Les actualités sont indisponibles. Réessayez dans un instant.",
    "fundamentals-unavailable": "Les chiffres de l’entreprise sont indisponibles. Réessayez dans un instant.",
    "unknown-symbol": ({ symbol }) => `Aucune donnée disponible pour le symbole ${symbol}.`,
    "feed-not-found": "Ce lien de calendrier n’existe plus.",
    "too-many-feeds": ({ maximum }) => `${most(maximum, "liens de calendrier")} Révoquez-en un d’abord.`,
    "watchlist-not-found": "Cette liste de suivi n’existe plus.",
    "watchlist-full": ({ maximum }) => `${most(maximum, "symboles par liste de suivi")} Retirez-en un d’abord.`,
    "too-many-watchlists": ({ maximum }) => `${most(maximum, "listes de suivi")} Supprimez-en une d’abord.`,
    "default-watchlist": "C’est votre liste de suivi par défaut. Choisissez-en d’abord une autre par défaut.",
    "account-not-found": "Ce compte n’existe plus.",
    "too-many-accounts": ({ maximum }) => most(maximum, "comptes"),
    "transaction-not-found": "Cette opération n’existe plus.",
    oversell: ({ symbol, day, wanted, held, isTransfer }) =>
      `${held === "0" ? `Ce compte ne détient pas de ${symbol}` : `Ce compte ne détient que ${counted(Number(held), 8)} ${symbol}`} au ${day} : impossible ${isTransfer ? "d’en transférer" : "d’en vendre"} ${counted(Number(wanted), 8)}. Les ventes à découvert ne sont pas encore prises en charge.`,
    "unknown-instrument": ({ symbol, similar }) =>
      `Aucune source ne connaît ${symbol}.${similar.length === 0 ? "" : ` Symboles proches : ${similar}.`} Vous pouvez l’ajouter comme valeur personnelle et saisir ses cours.`,
    "portfolio-full": ({ part, maximum }) =>
      `Votre portefeuille est plein : ${most(maximum, { transactions: "opérations", instruments: "instruments", assets: "valeurs personnelles", prices: "cours saisis à la main" }[part])}`,
    "import-not-found": "Cet import n’existe plus.",
    "import-too-old": "Un import peut être annulé en bloc pendant 30 jours. Celui-ci est plus ancien.",
    "version-conflict": "Cet élément a été modifié ailleurs. La version actuelle est maintenant affichée.",
    "note-not-found": "Cette note n’existe plus.",
    "too-many-notes": ({ maximum }) => `${most(maximum, "notes")} Supprimez-en une dont vous n’avez plus besoin.`,
    "conversation-not-found": "Cette conversation n’existe plus.",
    "message-not-found": "Ce message n’existe plus.",
    "proposal-not-found": "Cette proposition n’existe plus.",
    "proposal-decided": "Une décision a déjà été prise sur cette proposition.",
    "answer-under-way": "Une réponse est en cours de rédaction. Attendez la fin ou arrêtez-la.",
    "scheduled-question-not-found": "Cette question programmée n’existe plus.",
    "too-many-scheduled-questions": ({ maximum }) =>
      `${most(maximum, "questions programmées")} Supprimez-en une dont vous n’avez plus besoin.`,
    "too-many-conversations": ({ maximum }) =>
      `${most(maximum, "conversations")} Supprimez-en une dont vous n’avez plus besoin.`,
    "conversation-full": ({ maximum }) => `${most(maximum, "messages par conversation")} Commencez-en une nouvelle.`,
    "model-not-available": "Ce modèle n’est pas disponible sur ce serveur. Choisissez-en un autre.",
    "report-not-found": "Ce rapport n’existe plus.",
    "only-sample-data": ({ symbol }) =>
      `Seuls des cours fictifs de ${symbol} sont disponibles : un backtest n’aurait aucun sens. Réessayez dans un instant.`,
    "run-not-found": "Cette simulation n’existe plus.",
    "run-name-taken": "Vous avez déjà une simulation enregistrée sous ce nom. Choisissez un autre nom.",
    "too-many-runs": ({ maximum }) => `${most(maximum, "simulations enregistrées")} Supprimez-en une d’abord.`,
    "job-not-found": "Cette tâche n’existe plus.",
    "mail-not-set-up": "Ce serveur n’envoie pas d’e-mails. Son responsable doit définir SMTP_URL.",
    "email-not-confirmed": "Confirmez d’abord votre adresse e-mail.",
    "newsletter-link-not-found": "Ce lien a expiré.",
    "issue-not-found": "Ce numéro n’existe plus.",
    "nothing-to-report":
      "Il n’y a encore rien à rapporter. Saisissez vos positions ou ajoutez une valeur à une liste de suivi.",
    "only-samples":
      "Seuls des cours fictifs sont disponibles pour le moment. Aucun numéro n’est rédigé à partir de ceux-ci.",
    "share-not-found": "Ce lien n’existe plus.",
    "too-many-shares": ({ maximum }) => `${most(maximum, "liens")} Révoquez-en un d’abord.`,
    "token-not-found": "Ce jeton n’existe plus.",
    "too-many-tokens": ({ maximum }) => `${most(maximum, "jetons")} Révoquez-en un d’abord.`,
    "alert-not-found": "Cette alerte n’existe plus.",
    "too-many-alerts": ({ maximum }) => `${most(maximum, "alertes")} Supprimez-en une d’abord.`,
    "too-many-devices": ({ maximum }) => `${most(maximum, "appareils")} Retirez-en un d’abord.`,
    "device-not-found": "Cet appareil n’est plus dans la liste.",
    "source-not-found": "Cette source ne peut pas être désactivée.",
  },
  ofAnswers: {
    budget: "Le budget d’IA du jour est épuisé. Ceci a été calculé sans IA.",
    "content-filter": "Le filtre de sécurité du service d’IA a retenu la suite de cette réponse.",
    "no-response": "Aucune réponse générée.",
    interrupted: "La réponse a été interrompue. Reposez la question pour obtenir la suite.",
    "internal-error": "La réponse de l’IA n’a pas pu être obtenue.",
  },
};
