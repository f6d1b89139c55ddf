import type { Catalogue } from "../catalogue.ts";
import { plural } from "./plural.ts";

export const push: Catalogue["push"] = {
  title: "Notifications sur vos appareils",
  loading: "Chargement de vos appareils…",
  failed: "Impossible de charger vos appareils.",
  note: "Les alertes configurées pour vos appareils s’y affichent même si Bellwether est fermé. Les messages sont chiffrés pour votre appareil. Le service push du navigateur voit seulement qu’un message a été envoyé.",
  here: "Sur cet appareil",
  asks: "Votre navigateur demandera votre autorisation.",
  isOn: "Ce navigateur affiche vos alertes.",
  obstacles: {
    insecure:
      "Les navigateurs n’autorisent les notifications qu’en HTTPS ou sur localhost. Demandez au responsable de ce serveur d’activer HTTPS.",
    unsupported:
      "Ce navigateur ne prend pas en charge les notifications push. Sur iPhone, ajoutez d’abord Bellwether à l’écran d’accueil.",
    blocked:
      "Votre navigateur bloque les notifications de ce site. Autorisez-les dans ses réglages, puis rechargez la page.",
  },
  problems: {
    blocked: "Les notifications de ce site sont bloquées. Autorisez-les dans les réglages de votre navigateur.",
    dismissed: "La demande d’autorisation a été fermée. Réactivez l’option pour l’afficher à nouveau.",
    "no-service": "Le service push du navigateur n’a pas répondu. Réessayez plus tard.",
  },
  thisOne: "Cet appareil",
  since: "Ajouté le",
  lastSent: "dernier envoi",
  noneSent: "aucun envoi",
  lastProblem: "Dernier problème",
  test: "Tester",
  testOf: (label) => `Envoyer une notification de test à ${label}`,
  testing: "Envoi…",
  remove: "Retirer",
  removeOf: (label) => `Retirer ${label}`,
  sent: "Envoyée. Elle devrait s’afficher dans un instant.",
  gone: (label) => `${label} n’accepte plus les notifications. Cet appareil a été retiré de votre liste.`,
  testFailed: (reason) => `Impossible d’envoyer le test\u00a0: ${reason}`,
  removeFailed: (reason) => `Impossible de retirer l’appareil\u00a0: ${reason}`,
  also: "Notifier aussi mes appareils",
  hereAnd: (others) => (others === 0 ? "Sur cet appareil." : `Sur cet appareil et ${plural(others, "autre")}.`),
  elsewhere: (labels) => `Notifie ${labels}, mais pas cet appareil.`,
  addsThis: (labels) => `Notifie ${labels}. Activer cette option ajoute aussi cet appareil.`,
};
