import type { helpPages as english } from "../en/help-pages.ts";
import type { Translated } from "../translated.ts";

/** A short page for each screen: what it shows, where it comes from, what to do there. The tasks are in the order of the English ones. */
export const helpPages: Translated<typeof english> = {
  dashboard: {
    shows:
      "Su lista de seguimiento con los últimos precios, la variación de hoy de su cartera, los próximos eventos y las noticias de sus valores. El resumen de arriba dice en pocas frases qué le importa hoy.",
    source:
      "Los precios, las noticias y los eventos vienen de las fuentes de datos de este servidor. La indicación junto a un precio dice de cuándo es: tiempo real, con retraso, al cierre, desfasado o de ejemplo. Púlsela para ver la fuente y la hora.",
    tasks: [
      {
        task: "Añadir un valor a la lista de seguimiento",
        how: "Búsquelo con Ctrl K o con el buscador y pulse Mayús+Intro. En la página de un valor, pulse «Seguir».",
      },
      {
        task: "Saber por qué falta un precio",
        how: "Pulse la indicación que tiene al lado para ver el motivo. Los ajustes muestran el estado de cada fuente.",
      },
      {
        task: "Abrir un valor",
        how: "Pulse su fila. «Análisis» muestra su gráfico, cifras, noticias y eventos.",
      },
      {
        task: "Quitar un valor de la lista de seguimiento",
        how: "Abra el menú de su fila y elija «Quitar de la lista».",
      },
      {
        task: "Organizar el panel",
        how: "Pulse «Editar el panel» debajo de las tarjetas. Arrastre las tarjetas, muévalas con las flechas, ocúltelas o vuelva a añadirlas. La disposición se guarda con su cuenta. El teléfono tiene su propio orden.",
      },
      {
        task: "Ver de dónde vienen los precios",
        how: "Los precios, las noticias y los eventos vienen de las fuentes de datos de este servidor. La etiqueta junto a un precio indica su antigüedad: en directo, con retraso o del último cierre. Púlsela para ver la fuente y la hora.",
      },
    ],
  },
  portfolio: {
    shows:
      "Lo que tiene, cuánto vale y cuánto ha rendido. Las rentabilidades son totales: con dividendos e intereses, tras comisiones e impuestos.",
    source:
      "Los valores resultan de sus movimientos, los últimos precios y los tipos de cambio. El desglose de «Rentabilidad» va del valor inicial al final y siempre cuadra. Una posición sin precio se indica y se excluye; nunca cuenta como cero.",
    tasks: [
      {
        task: "Registrar un movimiento",
        how: "Pulse T o «Añadir movimiento». Basta una línea: buy 12 NVDA 131,20 2025-03-04 fee 1.",
      },
      {
        task: "Importar el archivo de un bróker",
        how: "Pulse «Importar» y elija el archivo. Verá cada línea antes de guardar y podrá deshacer la importación.",
      },
      {
        task: "Fijar un precio propio",
        how: "Abra la fila de la posición y pulse «Fijar precio». Su precio se usa hasta que una fuente tenga otro más reciente.",
      },
      {
        task: "Elegir las columnas",
        how: "Pulse «Columnas» sobre las posiciones.",
      },
      {
        task: "Compartir la cartera",
        how: "Pulse «Compartir». El enlace es de solo lectura, puede ocultar importes y puede revocarse.",
      },
      {
        task: "Corregir o eliminar un movimiento",
        how: "Abra «Movimientos» y pulse «Editar» en su fila. En el formulario también puede eliminarlo.",
      },
      {
        task: "Añadir o renombrar una cuenta",
        how: "Elija «Gestionar cuentas» en el menú de cuentas.",
      },
      {
        task: "Ver dividendos e intereses",
        how: "«Ingresos» muestra lo que ha recibido y lo que se espera.",
      },
      {
        task: "Fijar pesos objetivo",
        how: "Abra «Distribución» y pulse «Fijar objetivos». Después verá las operaciones sugeridas.",
      },
      {
        task: "Ocultar importes",
        how: "Pulse H. Los importes y las cantidades quedan ocultos en esta pestaña hasta que vuelva a pulsarla.",
      },
      {
        task: "Exportar la cartera",
        how: "Abra «Importar y exportar» en los ajustes y elija CSV o JSON. Excel abre los archivos CSV.",
      },
      {
        task: "Operar o conectar un bróker",
        how: "Bellwether no envía órdenes ni se conecta a brókeres o bancos. Opere con su bróker y después registre aquí el movimiento o importe un archivo.",
      },
      {
        task: "Registrar un split",
        how: "Pulse T o «Añadir movimiento» y escriba: split NVDA 10:1. Añada la fecha si no fue hoy.",
      },
      {
        task: "Ver por qué su bróker muestra otras cifras",
        how: "Aquí las rentabilidades son totales: con dividendos e intereses, después de comisiones e impuestos. Los brókeres suelen usar otros periodos, otros flujos o solo las ganancias de precio. Elija primero el mismo periodo; después busque movimientos que falten y compruebe cómo se calcula el coste.",
      },
    ],
  },
  insights: {
    shows:
      "Todo sobre un valor: su gráfico con sus propias operaciones, cifras clave, estados financieros, estimaciones, noticias, eventos y señales.",
    source:
      "Los precios y el histórico vienen de las fuentes de datos; los estados financieros, de los informes de la empresa cuando una fuente los ofrece. Las señales se calculan aquí con precios diarios, con su tasa de acierto anterior.",
    tasks: [
      {
        task: "Comparar valores",
        how: "Pulse «Comparar» y añada más valores. Todos parten del 0\u00a0%. «En paralelo» muestra hasta cuatro, cada uno en su gráfico, con un cursor común.",
      },
      {
        task: "Dibujar en un gráfico",
        how: "Pulse «Dibujar» y elija una línea de tendencia, un nivel, una zona o un texto. Dibuje con el ratón o el dedo, o en el gráfico con las flechas e Intro. Los dibujos se guardan en su cuenta.",
      },
      {
        task: "Preguntar por el valor",
        how: "Pulse A o el botón del asistente y escriba su pregunta.",
      },
      {
        task: "Escribir una nota",
        how: "Abra las notas y escriba por qué compra o sigue el valor. Las notas llevan fecha y el asistente puede leerlas.",
      },
      {
        task: "Crear una alerta",
        how: "Pulse «Alerta» y elija la condición que debe dispararla.",
      },
      {
        task: "Crear un informe de análisis",
        how: "Abra el informe en la página del valor y pulse «Crear informe».",
      },
      {
        task: "Descargar los datos de un gráfico",
        how: "Muestre el gráfico como tabla y pulse «Descargar CSV». Para una imagen, pulse la flecha del gráfico y elija PNG o SVG.",
      },
    ],
  },
  technical: {
    shows:
      "El gráfico con indicadores, lo que dice cada uno ahora y un escáner de su lista de seguimiento por señales.",
    source:
      "Los indicadores se calculan aquí con los precios de la fuente. Junto a cada señal figuran su tasa de acierto y la tasa base: cuántas veces habría acertado quien siguiera la tendencia.",
    tasks: [
      {
        task: "Añadir un indicador",
        how: "Pulse «Añadir», elíjalo y fije su longitud. Una plantilla añade varios a la vez.",
      },
      {
        task: "Escanear la lista de seguimiento",
        how: "Abra el escáner, ordene por una señal y abra un valor desde su fila.",
      },
    ],
  },
  sentiment: {
    shows:
      "El sentimiento del mercado y de sus valores, de 0 (negativo) a 1 (positivo), y dónde discrepan precio y noticias.",
    source:
      "El sentimiento de precios sigue la variación del día; el de noticias, las palabras de los titulares recientes. Abra la fila de un valor para ver qué palabras cuentan. El sentimiento no es una previsión.",
    tasks: [
      {
        task: "Ver de dónde sale una puntuación",
        how: "Abra la fila de un valor. Sus titulares aparecen con las palabras que cuentan.",
      },
      {
        task: "Seguir otro valor",
        how: "Añádalo a su lista de seguimiento.",
      },
    ],
  },
  strategy: {
    shows:
      "Cómo habría ido una regla en el pasado, comparada con comprar y mantener: operaciones, evolución, caídas y costes.",
    source:
      "Precios diarios de la fuente, con los costes que usted fije. Una señal al cierre se ejecuta en la siguiente apertura, sin conocer los precios futuros. Los resultados pasados dicen poco del futuro. La prueba walk-forward muestra cómo fue la regla en días para los que no se ajustó.",
    tasks: [
      {
        task: "Escribir una regla",
        how: "Elija las condiciones en los menús, o escriba una frase en inglés: buy when RSI is below 30, sell when it is above 60.",
      },
      {
        task: "Descartar la suerte",
        how: "Abra «Walk-forward» o «Monte Carlo» bajo el resultado. Cuantos más ajustes pruebe, menos convence un buen resultado; la página dice cuánto.",
      },
      {
        task: "Guardar una prueba",
        how: "Pulse «Guardar prueba». Las pruebas guardadas se pueden comparar.",
      },
    ],
  },
  calendar: {
    shows: "Resultados, dividendos, splits, salidas a bolsa y datos económicos; los de sus valores aparecen marcados.",
    source:
      "Los eventos vienen de las fuentes de datos. Una fecha estimada lo indica y una modificada muestra la anterior. Las horas son las de su zona horaria.",
    tasks: [
      {
        task: "Ver solo sus valores",
        how: "Elija «Mis símbolos» o «Seguimiento» encima de la lista.",
      },
      {
        task: "Llevar los eventos a su calendario",
        how: "Pulse «Suscribirse (ICS)», elija los tipos y copie el enlace en su aplicación de calendario.",
      },
    ],
  },
  alerts: {
    shows: "Sus alertas, lo lejos que está cada una de su condición y las que han saltado.",
    source:
      "Las alertas se comprueban en el servidor, también con Bellwether cerrado. Un precio solo cuenta si es reciente y verosímil; los datos de ejemplo nunca disparan una alerta.",
    tasks: [
      {
        task: "Crear una alerta",
        how: "Pulse «Nueva alerta» o escriba en el buscador: alert NVDA above 250.",
      },
      {
        task: "Recibir el aviso en otro sitio",
        how: "Elija en la alerta el correo o sus dispositivos. Permita antes las notificaciones del dispositivo en los ajustes.",
      },
      {
        task: "Detener una alerta un tiempo",
        how: "Elija «Posponer…» o «Pausar» en su fila.",
      },
      {
        task: "Eliminar una alerta",
        how: "Elija «Eliminar» en su fila.",
      },
    ],
  },
  newsletter: {
    shows: "Un boletín breve sobre su día, su semana o su mes: qué ha movido su cartera, qué viene y qué leer.",
    source:
      "Cada cifra procede de su cartera o de las fuentes de datos y enlaza con su fuente. Un modelo de IA puede redactar el texto, pero no las cifras.",
    tasks: [
      {
        task: "Recibirlo por correo",
        how: "Elija la frecuencia y la hora y confirme su dirección.",
      },
      {
        task: "Crear una edición ahora",
        how: "Pulse «Crear edición ahora».",
      },
      {
        task: "Leerlo en un lector de feeds",
        how: "Cree un enlace del feed y añádalo a su lector.",
      },
      {
        task: "Leer una edición",
        how: "Elíjala en «Ediciones». La más reciente está arriba.",
      },
      {
        task: "Dejar de recibir el boletín",
        how: "Ponga la frecuencia en «Desactivado». «Dejar de recibir correos» solo detiene el envío.",
      },
    ],
  },
  chat: {
    shows: "Respuestas sobre el mercado y su cartera, con las consultas que llevaron a ellas.",
    source:
      "Las cifras las busca o calcula Bellwether, nunca el modelo. Pulse una cifra para ver de dónde viene. Sin modelo de IA, las preguntas se responden con reglas, y la respuesta dice cómo se entendió la suya.",
    tasks: [
      {
        task: "Preguntar bien",
        how: "Nombre la empresa, la cifra y el periodo, por ejemplo: How did Apple's revenue change in the last three years?",
      },
      {
        task: "Preguntar por un archivo",
        how: "Adjunte una tabla, un PDF o un texto. Sus números llevan la marca «Dato suyo».",
      },
      {
        task: "Repetir la pregunta cada semana",
        how: "Elija «Preguntar periódicamente» debajo de una respuesta.",
      },
      {
        task: "Elegir un modelo",
        how: "Añada una clave en los ajustes y elija el modelo encima de la conversación.",
      },
      {
        task: "Elegir qué puede leer la IA",
        how: "Abra «IA» en los ajustes. Puede excluir su cartera o enviar solo porcentajes.",
      },
      {
        task: "Exportar, renombrar o eliminar una conversación",
        how: "Abra el menú junto a su título.",
      },
    ],
  },
  settings: {
    shows: "El aspecto de Bellwether, sus conexiones, quién puede entrar y sus datos.",
    source: "Los ajustes se guardan con su cuenta. Los de este dispositivo, como el tema, se quedan en él.",
    tasks: [
      {
        task: "Cambiar el idioma",
        how: "Elíjalo en «Apariencia». Los correos y boletines también se enviarán en ese idioma.",
      },
      {
        task: "Añadir una clave",
        how: "Abra «Conexiones», pulse «Añadir clave» y pegue la clave. Se cifra y solo se usa para usted.",
      },
      {
        task: "Llevarse sus datos",
        how: "Descargue su cuenta en un solo archivo. Otro Bellwether puede cargarlo.",
      },
      {
        task: "Proteger su cuenta",
        how: "Abra «Inicio de sesión y seguridad». Añada una llave de acceso o active la verificación en dos pasos.",
      },
      {
        task: "Cambiar entre claro y oscuro",
        how: "Elija el tema en «Apariencia».",
      },
      {
        task: "Cambiar el formato de números y fechas",
        how: "Elíjalos en «Apariencia». Los correos también usarán ese formato.",
      },
      {
        task: "Cambiar la divisa o el índice de referencia",
        how: "Elíjalos en «Datos».",
      },
      {
        task: "Cambiar la contraseña",
        how: "Abra «Inicio de sesión y seguridad». Se cierran todas las demás sesiones.",
      },
      {
        task: "Cambiar el nombre, la foto o el correo",
        how: "Abra el perfil. Una dirección nueva tiene efecto cuando la confirme.",
      },
      {
        task: "Cerrar sesión en otros dispositivos",
        how: "Abra «Inicio de sesión y seguridad». Ahí figuran todos los dispositivos.",
      },
      {
        task: "Crear otra lista de seguimiento",
        how: "Abra «Listas de seguimiento», escriba un nombre y pulse «Crear lista».",
      },
      {
        task: "Cambiar el método de coste",
        how: "Abra «Cuentas y método de coste» y elija uno para cada cuenta.",
      },
      {
        task: "Conectar otro programa",
        how: "Abra «Conexiones» y pulse «Nuevo token». La API y el servidor MCP lo aceptan.",
      },
      {
        task: "Ver todos los atajos de teclado",
        how: "Pulse la tecla del signo de interrogación o abra «Atajos».",
      },
      {
        task: "Eliminar su cuenta",
        how: "Abra «Eliminar la cuenta». Descargue antes sus datos para conservar una copia.",
      },
      {
        task: "Instalarla como aplicación",
        how: "Abra «Acerca de» e instale la aplicación. Después se abre también sin conexión.",
      },
      {
        task: "Iniciar sesión sin autenticador",
        how: "Al iniciar sesión, elija «Usar un código de recuperación» e introduzca uno de los códigos que guardó. Después configure de nuevo la verificación en dos pasos en los ajustes de seguridad. Sin código, el administrador de este servidor puede desactivarla.",
      },
      {
        task: "Ver dónde están sus datos",
        how: "Su cuenta está en la base de datos de este servidor. Su navegador guarda copias cifradas de páginas recientes para usarlas sin conexión; al cerrar sesión se eliminan.",
      },
    ],
  },
};
