import type { Catalogue } from "../catalogue.ts";

export const signUp: Catalogue["signUp"] = {
  createYourAccount: "Cree su cuenta",
  fullName: "Nombre completo",
  confirmPassword: "Repita la contraseña",
  createAccount: "Crear cuenta",
  creatingAccount: "Creando la cuenta…",
  haveAccount: "¿Ya tiene una cuenta?",
  passwordMinimum: (length) => `${length} caracteres o más`,
  ruleMet: ", se cumple",
  doesNotMatch: "No coincide con la contraseña anterior",
  signUpIncomplete: "Rellene todos los campos obligatorios para crear su cuenta.",
  required: "Campo obligatorio",
  passwordsDiffer: "Las contraseñas no coinciden. Escriba la misma en ambos campos.",
  passwordTooLong: (length) => `La contraseña puede tener como máximo ${length} caracteres.`,
  charactersTooMany: (count) => (count === 1 ? "Sobra 1 carácter" : `Sobran ${count} caracteres`),
  atMost: (length) => `${length} caracteres como máximo`,
  passwordTooShort: (length) => `Por seguridad, la contraseña debe tener al menos ${length} caracteres.`,
  askTheHost: "Este servidor no envía correos, por lo que no puede mandarle un enlace.",
  askTheHostNext: "Pida a la persona que administra este servidor de Bellwether que le asigne una contraseña nueva.",
  backToSignIn: "Volver al inicio de sesión",
  invitationGone:
    "Esta invitación ya se ha utilizado, se ha revocado o tiene más de una semana. Pida una nueva a la persona que se la envió.",
  checkingInvitation: "Comprobando su invitación…",
  byInvitation:
    "Para crear una cuenta en este servidor necesita una invitación. Pida un enlace a la persona que lo administra.",
  problems: {
    "email-already-in-use": "Ya existe una cuenta con este correo electrónico. Inicie sesión o utilice otra dirección.",
    "weak-password": "La contraseña es demasiado débil. Elija una más segura, de al menos 6 caracteres.",
    "password-does-not-meet-requirements":
      "La contraseña es demasiado débil. Elija una más segura, de al menos 6 caracteres.",
    "too-many-requests": "Demasiados intentos de registro. Inténtelo más tarde.",
    "invalid-display-name": "Introduzca un nombre válido.",
    "invalid-email": "Introduzca una dirección de correo electrónico válida.",
    "operation-not-allowed":
      "El registro con correo y contraseña no está activado. Póngase en contacto con el servicio de asistencia.",
    "network-request-failed": "Error de red. Compruebe su conexión a internet e inténtelo de nuevo.",
    default: "No se ha podido crear la cuenta. Compruebe los datos e inténtelo de nuevo.",
  },
};
