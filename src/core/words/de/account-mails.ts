import type { Words } from "../shape.ts";

const ignore = "Falls Sie das nicht waren, ignorieren Sie diese E-Mail.";
const contact = "Falls Sie das nicht waren, wenden Sie sich umgehend an den Betreiber dieses Servers.";
const resetNow = (reset: string): string => `Falls Sie das nicht waren, setzen Sie jetzt Ihr Passwort zurück: ${reset}`;

export const accountMails: Words["accountMails"] = {
  signUp: ({ site, page }) => ({
    subject: "Bestätigen Sie Ihr Bellwether-Konto",
    paragraphs: [
      `Jemand, vermutlich Sie, hat sich auf ${site} mit dieser Adresse registriert.`,
      "Um das Konto anzulegen, öffnen Sie diesen Link innerhalb eines Tages und geben Sie das gewählte Passwort ein:",
      page,
      "Falls Sie das nicht waren, ignorieren Sie diese E-Mail. Ohne Ihre Bestätigung wird kein Konto angelegt.",
    ],
  }),
  alreadyHasAccount: ({ site, signIn, reset }) => ({
    subject: "Sie haben bereits ein Bellwether-Konto",
    paragraphs: [
      `Jemand, vermutlich Sie, wollte sich auf ${site} mit dieser Adresse registrieren. Sie haben bereits ein Konto, und es wurde nichts geändert.`,
      `Anmelden: ${signIn}`,
      `Passwort vergessen? ${reset}`,
      "Falls Sie das nicht waren, müssen Sie nichts tun. Wir haben nicht preisgegeben, dass Sie ein Konto haben.",
    ],
  }),
  confirmAddress: ({ site, page }) => ({
    subject: "Bestätigen Sie Ihre E-Mail-Adresse für Bellwether",
    paragraphs: [
      `Um zu bestätigen, dass diese Adresse zu Ihrem Konto auf ${site} gehört, öffnen Sie diesen Link innerhalb eines Tages:`,
      page,
      ignore,
    ],
  }),
  changeEmail: ({ site, page }) => ({
    subject: "Bestätigen Sie Ihre neue E-Mail-Adresse für Bellwether",
    paragraphs: [
      `Jemand, vermutlich Sie, möchte diese Adresse für ein Konto auf ${site} verwenden. Zum Bestätigen öffnen Sie diesen Link innerhalb eines Tages:`,
      page,
      ignore,
    ],
  }),
  emailChanged: ({ site, email }) => ({
    subject: "Ihre E-Mail-Adresse bei Bellwether wurde geändert",
    paragraphs: [
      `Ihr Konto auf ${site} verwendet jetzt ${email}. An diese Adresse werden keine E-Mails mehr gesendet.`,
      contact,
    ],
  }),
  reset: ({ site, page }) => ({
    subject: "Setzen Sie Ihr Bellwether-Passwort zurück",
    paragraphs: [
      `Jemand, vermutlich Sie, möchte das Passwort Ihres Kontos auf ${site} zurücksetzen. Um ein neues festzulegen, öffnen Sie diesen Link innerhalb von 30 Minuten:`,
      page,
      "Falls Sie das nicht waren, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.",
    ],
  }),
  passwordChanged: ({ site, reset }) => ({
    subject: "Ihr Bellwether-Passwort wurde geändert",
    paragraphs: [
      `Das Passwort Ihres Kontos auf ${site} wurde geändert. Alle anderen Sitzungen wurden beendet.`,
      resetNow(reset),
    ],
  }),
  secondFactorOn: ({ site }) => ({
    subject: "Zwei-Faktor-Anmeldung für Ihr Bellwether-Konto ist aktiviert",
    paragraphs: [
      `Für die Anmeldung bei Ihrem Konto auf ${site} ist jetzt ein Code aus Ihrer Authenticator-App nötig.`,
      contact,
    ],
  }),
  secondFactorOff: ({ site, reset }) => ({
    subject: "Zwei-Faktor-Anmeldung für Ihr Bellwether-Konto ist deaktiviert",
    paragraphs: [
      `Die Zwei-Faktor-Anmeldung für Ihr Konto auf ${site} wurde deaktiviert. Zur Anmeldung genügt das Passwort.`,
      resetNow(reset),
    ],
  }),
  passkeyAdded: ({ site, name, security, reset }) => ({
    subject: "Ihrem Bellwether-Konto wurde ein Passkey hinzugefügt",
    paragraphs: [
      `Sie können sich bei Ihrem Konto auf ${site} jetzt mit dem Passkey „${name}“ anmelden.`,
      `Falls Sie das nicht waren, entfernen Sie ihn unter ${security} und setzen Sie jetzt Ihr Passwort zurück: ${reset}`,
    ],
  }),
  passkeyRemoved: ({ site, name, reset }) => ({
    subject: "Aus Ihrem Bellwether-Konto wurde ein Passkey entfernt",
    paragraphs: [
      `Mit dem Passkey „${name}“ ist keine Anmeldung bei Ihrem Konto auf ${site} mehr möglich.`,
      resetNow(reset),
    ],
  }),
  providerLinked: ({ site, name, security, reset }) => ({
    subject: `${name} wurde mit Ihrem Bellwether-Konto verknüpft`,
    paragraphs: [
      `Sie können sich bei Ihrem Konto auf ${site} jetzt mit ${name} anmelden.`,
      `Falls Sie das nicht waren, heben Sie die Verknüpfung unter ${security} auf und setzen Sie jetzt Ihr Passwort zurück: ${reset}`,
    ],
  }),
  providerUnlinked: ({ site, name, reset }) => ({
    subject: `Die Verknüpfung von ${name} mit Ihrem Bellwether-Konto wurde aufgehoben`,
    paragraphs: [`Sie können sich bei Ihrem Konto auf ${site} nicht mehr mit ${name} anmelden.`, resetNow(reset)],
  }),
};
