import type { Words } from "../shape.ts";

const ignore = "Si no ha sido usted, ignore este correo.";
const contact = "Si no ha sido usted, póngase en contacto de inmediato con el administrador de este servidor.";
const resetNow = (reset: string): string => `Si no ha sido usted, restablezca su contraseña ahora: ${reset}`;

export const accountMails: Words["accountMails"] = {
  signUp: ({ site, page }) => ({
    subject: "Confirme su cuenta de Bellwether",
    paragraphs: [
      `Alguien, probablemente usted, se ha registrado en ${site} con esta dirección.`,
      "Para crear la cuenta, abra este enlace en un plazo de un día e introduzca la contraseña que eligió:",
      page,
      "Si no ha sido usted, ignore este correo. Sin su confirmación no se crea ninguna cuenta.",
    ],
  }),
  alreadyHasAccount: ({ site, signIn, reset }) => ({
    subject: "Ya tiene una cuenta de Bellwether",
    paragraphs: [
      `Alguien, probablemente usted, ha intentado registrarse en ${site} con esta dirección. Ya tiene una cuenta y no se ha cambiado nada.`,
      `Iniciar sesión: ${signIn}`,
      `¿Ha olvidado su contraseña? ${reset}`,
      "Si no ha sido usted, no tiene que hacer nada. No hemos revelado que tiene una cuenta.",
    ],
  }),
  confirmAddress: ({ site, page }) => ({
    subject: "Confirme su dirección de correo para Bellwether",
    paragraphs: [
      `Para confirmar que esta dirección pertenece a su cuenta en ${site}, abra este enlace en un plazo de un día:`,
      page,
      ignore,
    ],
  }),
  changeEmail: ({ site, page }) => ({
    subject: "Confirme su nueva dirección de correo para Bellwether",
    paragraphs: [
      `Alguien, probablemente usted, quiere usar esta dirección para una cuenta en ${site}. Para confirmarla, abra este enlace en un plazo de un día:`,
      page,
      ignore,
    ],
  }),
  emailChanged: ({ site, email }) => ({
    subject: "Se ha cambiado su dirección de correo de Bellwether",
    paragraphs: [`Su cuenta en ${site} usa ahora ${email}. Esta dirección no recibirá más correos.`, contact],
  }),
  reset: ({ site, page }) => ({
    subject: "Restablezca su contraseña de Bellwether",
    paragraphs: [
      `Alguien, probablemente usted, ha solicitado restablecer la contraseña de su cuenta en ${site}. Para elegir una nueva, abra este enlace en un plazo de 30 minutos:`,
      page,
      "Si no ha sido usted, ignore este correo. Su contraseña no cambia.",
    ],
  }),
  passwordChanged: ({ site, reset }) => ({
    subject: "Se ha cambiado su contraseña de Bellwether",
    paragraphs: [
      `Se ha cambiado la contraseña de su cuenta en ${site}. Se han cerrado todas las demás sesiones.`,
      resetNow(reset),
    ],
  }),
  secondFactorOn: ({ site }) => ({
    subject: "La verificación en dos pasos está activada en su cuenta de Bellwether",
    paragraphs: [
      `Para iniciar sesión en su cuenta en ${site} se necesita ahora un código de su aplicación de autenticación.`,
      contact,
    ],
  }),
  secondFactorOff: ({ site, reset }) => ({
    subject: "La verificación en dos pasos está desactivada en su cuenta de Bellwether",
    paragraphs: [
      `Se ha desactivado la verificación en dos pasos de su cuenta en ${site}. Para iniciar sesión basta con la contraseña.`,
      resetNow(reset),
    ],
  }),
  passkeyAdded: ({ site, name, security, reset }) => ({
    subject: "Se ha añadido una llave de acceso a su cuenta de Bellwether",
    paragraphs: [
      `Ahora puede iniciar sesión en su cuenta en ${site} con la llave de acceso «${name}».`,
      `Si no ha sido usted, elimínela en ${security} y restablezca su contraseña ahora: ${reset}`,
    ],
  }),
  passkeyRemoved: ({ site, name, reset }) => ({
    subject: "Se ha eliminado una llave de acceso de su cuenta de Bellwether",
    paragraphs: [
      `La llave de acceso «${name}» ya no sirve para iniciar sesión en su cuenta en ${site}.`,
      resetNow(reset),
    ],
  }),
  providerLinked: ({ site, name, security, reset }) => ({
    subject: `${name} se ha vinculado a su cuenta de Bellwether`,
    paragraphs: [
      `Ahora puede iniciar sesión en su cuenta en ${site} con ${name}.`,
      `Si no ha sido usted, desvincúlelo en ${security} y restablezca su contraseña ahora: ${reset}`,
    ],
  }),
  providerUnlinked: ({ site, name, reset }) => ({
    subject: `${name} se ha desvinculado de su cuenta de Bellwether`,
    paragraphs: [`Ya no puede iniciar sesión en su cuenta en ${site} con ${name}.`, resetNow(reset)],
  }),
};
