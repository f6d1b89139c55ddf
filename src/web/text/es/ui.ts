import type { Catalogue } from "../catalogue.ts";

export const ui: Catalogue["ui"] = {
  retry: "Reintentar",
  details: "Detalles",
  copy: "Copiar",
  copied: "Copiado",
  close: "Cerrar",
  cancel: "Cancelar",
  save: "Guardar",
  filters: (count) => (count === 0 ? "Filtros" : `Filtros (${count})`),
  showResults: "Ver resultados",
  showPassword: "Mostrar contraseña",
  panelMissing: "No se ha podido cargar este panel.",
  panelStopped: "Este panel se ha detenido.",
  reloadPanel: "Recargar panel",
  serverUnreachable: "No hay conexión con el servidor",
  connectionLost: "Se ha perdido la conexión con el servidor",
  quoted: (words) => `«${words}»`,
};

export const product: Catalogue["product"] = "Bellwether";

export const documentTitle: Catalogue["documentTitle"] = (title) => `${title} · Bellwether`;
