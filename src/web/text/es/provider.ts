import type { Catalogue } from "../catalogue.ts";

export const provider: Catalogue["provider"] = {
  continueWith: (name) => `Continuar con ${name}`,
  problems: {
    "provider-not-set-up":
      "Este servidor ya no tiene ningún proveedor de inicio de sesión. Inicie sesión de otra forma.",
    "provider-unreachable":
      "No hay conexión con el proveedor de inicio de sesión. Inténtelo más tarde o inicie sesión de otra forma.",
    "provider-refused": "El proveedor ha rechazado el inicio de sesión. Inténtelo de nuevo.",
    "provider-cancelled":
      "El inicio de sesión se ha cancelado en el proveedor. Inténtelo de nuevo o inicie sesión de otra forma.",
    "provider-email-not-verified":
      "El proveedor no ha verificado su correo electrónico. Cree una cuenta con contraseña y vincule después el proveedor en Ajustes.",
    "provider-not-linked":
      "Ya existe una cuenta con este correo electrónico. Inicie sesión en ella y vincule después el proveedor en Ajustes > Inicio de sesión y seguridad.",
    "provider-linked-elsewhere":
      "Ese inicio de sesión pertenece a otra cuenta, o esta cuenta está vinculada a otro distinto. Use el que vinculó.",
    "operation-not-allowed":
      "El registro no está activado en este servidor. Póngase en contacto con el servicio de asistencia.",
    "user-disabled": "Esta cuenta está desactivada. Póngase en contacto con el servicio de asistencia.",
    "sign-in-expired": "El inicio de sesión ha caducado o se inició en otra ventana. Inténtelo de nuevo.",
    "too-many-requests": "Demasiados intentos. Inténtelo más tarde.",
    "network-request-failed": "Error de red. Compruebe su conexión a internet e inténtelo de nuevo.",
    default: "No ha funcionado. Inténtelo de nuevo.",
  },
};
