import type { Catalogue } from "../catalogue.ts";

export const firebase: Catalogue["firebase"] = {
  banner: {
    title: "Error de configuración de Firebase",
    console: "Consulte las instrucciones de configuración en la consola",
    missing: "Faltan ajustes",
    setUp: (names) =>
      `${names.join(", ")}: no figura en el entorno del servidor o conserva un valor de muestra. Copie los valores de la consola de Firebase (Project settings > General > Your apps). Defínalos en el servidor y reinícielo.`,
  },
  google: "Continuar con Google",
  startFailed: "No se ha podido iniciar Firebase",
  configurationMissing:
    "El inicio de sesión no está configurado en este servidor porque faltan algunos ajustes de Firebase. Consulte a quien lo administra.",
  problems: {
    "email-already-in-use":
      "Este servidor ya tiene una cuenta con este correo electrónico. Para abrirla, confirme la dirección tanto aquí como en Firebase.",
    "user-token-expired": "Su sesión ha caducado. Inicie sesión de nuevo.",
    "id-token-refused": "Este servidor no ha aceptado el inicio de sesión. Inicie sesión de nuevo.",
    "requires-recent-login": "Inicie sesión de nuevo y vuelva a intentarlo.",
    "expired-action-code": "Este enlace ha caducado. Solicite uno nuevo.",
    "invalid-action-code": "Este enlace ya se ha utilizado o está incompleto. Solicite uno nuevo.",
    "popup-blocked":
      "Su navegador ha bloqueado la ventana de inicio de sesión. Permita las ventanas emergentes en esta página e inténtelo de nuevo.",
    "popup-closed-by-user": "La ventana de inicio de sesión se cerró antes de terminar. Inténtelo de nuevo.",
    "unauthorized-domain":
      "Firebase no acepta inicios de sesión desde esta dirección. Pida a quien administra este servidor que la añada a los dominios autorizados.",
    "password-does-not-meet-requirements":
      "Esta contraseña no cumple las reglas del servicio de inicio de sesión. Elija otra.",
    "sign-in-service-unreachable":
      "No hay conexión con el servicio de inicio de sesión. Inténtelo de nuevo en unos instantes.",
  },
};
