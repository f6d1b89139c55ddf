import type { Catalogue } from "../catalogue.ts";

export const proof: Catalogue["proof"] = {
  title: "Confirme su identidad",
  lead: "Esta acción requiere una comprobación adicional. No se le volverá a pedir durante 10 minutos.",
  leavesPage: "Después volverá a esta página. Entonces, repita la acción.",
  password: "Su contraseña",
  confirm: "Continuar",
  cancel: "Cancelar",
  problems: {
    "wrong-password": "Contraseña incorrecta. Compruébela e inténtelo de nuevo.",
    "code-required": "Introduzca también un código de su aplicación de autenticación o un código de recuperación.",
    "wrong-code":
      "Ese código no es válido. Los códigos cambian cada 30 segundos y sirven una sola vez. Introduzca el actual.",
    "too-many-requests": "Demasiados intentos. Inténtelo más tarde.",
    "network-request-failed": "Error de red. Compruebe su conexión a internet e inténtelo de nuevo.",
    default: "No ha funcionado. Inténtelo de nuevo.",
  },
};
