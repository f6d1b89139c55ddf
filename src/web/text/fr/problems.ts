import { de } from "#core/words/fr/elision.ts";
import { dataProblems } from "#core/words/fr/data-problems.ts";
import { counted } from "../counted.ts";
import type { Catalogue } from "../catalogue.ts";

const most = (maximum: number, what: string): string => `${counted(maximum)} ${what} au maximum.`;

export const problems: Catalogue["problems"] = {
  byCode: {
    ...dataProblems,
    "shutting-down": "Le serveur redémarre. Réessayez dans un instant.",
    "idempotency-in-flight": "La même requête est encore en cours. Patientez un instant.",
    "not-found": "Introuvable.",
    "not-signed-in": "Connectez-vous d’abord.",
    "not-administrator": "Seul l’administrateur peut le faire.",
    "feed-not-found": "Ce lien de calendrier n’existe plus.",
    "too-many-feeds": ({ maximum }) => `${most(maximum, "liens de calendrier")} Révoquez-en un d’abord.`,
    "watchlist-not-found": "Cette liste de suivi n’existe plus.",
    "watchlist-full": ({ maximum }) => `${most(maximum, "symboles par liste de suivi")} Retirez-en un d’abord.`,
    "too-many-watchlists": ({ maximum }) => `${most(maximum, "listes de suivi")} Supprimez-en une d’abord.`,
    "default-watchlist": "C’est votre liste de suivi par défaut. Choisissez-en d’abord une autre par défaut.",
    "account-not-found": "Ce compte n’existe plus.",
    "too-many-accounts": ({ maximum }) => most(maximum, "comptes"),
    "transaction-not-found": "Cette opération n’existe plus.",
    "unknown-instrument": ({ symbol, similar }) =>
      `${symbol} ne figure dans aucune source.${similar.length === 0 ? "" : ` Symboles proches\u00a0: ${similar}.`} Vous pouvez l’ajouter comme actif personnel et saisir ses cours.`,
    "portfolio-full": ({ part, maximum }) =>
      `Votre portefeuille est plein\u00a0: ${most(maximum, { transactions: "opérations", instruments: "instruments", assets: "actifs personnels", prices: "cours manuels" }[part])}`,
    "import-not-found": "Cet import n’existe plus.",
    "import-too-old": "Un import peut être annulé pendant 30 jours. Celui-ci est plus ancien.",
    "version-conflict": "Cet élément a été modifié ailleurs. La version actuelle est maintenant affichée.",
    "note-not-found": "Cette note n’existe plus.",
    "too-many-notes": ({ maximum }) => `${most(maximum, "notes")} Supprimez-en une dont vous n’avez plus besoin.`,
    "too-many-indicator-sets": ({ maximum }) => `${most(maximum, "modèles enregistrés")} Supprimez-en un d’abord.`,
    "too-many-drawn-symbols": ({ maximum }) =>
      `${most(maximum, "graphiques avec des dessins")} Supprimez les dessins de l’un d’eux.`,
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
      `Seuls des cours fictifs ${de(symbol)} sont disponibles\u00a0: un backtest n’aurait aucun sens. Réessayez dans un instant.`,
    "run-not-found": "Ce test n’existe plus.",
    "run-name-taken": "Vous avez déjà un test enregistré sous ce nom. Choisissez un autre nom.",
    "too-many-runs": ({ maximum }) => `${most(maximum, "tests enregistrés")} Supprimez-en un d’abord.`,
    "job-not-found": "Cette tâche n’existe plus.",
    "mail-not-set-up": "Ce serveur n’envoie pas d’e-mails. Son responsable doit définir SMTP_URL.",
    "email-not-confirmed": "Confirmez d’abord votre adresse e-mail.",
    "newsletter-link-not-found": "Ce lien a expiré.",
    "issue-not-found": "Ce numéro n’existe plus.",
    "nothing-to-report": "Il n’y a encore rien à résumer. Ajoutez une position, ou une valeur à une liste de suivi.",
    "only-samples": "Seuls des cours fictifs sont disponibles pour le moment. Les numéros ne les utilisent pas.",
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
