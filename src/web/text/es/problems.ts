import { dataProblems } from "#core/words/es/data-problems.ts";
import { counted } from "../counted.ts";
import type { Catalogue } from "../catalogue.ts";

const most = (maximum: number, what: string): string => `Como máximo, ${counted(maximum)} ${what}.`;

export const problems: Catalogue["problems"] = {
  byCode: {
    ...dataProblems,
    "shutting-down": "El servidor se está reiniciando. Inténtelo de nuevo en breve.",
    "idempotency-in-flight": "La misma solicitud sigue en curso. Espere un momento.",
    "not-found": "No encontrado.",
    "not-signed-in": "Inicie sesión primero.",
    "not-administrator": "Solo el administrador puede hacerlo.",
    "feed-not-found": "Este enlace de calendario ya no existe.",
    "too-many-feeds": ({ maximum }) => `${most(maximum, "enlaces de calendario")} Revoque uno primero.`,
    "watchlist-not-found": "Esta lista de seguimiento ya no existe.",
    "watchlist-full": ({ maximum }) => `${most(maximum, "símbolos por lista de seguimiento")} Quite uno primero.`,
    "too-many-watchlists": ({ maximum }) => `${most(maximum, "listas de seguimiento")} Elimine una primero.`,
    "default-watchlist": "Es su lista de seguimiento predeterminada. Elija antes otra como predeterminada.",
    "account-not-found": "Esta cuenta ya no existe.",
    "too-many-accounts": ({ maximum }) => most(maximum, "cuentas"),
    "transaction-not-found": "Este movimiento ya no existe.",
    "unknown-instrument": ({ symbol, similar }) =>
      `Ninguna fuente incluye ${symbol}.${similar.length === 0 ? "" : ` Similares: ${similar}.`} Puede añadirlo como activo propio e introducir sus precios.`,
    "portfolio-full": ({ part, maximum }) =>
      `Su cartera está llena. ${most(maximum, { transactions: "movimientos", instruments: "instrumentos", assets: "activos propios", prices: "precios manuales" }[part])}`,
    "import-not-found": "Esta importación ya no existe.",
    "import-too-old": "Una importación se puede deshacer durante 30 días. Esta es más antigua.",
    "version-conflict": "Se ha modificado en otro lugar. Ahora se muestra la versión actual.",
    "note-not-found": "Esta nota ya no existe.",
    "too-many-notes": ({ maximum }) => `${most(maximum, "notas")} Elimine una que ya no necesite.`,
    "too-many-indicator-sets": ({ maximum }) => `${most(maximum, "plantillas guardadas")} Elimine una primero.`,
    "too-many-drawn-symbols": ({ maximum }) =>
      `${most(maximum, "gráficos con dibujos")} Elimine los dibujos de uno de ellos.`,
    "conversation-not-found": "Esta conversación ya no existe.",
    "message-not-found": "Este mensaje ya no existe.",
    "proposal-not-found": "Esta propuesta ya no existe.",
    "proposal-decided": "Ya se ha decidido sobre esta propuesta.",
    "answer-under-way": "Todavía se está escribiendo una respuesta. Espere a que termine o deténgala.",
    "scheduled-question-not-found": "Esta pregunta programada ya no existe.",
    "too-many-scheduled-questions": ({ maximum }) =>
      `${most(maximum, "preguntas programadas")} Elimine una que ya no necesite.`,
    "too-many-conversations": ({ maximum }) => `${most(maximum, "conversaciones")} Elimine una que ya no necesite.`,
    "conversation-full": ({ maximum }) => `${most(maximum, "mensajes por conversación")} Empiece una nueva.`,
    "model-not-available": "Este modelo no está disponible en este servidor. Elija otro.",
    "report-not-found": "Este informe ya no existe.",
    "only-sample-data": ({ symbol }) =>
      `Solo hay precios de ejemplo de ${symbol}, así que un backtest no significaría nada. Inténtelo de nuevo en breve.`,
    "run-not-found": "Esta prueba ya no existe.",
    "run-name-taken": "Ya tiene una prueba guardada con este nombre. Elija otro nombre.",
    "too-many-runs": ({ maximum }) => `${most(maximum, "pruebas guardadas")} Elimine una primero.`,
    "job-not-found": "Esta tarea ya no existe.",
    "mail-not-set-up": "Este servidor no envía correo. Quien lo administra debe definir SMTP_URL.",
    "email-not-confirmed": "Confirme primero su dirección de correo.",
    "newsletter-link-not-found": "Este enlace ha caducado.",
    "issue-not-found": "Esta edición ya no existe.",
    "nothing-to-report": "Aún no hay nada que contar. Añada una posición o un símbolo a una lista de seguimiento.",
    "only-samples": "Ahora solo hay precios de ejemplo y las ediciones no los utilizan.",
    "share-not-found": "Este enlace ya no existe.",
    "too-many-shares": ({ maximum }) => `${most(maximum, "enlaces")} Revoque uno primero.`,
    "token-not-found": "Este token ya no existe.",
    "too-many-tokens": ({ maximum }) => `${most(maximum, "tokens")} Revoque uno primero.`,
    "alert-not-found": "Esta alerta ya no existe.",
    "too-many-alerts": ({ maximum }) => `${most(maximum, "alertas")} Elimine una primero.`,
    "too-many-devices": ({ maximum }) => `${most(maximum, "dispositivos")} Quite uno primero.`,
    "device-not-found": "Este dispositivo ya no figura en la lista.",
    "source-not-found": "Esta fuente no se puede desactivar.",
  },
  ofAnswers: {
    budget: "Se ha agotado el presupuesto de IA de hoy. Esto se ha calculado sin IA.",
    "content-filter": "El filtro de seguridad del servicio de IA ha retenido el resto de esta respuesta.",
    "no-response": "No se ha generado ninguna respuesta.",
    interrupted: "La respuesta se ha interrumpido. Pregunte de nuevo para obtener el resto.",
    "internal-error": "No se ha podido obtener la respuesta de la IA.",
  },
};
