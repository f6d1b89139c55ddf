import type { Catalogue } from "../catalogue.ts";

export const passkey: Catalogue["passkey"] = {
  use: "Usar una llave de acceso",
  or: "o",
  dismissed: "No se ha usado ninguna llave de acceso. Inténtelo de nuevo o inicie sesión de otra forma.",
  problems: {
    "passkey-refused": "Este servidor no reconoce esa llave de acceso. Inicie sesión de otra forma.",
    "passkeys-need-host-name":
      "Las llaves de acceso no funcionan en la dirección de este servidor. Inicie sesión de otra forma.",
    "sign-in-expired": "El inicio de sesión ha caducado. Inicie sesión de nuevo.",
    "user-disabled": "Esta cuenta está desactivada. Póngase en contacto con el servicio de asistencia.",
    "too-many-requests": "Demasiados intentos. Inténtelo más tarde.",
    "network-request-failed": "Error de red. Compruebe su conexión a internet e inténtelo de nuevo.",
    default: "No ha funcionado. Inténtelo de nuevo.",
  },
};
