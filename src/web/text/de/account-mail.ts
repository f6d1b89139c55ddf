import type { Catalogue } from "../catalogue.ts";

export const accountMail: Catalogue["accountMail"] = {
  checkYourMail: "Prüfen Sie Ihren Posteingang",
  linkIsComing: (email) =>
    `Ein Link ist unterwegs an ${email}. Öffnen Sie ihn innerhalb eines Tages, um Ihr Konto zu aktivieren.`,
  nothingCame: "Keine E-Mail erhalten? Sehen Sie im Spam-Ordner nach und prüfen Sie, ob die Adresse stimmt.",
  tryAgain: "Erneut versuchen",
  confirmAccount: "Konto aktivieren",
  confirmAccountLead: "Geben Sie das Passwort ein, das Sie bei der Registrierung gewählt haben.",
  open: "Mein Konto aktivieren",
  opening: "Wird aktiviert…",
  confirmAddress: "E-Mail-Adresse bestätigen",
  confirmAddressLead: "Bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört.",
  confirm: "Bestätigen",
  confirmed: (email) => `${email} ist bestätigt.`,
  toBellwether: "Weiter zu Bellwether",
  toLogin: "Zurück zur Anmeldung",
  linkGone: "Dieser Link wurde bereits verwendet oder ist älter als einen Tag.",
  linkIncomplete: "Dieser Link ist unvollständig. Kopieren Sie den ganzen Link aus der E-Mail.",
  problems: {
    "wrong-password": "Falsches Passwort. Bitte prüfen Sie Ihr Passwort und versuchen Sie es erneut.",
    "email-already-in-use":
      "Zu dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an oder verwenden Sie eine andere E-Mail-Adresse.",
    "operation-not-allowed":
      "Die Registrierung mit E-Mail und Passwort ist nicht aktiviert. Bitte wenden Sie sich an den Support.",
    "too-many-requests": "Zu viele Versuche. Bitte versuchen Sie es später erneut.",
    "network-request-failed": "Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.",
    default: "Das hat nicht funktioniert. Bitte versuchen Sie es erneut.",
  },
  state: {
    isConfirmed: "bestätigt",
    isNot: "nicht bestätigt",
    notSet: "Eine Bestätigung ist nicht möglich, weil dieser Server keine E-Mails versendet.",
    send: "Bestätigungslink senden",
    first: "Bestätigen Sie zuerst Ihre E-Mail-Adresse",
    firstWhy: (email) => `Bellwether sendet erst dann E-Mails an ${email}, wenn Sie die Adresse bestätigt haben.`,
    sent: "Ein Link ist unterwegs. Er ist einen Tag lang gültig.",
    tooMany: "Es wurden zu viele Links gesendet. Bitte versuchen Sie es später erneut.",
    failed: "Der Link konnte nicht gesendet werden. Versuchen Sie es erneut.",
  },
};
