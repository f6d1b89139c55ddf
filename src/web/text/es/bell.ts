import type { Catalogue } from "../catalogue.ts";

export const bell: Catalogue["bell"] = {
  bell: (unread) => (unread === 0 ? "Alertas" : `Alertas, ${unread} sin leer`),
  loading: "Cargando las alertas…",
  failed: "No se ha podido cargar el historial de alertas. Inténtelo más tarde.",
  none: "Aún no ha saltado ninguna alerta. Cree una en la página de un símbolo o en «Todas las alertas».",
  markRead: "Marcar como leídas",
  all: "Todas las alertas",
  show: "Ver",
};
