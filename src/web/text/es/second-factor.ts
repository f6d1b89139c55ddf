import type { Catalogue } from "../catalogue.ts";

export const secondFactor: Catalogue["secondFactor"] = {
  lead: {
    totp: "Introduzca el código de 6 cifras para Bellwether de su aplicación de autenticación.",
    recovery: "Introduzca uno de sus códigos de recuperación. Cada código sirve una sola vez.",
  },
  label: { totp: "Código", recovery: "Código de recuperación" },
  other: { totp: "Usar la aplicación de autenticación", recovery: "Usar un código de recuperación" },
  submit: "Iniciar sesión",
  submitting: "Iniciando sesión…",
  back: "Atrás",
  expired: "El inicio de sesión ha caducado o ha tenido demasiados códigos erróneos. Inicie sesión de nuevo.",
  recoveryRefused: "Ese código de recuperación no es válido o ya se ha utilizado. Compruébelo o introduzca otro.",
  problems: {
    "wrong-code":
      "Ese código no es válido. Los códigos cambian cada 30 segundos y sirven una sola vez. Introduzca el actual.",
    "too-many-requests": "Demasiados intentos. Inténtelo más tarde.",
    "user-disabled": "Esta cuenta está desactivada. Póngase en contacto con el servicio de asistencia.",
    "network-request-failed": "Error de red. Compruebe su conexión a internet e inténtelo de nuevo.",
    default: "No ha funcionado. Inténtelo de nuevo.",
  },
};
