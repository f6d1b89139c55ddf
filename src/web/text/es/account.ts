import type { Catalogue } from "../catalogue.ts";

export const account: Catalogue["account"] = {
  signIn: "Iniciar sesión",
  signInAction: "Iniciar sesión",
  signingIn: "Iniciando sesión…",
  email: "Correo electrónico",
  password: "Contraseña",
  resetYourPassword: "Restablecer la contraseña",
  newHere: "¿Primera vez aquí?",
  createAnAccount: "Crear una cuenta",
  signInIncomplete: "Introduzca su correo electrónico y su contraseña para iniciar sesión.",
  signInProblems: {
    "user-not-found":
      "No hay ninguna cuenta con este correo electrónico. Compruebe la dirección o cree una cuenta nueva.",
    "wrong-password": "Contraseña incorrecta. Compruébela e inténtelo de nuevo.",
    "invalid-email": "Introduzca una dirección de correo electrónico válida.",
    "user-disabled": "Esta cuenta está desactivada. Póngase en contacto con el servicio de asistencia.",
    "too-many-requests":
      "Demasiados intentos fallidos de inicio de sesión. Inténtelo más tarde o restablezca su contraseña.",
    "network-request-failed": "Error de red. Compruebe su conexión a internet e inténtelo de nuevo.",
    "operation-not-allowed":
      "El inicio de sesión con correo y contraseña no está activado. Póngase en contacto con el servicio de asistencia.",
    "invalid-credential": "Correo electrónico o contraseña incorrectos. Compruebe sus datos e inténtelo de nuevo.",
    "user-token-expired": "Su sesión ha caducado. Inicie sesión de nuevo.",
    default: "No se ha podido iniciar sesión. Compruebe sus datos e inténtelo de nuevo.",
  },
  hosted:
    "Alojado en servidor propio. El inicio de sesión se realiza con Google Firebase, por lo que esta página se conecta con Google.",
  selfHosted: "Alojado en servidor propio. Esta página no se conecta con ningún otro servidor.",
  selfHostedWith: (name) =>
    `Alojado en servidor propio. Esta página no se conecta con ningún otro servidor, salvo que elija ${name}.`,
  instance: (host, version) => (version === null ? host : `${host}, versión ${version}`),
  deleted: "Se han eliminado su cuenta y todo su contenido.",
  checkingSession: "Comprobando su sesión…",
  unreachable: "No hay conexión con el servidor",
  unreachableNext: "Compruebe su conexión y que el servidor de Bellwether esté en marcha. Después, inténtelo de nuevo.",
  signInAgain: "Inicie sesión de nuevo",
  sessionExpired: "Su sesión ha caducado. Su trabajo está guardado y lo encontrará aquí cuando inicie sesión.",
  leaveInstead: "Cerrar sesión",
};
