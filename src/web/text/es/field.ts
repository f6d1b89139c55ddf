import type { Catalogue } from "../catalogue.ts";

export const field: Catalogue["field"] = {
  labels: {
    accountId: "Cuenta",
    apiKey: "Clave",
    "attachments.text": "Archivo adjunto",
    content: "Archivo",
    currentPassword: "Contraseña actual",
    displayName: "Nombre",
    email: "Correo electrónico",
    fileName: "Archivo",
    image: "Imagen",
    q: "Búsqueda",
    text: "Pregunta",
  },
  named: (label, message) => `${label}: ${message}`,
};
