/** Ways of asking each question: its title, and one way a line. */
export const questions = {
  price: {
    title: "¿A cuánto cotiza {symbol}?",
    ways: `
      cuál es el precio de {symbol}
      {symbol} en {currency}
      cuánto vale {symbol} en {currency}
      {symbol}
      a cuánto está {symbol}
      precio de {symbol}
      cotización de {symbol} {period}
      cuánto cuesta una acción de {symbol}
      cuánto vale la acción {period}
      {symbol} precio actual
      a qué precio cerró {symbol} {period}
      dame el último precio de {symbol}
      en cuánto anda {symbol}
      cierre de {symbol} {period}
      quiero saber a cómo está {symbol} en la bolsa
      valor de la acción de {symbol} en tiempo real
      dime por cuánto se vende {symbol}
      {period} a cuánto cerró {symbol}
      {symbol} a cómo está ahorita
      muéstrame la cotización de {symbol}
      cuánto tengo que pagar por una acción de {symbol}
      me dices en qué precio anda {symbol}
      a cómo está {symbol} {period}
      cotización {symbol}
      dime en cuánto cerró {symbol} {period}
      a cuánto andan las {symbol}
      quisiera conocer el precio actual de {symbol} y de {other}
      qué vale {period} un título de {symbol} en {currency}
      si quisiera hacerme con una sola acción de {symbol}, cuánto dinero sería
      último precio de {symbol} en {currency}, por favor
    `,
  },
  change: {
    title: "¿Cuánto ha subido o bajado {symbol}?",
    ways: `
      cómo se ha portado {symbol} {period}
      está {symbol} en verde o en rojo {period}
      cómo va {symbol}
      cómo le ha ido a {symbol} {period}
      rendimiento de {symbol} {period}
      rentabilidad de la acción de {symbol}
      evolución de {symbol} {period}
      gráfico de {symbol}
      {symbol} {period} de precios
      cuánto subió {symbol} {period}
      cuánto cayó la acción
      variación porcentual de {symbol}
      muéstrame la gráfica y el desempeño de {symbol}
      está {symbol} en verde o en rojo
      ha subido {symbol} {period}
      {period} cómo se ha comportado {symbol}
      dime si {symbol} va para arriba o para abajo
      {symbol} sube o baja {period}
      cuánto se ha revalorizado {symbol} {period}
      ha perdido valor {symbol} {period}
      cómo va {symbol} {period}
      variación {symbol} {period}
      cuánto se ha movido {symbol} {period}
      qué tanto por ciento se ha dejado {symbol} {period}
      qué tal lo ha hecho {symbol} en bolsa {period}, ha tirado para arriba o no
      me podrías decir la evolución porcentual de {symbol} {period}
      {symbol} sube o baja
      han subido {symbol} y {other} {period}
      rentabilidad de {symbol} {period}
    `,
  },
  bestWorstDay: {
    title: "¿Cuál fue el mejor y el peor día de {symbol}?",
    ways: `
      mejor mes de {symbol} {period}
      mejor día de {symbol} {period}
      peor jornada de {symbol} {period}
      {symbol} mayor caída {period}
      mayor subida diaria de {symbol}
      qué día subió más {symbol} {period}
      cuándo se pegó {symbol} el mayor batacazo en una sola sesión
      el movimiento más grande de {symbol} {period}
      la peor sesión bursátil de la acción
      cuál ha sido el mayor desplome de {symbol} en un solo día
      máxima alza {period} de {symbol}
      en qué fecha se disparó más {symbol}
      {period} cuál fue {period} más negro de {symbol}
      dime el mejor y el peor día de {symbol} {period}
      {symbol} día récord de subida
      cuál fue la jornada más alcista de {symbol} {period}
      qué día le fue peor a {symbol} {period}
      qué día subió más {symbol} {period} y cuál se pegó el mayor batacazo
      mejor y peor sesión de {symbol}
      mayor subida en un solo día de {symbol}
      cuándo tuvo {symbol} su peor jornada {period}
      en qué fecha le fue mejor a {symbol} {period}
      cuál ha sido la caída diaria más gorda de {symbol}
      indíqueme la sesión más alcista y la más bajista de {symbol} {period}
      a ver, cuál fue {period} más negro de {symbol}
      cuánto llegó a perder {symbol} en su peor día {period}
      {period} que más se disparó {symbol}, cuándo fue y cuánto subió
    `,
  },
  highLow: {
    title: "¿Cuáles son el máximo y el mínimo de 52 semanas de {symbol}?",
    ways: `
      máximo y mínimo de {symbol} {period}
      {symbol} máximo 52 semanas
      mínimo de 52 semanas de {symbol}
      rango anual de {symbol}
      precio más alto de {symbol} {period}
      cuál fue el precio más bajo de la acción {period}
      está {symbol} cerca de máximos anuales
      a cuánto está {symbol} de sus mínimos {period}
      entre qué precios se ha movido {symbol}
      techo y piso de {symbol} {period}
      {symbol} 52w high low
      {symbol} máximo y mínimo anual
      dime el tope y el suelo de {symbol} {period}
      {period} entre qué máximo y qué mínimo cotizó {symbol}
      en qué parte de su rango anual está {symbol}
      está {symbol} en mínimos {period}
      precio máximo y precio mínimo de {symbol} {period}
      máximo y mínimo anual de {symbol}
      entre qué precios se ha movido {symbol} {period}
      rango 52 semanas {symbol}
      está {symbol} cerca de sus mínimos {period}
      lo más alto y lo más bajo que ha estado {symbol} {period}
      cuál es el tope y el suelo de {symbol} {period}
      a qué distancia está {symbol} de su máximo de 52 semanas
      qué horquilla de precios ha tenido {symbol} {period}
      {symbol} está más cerca del máximo {period} o del mínimo
      desearía saber los precios extremos de {symbol} {period}
    `,
  },
  record: {
    title: "¿Cuál es el máximo histórico de {symbol}?",
    ways: `
      máximo {period} de {symbol}
      {symbol} ath
      récord de {symbol} {period}
      cuánto le falta a {symbol} para su máximo {period}
      a qué distancia está {symbol} de su récord
      {symbol} all time high
      cuánto ha caído {symbol} desde máximos {period}
      lo más alto que ha llegado nunca la acción
      mínimo {period} de {symbol}
      está {symbol} en récord {period}
      lo más bajo que ha estado {symbol} en toda su historia
      cuánto ha llegado a valer {symbol} como mucho
      ha hecho {symbol} un nuevo récord {period} {period}
      dime el precio más alto de la historia de {symbol}
      {symbol} pico {period}
      cuándo marcó {symbol} su máximo {period}
      está {symbol} lejos de su mejor precio {period}
      ath de {symbol}
      cuál es el precio más alto al que ha llegado {symbol} en toda su historia
      está {symbol} en máximos {period}
      cuándo marcó {symbol} su récord
      cuánto le falta a {symbol} para volver a su máximo {period}
      {symbol} máximos {period}
      {period} ha valido {symbol} más que ahora
      dónde está el techo {period} de {symbol} y en qué fecha lo hizo
      ha batido {symbol} su récord {period}
      me pregunto cuál ha sido el mejor precio de {symbol} desde que cotiza
    `,
  },
  volume: {
    title: "¿Qué volumen se negocia de {symbol}?",
    ways: `
      volumen de {symbol}
      {symbol} volumen medio
      cuántas acciones de {symbol} se han negociado {period}
      volumen de negociación de la acción
      volumen operado de {symbol} frente al promedio
      se está moviendo mucho papel en {symbol}
      cuántos títulos de {symbol} cambian de manos al día
      hay un volumen inusual en {symbol}
      liquidez bursátil y contratación de {symbol}
      volumen de transacciones de {symbol}
      {period} cuántas acciones de {symbol} se movieron
      dime el volumen de {symbol} {period}
      se negocia mucho {symbol}
      {symbol} volumen negociado {period}
      es líquida la acción de {symbol}
      tiene {symbol} más volumen de lo normal {period}
      volumen {symbol} {period}
      cuántos títulos de {symbol} cambiaron de manos {period}
      hay más negociación de la normal en {symbol}
      es líquida {symbol} o apenas se compran y venden acciones
      volumen medio diario de {symbol}
      cuánto se está contratando en {symbol} {period}, más o menos que de costumbre
      dime el nº de acciones negociadas de {symbol}
      se mueve mucho dinero en {symbol} cada día o es un chicharro sin volumen
    `,
  },
  marketCap: {
    title: "¿Cuál es la capitalización bursátil de {symbol}?",
    ways: `
      capitalización de {symbol} en {currency}
      capitalización de mercado de {symbol}
      {symbol} capitalización bursátil
      market cap {symbol}
      cuánto vale la empresa {symbol} entera
      valor en bolsa de toda la compañía
      qué tan grande es {symbol} por valor de mercado
      cuántos miles de millones vale {symbol}
      {symbol} es una large cap o una small cap
      cuánto costaría comprar toda la empresa
      valor bursátil total de {symbol}
      qué tamaño tiene {symbol} en bolsa
      dime la capitalización de {symbol}
      {symbol} valor de mercado en {currency}
      en cuánto está valorada {symbol} como empresa
      vale {symbol} más de un billón
      muéstrame cuánto capitaliza {symbol}
      cuánto vale toda la empresa {symbol} en bolsa
      cuánto capitaliza {symbol} en {currency}
      es {symbol} más grande que {other} en bolsa
      es {symbol} una small cap o una large cap
      si alguien quisiera comprar {symbol} entera, cuánto costaría en bolsa
      valor de mercado de {symbol} y de {other}
      tamaño bursátil de {symbol}
      {symbol} vale ya más de un billón o no
    `,
  },
  peRatio: {
    title: "¿Qué PER tiene {symbol}?",
    ways: `
      {symbol} per
      per de {symbol}
      ratio precio beneficio de {symbol}
      a cuántas veces beneficios cotiza {symbol}
      {symbol} p/e
      relación precio utilidad de {symbol}
      a qué múltiplo de ganancias cotiza la acción
      pe ratio de {symbol}
      dime el per actual de {symbol}
      precio ganancia {symbol}
      per {period} de {symbol}
      p/u de {symbol}
      tiene {symbol} un per alto
      muéstrame el múltiplo de beneficios de {symbol}
      cuántas veces sus ganancias vale {symbol}
      precio utilidad {symbol}
      qué pe tiene {symbol} {period}
      a qué per está cotizando {symbol}
      per {symbol}
      cuántos años de beneficios estoy pagando al comprar {symbol}
      p/e de {symbol} y {other}
      qué múltiplo de beneficios tiene {symbol} ahora
      es muy alto el per de {symbol}
      relación entre precio y beneficio de {symbol}
      el per de {symbol} por cuánto anda
      me gustaría saber el ratio precio-beneficio actual de {symbol}
      ratio precio/bpa de {symbol}, {period}
    `,
  },
  forwardPe: {
    title: "¿Qué PER futuro tiene {symbol}?",
    ways: `
      {symbol} per forward
      per estimado de {symbol}
      forward p/e {symbol}
      per a futuro de la acción
      per adelantado de {symbol}
      precio entre beneficios esperados de {symbol}
      a cuántas veces las ganancias {period} cotiza {symbol}
      per previsto de {symbol} según las estimaciones
      múltiplo sobre utilidades proyectadas de {symbol}
      per prospectivo de {symbol}
      qué pe forward tiene {symbol}
      dime el per estimado {period} de {symbol}
      {symbol} per {period}
      {symbol} p/e proyectado
      a qué per cotizaría {symbol} con los beneficios futuros
      es bajo el per esperado de {symbol}
      a cuántas veces los beneficios {period} cotiza {symbol}
      cuál sería el per de {symbol} con los beneficios previstos
      qué múltiplo sobre beneficios futuros paga el mercado por {symbol}
      per {period} vista de {symbol}
      con las ganancias que se esperan {period}, a qué per está {symbol}
      baja mucho el per de {symbol} si usamos las estimaciones
      dame el per forward de {symbol}, no el normal
    `,
  },
  valuation: {
    title: "¿Está cara o barata {symbol}?",
    ways: `
      está cara {symbol}
      {symbol} está barata
      valoración de {symbol}
      múltiplos de valoración de {symbol}
      {symbol} está sobrevalorada o infravalorada
      {symbol} valuación
      ratios de valoración de la acción
      está subvaluada {symbol}
      cómo está de precio {symbol} respecto a sus fundamentales
      {symbol} es una ganga o está inflada
      todos los múltiplos de {symbol} juntos
      cotiza con descuento o con prima {symbol}
      se ha puesto muy cara {symbol}
      dime si {symbol} cotiza a buen precio según sus múltiplos
      {symbol} cara o barata
      está {symbol} por las nubes de valoración
      hay burbuja en la valoración de {symbol}
      vale {symbol} lo que piden por ella
      está sobrevalorada {symbol}
      a estos precios {symbol} es una ganga o está por las nubes
      qué múltiplos de valoración tiene {symbol}
      está {symbol} más cara que {other}
      está inflada {symbol} o el precio es razonable
      cómo está valorada {symbol} por fundamentales
      crees que {symbol} cotiza con descuento o con prima
      no sé si lo que piden por {symbol} es mucho o poco para lo que gana
      ratios de valoración de {symbol} frente a los de {other}
    `,
  },
  priceToBook: {
    title: "¿Cuál es el precio/valor contable de {symbol}?",
    ways: `
      {symbol} p/b
      price to book {symbol}
      precio valor contable de {symbol}
      precio sobre valor en libros de {symbol}
      a cuántas veces su valor contable cotiza {symbol}
      ratio pvc de {symbol}
      múltiplo de valor en libros de la acción
      relación precio valor libro de {symbol}
      {symbol} p/vl
      cotiza {symbol} por debajo de su valor en libros
      {symbol} price book
      tiene {symbol} un p/b bajo
      dime el precio entre valor contable de {symbol}
      cuánto se paga por {symbol} respecto a su valor en libros
      {symbol} precio valor libro
      muéstrame el ratio p/b de {symbol}
      p/b {symbol}
      precio valor en libros de {symbol}
      cotiza {symbol} por debajo de libros
      p/vc de {symbol}
      cuánto se paga por {symbol} respecto a su patrimonio neto
      está {symbol} por debajo de su valor en libros o por encima
      ratio price to book de {symbol} {period}
      relación entre el precio de {symbol} y los fondos propios
    `,
  },
  priceToSales: {
    title: "¿Cuál es el precio/ventas de {symbol}?",
    ways: `
      {symbol} p/s
      price to sales {symbol}
      precio ventas de {symbol}
      a cuántas veces ventas cotiza {symbol}
      ratio precio sobre ventas de la acción
      múltiplo de ventas de {symbol}
      relación precio ingresos de {symbol}
      {symbol} psr
      cuánto se paga en bolsa por cada euro de ventas de {symbol}
      {symbol} precio sobre facturación
      {symbol} precio entre ventas
      dime el p/s de {symbol}
      cuántas veces sus ventas vale {symbol}
      está alto el precio ventas de {symbol}
      múltiplo de ingresos al que cotiza {symbol}
      muéstrame el ratio price sales de {symbol}
      p/s {symbol}
      ratio precio ventas de {symbol}
      price to sales de {symbol} {period}
      cuántas veces su facturación vale {symbol} en bolsa
      qué múltiplo de ventas tiene {symbol}
      es alto el precio/ventas de {symbol}
      como {symbol} todavía no gana dinero, a cuántas veces ingresos está valorada
      capitalización entre ventas de {symbol}
    `,
  },
  evToEbitda: {
    title: "¿Cuál es el EV/EBITDA de {symbol}?",
    ways: `
      {symbol} ev/ebitda
      ev ebitda de {symbol}
      valor empresa sobre ebitda de {symbol}
      a cuántas veces ebitda cotiza {symbol}
      múltiplo de ebitda de la empresa
      enterprise value to ebitda {symbol}
      ratio ve/ebitda de {symbol}
      dame el múltiplo ev ebitda de {symbol}
      valor de empresa entre ebitda de {symbol}
      cuántas veces el ebitda se paga por {symbol} contando la deuda
      qué ev/ebitda tiene {symbol}
      {symbol} ve/ebitda
      dime cuántas veces su ebitda vale {symbol}
      es alto el ev ebitda de {symbol}
      {symbol} múltiplo ebitda
      muéstrame la relación valor empresa ebitda de {symbol}
      ev/ebitda {symbol}
      múltiplo de ebitda de {symbol}
      valor empresa entre ebitda de {symbol}
      qué ve/ebitda tiene {symbol} {period}
      contando la deuda, a cuántos ebitdas está valorada {symbol}
      me dices el múltiplo ev ebitda de {symbol}
      ratio de valor de empresa sobre ebitda de {symbol}
      por cuántas veces su ebitda se está pagando {symbol}, deuda incluida
    `,
  },
  peg: {
    title: "¿Cuál es el PEG de {symbol}?",
    ways: `
      {symbol} peg
      ratio peg de {symbol}
      peg ratio {symbol}
      per entre crecimiento de {symbol}
      qué peg tiene la acción
      price earnings to growth de {symbol}
      per ajustado por crecimiento de {symbol}
      está el peg de {symbol} por debajo de 1
      relación entre el per y el crecimiento de las ganancias de {symbol}
      cuánto es el peg de {symbol}
      dime el peg de {symbol}
      tiene {symbol} buen peg
      {symbol} per crecimiento
      está barata {symbol} por peg
      muéstrame el price earnings growth de {symbol}
      a qué peg cotiza {symbol}
      peg {symbol}
      cuál es el per de {symbol} ajustado a su crecimiento
      per dividido entre crecimiento de {symbol}
      se justifica el per de {symbol} por lo que crece, qué peg sale
      price/earnings to growth de {symbol}
      dime el peg de {symbol} {period}
      a qué peg cotiza ahora {symbol}
      a ver, con lo que crece {symbol}, el peg en cuánto se queda
    `,
  },
  beta: {
    title: "¿Qué beta tiene {symbol}?",
    ways: `
      {symbol} beta
      beta de {symbol}
      coeficiente beta de {symbol}
      cuál es la beta de la acción
      sensibilidad de {symbol} al mercado
      cuánto se mueve {symbol} cuando se mueve el mercado
      amplifica {symbol} los movimientos del índice
      valor beta de {symbol} frente al índice
      {symbol} tiene la beta alta o baja
      es {symbol} una acción defensiva o agresiva por beta
      dime la beta de {symbol}
      se mueve {symbol} más que el mercado
      {symbol} coeficiente beta
      es alta la beta de {symbol}
      cuánta beta tiene {symbol}
      qué tanto sigue {symbol} al índice según su beta
      beta {symbol}
      es {symbol} más sensible que el índice
      coeficiente beta de {symbol} {period}
      es {symbol} un valor defensivo según su beta
      amplifica {symbol} los movimientos del mercado o los amortigua
      qué beta lleva {symbol}
      sensibilidad de {symbol} respecto al mercado
    `,
  },
  volatilityOf: {
    title: "¿Qué tan volátil es {symbol}?",
    ways: `
      volatilidad de {symbol} {period}
      es muy volátil {symbol}
      {symbol} riesgo
      cómo de arriesgada es {symbol}
      desviación típica de {symbol} {period}
      cuánto oscila la acción
      drawdown de {symbol}
      caída máxima de {symbol} desde su pico {period}
      {symbol} es una montaña rusa
      desviación estándar de los retornos de {symbol}
      qué tan riesgosa es la acción de {symbol}
      pega muchos bandazos {symbol}
      dime cuánto varía el precio de {symbol} de un día para otro
      {symbol} volatilidad {period}
      {period} ha estado muy volátil {symbol}
      es arriesgado tener {symbol}
      es estable la cotización de {symbol}
      volatilidad {symbol}
      es {symbol} un valor tranquilo o una montaña rusa
      volatilidad anualizada de {symbol} {period}
      cuánto oscila normalmente {symbol} de un día para otro
      se ha movido muy a lo loco {symbol} {period}
      cuál es el nivel de fluctuación del precio de {symbol}
      qué vola tiene {symbol}
      quiero saber si {symbol} es muy nerviosa o estable, con un número
    `,
  },
  compare: {
    title: "¿Cómo se compara {symbol} con {other}?",
    ways: `
      {symbol} {other}
      compara {symbol} con {other}
      {symbol} vs {other}
      {symbol} o {other}
      cuál ha subido más, {symbol} o {other}
      diferencias entre {symbol} y {other}
      a cuál le fue mejor {period}, {symbol} o {other}
      {symbol} frente a {other} {period}
      comparativa {symbol} {other}
      pon {symbol} y {other} lado a lado
      {symbol} contra {other} en ratios y rentabilidad
      está mejor {symbol} que {other}
      enfrenta los números de {symbol} y {other}
      ponme una comparación entre {symbol} y {other}
      quién va ganando {symbol} o {other}
      {period} quién lo hizo mejor {symbol} o {other}
      en qué se diferencian {symbol} y {other}
      muéstrame {symbol} junto a {other}
      ha rendido más {symbol} que {other} {period}
      qué diferencias hay entre {symbol} y {other}
      cuál ha ido mejor {period}, {symbol} o {other}
      ponme {symbol} al lado de {other}
      comparativa {symbol} y {other} {period}
      es mejor empresa {symbol} que {other}
      enfréntame {symbol} con {other}, a ver quién sale ganando
      lo ha hecho {symbol} peor que {other} {period}
      deseo comparar los datos de {symbol} con los de {other}
      entre {symbol} y {other}, cuál sale mejor parada en números
    `,
  },
  news: {
    title: "¿Qué noticias hay de {symbol}?",
    ways: `
      noticias de {symbol}
      {symbol} noticias {period}
      últimas novedades sobre {symbol}
      titulares de {symbol}
      qué se dice de {symbol} en la prensa
      qué hay de nuevo con {symbol} {period}
      qué cuentan los medios de la empresa
      algo nuevo de {symbol}
      {symbol} news
      artículos recientes sobre {symbol}
      me pones al día con la actualidad de {symbol}
      ha salido alguna nota o comunicado de {symbol}
      hay noticias de {symbol} {period}
      muéstrame las noticias sobre {symbol}
      {period} qué se publicó de {symbol}
      ha pasado algo con {symbol} {period}
      dime lo último de {symbol}
      qué se sabe de {symbol}
      noticias {symbol}
      qué se cuenta de {symbol}
      ha salido algo nuevo sobre {symbol} {period}
      alguna novedad de {symbol} o de {other}
      últimos titulares sobre {symbol}
      qué ha publicado la prensa sobre {symbol} {period}
      ponme al día con {symbol}, que llevo sin leer nada
      hay {period} algún comunicado o noticia de {symbol}
      ha pasado algo con {symbol}
      me interesaría leer la actualidad de {symbol}
    `,
  },
  whyMoved: {
    title: "¿Por qué se ha movido {symbol}?",
    ways: `
      por qué sube {symbol}
      por qué baja {symbol}
      por qué cayó {symbol} {period}
      qué le pasó a {symbol} {period}
      motivo de la subida de {symbol}
      a qué se debe la caída de la acción
      qué le ocurre a {symbol} que está tan roja
      razón del desplome de {symbol}
      por qué se disparó {symbol} {period}
      por qué se está hundiendo {symbol}
      cómo es que {symbol} anda volando
      causa del movimiento de {symbol}
      qué ha hecho caer a {symbol} {period}
      dime por qué está bajando tanto {symbol}
      {period} por qué subió {symbol}
      {symbol} por qué cae
      a qué viene este subidón de {symbol}
      qué hay detrás de la bajada de {symbol} {period}
      por qué cae {symbol}
      a qué se debe la subida de {symbol} {period}
      qué le pasa {period} a {symbol} que baja tanto
      motivo del desplome de {symbol} {period}
      qué hay detrás del subidón de {symbol}
      ha bajado {symbol} por alguna noticia
      y este palo de {symbol} a qué viene
      cuál es la causa del movimiento de {symbol} {period}
      no entiendo por qué se dispara {symbol}, me lo explicas
      razones de la caída en bolsa de {symbol}
    `,
  },
  dividend: {
    title: "¿Qué dividendo paga {symbol}?",
    ways: `
      dividendo de {symbol}
      {symbol} rentabilidad por dividendo
      paga dividendos {symbol}
      cuánto reparte {symbol} por acción
      dividend yield {symbol}
      rendimiento por dividendo de la acción
      cada cuánto paga dividendo {symbol}
      {symbol} reparte o no reparte dividendo
      cuánto da {symbol} en dividendos al año por título
      frecuencia de pago del dividendo de {symbol}
      qué yield tiene {symbol}
      distribuye dividendos la empresa, y de cuánto
      da dividendo {symbol}
      dime el dividendo por acción de {symbol}
      {symbol} dividendo
      cuánto paga {symbol} a sus accionistas
      qué porcentaje da {symbol} en dividendos
      es buena pagadora de dividendos {symbol}
      dividendo {symbol}
      cuánto paga {symbol} por acción al año
      reparte dividendo {symbol}
      qué rentabilidad por dividendo tiene {symbol}
      yield de {symbol} y de {other}
      da algo {symbol} a sus accionistas cada año, y cuánto
      dpa de {symbol}
      qué porcentaje renta {symbol} solo por dividendo
      es generosa {symbol} con el dividendo, más que {other}
      me gustaría conocer la retribución por acción que abona {symbol}
    `,
  },
  dividendDate: {
    title: "¿Cuándo paga {symbol} su próximo dividendo?",
    ways: `
      fecha de dividendo de {symbol}
      {symbol} ex dividendo
      cuándo paga dividendo {symbol}
      fecha ex dividendo de {symbol}
      próximo dividendo de {symbol}
      hasta cuándo hay que tener {symbol} para cobrar el dividendo
      fecha de corte del dividendo de {symbol}
      cuándo descuenta el dividendo la acción
      qué día reparte dividendo {symbol}
      fecha de pago del siguiente cupón de {symbol}
      {period} para comprar {symbol} con derecho a dividendo
      ex date {symbol}
      {symbol} fecha de pago dividendo
      dime cuándo toca el dividendo de {symbol}
      para cuándo es el dividendo de {symbol}
      paga {symbol} dividendo {period}
      cuándo corta cupón {symbol}
      qué día se pone {symbol} ex dividendo
      próximo dividendo {symbol} fecha
      qué día abona {symbol} el dividendo
      ex-date de {symbol}
      hasta qué día hay que tener {symbol} para cobrar el dividendo
      cuánto falta para que pague {symbol}
      va a pagar {symbol} dividendo {period}, y qué día exactamente
      fecha de descuento del dividendo de {symbol}
      cuándo toca el dividendo de {symbol}
      fechas ex-dividendo y de pago de {symbol}
    `,
  },
  dividendGrowth: {
    title: "¿Ha subido {symbol} su dividendo?",
    ways: `
      crecimiento del dividendo de {symbol}
      {symbol} historial de dividendos
      cuántos años lleva {symbol} aumentando el dividendo
      ha recortado {symbol} el dividendo {period}
      es {symbol} una aristócrata del dividendo
      {period} de dividendos de la acción
      evolución del dividendo de {symbol} a lo largo de los años
      {symbol} sube el dividendo cada año
      bajó el dividendo {symbol}
      suspendió o canceló {symbol} su dividendo
      incremento anual del dividendo de {symbol}
      sube {symbol} su dividendo todos los años
      dime cuánto ha crecido el dividendo de {symbol}
      {symbol} crecimiento dividendo
      ha aumentado {symbol} lo que paga de dividendo {period}
      cuándo fue la última vez que {symbol} subió el dividendo
      muéstrame los dividendos de {symbol} año por año
      sube {symbol} el dividendo todos los años
      cuántos años seguidos lleva {symbol} aumentando el dividendo
      historial de dividendos de {symbol} {period}
      a qué ritmo anual crece el dpa de {symbol}
      cada año reparte más {symbol}, o se ha estancado
      en cuánto ha incrementado {symbol} la retribución {period}
      {symbol} bajó el dividendo {period} o lo mantuvo
    `,
  },
  payoutRatio: {
    title: "¿Qué payout tiene {symbol}?",
    ways: `
      {symbol} payout
      payout ratio de {symbol}
      qué porcentaje del beneficio reparte {symbol} en dividendos
      es sostenible el dividendo de {symbol}
      está cubierto el dividendo de {symbol} por las ganancias
      tasa de pago de dividendos de la empresa
      ratio de reparto de {symbol}
      cobertura del dividendo de {symbol}
      puede permitirse {symbol} el dividendo que paga
      qué parte de la utilidad distribuye {symbol}
      paga {symbol} más dividendo del que gana
      dime el payout de {symbol}
      {symbol} tasa de reparto
      es seguro el dividendo de {symbol}
      cuánto de lo que gana {symbol} va a dividendos
      {symbol} pay out dividendos
      payout {symbol}
      qué parte de los beneficios reparte {symbol}
      es sostenible el dividendo de {symbol} con lo que gana
      qué porcentaje del beneficio destina {symbol} a dividendos
      pay-out ratio de {symbol} {period}
      reparte {symbol} más de lo que gana
      tasa de reparto de {symbol}
      está bien cubierto el dividendo de {symbol} por los beneficios
    `,
  },
  earningsDate: {
    title: "¿Cuándo presenta resultados {symbol}?",
    ways: `
      fecha de resultados de {symbol}
      {symbol} próximos resultados fecha
      cuándo reporta {symbol}
      cuándo publica cuentas {symbol}
      qué día da resultados {symbol}
      próximo reporte trimestral de {symbol}
      cuándo son los earnings de {symbol}
      earnings date {symbol}
      cuánto falta para que la empresa presente balance
      presenta antes de la apertura o después del cierre {symbol}
      cuándo anuncia ganancias {symbol}
      presenta {symbol} resultados {period}
      dime la fecha del próximo reporte de {symbol}
      {symbol} cuándo reporta
      para cuándo están los resultados de {symbol}
      muéstrame qué día rinde cuentas {symbol}
      cuándo toca presentación trimestral de {symbol}
      próximos resultados {symbol}
      qué día publica cuentas {symbol}
      cuándo salen los números de {symbol}
      fecha {period} de {symbol}
      {symbol} publica antes de la apertura o después del cierre, y qué día
      para cuándo están previstos los resultados de {symbol} y de {other}
      earnings date de {symbol}
      a ver, cuándo le toca a {symbol} dar resultados
      cuántos días quedan para que {symbol} rinda cuentas
    `,
  },
  earningsPast: {
    title: "¿Batió {symbol} las expectativas en sus últimos resultados?",
    ways: `
      últimos resultados de {symbol}
      superó {symbol} las expectativas
      {symbol} sorpresa en resultados
      qué tal fueron los resultados de {symbol}
      batió {symbol} las previsiones
      decepcionó {symbol} con sus cuentas trimestrales
      cómo le fue a {symbol} en el último reporte
      {symbol} beat o miss
      cumplió la empresa con el consenso {period}
      resultados publicados de {symbol} contra lo esperado
      quedó {symbol} por debajo de las estimaciones en su último balance
      dime si {symbol} superó lo esperado
      fueron buenos los resultados de {symbol}
      {symbol} resultados {period} vs estimaciones
      sorprendió {symbol} con su {period}
      qué resultados presentó {symbol} {period}
      pinchó {symbol} en los últimos resultados
      qué tal fueron los últimos resultados de {symbol}
      {symbol} superó las previsiones {period}
      sorpresa en beneficios de {symbol}
      decepcionó {symbol} en su {period}
      bpa real frente a estimado de {symbol} {period}
      cumplió {symbol} con lo que esperaban los analistas
      earnings surprise {symbol}
      cuántas veces ha batido {symbol} al consenso
      los números que sacó {symbol} fueron mejores o peores de lo previsto
      en cuánto se desvió {symbol} de las estimaciones en su última publicación
    `,
  },
  earningsExpected: {
    title: "¿Qué resultados se esperan de {symbol}?",
    ways: `
      estimaciones de beneficio de {symbol}
      {symbol} bpa estimado
      qué se espera de los próximos resultados de {symbol}
      expectativas de ganancias de {symbol} {period}
      consenso de ingresos esperado para {symbol}
      eps esperado de {symbol}
      cuánto esperan los analistas que gane {symbol} {period}
      previsión de ventas de la empresa para el siguiente reporte
      pronóstico de utilidades de {symbol} de los analistas
      qué cifras se prevén para {symbol} cuando reporte
      {symbol} earnings estimates
      cuánto se prevé que gane {symbol}
      dime las previsiones de resultados de {symbol}
      {symbol} estimaciones {period}
      qué espera el mercado de las cuentas de {symbol}
      se espera que {symbol} gane más {period}
      muéstrame el consenso de bpa y ventas de {symbol}
      qué espera el consenso para los próximos resultados de {symbol}
      previsión de bpa de {symbol} {period}
      estimaciones {symbol}
      cuánto se cree que ganará {symbol} {period} según los analistas
      se prevé que {symbol} aumente beneficios {period}
      qué números debería dar {symbol} para no decepcionar
      consenso de ventas y beneficio para {symbol}
      qué cifras estiman los analistas para {symbol} en la próxima presentación
      qué se espera de las cuentas que va a dar {symbol}
      cuál es la estimación de ingresos de {symbol} {period}
    `,
  },
  splitsOf: {
    title: "¿Ha hecho splits {symbol}?",
    ways: `
      splits de {symbol}
      {symbol} split
      desdoblamiento de acciones de {symbol}
      cuándo fue el último split de {symbol}
      va a dividir sus acciones {symbol}
      contrasplit de {symbol}
      historial de desdobles de la acción
      cuántas veces ha hecho split {symbol}
      división de acciones de {symbol}
      agrupación de acciones de {symbol}
      hay un split de {symbol} a la vista
      hizo split {symbol} {period}
      dime los splits que ha hecho {symbol}
      {symbol} desdoblamiento
      ha dividido {symbol} sus acciones {period}
      en qué proporción fue el split de {symbol}
      {symbol} contra split
      split {symbol}
      cuándo fue el último desdoblamiento de {symbol}
      historial de splits de {symbol}
      hizo {symbol} un contrasplit {period}
      en qué proporción partió {symbol} sus títulos
      de una acción de {symbol} salieron varias, cuándo fue eso
      cuántos splits lleva {symbol} {period}
      me gustaría saber si {symbol} ha realizado agrupaciones o desdoblamientos de acciones
    `,
  },
  revenue: {
    title: "¿Cuánto factura {symbol}?",
    ways: `
      ingresos de {symbol} {period}
      ventas de {symbol}
      cuánto vende {symbol} al año
      facturación de la empresa {period}
      {symbol} cifra de negocio
      cuánto ingresa {symbol}
      {symbol} revenue
      cuánto facturó {symbol} {period}
      ingresos totales de {symbol}
      volumen de negocio de {symbol}
      importe neto de la cifra de negocios de la compañía
      dime las ventas de {symbol} {period}
      {period} cuánto vendió {symbol}
      {symbol} ingresos
      {symbol} facturación anual
      muéstrame los ingresos de {symbol}
      cuánto entra por ventas en {symbol}
      ingresos {symbol}
      cifra de negocio de {symbol} {period}
      facturación de {symbol} {period}
      qué ventas tuvo {symbol} {period}
      pasa {symbol} de los mil millones de facturación
      cuánto dinero le entra a {symbol} por lo que vende
      top line de {symbol}
      cuánto ingresó {symbol} {period}, solo ventas
      desearía conocer el importe neto de la cifra de negocios de {symbol}
    `,
  },
  revenueGrowth: {
    title: "¿Cuánto crecen las ventas de {symbol}?",
    ways: `
      crecimiento de ingresos de {symbol}
      crecen las ventas de {symbol}
      {symbol} crecimiento ventas
      a qué ritmo crece la facturación de {symbol}
      aumento de los ingresos de la empresa interanual
      revenue growth {symbol}
      está creciendo {symbol} o se ha estancado el negocio
      tasa de crecimiento de {symbol}
      evolución de la facturación de {symbol} año a año
      cuánto han aumentado las ventas de {symbol}
      caen los ingresos de {symbol}
      vende {symbol} más que {period}
      dime cuánto crece {symbol} en ingresos
      {symbol} crecimiento de la facturación
      suben o bajan los ingresos de {symbol}
      crecimiento interanual de las ventas de {symbol}
      va {symbol} a más o a menos en ventas
      vende {symbol} cada año más
      están cayendo las ventas de {symbol}
      crece {symbol} más deprisa que {other} en ventas
      en qué porcentaje aumentaron los ingresos de {symbol} respecto {period}
      variación interanual de ventas {symbol}
      se está frenando el negocio de {symbol} o sigue facturando más
      cagr de ingresos de {symbol}
      {symbol} sigue creciendo a doble dígito en ventas
    `,
  },
  profit: {
    title: "¿Cuánto gana {symbol}?",
    ways: `
      beneficio neto de {symbol} {period}
      {symbol} utilidad neta
      ganancias de la empresa {period}
      cuánto dinero gana {symbol}
      es rentable {symbol} o pierde dinero
      {symbol} da beneficios
      net income {symbol}
      resultado neto de {symbol} {period}
      pérdidas de {symbol} como compañía
      cuánta plata gana la empresa {symbol}
      tiene {symbol} números rojos en sus cuentas
      {symbol} utilidades
      gana dinero {symbol}
      dime el beneficio de {symbol} {period}
      {period} cuánto ganó {symbol}
      {symbol} beneficio neto
      tuvo pérdidas {symbol} {period}
      muéstrame las ganancias netas de {symbol}
      beneficios {symbol}
      es rentable {symbol} o está en pérdidas
      cuánto ganó {symbol} {period}
      qué resultado neto obtuvo {symbol} {period}
      tuvo {symbol} números rojos {period}
      a cuánto ascienden las ganancias de la empresa {symbol}
      {symbol} qué, gana pasta o palma
    `,
  },
  eps: {
    title: "¿Cuál es el beneficio por acción de {symbol}?",
    ways: `
      beneficio por acción de {symbol} {period}
      {symbol} bpa
      {symbol} eps
      ganancia por acción de {symbol}
      utilidad por acción de {symbol}
      cuánto gana {symbol} por cada acción
      upa de {symbol}
      eps de la empresa {period}
      earnings per share {symbol}
      bpa diluido de {symbol}
      dime el bpa de {symbol}
      {period} cuál fue la ganancia por acción de {symbol}
      {symbol} utilidad por acción
      qué eps tuvo {symbol} {period}
      cuánto toca de beneficio por cada título de {symbol}
      muéstrame el eps de {symbol} {period}
      bpa {symbol}
      eps de {symbol} {period}
      beneficio de {symbol} repartido entre sus acciones
      qué bpa tuvo {symbol} {period}
      es positivo el bpa de {symbol}
      ganancia por título de {symbol}
      earnings per share de {symbol}
      qué parte del beneficio de {symbol} toca a cada acción
      dime el bpa diluido de {symbol} {period}
    `,
  },
  margins: {
    title: "¿Qué márgenes tiene {symbol}?",
    ways: `
      márgenes de {symbol}
      {symbol} margen neto
      margen bruto de {symbol}
      margen operativo de {symbol}
      qué tan rentable es el negocio de {symbol}
      qué porcentaje de las ventas se queda {symbol} como ganancia
      margen de explotación de la empresa
      rentabilidad del negocio de {symbol} sobre ventas
      margen de beneficio de {symbol}
      margen de utilidad de {symbol}
      {symbol} margins
      margen ebit de {symbol}
      tiene buenos márgenes {symbol}
      dime el margen de {symbol}
      {symbol} márgenes bruto y operativo
      cuánto margen le saca {symbol} a lo que vende
      muéstrame el margen neto y bruto de {symbol}
      han mejorado los márgenes de {symbol}
      margen {symbol}
      margen neto y operativo de {symbol}
      tiene {symbol} mejores márgenes que {other}
      qué margen bruto maneja {symbol}
      cuánto beneficio saca {symbol} sobre ventas, en porcentaje
      trabaja {symbol} con márgenes muy justos
      margen ebit y bruto de {symbol}
      a ver, de márgenes cómo va {symbol}
      podría facilitarme los márgenes de {symbol} y {other}
    `,
  },
  debt: {
    title: "¿Cuánta deuda tiene {symbol}?",
    ways: `
      deuda de {symbol}
      {symbol} deuda neta
      está muy endeudada {symbol}
      nivel de endeudamiento de {symbol}
      apalancamiento de la empresa
      cuánto debe {symbol}
      ratio deuda patrimonio de {symbol}
      debt to equity {symbol}
      deuda sobre capital de {symbol}
      {symbol} deuda ebitda
      tiene {symbol} demasiados préstamos y bonos por pagar
      pasivo financiero de {symbol}
      debe mucho dinero {symbol}
      dime la deuda de {symbol}
      {symbol} endeudamiento
      tiene {symbol} mucha deuda
      muéstrame cuánto debe {symbol} a los bancos
      es preocupante la deuda de {symbol}
      deuda neta {symbol}
      cuánto debe {symbol} a los bancos
      deuda/ebitda de {symbol}
      nivel de apalancamiento de {symbol} {period}
      pasivo financiero de {symbol} {period}
      a cuánto asciende el endeudamiento de {symbol}
      {symbol} va hasta arriba de deuda o no
      podría {symbol} pagar lo que debe, cuánto es
    `,
  },
  companyCash: {
    title: "¿Cuánta caja tiene {symbol}?",
    ways: `
      caja de {symbol}
      {symbol} efectivo y equivalentes
      cuánto efectivo tiene {symbol} en balance
      tesorería de la empresa
      cuánto cash tiene {symbol}
      reservas de efectivo de {symbol}
      cuánto dinero guarda la compañía en el banco
      liquidez en el balance de {symbol}
      posición de caja de {symbol}
      de cuánta plata en caja dispone {symbol}
      tiene mucha caja {symbol}
      dime el efectivo de {symbol}
      {symbol} caja
      cuánto dinero tiene {symbol} guardado
      muéstrame la tesorería de {symbol} {period}
      {symbol} cash en balance
      cuánto dinero tiene {symbol} guardado en el banco
      tesorería de {symbol} {period}
      liquidez que acumula la empresa {symbol}
      cuánto efectivo y equivalentes tiene {symbol} en balance
      tiene {symbol} un buen colchón de efectivo
      está {symbol} nadando en caja, cuánto tiene
      cash de {symbol} {period}
      de cuánto efectivo disponía {symbol} {period}
      {symbol} cuántos millones tiene en metálico
    `,
  },
  freeCashFlow: {
    title: "¿Cuánto flujo de caja libre genera {symbol}?",
    ways: `
      flujo de caja libre de {symbol} {period}
      {symbol} fcf
      free cash flow {symbol}
      flujo libre de efectivo de {symbol}
      genera caja {symbol}
      cuánto efectivo libre genera la empresa {period}
      cash flow libre de {symbol}
      está {symbol} quemando caja
      caja que le queda a {symbol} después de inversiones
      fcf yield de {symbol}
      dime el flujo de caja libre de {symbol}
      {symbol} free cash flow {period}
      {symbol} flujo de caja libre
      {period} cuánta caja libre generó {symbol}
      tiene {symbol} flujo de caja libre positivo
      muéstrame el fcf de {symbol} {period}
      fcf {symbol}
      free cash flow de {symbol} {period}
      cuánto dinero le sobra a {symbol} después de invertir
      flujo libre de {symbol} {period}
      es positivo el fcf de {symbol}
      cuánta caja libre produce {symbol} al año
      dinero contante que le queda a {symbol} tras gastos e inversiones
      {symbol} quema caja o la genera
      me interesa el cash flow libre de {symbol}, en millones
    `,
  },
  returnOnEquity: {
    title: "¿Cuál es el ROE de {symbol}?",
    ways: `
      {symbol} roe
      roe de {symbol}
      rentabilidad sobre recursos propios de {symbol}
      retorno sobre el capital de {symbol}
      rentabilidad financiera de la empresa sobre patrimonio
      return on equity {symbol}
      qué retorno saca {symbol} de su patrimonio
      rendimiento sobre el patrimonio neto de {symbol}
      rentabilidad de los fondos propios de {symbol}
      cuánto rinde el capital de los accionistas en {symbol}
      dime el roe de {symbol}
      tiene {symbol} un roe alto
      {symbol} rentabilidad sobre patrimonio
      qué tan bien usa {symbol} el dinero de sus accionistas
      {symbol} retorno sobre capital propio
      muéstrame la rentabilidad sobre fondos propios de {symbol}
      roe {symbol}
      qué rentabilidad saca {symbol} de sus fondos propios
      rentabilidad sobre el capital propio de {symbol}
      return on equity de {symbol} {period}
      le saca partido {symbol} al dinero de sus accionistas
      rentabilidad financiera de {symbol} {period}
      el roe de {symbol} qué tal
      qué porcentaje rinde el patrimonio de {symbol}
    `,
  },
  buybacks: {
    title: "¿Recompra acciones {symbol}?",
    ways: `
      recompra de acciones de {symbol}
      {symbol} recompras
      programa de recompra de {symbol}
      buyback {symbol}
      cuánto gasta {symbol} en recomprar sus acciones
      autocartera de la empresa
      está {symbol} comprando sus propias acciones
      amortización de acciones propias de {symbol}
      cuántas acciones propias ha recomprado {symbol}
      acciones en tesorería recompradas por {symbol}
      dime si {symbol} recompra acciones
      {symbol} recompra de acciones {period}
      {period} cuánto gastó {symbol} en recompras
      hace {symbol} buybacks
      ha anunciado {symbol} una recompra
      muéstrame las recompras de {symbol}
      buybacks {symbol}
      cuánto dinero ha gastado {symbol} en autocartera {period}
      ha recomprado títulos {symbol} {period}
      recompras de acciones de {symbol} {period}, en millones
      retribuye {symbol} al accionista amortizando acciones
      reduce {symbol} su número de acciones comprándolas en el mercado
      {symbol} sigue con las recompras o las ha parado
      tiene {symbol} en marcha algún plan de recompra de acciones
    `,
  },
  capex: {
    title: "¿Cuánto invierte {symbol} en capex?",
    ways: `
      {symbol} capex
      capex de {symbol}
      inversiones en capital de {symbol}
      gasto de capital de la empresa
      cuánto invierte {symbol} en activos fijos
      inversión en inmovilizado de {symbol}
      capital expenditure {symbol}
      cuánto gasta {symbol} en fábricas y equipos
      inversión en propiedad, planta y equipo de {symbol}
      gasto en infraestructura y centros de datos de {symbol}
      dime el capex de {symbol} {period}
      {symbol} gasto de capital
      {period} cuánto invirtió {symbol} en capex
      gasta mucho {symbol} en inversiones de capital
      cuánto mete {symbol} en maquinaria e instalaciones
      muéstrame la inversión en activos fijos de {symbol}
      capex {symbol}
      cuánto gasta {symbol} en fábricas, máquinas y demás
      inversiones en inmovilizado de {symbol} {period}
      cuánto dinero mete {symbol} en equipos e instalaciones
      gasto de capital de {symbol} {period}
      ha aumentado {symbol} su capex {period}
      es {symbol} un negocio intensivo en capital, cuánto invierte en activos
      a cuánto ascendieron las inversiones de capital de {symbol} {period}
      cuánto se está dejando {symbol} en centros de datos y maquinaria
      capital expenditures de {symbol}, en millones
    `,
  },
  research: {
    title: "¿Cuánto gasta {symbol} en investigación y desarrollo?",
    ways: `
      {symbol} i+d
      gasto en i+d de {symbol}
      cuánto invierte {symbol} en investigación
      r&d {symbol}
      gasto de la empresa en investigación y desarrollo
      inversión en innovación de {symbol}
      {symbol} gastos de i&d
      qué parte de las ventas dedica {symbol} a desarrollo de productos
      presupuesto de investigación de la compañía
      cuánto destina {symbol} a innovar
      dime cuánto gasta {symbol} en i+d
      invierte mucho {symbol} en innovación
      {symbol} investigación y desarrollo
      {period} cuánto gastó {symbol} en investigación
      muéstrame el gasto en r&d de {symbol}
      cuánto mete {symbol} en desarrollar cosas nuevas
      i+d {symbol}
      gasto en i+d de {symbol} {period}
      r&d de {symbol} {period}
      qué porcentaje de sus ventas destina {symbol} a investigación
      presupuesto de investigación de {symbol}
      es {symbol} una empresa que apuesta por la i+d
      cuántos millones mete {symbol} en investigar
      qué partida de investigación y desarrollo figura en las cuentas de {symbol}
    `,
  },
  ebitda: {
    title: "¿Cuál es el EBITDA de {symbol}?",
    ways: `
      {symbol} ebitda
      ebitda de {symbol}
      resultado bruto de explotación de {symbol}
      cuánto ebitda genera la empresa
      beneficio antes de intereses, impuestos y amortizaciones de {symbol}
      ganancias antes de intereses, impuestos, depreciación y amortización de {symbol}
      uafida de {symbol}
      dime la cifra de ebitda de {symbol}
      ebitda anual de {symbol}
      utilidad operativa antes de depreciaciones de {symbol}
      dime el ebitda de {symbol} {period}
      {period} qué ebitda tuvo {symbol}
      ha crecido el ebitda de {symbol}
      es positivo el ebitda de {symbol}
      muéstrame el ebitda de {symbol}
      a cuánto llega el ebitda de {symbol}
      ebitda {symbol}
      qué ebitda hizo {symbol} {period}
      cuánto gana {symbol} antes de intereses, impuestos y amortizaciones
      cifra de ebitda de {symbol} {period}
      tiene {symbol} ebitda positivo
      a ver, de ebitda cuánto saca {symbol}
      a cuánto ascendió el ebitda de {symbol} {period}
      ganancias operativas de {symbol} sin contar amortizaciones
      ha crecido el ebitda de {symbol} {period}
    `,
  },
  balanceSheet: {
    title: "¿Cómo es el balance de {symbol}?",
    ways: `
      balance de {symbol}
      {symbol} balance general
      activos y pasivos de {symbol}
      balance de situación de la empresa
      estado de situación financiera de {symbol}
      balance sheet {symbol}
      qué activos tiene {symbol}
      patrimonio neto y pasivo total de {symbol}
      hoja de balance de {symbol}
      enséñame el activo, el pasivo y el patrimonio de {symbol}
      enséñame el balance de {symbol}
      {symbol} activos y pasivos
      {symbol} balance {period}
      dime qué tiene y qué debe {symbol} en su balance
      cuánto suman los activos de {symbol}
      {period} cómo quedó el balance general de {symbol}
      balance {symbol}
      qué tiene y qué debe la empresa {symbol}
      enséñame el balance de situación de {symbol} {period}
      tiene {symbol} un balance saneado
      activo, pasivo y patrimonio neto de {symbol} {period}
      balance sheet de {symbol}
      me sacas el balance de {symbol}
      quisiera consultar la situación patrimonial de {symbol} al cierre del ejercicio
    `,
  },
  incomeStatement: {
    title: "¿Cómo es la cuenta de resultados de {symbol}?",
    ways: `
      cuenta de resultados de {symbol}
      {symbol} estado de resultados
      cuenta de pérdidas y ganancias de {symbol}
      income statement {symbol}
      pyg de la empresa
      estado de pérdidas y ganancias de {symbol}
      ingresos y gastos de {symbol} línea por línea
      {symbol} p&l de la compañía
      estado de ingresos de {symbol}
      muéstrame ventas, costes y resultado de {symbol} en una tabla
      enséñame la cuenta de resultados de {symbol}
      {symbol} cuenta de pérdidas y ganancias {period}
      {symbol} pyg
      dime los ingresos gastos y beneficio de {symbol} {period}
      ver estado de resultados de {symbol}
      {period} cómo quedó la cuenta de explotación de {symbol}
      cuenta de pérdidas y ganancias {symbol}
      pyg de {symbol} {period}
      desglose de ingresos y gastos de {symbol} hasta el beneficio neto
      enséñame de las ventas al beneficio, línea a línea, de {symbol}
      estado de resultados de {symbol} {period}
      cómo quedan los ingresos, costes y beneficio de {symbol} {period}
      pásame la cuenta de resultados completa de {symbol}
      quisiera ver la p&l de {symbol}
    `,
  },
  cashFlowStatement: {
    title: "¿Cómo es el estado de flujos de efectivo de {symbol}?",
    ways: `
      estado de flujos de efectivo de {symbol}
      {symbol} estado de flujo de caja
      flujos de caja de {symbol}
      cash flow statement {symbol}
      flujo de caja operativo, de inversión y de financiación de la empresa
      flujo de efectivo de operaciones de {symbol}
      entradas y salidas de caja de {symbol}
      {symbol} cash flow operativo
      de dónde viene y a dónde va el efectivo de {symbol}
      caja generada por las operaciones de {symbol}
      enséñame los flujos de caja de {symbol}
      {symbol} flujo de efectivo {period}
      dime cuánta caja operativa generó {symbol} {period}
      {symbol} estado de cash flow
      en qué se va la caja de {symbol}
      {period} cómo fue el flujo de caja operativo de {symbol}
      estado de flujos de caja de {symbol} {period}
      flujos operativos, de inversión y de financiación de {symbol}
      de dónde le viene el dinero a {symbol} y en qué se le va
      efe de {symbol} {period}
      entradas y salidas de efectivo de la empresa {symbol}
      podría mostrarme el estado de tesorería de {symbol} del ejercicio
      cómo se mueve la caja en {symbol}, operaciones, inversión y financiación
      viene la caja de {symbol} de su negocio o de pedir prestado, quiero el estado de flujos
    `,
  },
  sharesOutstanding: {
    title: "¿Cuántas acciones de {symbol} hay en circulación?",
    ways: `
      acciones en circulación de {symbol}
      {symbol} número de acciones
      cuántas acciones tiene emitidas {symbol}
      shares outstanding {symbol}
      total de títulos emitidos por la empresa
      free float de {symbol}
      capital flotante de {symbol}
      cuántas acciones existen de {symbol} {period}
      acciones en el mercado de {symbol}
      se ha diluido el capital de {symbol}
      dime el número de acciones en circulación de {symbol}
      {symbol} acciones en circulación
      en cuántas acciones se divide {symbol}
      emite {symbol} acciones nuevas
      muéstrame el free float de {symbol}
      ha aumentado el número de acciones de {symbol} {period}
      nº de acciones {symbol}
      en cuántas acciones está dividido el capital de {symbol}
      cuántos títulos ha emitido {symbol}
      shares outstanding de {symbol} {period}
      está diluyendo {symbol} a sus accionistas con acciones nuevas
      {symbol} cuántas acciones tiene {period}, y cuántas en free float
      podría indicarme el número total de acciones emitidas por {symbol}
    `,
  },
  bookValue: {
    title: "¿Cuál es el valor contable por acción de {symbol}?",
    ways: `
      valor contable de {symbol}
      {symbol} valor en libros por acción
      valor libro de {symbol}
      book value per share {symbol}
      patrimonio por acción de la empresa
      valor teórico contable de {symbol}
      cuánto vale {symbol} por acción según los libros
      vtc por acción de {symbol}
      valor patrimonial de la acción de {symbol}
      cuánto patrimonio hay detrás de cada acción de {symbol}
      dime el valor en libros de {symbol}
      {symbol} valor contable por acción {period}
      {symbol} valor libro
      qué patrimonio le toca a cada acción de {symbol}
      muéstrame el book value de {symbol}
      cuánto vale en los libros una acción de {symbol}
      valor en libros por acción {symbol}
      vcpa de {symbol}
      book value de {symbol} {period}
      cuánto patrimonio neto toca por cada acción de {symbol}
      si {symbol} cerrara {period}, cuánto valdría cada acción según sus libros
      fondos propios por título de {symbol} {period}
      es alto el valor contable de cada acción de {symbol}
      el valor en libros de {symbol} en cuánto está
    `,
  },
  keyFigures: {
    title: "¿Cuáles son las cifras clave de {symbol}?",
    ways: `
      fundamentales de {symbol}
      {symbol} ratios
      cifras clave de {symbol}
      datos fundamentales de la empresa
      salud financiera de {symbol}
      {symbol} análisis fundamental
      indicadores financieros de {symbol}
      principales métricas de {symbol}
      está sana financieramente {symbol}
      cómo andan los números de {symbol}
      estadísticas clave de {symbol}
      solidez financiera de la compañía
      dime los números principales de {symbol}
      {symbol} fundamentales
      muéstrame los ratios de {symbol}
      tiene {symbol} buenos fundamentales
      datos financieros más importantes de {symbol}
      cómo anda de salud financiera {symbol}
      ratios principales de {symbol}
      datos fundamentales {symbol}
      ponme los números más importantes de {symbol}
      resúmeme {symbol} en cifras
      per, dividendo, capitalización y demás de {symbol}
      fundamentales de {symbol} y {other}
      tiene buenos números {symbol}
      ficha numérica de {symbol}, lo básico
      métricas de {symbol} así de un vistazo
      me gustaría disponer de las principales magnitudes financieras de {symbol}
    `,
  },
  overview: {
    title: "¿Qué puedo saber de {symbol}?",
    ways: `
      háblame de {symbol}
      analiza {symbol}
      resumen de {symbol}
      cuéntame lo que sepas de {symbol}
      información de {symbol}
      ficha completa de {symbol}
      hazme un análisis de la acción
      qué me puedes decir de {symbol}
      {symbol} informe completo
      dame un panorama general de {symbol}
      échale un vistazo a {symbol} y cuéntame
      qué sabes de {symbol}
      muéstrame la ficha de {symbol}
      quiero conocer más de {symbol}
      {symbol} resumen
      qué onda con {symbol}
      dame una visión general de {symbol}
      info de {symbol} porfa
      no sé nada de {symbol}, por dónde empiezo
      échale un vistazo a {symbol} y dime lo que haya
      hazme una ficha completa de {symbol} y otra de {other}
      quisiera información general acerca de {symbol}
    `,
  },
  analysts: {
    title: "¿Qué opinan los analistas de {symbol}?",
    ways: `
      recomendaciones de analistas sobre {symbol}
      {symbol} analistas
      consenso de analistas de {symbol}
      recomiendan los expertos comprar o vender {symbol}
      rating de {symbol}
      qué dicen los analistas de la acción
      cuántos analistas aconsejan mantener {symbol}
      opinión de los brókers y casas de análisis sobre {symbol}
      {symbol} comprar mantener vender según el consenso
      calificación de los analistas para {symbol}
      qué piensa wall street de {symbol}
      dime qué recomiendan los analistas con {symbol}
      {symbol} recomendaciones
      les gusta {symbol} a los analistas
      los analistas ven bien a {symbol}
      qué nota le ponen los expertos a {symbol}
      cuántos analistas dicen comprar {symbol}
      recomendación analistas {symbol}
      los analistas dicen comprar o vender {symbol}
      qué aconsejan los expertos de los bancos sobre {symbol}
      cuántos analistas recomiendan comprar {symbol}
      consenso de recomendaciones de {symbol}
      rating de {symbol} según las casas de análisis
      gusta {symbol} a los analistas más que {other}
      cómo ven {symbol} los bancos de inversión
      a ver, en wall street están a favor o en contra de {symbol}
      cuántos comprar, mantener y vender tiene {symbol}
    `,
  },
  priceTarget: {
    title: "¿Cuál es el precio objetivo de {symbol}?",
    ways: `
      precio objetivo de {symbol}
      {symbol} target price
      potencial de subida de {symbol} según los analistas
      target de {symbol}
      precio objetivo medio del consenso para la acción
      qué upside le ven a {symbol}
      qué precio le ponen los analistas a {symbol}
      recorrido al alza de {symbol} según las firmas
      pt de {symbol}
      cuánto potencial le dan los bancos a {symbol}
      precio meta de {symbol}
      dime el precio objetivo medio de {symbol}
      {symbol} precio objetivo
      hasta qué precio ven a {symbol} los analistas
      cotiza {symbol} por debajo de su precio objetivo
      muéstrame el objetivo más alto y el más bajo para {symbol}
      cuánto potencial tiene {symbol} según el consenso
      precio objetivo {symbol}
      target price de {symbol}
      qué pronóstico de precio dan los analistas a {symbol}
      qué potencial le dan los analistas a {symbol}
      p.o. medio de {symbol} y de {other}
      a qué precio creen las casas de análisis que debería estar {symbol}
      cuál es el target más alto y el más bajo para {symbol}
      está {symbol} por debajo de su precio objetivo medio
      qué objetivo le ponen a {symbol} los bancos
      valoración {period} del consenso de analistas para {symbol}
    `,
  },
  ratingChanges: {
    title: "¿Han cambiado los analistas su recomendación sobre {symbol}?",
    ways: `
      cambios de recomendación de {symbol}
      {symbol} upgrade
      {symbol} downgrade
      han mejorado la recomendación de {symbol}
      quién ha rebajado {symbol}
      rebajas y mejoras de calificación de la acción
      algún banco ha cambiado su rating de {symbol} {period}
      le bajaron la nota a {symbol}
      qué firmas subieron o recortaron su calificación de {symbol}
      revisiones recientes de analistas de {symbol}
      le subieron la recomendación a {symbol} {period}
      {period} qué analistas cambiaron de opinión sobre {symbol}
      {symbol} cambios de rating
      dime si alguien ha rebajado la recomendación de {symbol}
      ha mejorado algún analista su consejo sobre {symbol}
      muéstrame las últimas subidas y bajadas de rating de {symbol}
      han mejorado el consejo sobre {symbol} {period}
      upgrades y downgrades de {symbol}
      cambios de recomendación en {symbol}
      qué banco le ha bajado la nota a {symbol}
      alguna casa de análisis ha rebajado {symbol} {period}
      quién ha pasado {symbol} de mantener a comprar
      revisiones de rating de {symbol} {period}
      ha empeorado algún bróker su consejo sobre {symbol}
      le han subido la recomendación a {symbol} {period}
      qué firmas han modificado su opinión acerca de {symbol} {period}
    `,
  },
  insiders: {
    title: "¿Compran o venden los directivos de {symbol}?",
    ways: `
      insiders de {symbol}
      {symbol} insider trading
      compras de directivos de {symbol}
      están vendiendo acciones los ejecutivos de {symbol}
      operaciones de consejeros de la empresa
      ha comprado el ceo acciones de {symbol}
      transacciones de insiders en {symbol}
      ventas de altos cargos de {symbol}
      los de dentro de {symbol} están soltando papel
      movimientos de los administradores en acciones de {symbol}
      dime si los jefes de {symbol} están vendiendo
      {symbol} compras y ventas de directivos
      {period} qué insiders compraron {symbol}
      ha vendido acciones el ceo de {symbol}
      muéstrame las operaciones de insiders de {symbol} {period}
      compran los propios directivos acciones de {symbol}
      insiders {symbol}
      están vendiendo sus acciones los jefes de {symbol}
      operaciones de directivos en {symbol} {period}
      ha comprado acciones de su propia empresa alguien de la cúpula de {symbol}
      insider trading en {symbol}
      compras y ventas de consejeros de {symbol} {period}
      los de dentro de {symbol} meten dinero o lo sacan
      cuántas acciones han vendido los ejecutivos de {symbol} {period}
      se ha deshecho de títulos el ceo de {symbol}
      transacciones de iniciados en {symbol}
    `,
  },
  owners: {
    title: "¿Quiénes son los mayores accionistas de {symbol}?",
    ways: `
      accionistas de {symbol}
      {symbol} accionariado
      quién es dueño de {symbol}
      principales accionistas de la empresa
      qué fondos tienen {symbol}
      inversores institucionales en {symbol}
      a quién pertenece {symbol}
      porcentaje en manos de instituciones de {symbol}
      qué gestoras poseen acciones de {symbol}
      está blackrock o vanguard en el capital de {symbol}
      propietarios y estructura accionarial de {symbol}
      dime los principales accionistas de {symbol}
      {symbol} accionistas
      de quién es {symbol}
      quién tiene más acciones de {symbol}
      muéstrame qué instituciones están en {symbol}
      en manos de quién está {symbol}
      accionariado {symbol}
      quién es el dueño de {symbol}
      qué fondos tienen más acciones de {symbol}
      participaciones significativas en {symbol}
      está blackrock entre los accionistas de {symbol}
      qué inversores institucionales tienen {symbol}
      a quién pertenece la empresa {symbol}
      qué porcentaje de {symbol} tienen los institucionales
      quién manda en el capital de {symbol}
    `,
  },
  peers: {
    title: "¿Quiénes son los competidores de {symbol}?",
    ways: `
      competidores de {symbol}
      {symbol} competencia
      empresas parecidas a {symbol}
      rivales de {symbol}
      acciones similares a {symbol}
      con quién compite la empresa
      comparables de {symbol}
      alternativas a {symbol} en su sector
      peers de {symbol}
      qué otras compañías hacen lo mismo que {symbol}
      dime los rivales de {symbol}
      {symbol} competidores
      quién le hace la competencia a {symbol}
      muéstrame empresas del mismo sector que {symbol}
      otras acciones como {symbol}
      qué compañías se parecen a {symbol}
      competencia de {symbol}
      rivales {symbol}
      con quién compite {symbol}
      comparables de {symbol} en su sector
      tiene {symbol} mucha competencia, quiénes son
      alternativas a {symbol} dentro del mismo sector
      quién le hace sombra a {symbol}
      cuáles serían las sociedades homólogas de {symbol}
    `,
  },
  profile: {
    title: "¿A qué se dedica {symbol}?",
    ways: `
      qué hace {symbol}
      {symbol} perfil de la empresa
      cómo gana dinero {symbol}
      modelo de negocio de {symbol}
      dónde tiene la sede {symbol}
      de qué país es {symbol}
      qué vende la empresa
      descripción de la compañía {symbol}
      en qué industria está {symbol}
      de qué vive {symbol}
      qué productos y servicios ofrece {symbol}
      de qué va el negocio de {symbol}
      dime a qué se dedica {symbol}
      {symbol} qué hace
      en qué negocio está {symbol}
      qué clase de empresa es {symbol}
      de dónde es {symbol}
      explícame el negocio de {symbol}
      de qué vive la empresa {symbol}
      qué vende exactamente {symbol}
      {symbol} es una tecnológica o qué es
      dónde tiene la sede {symbol} y qué fabrica
      {symbol} de qué va
      breve descripción de la actividad de {symbol} y de {other}
      en qué negocio está metida {symbol}
    `,
  },
  chief: {
    title: "¿Quién es el consejero delegado de {symbol}?",
    ways: `
      ceo de {symbol}
      quién es el consejero delegado de {symbol}
      quién es el jefe de {symbol}
      director ejecutivo de {symbol}
      cómo se llama el ceo de {symbol}
      dime quién es el ceo de {symbol}
      {symbol} ceo
      nombre del consejero delegado de {symbol}
      quién lleva el cargo de ceo en {symbol}
      tiene {symbol} ceo nuevo
      quién es el mandamás de {symbol}
      ceo {symbol}
      cómo se llama el jefe de {symbol}
      quién es el máximo ejecutivo de {symbol}
      nombre del ceo de {symbol}
      quién lleva las riendas de {symbol} como primer ejecutivo
      quién es el director general de {symbol}
      quién está al mando de {symbol}, el número uno
      sigue siendo el mismo ceo en {symbol}
      el ceo de {symbol} quién era
      me podría decir quién ocupa el cargo de consejero delegado en {symbol}
    `,
  },
  leaders: {
    title: "¿Quién dirige {symbol}?",
    ways: `
      {symbol} directivos
      equipo directivo de la empresa
      quién manda en {symbol}
      presidente de {symbol}
      director financiero de {symbol}
      cfo de {symbol}
      director general de {symbol}
      quién está al frente de la compañía
      gerencia y ejecutivos de {symbol}
      dime quiénes son los directivos de {symbol}
      {symbol} equipo directivo
      muéstrame la cúpula de {symbol}
      quién lleva las finanzas en {symbol}
      quiénes mandan en {symbol}
      altos ejecutivos de {symbol}
      equipo directivo {symbol}
      directivos de {symbol}
      quiénes forman la cúpula de {symbol}
      organigrama de la dirección de {symbol}
      quién es el director financiero de {symbol} y los demás jefes
      nombres de los altos cargos de {symbol}
      management de {symbol}
      quiénes son los ejecutivos que llevan {symbol}
      qué gente hay en el comité de dirección de {symbol}
      a ver, quién está en la plana mayor de {symbol} además del ceo
    `,
  },
  employees: {
    title: "¿Cuántos empleados tiene {symbol}?",
    ways: `
      empleados de {symbol}
      {symbol} número de empleados
      cuánta gente trabaja en {symbol}
      plantilla de {symbol}
      cuántos trabajadores tiene la empresa
      tamaño de la nómina de {symbol}
      a cuántas personas emplea {symbol}
      personal total de la compañía
      headcount de {symbol}
      fuerza laboral de {symbol}
      dime cuántos trabajan en {symbol}
      {symbol} plantilla
      tiene muchos empleados {symbol}
      {period} cuántos trabajadores tenía {symbol}
      muéstrame el número de trabajadores de {symbol}
      qué tan grande es la plantilla de {symbol}
      plantilla {symbol}
      nº de trabajadores de {symbol} {period}
      es {symbol} una empresa con mucho personal
      cuántas personas emplea {symbol}
      ha reducido plantilla {symbol} {period}
      cuántos están en nómina en {symbol}
      cuántos curran en {symbol}
      a cuánto asciende el número de empleados de {symbol}
    `,
  },
  filings: {
    title: "¿Qué informes ha presentado {symbol} a la SEC?",
    ways: `
      informes de {symbol} ante la sec
      {symbol} 10-k
      {symbol} 10-q
      informe anual de {symbol}
      documentos oficiales de la empresa
      memoria anual de {symbol}
      reporte anual presentado por {symbol} al regulador
      filings de {symbol}
      hechos relevantes registrados por {symbol}
      presentaciones regulatorias de {symbol}
      8-k de {symbol}
      muéstrame los documentos de {symbol} en la sec
      {symbol} informe anual {period}
      {symbol} filings
      ha presentado {symbol} algo ante el regulador {period}
      dónde veo los reportes oficiales de {symbol}
      dime los últimos informes registrados por {symbol}
      10-k {symbol}
      documentos de {symbol} en la sec
      ha registrado {symbol} algún 8-k {period}
      filings {symbol} {period}
      dónde puedo leer el informe anual oficial de {symbol}
      último 10-q de {symbol}
      qué ha comunicado {symbol} al regulador {period}
      enséñame los papeles oficiales que ha entregado {symbol} al supervisor americano
      {symbol} ha subido algo a edgar
      registros oficiales de {symbol} ante el regulador bursátil
    `,
  },
  shortInterest: {
    title: "¿Cuántas acciones de {symbol} están vendidas en corto?",
    ways: `
      posiciones cortas en {symbol}
      {symbol} short interest
      cuántos cortos tiene {symbol}
      porcentaje vendido en corto de {symbol}
      bajistas apostando contra {symbol}
      ventas en corto de la acción
      short float de {symbol}
      días para cubrir cortos en {symbol}
      puede haber short squeeze en {symbol}
      cuánta gente está corta en {symbol}
      interés corto de {symbol}
      dime cuánto está en corto de {symbol}
      {symbol} cortos
      hay muchos cortos en {symbol}
      muéstrame el short interest de {symbol}
      qué porcentaje de {symbol} tienen los bajistas
      está muy shorteada {symbol}
      cortos {symbol}
      short interest de {symbol}
      hay muchos bajistas en {symbol}
      qué porcentaje del float de {symbol} está en corto
      cuánta gente apuesta contra {symbol}
      posiciones cortas en {symbol} y en {other}
      días para cubrir de {symbol}
      puede haber un short squeeze en {symbol}, cuántos cortos hay
      los cortos en {symbol} son muchos
      volumen de acciones prestadas y vendidas a la baja en {symbol}
    `,
  },
  impliedMove: {
    title: "¿Qué movimiento descuentan las opciones de {symbol}?",
    ways: `
      movimiento implícito de {symbol}
      {symbol} implied move
      qué movimiento esperan las opciones en {symbol}
      cuánto puede moverse {symbol} según las opciones
      movimiento descontado por opciones para los resultados de {symbol}
      rango esperado por el mercado de opciones para {symbol}
      expected move {symbol}
      qué descuentan los calls y puts de {symbol}
      precio del straddle de {symbol}
      dime cuánto se espera que se mueva {symbol} por opciones
      {symbol} movimiento implícito {period}
      {symbol} movimiento esperado
      qué oscilación le dan las opciones a {symbol} {period}
      esperan las opciones un movimiento grande en {symbol}
      cuánto descuenta el straddle de {symbol}
      movimiento implícito {symbol}
      cuánto esperan las opciones que se mueva {symbol} {period}
      qué oscilación descuenta el mercado de opciones para {symbol} en resultados
      implied move de {symbol}
      de cuánto es el movimiento esperado en {symbol} según el straddle
      más menos cuánto por ciento descuentan las opciones en {symbol}
      prevé el mercado de opciones un meneo gordo en {symbol} {period}
      expected move {symbol} {period}
      qué rango de precios da por hecho el mercado de opciones para {symbol}
      según las opciones cuánto puede saltar {symbol} con las cuentas
    `,
  },
  fundHoldings: {
    title: "¿Qué hay dentro de {symbol}?",
    ways: `
      composición de {symbol}
      {symbol} holdings
      qué empresas lleva el etf {symbol}
      en qué invierte el fondo {symbol}
      principales posiciones del fondo
      top 10 de {symbol}
      cartera del etf {symbol}
      qué acciones contiene {symbol}
      componentes de {symbol}
      de qué se compone el fondo indexado {symbol}
      mayores pesos dentro de {symbol}
      dime qué lleva dentro {symbol}
      {symbol} composición
      qué trae adentro {symbol}
      muéstrame las empresas que hay en el fondo {symbol}
      qué compro en realidad cuando compro el etf {symbol}
      lista de acciones del etf {symbol}
      composición {symbol}
      qué empresas lleva {symbol}
      en qué acciones está metido el fondo {symbol}
      principales posiciones del etf {symbol}
      de qué se compone {symbol}
      cuáles son los valores con más peso en {symbol}
      qué hay en la cesta de {symbol}
      qué compro realmente si compro el etf {symbol}
    `,
  },
  fundSectors: {
    title: "¿En qué sectores invierte {symbol}?",
    ways: `
      sectores de {symbol}
      {symbol} sector
      distribución sectorial de {symbol}
      a qué sector pertenece {symbol}
      peso de la tecnología en el etf {symbol}
      desglose por sectores del fondo
      exposición sectorial de {symbol}
      en qué sector está clasificada {symbol}
      cuánto hay de financieras y energía dentro de {symbol}
      reparto del fondo {symbol} por industrias
      dime los sectores de {symbol}
      {symbol} por sectores
      muéstrame cómo se reparte {symbol} entre sectores
      es {symbol} una tecnológica
      cuál es el sector con más peso en {symbol}
      de qué sector es {symbol}
      sectores {symbol}
      reparto sectorial del fondo {symbol}
      tiene {symbol} mucha tecnología
      qué porcentaje de {symbol} son bancos, salud, energía y demás
      exposición por sectores del etf {symbol}
      en qué ramas de la economía está invertido {symbol}
      cuánto pesa la tecnología en {symbol}
      distribución por industrias de {symbol}
      {symbol} está cargado de algún sector en concreto
      ponderación sectorial de {symbol}
    `,
  },
  fundCost: {
    title: "¿Qué gastos tiene {symbol}?",
    ways: `
      ter de {symbol}
      {symbol} ter
      comisión de gestión de {symbol}
      cuánto cobra el fondo {symbol} al año
      gastos corrientes de {symbol}
      expense ratio {symbol}
      coste anual del etf {symbol}
      costo de mantener el fondo {symbol}
      ratio de gastos de {symbol}
      es caro en comisiones el etf {symbol}
      cuánto se lleva la gestora de {symbol}
      dime el ter de {symbol}
      {symbol} comisiones
      {symbol} gastos corrientes
      tiene comisiones altas el fondo {symbol}
      qué comisión anual lleva {symbol}
      muéstrame cuánto cobra de gestión {symbol}
      ter {symbol}
      es caro el etf {symbol} en comisiones
      gastos corrientes de {symbol} {period}
      qué porcentaje se come la gestora de {symbol} cada año
      cuánto me cuesta al año mantener {symbol}, la comisión del fondo
      expense ratio de {symbol}
      costes anuales totales del fondo {symbol}
    `,
  },
  fundOverlap: {
    title: "¿Cuánto se solapan {symbol} y {other}?",
    ways: `
      solapamiento entre {symbol} y {other}
      {symbol} {other} solapamiento
      se solapan {symbol} y {other}
      qué acciones en común tienen {symbol} y {other}
      overlap {symbol} {other}
      tiene sentido llevar a la vez {symbol} y {other} o son casi lo mismo
      posiciones repetidas entre el fondo {symbol} y {other}
      coincidencia de carteras de los etf {symbol} y {other}
      superposición de {symbol} con {other}
      cuántas empresas comparten {symbol} y {other}
      dime qué repiten {symbol} y {other}
      tienen lo mismo {symbol} y {other}
      se pisan {symbol} y {other}
      muéstrame el solape de {symbol} y {other}
      llevan las mismas empresas {symbol} y {other}
      en qué porcentaje coinciden {symbol} y {other}
      solapamiento {symbol} {other}
      tienen {symbol} y {other} las mismas empresas dentro
      qué acciones comparten {symbol} y {other}
      overlap entre {symbol} y {other}
      estoy duplicando si llevo {symbol} y {other} a la vez
      qué porcentaje de {symbol} está también en {other}
      se pisan mucho {symbol} y {other}
      coincidencias de cartera entre el etf {symbol} y el etf {other}
      {symbol} y {other} no son casi lo mismo por dentro
      valores en común de {symbol} y {other}
    `,
  },
  rsi: {
    title: "¿Qué RSI tiene {symbol}?",
    ways: `
      {symbol} rsi
      rsi de {symbol}
      está sobrecomprada {symbol}
      {symbol} sobreventa
      está en sobrecompra o sobreventa la acción
      índice de fuerza relativa de {symbol}
      fuerza relativa rsi 14 de {symbol}
      está {symbol} sobrevendida
      cuánto marca el rsi de {symbol}
      {symbol} oversold u overbought
      dime el rsi de {symbol}
      tiene {symbol} el rsi alto
      en qué nivel está el rsi de {symbol}
      {symbol} sobrecompra
      muéstrame la fuerza relativa de {symbol}
      está {symbol} muy sobrecomprada según el rsi
      rsi {symbol}
      está {symbol} en sobreventa según el rsi
      por qué nivel anda el rsi de {symbol}
      mira el rsi de {symbol} a ver
      valor actual del relative strength index de {symbol}
    `,
  },
  macd: {
    title: "¿Qué muestra el MACD de {symbol}?",
    ways: `
      {symbol} macd
      macd de {symbol}
      cómo está el macd de la acción
      cruce de macd de {symbol}
      histograma macd de {symbol}
      línea de señal del macd de {symbol}
      el macd de {symbol} es alcista o bajista
      convergencia divergencia de medias móviles de {symbol}
      ha cortado el macd al alza en {symbol}
      divergencia en el macd de {symbol}
      dime qué marca el macd de {symbol}
      da el macd señal de compra en {symbol}
      muéstrame el macd de {symbol}
      {symbol} cruce macd
      está el macd de {symbol} en positivo
      cuánto vale el macd de {symbol}
      macd {symbol}
      ha cortado el macd de {symbol} al alza
      cómo está el macd en {symbol}
      línea macd y señal de {symbol}
      histograma del macd de {symbol}
      convergencia y divergencia de medias en {symbol}
      échale un ojo al macd de {symbol}
      es positivo el macd de {symbol} ahora
      en qué valores se sitúan el macd y su línea de señal para {symbol}
    `,
  },
  movingAverages: {
    title: "¿Está {symbol} por encima de sus medias móviles?",
    ways: `
      medias móviles de {symbol}
      {symbol} media de 200
      {symbol} media de 50 sesiones
      está {symbol} por encima de la media de 200 sesiones
      promedio móvil de 50 días de {symbol}
      sma 200 de {symbol}
      está la acción por debajo de su promedio móvil
      ha perdido {symbol} la media de 200
      mm50 y mm200 de {symbol}
      a qué distancia está {symbol} de sus medias
      promedios móviles {symbol}
      ema de {symbol}
      dime las medias móviles de {symbol}
      {symbol} medias móviles
      cotiza {symbol} sobre su media móvil
      muéstrame la media larga y la corta de {symbol}
      se ha ido {symbol} por debajo de sus medias
      está {symbol} por arriba de sus promedios móviles
      medias móviles {symbol}
      ha perdido {symbol} la media de 200 sesiones
      cotiza {symbol} por debajo de la media de 50 días
      a qué distancia está {symbol} de su media de 200
      sma de {symbol}
      respeta {symbol} sus medias
      cuál es el precio medio {period} de {symbol} y está por encima o por debajo
      {symbol} sigue sobre la media de 200
      nivel en que se encuentran las medias simples de {symbol}
    `,
  },
  crosses: {
    title: "¿Ha tenido {symbol} un cruce dorado o de la muerte?",
    ways: `
      cruce dorado de {symbol}
      {symbol} golden cross
      cruce de la muerte en {symbol} {period}
      {symbol} death cross
      ha habido cruce de medias en {symbol} {period}
      la media de 50 ha cruzado la de 200 en {symbol}
      cuándo fue el último golden cross de la acción
      cruce de oro {symbol}
      cruces de medias móviles de {symbol} {period}
      cortó la media de 50 a la baja la de 200 en {symbol}
      dime si {symbol} hizo un cruce dorado
      {symbol} cruce de la muerte
      {symbol} cruce dorado {period}
      hubo death cross en {symbol} {period}
      {period} se cruzaron las medias de {symbol}
      se han cruzado la media corta y la larga en {symbol}
      golden cross {symbol}
      death cross en {symbol} {period}
      se han cruzado las medias de 50 y 200 de {symbol}
      cuándo fue el último cruce de la muerte de {symbol}
      hay cruce dorado en {symbol}
      ha cortado la media corta de {symbol} a la larga {period}
      cruces de medias de {symbol} {period}
      {symbol} acaba de hacer un death cross o me lo parece
      fecha del último cruce entre la media de 50 y la de 200 en {symbol}
    `,
  },
  levels: {
    title: "¿Dónde tiene {symbol} soportes y resistencias?",
    ways: `
      soportes y resistencias de {symbol}
      {symbol} soporte
      {symbol} resistencia
      niveles clave de {symbol}
      dónde tiene el soporte la acción
      qué resistencia tiene que romper {symbol}
      niveles técnicos a vigilar en {symbol}
      zonas de soporte de {symbol}
      dónde podría rebotar {symbol} en el gráfico
      puntos pivote de {symbol}
      está {symbol} cerca de un soporte importante
      dime los soportes de {symbol}
      {symbol} soportes y resistencias
      en qué precio tiene {symbol} el suelo técnico
      muéstrame las resistencias de {symbol}
      ha roto {symbol} la resistencia
      ha perdido {symbol} el soporte
      soportes {symbol}
      resistencias de {symbol}
      cuál es el próximo soporte de {symbol}
      en qué precios suele frenarse {symbol} al caer
      niveles clave en el gráfico de {symbol}
      está {symbol} cerca de una resistencia
      qué zona tiene que romper {symbol} para seguir subiendo
      en qué precio tiene {symbol} el suelo y en cuál el techo técnico
      {symbol} dónde tiene el soporte más cercano
      zonas técnicas relevantes de {symbol}, por arriba y por abajo
    `,
  },
  signals: {
    title: "¿Qué señales técnicas da {symbol}?",
    ways: `
      análisis técnico de {symbol}
      {symbol} señales técnicas
      qué dicen los indicadores de {symbol}
      da señal de compra el gráfico de {symbol}
      indicadores técnicos de la acción
      qué tal pinta {symbol} técnicamente
      tendencia técnica de {symbol}
      hay señal de venta en {symbol} según el chartismo
      lectura técnica de {symbol}
      osciladores y tendencia de {symbol}
      {symbol} technical analysis
      cómo está el gráfico de {symbol} por técnico
      dime cómo ves {symbol} por técnico
      {symbol} análisis técnico
      el gráfico de {symbol} dice comprar o vender
      muéstrame las señales técnicas de {symbol}
      es alcista la tendencia de {symbol} en el gráfico
      qué lectura dan los indicadores técnicos en {symbol}
      análisis técnico {symbol}
      qué dice el gráfico de {symbol}
      es alcista o bajista {symbol} por técnico
      señales de compra o venta en el chart de {symbol}
      cómo están los indicadores técnicos de {symbol} en conjunto
      resumen técnico de {symbol} y {other}
      está {symbol} en tendencia alcista
      a ver, técnicamente cómo ves {symbol}
      lectura chartista de {symbol}
      qué indican en general los osciladores y medias de {symbol}
    `,
  },
  sentimentOf: {
    title: "¿Qué sentimiento hay sobre {symbol}?",
    ways: `
      sentimiento sobre {symbol}
      {symbol} alcista o bajista
      qué ánimo hay con {symbol}
      son optimistas los inversores con {symbol}
      {symbol} sentiment
      está la gente bullish o bearish con {symbol}
      qué piensa la comunidad de la acción
      humor de los inversores hacia {symbol}
      hay pesimismo con {symbol}
      qué se comenta de {symbol} en redes y foros
      hay hype con {symbol}
      dime qué ambiente hay con {symbol}
      {symbol} sentimiento
      está la gente contenta con {symbol}
      confían los inversores en {symbol}
      muéstrame el sentimiento del mercado hacia {symbol}
      hay buen rollo con {symbol} entre inversores
      sentimiento {symbol}
      qué dice la gente de {symbol}
      hay optimismo con {symbol}
      están los inversores animados o asustados con {symbol}
      qué ambiente se respira en torno a {symbol}
      se habla bien o mal de {symbol} en redes
      qué percepción tiene el mercado de {symbol}, positiva o negativa
      qué rollo hay con {symbol}, euforia o miedo
      tono de los comentarios y noticias acerca de {symbol}
      la peña está bullish con {symbol}
    `,
  },
  symbolOf: {
    title: "¿Cuál es el ticker de {symbol}?",
    ways: `
      ticker de {symbol}
      {symbol} símbolo bursátil
      símbolo de {symbol}
      con qué ticker cotiza {symbol}
      código bursátil de la empresa
      qué siglas tiene {symbol} en bolsa
      cómo se llama {symbol} en el mercado, qué letras usa
      clave de pizarra de {symbol}
      nemotécnico de {symbol}
      bajo qué abreviatura encuentro a {symbol}
      dime el ticker de {symbol}
      {symbol} ticker
      con qué código aparece {symbol} en bolsa
      cómo busco {symbol} en el bróker por sus siglas
      cuál es el símbolo de {symbol}
      muéstrame la abreviatura bursátil de {symbol}
      ticker {symbol}
      con qué siglas cotiza {symbol}
      isin de {symbol}
      qué símbolo tiene {symbol} en bolsa
      código bursátil de {symbol}
      cómo busco {symbol} en el bróker, qué letras son
      bajo qué código encuentro {symbol}
      en qué bolsa cotiza {symbol} y con qué símbolo
      las siglas de {symbol} cuáles eran
      podría darme el identificador de {symbol}
    `,
  },
  marketToday: {
    title: "¿Cómo van los mercados?",
    ways: `
      cómo va la bolsa {period}
      mercados {period}
      cómo están los índices
      qué tal el mercado {period}
      sube o baja la bolsa
      cómo abrió wall street
      cómo cerraron las bolsas {period}
      resumen del mercado
      principales índices bursátiles
      está el mercado en verde o en rojo
      cómo viene la jornada bursátil
      cómo pinta la sesión en el parqué
      {period} cómo van las bolsas
      dime cómo está el mercado
      muéstrame los índices {period}
      ha subido la bolsa {period}
      cómo anda la bolsa
      qué hicieron los mercados {period}
      qué tal los índices {period}
      resumen de mercado
      está la bolsa en verde
      cómo cerró wall street {period}
      panorama de los principales índices {period}
      bolsas {period}
      me podría resumir la jornada bursátil {period}
    `,
  },
  marketNews: {
    title: "¿Qué noticias hay en los mercados?",
    ways: `
      noticias del mercado {period}
      noticias de bolsa
      titulares financieros
      qué está pasando en los mercados
      últimas noticias económicas
      actualidad bursátil {period}
      novedades de wall street
      qué mueve {period} a las bolsas
      prensa financiera del día
      noticias de finanzas e inversión {period}
      qué ha pasado en el mundo de la bolsa
      dime las noticias de la bolsa
      muéstrame las noticias financieras {period}
      {period} qué noticias hubo en los mercados
      hay algo importante en los mercados {period}
      qué se cuenta por la bolsa
      titulares de los mercados {period}
      qué está pasando en los mercados {period}
      titulares económicos {period}
      de qué se habla {period} en la bolsa
      últimas noticias financieras
      hay alguna noticia importante que mueva la bolsa {period}
      ponme al día de la actualidad bursátil
      qué se cuece en los mercados
      qué dicen los periódicos económicos
      quisiera leer las informaciones más relevantes de los mercados {period}
    `,
  },
  sentiment: {
    title: "¿Qué sentimiento hay en el mercado?",
    ways: `
      miedo y codicia
      índice fear and greed
      vix
      cómo está el vix
      sentimiento del mercado
      hay miedo en la bolsa
      qué ánimo tienen los inversores en general
      volatilidad del mercado, índice del miedo
      el mercado está optimista o pesimista
      humor de las bolsas
      hay pánico o euforia en los mercados
      nivel de codicia del mercado
      dime cómo está el índice de miedo
      están nerviosos los mercados {period}
      fear greed index
      muéstrame el sentimiento de los inversores {period}
      hay nervios en la bolsa {period}
      a cuánto está el vix {period}
      fear and greed
      índice de miedo y codicia
      está el mercado eufórico o asustado {period}
      cómo están los ánimos de los inversores
      vix y sentimiento
      los inversores están optimistas {period}
      hay pánico en la bolsa o qué
      clima general de los inversores {period}
      cómo está el termómetro del mercado, miedo o avaricia
    `,
  },
  gainers: {
    title: "¿Qué acciones suben más?",
    ways: `
      acciones que más suben {period}
      mayores subidas de la bolsa
      top gainers
      qué valores lideran las alzas {period}
      mayores alzas del mercado
      qué acciones se han disparado {period}
      las más alcistas del día
      ranking de subidas {period}
      las ganadoras de la jornada en bolsa
      qué papeles están volando en el mercado
      valores con mejores avances de la sesión
      dime qué acciones han subido más {period}
      {period} qué acciones suben más
      muéstrame las mejores acciones del mercado {period}
      quién sube más en la bolsa {period}
      mejores valores de la bolsa {period}
      cuáles son las que más ganan {period} en bolsa
      mayores subidas
      valores más alcistas del día
      ganadores de {symbol} {period}
      top gainers {period}
      cuáles son las que más se revalorizan {period}
      quién lidera las alzas en {symbol}
      qué está volando {period} en bolsa
      relación de valores con mejor comportamiento {period}
    `,
  },
  losers: {
    title: "¿Qué acciones bajan más?",
    ways: `
      acciones que más bajan {period}
      mayores caídas de la bolsa
      top losers
      qué valores lideran las pérdidas del mercado {period}
      mayores bajas del mercado
      qué acciones se han desplomado {period}
      las más bajistas del día
      ranking de caídas {period}
      las perdedoras de la jornada en bolsa
      qué papeles se están hundiendo en el mercado
      valores más castigados de la sesión
      dime qué acciones han caído más {period}
      {period} qué acciones bajan más
      muéstrame las peores acciones del mercado {period}
      quién cae más en la bolsa {period}
      peores valores de la bolsa {period}
      cuáles son las que más pierden {period} en bolsa
      mayores caídas
      qué acciones se han hundido {period}
      top losers {period}
      farolillo rojo de {symbol} {period}
      valores más castigados {period}
      cuáles son las que más pierden en {symbol}
      hay alguna acción desplomándose {period}
      a ver, quién se está pegando la leche {period} en bolsa
      los peores valores {period}
      relación de títulos con mayores descensos {period}
    `,
  },
  active: {
    title: "¿Cuáles son las acciones más negociadas?",
    ways: `
      acciones más activas
      acciones con más volumen {period}
      valores más negociados de la bolsa
      most active
      qué acciones están de moda
      acciones en tendencia
      trending stocks
      qué se está operando más en el mercado
      papeles más operados de la rueda
      las más buscadas por los inversores
      dónde se concentra el volumen de la bolsa
      dime qué acciones se negocian más {period}
      {period} cuáles fueron las acciones más movidas
      muéstrame los valores con más volumen
      qué se está negociando más {period}
      acciones de moda {period}
      en qué acciones hay más movimiento {period}
      valores con más volumen
      most active {period}
      acciones que más se mueven por volumen
      dónde hay más dinero cambiando de manos {period}
      cuáles son los títulos más contratados {period}
      en qué acciones está operando más gente
      ranking por volumen de contratación
      qué valores tienen más movimiento de títulos {period}
    `,
  },
  sectorMoves: {
    title: "¿Qué sectores suben y cuáles bajan?",
    ways: `
      qué sectores suben {period}
      rendimiento por sectores del mercado
      sectores bursátiles {period}
      cómo va el sector tecnológico
      qué sector lo está haciendo mejor en bolsa {period}
      peores sectores de la bolsa {period}
      mapa de calor por sectores
      qué sector cae más
      rotación sectorial en el mercado
      cómo se comportan bancos, energía y salud en la bolsa
      sectores ganadores y perdedores
      dime cómo van los sectores {period}
      {period} qué sector subió más
      muéstrame el mercado por sectores
      suben las tecnológicas {period}
      sectores en verde y en rojo {period}
      cuál es el sector más flojo de la bolsa {period}
      sectores {period}
      qué sector lo hace mejor {period}
      cómo van los bancos, las energéticas y los demás sectores
      está cayendo el sector tecnológico
      rotación sectorial {period}
      rendimiento por sectores {period}
      qué ramas de la bolsa tiran y cuáles lastran
      qué sector es el peor {period}
      por sectores cómo va la cosa
      comportamiento de los distintos sectores bursátiles {period}
    `,
  },
  marketHours: {
    title: "¿Cuándo está abierta {exchange}?",
    ways: `
      a qué hora abre la bolsa {period}
      horario de {exchange}
      está abierto el mercado
      está abierta {exchange} {period}
      a qué hora cierra wall street
      festivos de {exchange}
      calendario de feriados bursátiles
      abre la bolsa {period}
      horas de negociación de {exchange}
      cuánto falta para que abra {exchange}
      hay mercado {period} o es festivo
      horario de premarket y after hours
      dime el horario de {exchange}
      abre {exchange} {period}
      {period} hay bolsa
      a qué hora empieza a operar {exchange}
      ya cerró {exchange}
      muéstrame los días en que no abre {exchange}
      está abierta la bolsa ahora
      a qué hora abre {exchange}
      cuándo cierra wall street
      hay bolsa {period}
      se puede operar {period} o es festivo en {exchange}
      cuánto falta para que abra el mercado
      a qué hora chapa {exchange} en hora española
      me indica el horario de negociación de {exchange} {period}
    `,
  },
  earningsCalendar: {
    title: "¿Qué empresas presentan resultados?",
    ways: `
      calendario de resultados {period}
      qué empresas presentan resultados {period}
      quién reporta {period}
      temporada de resultados
      calendario de earnings
      agenda de resultados empresariales
      qué compañías publican cuentas
      presentaciones de balances en el mercado
      reportes trimestrales {period}
      qué grandes empresas anuncian ganancias
      dime quién presenta resultados {period}
      {period} qué empresas reportan
      muéstrame el calendario de resultados
      hay resultados importantes {period}
      a qué empresas les toca reportar {period}
      presentaciones de resultados {period}
      calendario de resultados
      quién presenta cuentas {period}
      qué compañías publican números {period}
      earnings calendar {period}
      qué empresas dan resultados después del cierre {period}
      a quién le toca rendir cuentas {period}
      agenda de resultados empresariales {period}
      qué resultados gordos vienen
      relación de sociedades que publican sus cuentas trimestrales {period}
    `,
  },
  dividendCalendar: {
    title: "¿Qué acciones descuentan dividendo?",
    ways: `
      calendario de dividendos {period}
      qué acciones descuentan dividendo {period}
      qué empresas pagan dividendos {period}
      acciones ex dividendo {period}
      próximos cortes de dividendo en el mercado
      agenda de dividendos de la bolsa
      qué compañías reparten dividendo pronto
      calendario de fechas ex dividendo
      valores que cotizan sin derecho a dividendo en breve
      próximos dividendos de empresas cotizadas
      dime qué empresas cortan dividendo {period}
      {period} qué acciones van ex dividendo
      muéstrame el calendario de dividendos del mercado
      quién reparte dividendo {period}
      hay empresas que descuenten dividendo {period}
      acciones que pagan dividendo {period}
      calendario de dividendos
      qué empresas pagan dividendo {period}
      próximos cortes de cupón en bolsa
      ex-dividend {period}
      qué valores cotizan ex-dividendo {period}
      hay dividendos en el mercado {period}
      agenda de dividendos de la bolsa {period}
      qué acciones cortan cupón {period}
      qué compañías tienen fecha ex {period}
    `,
  },
  splitCalendar: {
    title: "¿Qué splits se avecinan?",
    ways: `
      calendario de splits {period}
      próximos splits
      qué empresas hacen split {period}
      qué acciones se van a desdoblar
      próximos desdoblamientos en el mercado
      splits anunciados
      qué compañías van a dividir sus acciones
      agenda de contrasplits
      stock splits a la vista en bolsa
      hay splits programados {period}
      dime qué splits vienen
      {period} qué acciones hacen split
      muéstrame el calendario de splits
      alguna empresa va a hacer split {period}
      splits {period}
      quién desdobla sus acciones {period}
      qué empresas van a dividir sus acciones
      hay algún split anunciado {period}
      qué compañías harán contrasplit {period}
      desdoblamientos de acciones previstos {period}
      alguna empresa grande va a partir sus títulos pronto
      stock splits {period}
      quién hace split {period}
      qué sociedades tienen programado un desdoblamiento
    `,
  },
  ipoCalendar: {
    title: "¿Qué empresas salen a bolsa?",
    ways: `
      próximas salidas a bolsa {period}
      calendario de opv
      ipo {period}
      próximas ipos
      qué empresas debutan en bolsa {period}
      nuevas cotizadas que vienen
      ofertas públicas iniciales previstas
      qué compañías van a empezar a cotizar
      estrenos bursátiles
      opis que se vienen
      colocaciones de acciones nuevas en el mercado
      dime qué empresas salen a bolsa {period}
      {period} qué ipos hay
      muéstrame las próximas salidas a bolsa
      hay alguna salida a bolsa {period}
      quién se estrena en bolsa {period}
      empresas que van a salir al parqué
      próximas opv
      qué empresas van a empezar a cotizar {period}
      ipos {period}
      hay alguna salida a bolsa interesante {period}
      calendario de salidas a bolsa
      quién debuta en el parqué {period}
      nuevas compañías que se estrenan en bolsa
      estrenos bursátiles {period}
      a ver, qué opvs vienen
      qué ofertas públicas de venta hay previstas {period}
    `,
  },
  economicCalendar: {
    title: "¿Qué datos económicos se publican?",
    ways: `
      calendario económico {period}
      cuándo se reúne la fed
      próxima decisión de tipos de interés
      cuándo sale el dato de inflación
      ipc {period}
      datos macro {period}
      reunión del banco central europeo
      cuándo se publica el informe de empleo de eeuu
      agenda macroeconómica
      cuándo deciden la tasa de interés
      nóminas no agrícolas, paro y pib fechas de publicación
      próximo fomc
      dime qué datos macro salen {period}
      {period} qué datos económicos hay
      muéstrame la agenda económica {period}
      sale algún dato importante de la economía {period}
      hay reunión de la fed {period}
      cuándo publican el ipc
      agenda macro
      qué datos macro tenemos {period}
      qué indicadores de paro, ipc o pib salen {period}
      decide el bce los tipos {period}
      hay algún dato gordo {period}
      citas económicas {period}
      qué publicaciones macroeconómicas están previstas {period}
    `,
  },
  exchangeRate: {
    title: "¿A cuánto está {currency} en {other}?",
    ways: `
      {amount} en {currency}
      tipo de cambio {currency} {other} {period}
      {currency} a {other}
      cuánto es {amount} en {currency}
      convertir {amount} a {currency}
      a cómo está el dólar
      cotización del {currency} frente al {other} {period}
      tasa de cambio de {currency} a {other}
      cambio euro dólar
      pasar {amount} a {currency}
      cuántos {currency} me dan por un {other}
      paridad {currency} {other}
      conversor de divisas, {amount} son cuántos {currency}
      dime el cambio de {currency} {period}
      a cómo está {currency} {period}
      pásame {amount} a {currency}
      {currency} tipo de cambio
      está subiendo {currency} {period}
      muéstrame la cotización de {currency} {period}
      tipo de cambio {currency}
      cuántos {currency} son {amount} {other}
      a cómo está el cambio del {currency}
      pásame {amount} {currency} a {other}
      cambio {currency} {other} {period}
      está caro el {currency} frente al {other}
      cuánto me darían por {amount} {currency}
      a qué cambio estaba el {currency} {period}
      el {currency} ha subido contra el {other} {period}, a cuánto está
      cotización del {currency} en el mercado de divisas
    `,
  },
  definition: {
    title: "¿Qué significa {term}?",
    ways: `
      diferencia entre {term} y {term}
      qué es {term}
      definición de {term}
      qué significa {term}
      cómo se calcula {term}
      explícame {term}
      {term} significado
      qué quiere decir {term} en finanzas
      fórmula de {term}
      para qué sirve {term}
      no entiendo lo de {term}
      concepto de {term} con palabras sencillas
      qué se entiende por {term}
      dime qué es {term}
      qué es eso de {term}
      me explicas qué es {term}
      a qué se refiere {term}
      {term} qué es
      {term} explicado fácil
      explícame qué es eso de {term}
      no entiendo lo de {term}, me lo aclaras
      define {term}
      qué quiere decir {term} en bolsa
      para qué sirve {term} y cómo se calcula
      me lo explicas como a un niño, {term}
      {term} qué narices es
      agradecería una definición del concepto {term}
    `,
  },
  portfolioValue: {
    title: "¿Cuánto vale mi cartera?",
    ways: `
      valor de mi cartera {period}
      cuánto dinero tengo {period}
      valor total de mi portafolio
      cuánto tengo en {account}
      saldo de mi cuenta {account}
      mi patrimonio
      cuánta plata tengo invertida a valor {period}
      cuánto valía mi portfolio {period}
      a cuánto ascienden mis inversiones
      mi capital total {period}
      dime cuánto vale mi cartera
      {period} cuánto valía mi cartera
      muéstrame el valor total de mis inversiones en {currency}
      con cuánto dinero cuento {period}
      cuánto hay en {account}
      valor de mi cartera
      a cuánto asciende mi patrimonio en {account}
      cuánto valía mi cartera {period}
      total invertido más efectivo, cuánto suma a día {period}
      llego ya a los cien mil en la cartera
      valor de mercado de mis inversiones en {currency}
      quisiera conocer el saldo total de {account} {period}
    `,
  },
  cash: {
    title: "¿Cuánto efectivo tengo sin invertir?",
    ways: `
      mi efectivo
      cuánta liquidez tengo
      dinero sin invertir en {account}
      cuánto cash me queda
      mi saldo disponible en {currency}
      cuánto tengo líquido
      cuánta plata tengo disponible para invertir
      mi liquidez en {account}
      cuánta pasta tengo parada en la cuenta
      efectivo disponible en mis cuentas
      cuánto poder de compra tengo
      dime cuánto efectivo tengo en {account}
      me queda dinero para invertir
      muéstrame mi saldo en efectivo
      cuánto dinero tengo sin usar en {account}
      tengo liquidez en {account}
      con cuánta caja cuento para comprar
      liquidez en mi cuenta
      cuánto dinero me queda para invertir
      saldo en efectivo de {account}
      tengo algo de cash parado
      cuánta pasta tengo sin meter en bolsa
      de cuánto dinero dispongo para comprar
      liquidez disponible en {account}
      cuánto efectivo tenía {period}
      me queda algo suelto en {account}
      efectivo no invertido a mi disposición
    `,
  },
  holdings: {
    title: "¿Qué tengo en cartera?",
    ways: `
      mis posiciones
      qué acciones tengo
      lista de mis inversiones
      mis valores en {account}
      mi cartera completa
      qué tenía en cartera {period}
      mis tenencias
      en qué estoy invertido
      qué fondos y acciones hay en mi portafolio
      mis títulos en {account}
      mis holdings {period}
      dime qué acciones tengo
      muéstrame mi cartera
      {period} qué acciones tenía
      qué llevo en {account}
      qué hay en mi cartera
      enséñame mis posiciones en {account}
      enséñame mi cartera
      en qué tengo metido el dinero
      cuántos valores distintos llevo
      qué llevo comprado {period}
      detalle de valores depositados en {account}
      sácame un listado de mis acciones y fondos
    `,
  },
  biggestHoldings: {
    title: "¿Cuáles son mis mayores posiciones?",
    ways: `
      mayores posiciones
      mi mayor posición
      cuál es mi posición más grande
      mis mayores posiciones
      mis posiciones más grandes
      cuáles son las acciones con más peso en mi cartera
      mi top 10
      en qué tengo más dinero metido
      mis principales posiciones en {account}
      pesos de mi cartera de mayor a menor
      mis inversiones más importantes por tamaño
      dónde está la mayor parte de mi plata
      dime en qué acción tengo más dinero
      muéstrame mis posiciones más gordas
      qué pesa más en mi cartera
      mis acciones más grandes en {account}
      qué es lo que más tengo
      en qué empresas tengo metida más plata
      top {amount} de mi cartera
      cuáles son los valores que más pesan en {account}
      cuál es mi posición número uno
      las {amount} acciones en las que más tengo
      ordéname mis inversiones de mayor a menor
      dónde tengo concentrada la mayor parte de mi dinero
      a ver, en qué voy más cargado
      principales posiciones por importe en {account}
    `,
  },
  holding: {
    title: "¿Cuánto tengo de {symbol}?",
    ways: `
      mis {symbol} en {currency}
      cuántas acciones tengo de {symbol}
      tengo {symbol}
      mi posición en {symbol}
      cuánto dinero tengo en {symbol}
      cuánto valen mis acciones de {symbol}
      mis {symbol} en {account}
      cuántos títulos de {symbol} poseo
      está {symbol} en mi cartera
      participaciones que tengo de {symbol}
      valor de lo que tengo en {symbol}
      llevo {symbol} en el portafolio
      mi tenencia de {symbol}
      dime cuánto tengo en {symbol}
      tengo acciones de {symbol} en {account}
      muéstrame mi posición de {symbol}
      cuántas {symbol} tengo
      cuánto vale lo mío de {symbol}
      {period} cuántas {symbol} tenía
      cuántas acciones de {symbol} tengo
      llevo {symbol} en cartera
      cuánto valen mis {symbol} en {currency}
      tengo algo de {symbol} en {account}
      cuánto dinero tengo metido en {symbol} y en {other}
      cuántos títulos de {symbol} tenía {period}
      de {symbol} cuántas llevo
      me queda todavía alguna acción de {symbol}
      valor actual de mi participación en {symbol}
    `,
  },
  averageCost: {
    title: "¿A qué precio medio compré {symbol}?",
    ways: `
      mi precio medio de {symbol}
      mi precio promedio de compra de {symbol}
      a cuánto compré {symbol}
      cuánto pagué por {symbol}
      mi coste medio de {symbol} en {account}
      mi costo promedio de {symbol}
      en qué precio no pierdo con {symbol}
      mi break even en {symbol}
      mi precio de entrada en {symbol}
      punto de equilibrio de mis {symbol}
      cuánto me costaron las {symbol}
      mi base de costo en {symbol}
      cuánto me costó {symbol}
      dime mi precio medio en {symbol}
      muéstrame a qué precio entré en {symbol}
      a cómo me salieron las {symbol}
      estoy por encima de mi precio de compra en {symbol}
      mi coste por acción de {symbol}
      a cuánto me quedó el promedio de {symbol}
      precio medio {symbol}
      a cuánto me salieron las {symbol}
      mi precio de compra de {symbol}
      cuánto pagué de media por cada acción de {symbol}
      coste medio de {symbol} en {account}
      estoy por encima o por debajo de mi precio de entrada en {symbol}, a cuánto entré
      a qué precio entré en {symbol} y en {other}
      cuál es mi break even en {symbol}
      a cuánto las tengo compradas las de {symbol}
      coste unitario de adquisición de mis títulos de {symbol}
    `,
  },
  weight: {
    title: "¿Qué peso tiene {symbol} en mi cartera?",
    ways: `
      {symbol} de mi cartera
      peso de {symbol} en mi cartera
      qué porcentaje de mi cartera es {symbol}
      cuánto pesa {symbol} en mi portafolio
      qué parte de mis inversiones está en {symbol}
      ponderación de {symbol} en mi portfolio
      mi exposición a {symbol}
      qué proporción de mi dinero llevo en {symbol}
      tengo demasiado peso de {symbol}
      qué tanto por ciento representa {symbol} de lo mío
      fracción de mi cartera que ocupa {symbol}
      dime qué peso tengo en {symbol}
      pesa mucho {symbol} en mi cartera
      mi porcentaje en {symbol}
      muéstrame cuánto representa {symbol} en {account}
      {symbol} peso en cartera
      peso de {symbol}
      cuánto representa {symbol} sobre el total
      tengo demasiado {symbol}, qué tanto por ciento es
      estoy muy cargado de {symbol}
      ponderación de {symbol} en {account}
      qué parte de mi dinero está en {symbol}
      {symbol} pesa mucho en lo mío
      proporción que supone {symbol} dentro de mis inversiones
    `,
  },
  gainOf: {
    title: "¿Cuánto gano o pierdo con {symbol}?",
    ways: `
      cuánto gano con {symbol}
      cuánto llevo perdido en {symbol} {period}
      mi ganancia en {symbol}
      mi rentabilidad en {symbol} {period}
      voy ganando o perdiendo con {symbol}
      cuánto le saco a {symbol} en {account}
      mi plusvalía en {symbol}
      mi minusvalía en {symbol}
      cuánto me ha dado {symbol} {period}
      cuánto estoy palmando con {symbol}
      cómo van mis {symbol}
      mi rendimiento con {symbol}
      dime cuánto llevo ganado con {symbol}
      {period} cuánto gané con {symbol}
      estoy perdiendo con {symbol}
      le gano algo a {symbol}
      muéstrame mi beneficio en {symbol} {period}
      mis pérdidas con {symbol} {period}
      voy ganando con {symbol}
      cómo voy en {symbol}
      plusvalía en {symbol}
      qué beneficio me ha dado {symbol} {period}
      mi rentabilidad en {symbol} en {account}
      le estoy sacando algo a {symbol} o palmo
      cuánto me ha hecho ganar {symbol} {period}, y {other}
      con las {symbol} estoy en verde o en rojo
      resultado de mi inversión en {symbol}
    `,
  },
  holdingsGain: {
    title: "¿Cuáles de mis posiciones ganan y cuáles pierden?",
    ways: `
      mis mejores y peores acciones {period}
      con qué acción gano más
      cuál de mis valores va peor {period}
      mis posiciones ordenadas por ganancia
      mis ganadoras y mis perdedoras {period}
      cuál es mi mejor inversión
      mi peor inversión en {account}
      ranking de rentabilidad de mis acciones
      cuáles de las mías están en rojo
      qué acciones de mi cartera están en verde
      con cuál estoy perdiendo más dinero
      dime cuál de mis acciones va mejor {period}
      {period} qué acción mía subió más
      muéstrame mis acciones que van perdiendo
      cuál me está dando más ganancia
      qué posiciones mías van en pérdidas {period}
      mis acciones que más suben {period}
      qué acciones mías van bien y cuáles mal
      ganancia o pérdida posición por posición
      mis valores en verde y en rojo
      qué valor de mi cartera es el que peor va {period}
      p&l por posición en {account}
      con cuáles de mis acciones estoy palmando
      tengo más posiciones en ganancias o en pérdidas
      cuáles me están dando alegrías y cuáles disgustos
      desglose de resultados de cada valor que tengo {period}
    `,
  },
  unrealisedGain: {
    title: "¿Cuánta ganancia latente tengo?",
    ways: `
      mis plusvalías latentes
      mis ganancias no realizadas
      ganancia latente de mi cartera en {account}
      cuánto gano sobre el papel
      mis minusvalías latentes
      mi pérdida no realizada
      ganancias sin materializar que llevo
      utilidad no realizada de mis posiciones abiertas
      p&l abierto de mi cartera
      dime cuánto tengo en ganancias latentes
      muéstrame mis plusvalías sin realizar
      tengo ganancias latentes en {account}
      plusvalías no materializadas de mi cartera
      cuánto llevo ganado sin haber vendido
      resultado latente de mis posiciones
      plusvalías latentes
      beneficio sin realizar en {account}
      minusvalías no realizadas
      cuánto llevo ganado sobre el papel, sin vender nada
      tengo plusvalía latente o minusvalía
      p&l no realizado
      lo que gano en lo que todavía no he vendido
      cuánto voy arriba con lo que aún tengo abierto
      importe de las plusvalías tácitas de {account}
    `,
  },
  realisedGain: {
    title: "¿Cuánto he ganado con mis ventas?",
    ways: `
      mis ganancias realizadas {period}
      mis plusvalías realizadas {period}
      cuánto gané con lo que vendí {period}
      pérdidas realizadas de mis ventas
      beneficio de mis operaciones cerradas
      mis ganancias de capital ya materializadas
      resultado de mis ventas en {account}
      cuánto perdí vendiendo
      p&l realizado de mis trades
      utilidad realizada en mis ventas
      minusvalías que he materializado
      dime qué plusvalías realicé {period}
      {period} cuánto gané vendiendo
      muéstrame mis ganancias ya cerradas {period}
      cuánto beneficio saqué al vender {symbol}
      realicé pérdidas {period}
      ganancias y pérdidas realizadas {period}
      plusvalías realizadas {period}
      cuánto saqué de beneficio al vender {period}
      ganancias ya materializadas
      qué beneficio me quedó de lo que vendí de {symbol}
      perdí dinero con lo que vendí {period}
      p&l realizado de {account} {period}
      cuánto he ganado de verdad, con lo ya vendido
      minusvalías realizadas en {account} {period}
      a ver, las ventas que hice {period} cuánto me dejaron
      resultado obtenido por transmisiones de valores {period}
    `,
  },
  portfolioReturn: {
    title: "¿Qué rentabilidad tiene mi cartera?",
    ways: `
      cómo voy
      mi rentabilidad {period}
      rendimiento de mi cartera {period}
      mi retorno en porcentaje
      rentabilidad de mi portafolio en {account}
      qué tanto por ciento llevo {period}
      cuánto rinden mis inversiones
      mi performance
      rentabilidad anualizada de mi cartera
      mi tir
      mi desempeño como inversor
      cuánto por ciento ha subido mi portfolio
      twr de mi cartera
      dime mi rentabilidad
      {period} qué rentabilidad tuve
      muéstrame el rendimiento de {account} {period}
      qué porcentaje he ganado {period}
      es buena mi rentabilidad {period}
      cuánto me está rindiendo la cartera en porcentaje
      rentabilidad de mi cartera
      cuánto rinde mi dinero en porcentaje
      twr de {account} {period}
      cómo ha ido mi cartera {period}, en porcentaje
      tir de mi cartera
      rendimiento porcentual de {account} {period}
      qué tanto por ciento llevo ganado {period} {period}
      rentabilidad anualizada de mis inversiones {period}
    `,
  },
  portfolioGain: {
    title: "¿Cuánto dinero gano o pierdo?",
    ways: `
      cuánto he ganado {period}
      cuánto dinero he perdido {period}
      voy ganando o perdiendo {period}
      mis ganancias totales {period}
      cómo va mi cartera {period}
      cuánta pasta llevo ganada
      mi balance de ganancias y pérdidas en {account}
      mi p&l total
      estoy en verde o en rojo
      cuánto ha subido mi cartera en dinero
      cuánto me dejé {period} en la bolsa
      dime cuánto llevo ganado
      {period} cuánto gané
      he ganado dinero {period}
      he perdido plata {period}
      muéstrame mis ganancias y pérdidas {period}
      cuánto dinero he hecho con {account}
      resultado de mi cartera {period} en dinero
      cuánta pasta he perdido {period}
      p&l total de {account} {period}
      beneficio de mi cartera {period}
      cuánto he palmado {period} en conjunto
      importe de la ganancia o pérdida global en {account}
    `,
  },
  benchmark: {
    title: "¿He batido al mercado?",
    ways: `
      cómo voy frente a {symbol} {period}
      mi cartera frente a {symbol} {period}
      le gano al mercado {period}
      he batido al índice
      mi rentabilidad comparada con {symbol}
      mi portafolio vs {symbol}
      lo hago mejor que {symbol} {period}
      compara mi cartera con {symbol}
      me va mejor o peor que al mercado
      mi alfa contra {symbol}
      le estoy ganando a {symbol} con {account}
      habría sido mejor tener solo {symbol} que mi cartera
      mi rendimiento contra el benchmark
      dime si le gano a {symbol}
      {period} le gané al mercado
      muéstrame mi cartera contra {symbol}
      voy por detrás del índice {period}
      he rendido más que {symbol} {period}
      mi cartera comparada con el mercado {period}
      he ganado más que {symbol} {period}
      mi cartera contra el índice
      cómo voy respecto al msci world {period}
      alfa de mi cartera frente a {symbol}
      me habría ido mejor con un fondo indexado {period}
      comparación de {account} con {symbol} {period}
      le gano a {symbol} o no
      rendimiento de mi cartera en relación con su índice de referencia {period}
    `,
  },
  dividendsReceived: {
    title: "¿Cuánto he cobrado en dividendos?",
    ways: `
      dividendos cobrados {period}
      cuánto he cobrado en dividendos {period}
      mis dividendos recibidos
      cuánto me ha pagado {symbol} en dividendos
      dividendos que recibí de {symbol} {period}
      historial de mis dividendos
      cuánto me ingresaron por dividendos en {account}
      cuánto dinero me han dado mis acciones en dividendos {period}
      cuánto me pagaron de dividendo
      suma de los dividendos que me abonaron
      dime qué dividendos he cobrado
      {period} cuánto cobré en dividendos
      muéstrame los dividendos que me pagaron {period}
      he recibido dividendos {period}
      me pagó dividendo {symbol} {period}
      total de dividendos ingresados {period}
      cuánto me han pagado en dividendos {period}
      total de dividendos que he recibido de {symbol}
      me ha pagado ya algo {symbol} {period}
      qué dividendos me entraron en {account} {period}
      cuánto dinero me han dado mis acciones sin vender nada {period}
      historial de mis cobros por dividendos
      cuánto me cayó en dividendos {period}
      importe percibido en concepto de dividendos {period}
    `,
  },
  dividendsExpected: {
    title: "¿Cuánto voy a cobrar en dividendos?",
    ways: `
      cuándo cobro mi próximo dividendo
      dividendos que voy a cobrar {period}
      mis próximos dividendos
      mi renta anual por dividendos
      cuánto me va a pagar {symbol} de dividendo
      mis ingresos pasivos por dividendos al año
      dividendos que me esperan {period}
      cuánto recibiré de {symbol}
      mi calendario de cobros de dividendos
      cuándo me pagan dividendos mis acciones
      proyección de mis dividendos
      cuánto cobraré al mes en dividendos
      dime cuánto voy a cobrar de dividendos {period}
      {period} qué dividendos me tocan
      muéstrame los dividendos que me van a pagar
      me va a pagar dividendo {symbol} {period}
      me toca cobrar algún dividendo {period}
      dividendos futuros de mis acciones
      dividendos que me van a llegar {period}
      cuánto cobraré de dividendos {period}
      cuánto me pagará {symbol} por mis acciones
      qué ingresos por dividendos puedo esperar en {account}
      dividendos pendientes de cobro
      voy a recibir algo de {symbol} {period} en mi cuenta
      previsión anual de dividendos de mi cartera
      cuánta pasta me van a dar mis acciones en dividendos este {period}
      estimación de los dividendos que percibiré {period}
    `,
  },
  portfolioYield: {
    title: "¿Qué rentabilidad por dividendo tiene mi cartera?",
    ways: `
      rentabilidad por dividendo de mi cartera
      mi dividend yield
      yield de mi portafolio
      mi yield on cost
      mi yoc
      rendimiento por dividendo de mis inversiones
      qué porcentaje me rinden los dividendos
      rentabilidad por dividendo sobre mi coste
      cuánto renta mi cartera en dividendos en por ciento
      dime el yield de mi cartera
      muéstrame mi rentabilidad por dividendo
      qué porcentaje saco en dividendos de mi cartera
      mi rendimiento por dividendos en {account}
      es alto el dividend yield de mi cartera
      qué yield medio llevan mis acciones
      yield de mi cartera
      qué porcentaje me renta mi cartera en dividendos
      rpd media de mis acciones
      yield on cost de {account}
      rentabilidad por dividendo global de {account}
      qué tanto por ciento al año me dan mis inversiones solo por dividendos
      mi cartera qué yield tiene
      dividendos anuales entre valor de la cartera, en porcentaje
      cuál es el rendimiento medio por dividendo de lo que tengo
    `,
  },
  interest: {
    title: "¿Cuántos intereses he cobrado?",
    ways: `
      mis intereses {period}
      intereses cobrados {period}
      cuánto me han pagado de intereses {period}
      intereses de mi efectivo
      intereses que recibí por mi saldo
      cuánto me da la cuenta remunerada
      cuánto gané en intereses
      remuneración de mi liquidez
      me han abonado intereses
      rédito de mi dinero parado
      dime cuántos intereses he cobrado
      {period} cuánto me dieron de intereses
      muéstrame los intereses de {account}
      he cobrado intereses {period}
      intereses recibidos en {account} {period}
      cuánto me renta el dinero que tengo en efectivo
      cuánto me han pagado por el efectivo {period}
      qué intereses me ha dado {account}
      me remuneran el dinero parado, cuánto he recibido
      total de intereses {period}
      cuánto me ha rentado la liquidez en {account} {period}
      he recibido algo de intereses {period}, y cuánto
      a ver, de intereses cuánto me ha entrado
      importe abonado en concepto de intereses {period}
      lo que me da el bróker por el saldo sin invertir, cuánto ha sido
    `,
  },
  sectorSplit: {
    title: "¿Cómo se reparte mi cartera por sectores?",
    ways: `
      mi cartera por sectores
      mi exposición sectorial
      distribución por sectores de mi portafolio
      en qué sectores estoy invertido
      cuánto tengo en tecnología
      desglose sectorial de {account}
      está diversificada mi cartera
      mi diversificación
      peso de cada sector en mis inversiones
      estoy muy metido en bancos
      mi reparto por industrias
      dime en qué sectores tengo mi dinero
      muéstrame mi cartera repartida por sectores
      cuál es el sector con más peso en mi cartera
      tengo demasiada tecnología
      mis sectores en {account}
      en qué industrias estoy metido
      qué sectores tengo
      cuánta tecnología llevo
      estoy demasiado metido en bancos
      exposición sectorial de {account}
      qué porcentaje de mi dinero está en cada industria
      diversificación sectorial de lo que tengo
      en qué ramas de actividad tengo invertido el dinero
      por sectores cómo voy de repartido
      ponderación por sectores de mis inversiones
    `,
  },
  countrySplit: {
    title: "¿Cómo se reparte mi cartera por países?",
    ways: `
      mi cartera por países
      mi exposición geográfica
      distribución geográfica de mi portafolio
      cuánto tengo en estados unidos
      en qué países estoy invertido
      mi reparto por regiones en {account}
      mi peso en europa y en emergentes
      desglose de mis inversiones por país
      mi diversificación geográfica
      qué parte de mi dinero está en latinoamérica
      zonas del mundo en las que tengo acciones
      dime en qué países tengo mi dinero
      muéstrame mi cartera en el mapa
      tengo demasiado en estados unidos
      en qué región invierto más
      mis países en {account}
      cuál es el país con más peso en mi cartera
      exposición geográfica de {account}
      tengo demasiado peso en españa
      en qué países está invertido mi dinero
      reparto por regiones de mis inversiones
      qué porcentaje llevo en europa y cuánto en américa
      diversificación geográfica
      cuánto llevo en emergentes y cuánto en usa
      distribución territorial de los activos de {account}
    `,
  },
  currencySplit: {
    title: "¿Cómo se reparte mi cartera por divisas?",
    ways: `
      cuánto de mi dinero está en {currency}
      mi cartera por divisas
      mi exposición a divisas
      cuánto tengo en dólares
      distribución por monedas de mi portafolio
      en qué monedas están mis inversiones
      desglose por moneda de {account}
      qué porcentaje de lo mío está en euros
      mi reparto por divisa
      cuánta exposición al dólar tengo
      mi exposición a moneda extranjera
      dime en qué divisas tengo mi dinero
      muéstrame mi cartera según la moneda
      tengo mucho en {currency}
      qué parte de mi cartera está en {currency}
      mis divisas en {account}
      en qué moneda tengo más
      cuánto tengo en {currency}
      en qué monedas está mi dinero
      qué porcentaje de {account} está en {currency}
      exposición a divisa
      estoy muy expuesto al {currency}
      cuánta parte de lo mío no está en {currency}
      reparto por monedas de mis inversiones
      cuánto llevo en {currency} {period}
      distribución por divisas de los activos de {account}
    `,
  },
  assetSplit: {
    title: "¿Cómo se reparte mi cartera por clases de activo?",
    ways: `
      mi asignación de activos
      mi asset allocation
      mi cartera por tipo de activo
      cuánto tengo en acciones, fondos y efectivo
      mi reparto entre renta variable y renta fija
      distribución de activos de {account}
      qué porcentaje de mi cartera son etf
      cuánto tengo en bonos
      mi peso en cripto frente a acciones
      desglose de mi portafolio por clase de activo
      cómo tengo repartido mi dinero entre tipos de inversión
      dime qué parte tengo en acciones y qué parte en fondos
      muéstrame mi cartera por clases de activos
      tengo bonos o solo acciones
      mi mezcla de activos en {account}
      qué porcentaje llevo en renta variable
      tipos de activos que hay en mi cartera
      asset allocation
      cuánto tengo en acciones, bonos y efectivo
      reparto entre renta variable y renta fija
      qué porcentaje de {account} son fondos y cuál acciones
      distribución de activos de mi cartera
      llevo mucha renta variable
      cómo tengo dividido el dinero entre bolsa, bonos, oro y demás
      cuánta renta fija llevo
      voy muy cargado de bolsa o tengo bastante en bonos
      desglose de {account} por tipo de producto
    `,
  },
  accountSplit: {
    title: "¿Cómo se reparte mi cartera por cuentas?",
    ways: `
      mi cartera por cuentas
      mis cuentas
      qué tengo en cada cuenta
      cuánto hay en cada uno de mis brókers
      reparto de mi dinero entre cuentas
      mi portafolio por bróker
      desglose por cuenta de mis inversiones
      en qué cuenta tengo cada acción
      en cuál de mis cuentas hay más
      dime cuánto tengo en cada cuenta
      muéstrame mis cuentas
      en qué bróker tengo más dinero
      cuántas cuentas tengo
      en qué cuentas tengo {symbol}
      mi dinero cuenta por cuenta
      cuánto tengo en cada cuenta
      mi dinero por brókers
      reparto entre mis cuentas
      qué parte está en cada bróker
      desglose por cuenta de valores
      qué cuenta mía es la que más dinero tiene
      dónde tengo depositado cada cosa, en qué banco
      distribución de {symbol} entre mis distintas cuentas
    `,
  },
  transactions: {
    title: "¿Qué operaciones he hecho?",
    ways: `
      mis operaciones {period}
      mis transacciones
      historial de mis operaciones con {symbol}
      mis movimientos {period}
      mis trades
      qué operaciones hice en {account}
      mis compraventas de {symbol}
      mis últimos movimientos en bolsa
      extracto de operaciones de {account}
      mis compras y ventas {period}
      dime qué operaciones hice {period}
      {period} qué movimientos tuve
      muéstrame el historial de operaciones
      he operado con {symbol} {period}
      listado de movimientos de {account}
      mis movimientos
      historial de operaciones {period}
      qué compras y ventas he hecho {period}
      últimos movimientos de {account}
      extracto de movimientos {period}
      he hecho alguna operación {period}
      cuántas veces he operado con {symbol} {period}
      relación de transacciones realizadas {period}
    `,
  },
  purchases: {
    title: "¿Qué he comprado?",
    ways: `
      mis compras {period}
      qué compré {period}
      cuándo compré {symbol}
      qué he comprado en {account}
      mi última compra
      fecha en la que entré en {symbol}
      mis compras de {symbol}
      qué acciones he adquirido {period}
      lista de lo que he comprado
      cuándo fue mi primera compra de {symbol}
      cuánto invertí comprando acciones
      dime qué compré {period}
      {period} qué acciones compré
      muéstrame mis compras en {account}
      he comprado algo {period}
      qué día compré las {symbol}
      mis últimas adquisiciones
      qué acciones compré {period}
      últimas compras en {account}
      cuándo compré {symbol} y cuántas
      cuánto dinero metí en compras {period}
      en qué he entrado {period}
      listado de adquisiciones de {symbol}
      a ver, qué pillé {period}
      qué órdenes de compra mías se ejecutaron {period}
    `,
  },
  sales: {
    title: "¿Qué he vendido?",
    ways: `
      mis ventas {period}
      qué vendí {period}
      cuándo vendí {symbol}
      qué he vendido en {account}
      mi última venta
      fecha en la que me salí de {symbol}
      mis ventas de {symbol}
      posiciones que he cerrado {period}
      a cuánto vendí {symbol}
      lista de las acciones de las que me deshice
      de qué me desprendí
      dime qué vendí {period}
      {period} qué acciones vendí
      muéstrame mis ventas en {account}
      he vendido algo {period}
      qué día vendí las {symbol}
      qué acciones me quité de encima {period}
      qué acciones vendí {period}
      de qué me he deshecho {period}
      he vendido algo en {account} {period}
      a qué precio vendí las {symbol} {period}
      últimas ventas
      listado de enajenaciones de valores {period}
      qué solté {period}
      de qué posiciones he salido {period}
    `,
  },
  deposits: {
    title: "¿Cuánto dinero he ingresado o retirado?",
    ways: `
      mis aportaciones {period}
      cuánto dinero he metido
      mis depósitos y retiros {period}
      cuánto he retirado de {account}
      mis ingresos y retiradas de efectivo
      cuánto he aportado {period}
      capital que he puesto de mi bolsillo
      mis transferencias a {account}
      cuánta plata deposité {period}
      dinero que saqué de la cuenta
      mis aportes netos
      dime cuánto dinero he metido en {account}
      {period} cuánto ingresé
      muéstrame mis aportaciones y retiradas
      he ingresado dinero {period}
      total aportado a mi cartera {period}
      cuánto saqué {period}
      aportaciones {period}
      cuánto dinero he metido en {account}
      ingresos y retiradas {period}
      cuánto he aportado de mi bolsillo {period}
      transferencias a {account} {period}
      he llegado a sacar dinero {period}, cuánto
      cuánta pasta llevo puesta en el bróker
      aportaciones netas a {account}
      cuánto he ido metiendo y sacando {period}
      importe de las entradas y salidas de fondos {period}
    `,
  },
  fees: {
    title: "¿Cuánto he pagado en comisiones?",
    ways: `
      comisiones que he pagado {period}
      mis comisiones
      cuánto me cobra el bróker
      gastos de mis operaciones {period}
      cuánto he pagado de custodia y corretaje
      mis costes en {account}
      cuánto se me va en comisiones {period}
      costos de transacción que pagué
      cuánto me ha clavado el bróker
      fees que llevo pagados
      gastos y tarifas de mis cuentas
      dime cuánto llevo pagado en comisiones
      {period} cuánto pagué de comisiones
      muéstrame los gastos de {account}
      he pagado muchas comisiones {period}
      comisiones por operar {symbol}
      cuánto me cuesta el bróker {period}
      comisiones pagadas {period}
      cuánto me ha cobrado el bróker {period}
      cuánto llevo gastado en operar
      qué gastos me ha cargado {account} {period}
      comisiones de mis operaciones con {symbol}
      me están friendo a comisiones, cuánto es
      coste total de mis compras y ventas {period}
      se me ha ido mucho dinero en comisiones {period}
      cuánto me clava {account} en gastos
      importe abonado por corretaje y custodia {period}
    `,
  },
  taxesPaid: {
    title: "¿Cuánto me han retenido de impuestos?",
    ways: `
      impuestos retenidos {period}
      mis retenciones
      retención en origen de mis dividendos
      cuánto me han retenido {period}
      cuánto se quedó hacienda de mis dividendos
      impuestos que me descontaron en {account}
      withholding tax que he pagado
      retenciones sobre mis ventas {period}
      impuestos ya pagados por mis dividendos
      cuánto me quitó el fisco de mis cobros
      dime cuánto me retuvieron {period}
      {period} qué retenciones tuve
      muéstrame los impuestos que ya me descontaron
      me han retenido algo por {symbol}
      retenciones de dividendos {period}
      cuánta retención me aplicaron en {account}
      retenciones {period}
      cuánto se ha llevado hacienda de mis dividendos {period}
      impuestos retenidos en {account} {period}
      retención en origen de {symbol}
      cuánto me han descontado ya de impuestos {period}
      me han retenido algo en los dividendos de {symbol}
      total de retenciones practicadas {period}
      qué impuestos he pagado ya {period} a través de {account}
      cuánto me ha quitado el fisco de momento
      importe de las retenciones a cuenta soportadas {period}
    `,
  },
  risks: {
    title: "¿Qué riesgo tiene mi cartera?",
    ways: `
      riesgo de mi cartera
      estoy demasiado concentrado
      qué tan arriesgado es mi portafolio
      mi concentración en {account}
      dependo mucho de unas pocas acciones
      los riesgos que estoy corriendo
      es peligrosa mi cartera
      análisis de riesgo de mis inversiones
      tengo todos los huevos en la misma cesta
      estoy demasiado expuesto a una sola empresa
      puntos débiles de mi portfolio
      dime qué riesgos tiene mi cartera
      muéstrame dónde tengo más riesgo
      estoy arriesgando demasiado
      corro mucho peligro con {account}
      es segura mi cartera
      qué es lo más flojo de mi cartera en cuanto a riesgo
      estoy bien diversificado
      qué peligros tiene lo que llevo
      está mi cartera demasiado concentrada
      cuáles son mis puntos débiles en {account}
      análisis de riesgo de {account}
      es arriesgado lo que tengo en cartera
      dónde me puede venir el golpe con mis inversiones
      me la estoy jugando mucho con esta cartera
      evaluación global de los riesgos de mis inversiones
    `,
  },
  volatility: {
    title: "¿Qué volatilidad tiene mi cartera?",
    ways: `
      volatilidad de mi cartera {period}
      qué tan volátil es mi portafolio
      mi volatilidad en {account}
      cuánto oscila mi cartera {period}
      desviación típica de mi cartera
      desviación estándar de mi portfolio {period}
      es muy movida mi cartera
      mi cartera da muchos bandazos
      mi volatilidad anualizada
      cuánto fluctúan mis inversiones
      dime la volatilidad de mi cartera
      {period} qué tan volátil fue mi cartera
      muéstrame cuánto varía {account}
      es estable mi cartera
      sube y baja mucho mi portafolio
      volatilidad de {account} {period}
      se mueve mucho mi cartera
      desviación típica de {account} {period}
      cuánto oscila lo mío de un día a otro
      qué vola tengo en {account}
      es muy inestable el valor de mis inversiones
      cuánto fluctúa mi dinero normalmente, en porcentaje anual
      mi cartera pega muchos botes o es tranquilita
      volatilidad anualizada de mis inversiones {period}
      ha sido más volátil de lo normal mi cartera {period}
    `,
  },
  drawdown: {
    title: "¿Cuál ha sido mi mayor caída?",
    ways: `
      mi drawdown máximo {period}
      mi mayor caída desde máximos
      caída máxima de mi cartera {period}
      max drawdown de mi portafolio
      cuánto llegó a caer mi cartera de pico a valle
      mi peor racha en {account}
      cuánto estoy por debajo de mi máximo
      mi retroceso máximo
      lo máximo que ha llegado a hundirse mi cartera
      mi mdd
      dime mi drawdown
      {period} cuál fue mi mayor caída
      muéstrame la peor caída de mi cartera
      cuánto he caído desde mi punto más alto
      drawdown de {account} {period}
      cuánto llegué a perder desde el pico
      max drawdown
      cuánto llegué a perder desde máximos {period}
      cuál fue el peor bache de mi cartera
      drawdown máximo de {account} {period}
      cuánto ha caído mi cartera desde su punto más alto
      estoy lejos de mis máximos, cuánto por debajo
      peor racha de mi cartera de pico a valle
      me recuperé ya de la mayor caída que tuve {period}
      a ver, cuánto me llegué a hundir {period} desde arriba
      retroceso máximo sufrido por {account}
    `,
  },
  sharpe: {
    title: "¿Qué ratio de Sharpe tiene mi cartera?",
    ways: `
      mi ratio de sharpe {period}
      sharpe de mi cartera
      sharpe ratio de mi portafolio {period}
      mi rentabilidad ajustada al riesgo
      mi retorno ajustado por riesgo en {account}
      qué sharpe llevo
      índice de sharpe de mis inversiones
      me compensa el riesgo que asumo por lo que gano
      ratio rentabilidad riesgo de mi cartera
      coeficiente de sharpe de mi portfolio
      dime mi sharpe
      {period} qué ratio de sharpe tuve
      muéstrame el sharpe de {account}
      es bueno mi ratio de sharpe
      mi rendimiento por unidad de riesgo
      gano lo suficiente para el riesgo que corro
      ratio sharpe {account} {period}
      me compensa el riesgo que asumo, qué rentabilidad ajustada tengo
      rentabilidad ajustada al riesgo de mi cartera
      qué sharpe llevo {period}
      cuánto rindo por cada unidad de riesgo
      mi sharpe qué tal
      relación rentabilidad-riesgo de {account} {period}
    `,
  },
  portfolioBeta: {
    title: "¿Qué beta tiene mi cartera?",
    ways: `
      beta de mi cartera
      beta de mi portafolio
      mi beta
      qué beta llevo
      beta ponderada de mis acciones
      sensibilidad de mi cartera al mercado
      cuánto se mueve mi cartera si se mueve el índice
      mi cartera es más agresiva o más defensiva que el mercado
      coeficiente beta de mis inversiones
      mi beta respecto al sp500
      dime la beta de mi cartera
      muéstrame la beta de {account}
      tengo una beta alta en la cartera
      se mueve mi cartera más que el mercado
      {period} qué beta tuvo mi cartera
      beta total de mi portfolio
      es mi cartera más agresiva que el mercado
      beta ponderada de {account}
      qué sensibilidad tiene lo mío a la bolsa en general
      mi cartera se mueve más o menos que el índice
      qué beta llevo en conjunto {period}
      mi beta total en cuánto anda
      coeficiente beta del conjunto de mis inversiones
    `,
  },
  correlation: {
    title: "¿Qué correlación tienen mis posiciones?",
    ways: `
      correlación entre {symbol} y {other} {period}
      correlación de mi cartera
      matriz de correlaciones de mis posiciones {period}
      {symbol} {other} correlación
      se mueven juntas {symbol} y {other}
      qué tan correlacionadas están mis inversiones
      cuáles de mis valores van a la par
      van al unísono {symbol} y {other} o en sentido contrario
      mis posiciones están descorrelacionadas
      dime si mis acciones están correlacionadas
      muéstrame la correlación entre {symbol} y {other}
      suben y bajan a la vez {symbol} y {other}
      tienen correlación {symbol} y {other} {period}
      cuáles de mis acciones se parecen más en sus movimientos
      matriz de correlaciones
      se mueven juntas mis acciones
      van {symbol} y {other} a la par
      cuando cae {symbol} también cae {other}
      están muy correlacionadas mis posiciones
      cuáles de mis valores suben y bajan a la vez
      qué relación estadística hay entre los movimientos de {symbol} y los de {other}
      coeficiente de correlación de {symbol} con {other}
    `,
  },
  whatMoved: {
    title: "¿Qué ha movido mi cartera?",
    ways: `
      por qué baja mi cartera {period}
      por qué sube mi portafolio
      qué ha movido mi cartera {period}
      por qué estoy perdiendo dinero
      qué acciones me han hecho ganar o perder más {period}
      contribución de cada posición a mi rentabilidad {period}
      quién tiene la culpa de mi caída
      qué está lastrando mi cartera
      qué posiciones han aportado más a mi resultado
      por qué estoy en rojo
      por qué ha cambiado el valor de {account}
      qué tira de mi portfolio hacia arriba
      dime por qué ha caído mi cartera {period}
      {period} qué movió mi cartera
      muéstrame qué posiciones me han hecho perder {period}
      quién me está hundiendo la cartera
      por qué ha subido {account} {period}
      a qué se debe mi ganancia {period}
      por qué ha bajado mi cartera {period}
      qué ha pasado {period} con mi cartera
      qué acciones han tirado de mi cartera {period}
      a qué se debe la subida de {account} {period}
      contribución de cada valor a mi resultado {period}
      quién tiene la culpa de que mi cartera esté en rojo
      qué posición me ha lastrado más {period}
      cuál de mis valores ha aportado más al movimiento de {account}
      por qué he perdido dinero {period}
      factores que explican la variación de mi cartera {period}
    `,
  },
  currencyEffect: {
    title: "¿Cómo ha afectado el tipo de cambio a mi cartera?",
    ways: `
      efecto divisa en mi cartera {period}
      impacto del tipo de cambio en mis inversiones
      cuánto me ha quitado el dólar {period}
      cuánto gané o perdí por el cambio de moneda
      cómo me afecta la divisa
      efecto cambiario en mi portafolio {period}
      mi pérdida por la caída del dólar
      parte de mi rentabilidad que viene de las divisas
      mi diferencia de cambio
      me perjudicó o me benefició el tipo de cambio
      dime cuánto me ha afectado la divisa
      {period} cuánto perdí por el cambio
      muéstrame el efecto de las monedas en mi cartera
      me ha perjudicado el dólar {period}
      ganancias por tipo de cambio {period}
      cuánto influye la moneda en {account}
      efecto divisa en mi cartera
      he perdido dinero por el cambio de moneda {period}
      impacto de las divisas en {account} {period}
      cuánto de lo que gano viene de las monedas y no de las acciones
      ganancia o pérdida por tipo de cambio {period}
      resultado por diferencias de cambio en {account}
    `,
  },
  bestWorstPeriod: {
    title: "¿Cuáles han sido mi mejor y mi peor día?",
    ways: `
      mi mejor día {period}
      mi peor día {period}
      mi mejor mes en bolsa
      mi peor mes
      cuándo gané más dinero en un solo día
      {period} que más perdí {period}
      mejor y peor jornada de mi cartera
      en qué mes le fue mejor a mi portafolio
      mi récord de ganancia diaria
      mi sesión más desastrosa
      dime cuál fue mi mejor día
      {period} cuál fue mi peor día
      muéstrame mis mejores y peores días {period}
      qué día gané más {period}
      en qué fecha perdí más dinero
      el mejor mes de {account}
      qué día gané más dinero
      cuál fue el peor mes de mi cartera
      cuándo perdí más en una sola jornada
      mejor y peor mes de {account}
      {period} más negro de mi cartera {period}
      mi récord de ganancia {period}
      en qué meses me ha ido mejor y en cuáles peor {period}
      cuál ha sido {period} que más he palmado
      fechas de mayor ganancia y mayor pérdida en {account}
    `,
  },
  whatIfSell: {
    title: "¿Qué pasaría si vendiera {symbol}?",
    ways: `
      qué pasa si vendo {symbol}
      si vendo {amount} de {symbol}
      cuánto me quedaría si vendo {symbol}
      simula la venta de {amount} de {symbol}
      cuánto ganaría vendiendo {symbol} {period}
      cómo quedaría mi cartera sin {symbol}
      y si me deshago de {amount} de {symbol}
      si liquidara mi posición en {symbol}, qué plusvalía tendría
      qué ocurriría si cerrara {symbol}
      cuánto sacaría por mis {symbol} al venderlas
      dime qué pasa si me quito {symbol}
      cuánto me darían por mis {symbol}
      y si vendo {amount} lo de {symbol}
      qué gano o pierdo si cierro {symbol}
      si vendiera {symbol} en {account} qué pasaría
      muéstrame mi cartera si vendiera {amount} de {symbol}
      y si vendo {symbol}
      qué me quedaría si me deshago de {symbol}
      simula la venta de {amount} acciones de {symbol}
      cuánto ganaría vendiendo {period} {amount} {symbol}
      si suelto {amount} de {symbol} en {account}, cómo cambia {amount}
      efecto de vender {amount} {symbol}
      bajaría mucho mi riesgo si quito {symbol} de la cartera
      a ver, imagina que liquido {symbol}, cómo me quedo
      simulación de desinversión en {symbol} por {amount}
    `,
  },
  whatIfBuy: {
    title: "¿Qué pasaría si comprara {symbol}?",
    ways: `
      qué pasa si compro {symbol}
      si compro {amount} de {symbol}
      cómo quedaría mi cartera si compro {amount} de {symbol}
      simula una compra de {amount} de {symbol}
      cuántas acciones de {symbol} me salen con {amount}
      y si meto {amount} más en {symbol}
      qué peso tendría {symbol} si añado {amount}
      si ampliara mi posición en {symbol} cómo quedaría mi precio medio
      para cuántas {symbol} me alcanza con {amount}
      qué ocurriría si agregara {symbol} a la cartera
      simular que invierto {amount} en {symbol}
      dime qué pasa si compro {amount} de {symbol}
      y si compro {amount} de {symbol}
      muéstrame mi cartera con {amount} más de {symbol}
      si metiera {amount} en {symbol} cuánto pesaría
      cuánto {symbol} puedo comprar con {amount}
      si añado {amount} de {symbol} a {account} cómo queda
      y si compro {symbol}
      cómo quedaría mi cartera si añado {symbol}
      qué peso tendría {symbol} si meto {amount}
      si pongo {amount} más en {symbol} en {account}, cómo cambia el reparto
      efecto de incorporar {symbol} a lo que tengo
      estaría más diversificado si metiera {symbol}
      me llega el efectivo para {amount} acciones de {symbol}, y cómo quedaría {amount}
      supón que pillo {amount} de {symbol}, qué cambia
      simulación de adquisición de {symbol} en {account}
    `,
  },
  whatIfMove: {
    title: "¿Qué pasaría con mi cartera si {symbol} cayera un {amount}?",
    ways: `
      qué le pasa a mi cartera si {symbol} cae un {amount}
      si {symbol} cae un {amount} cuánto pierdo
      si {symbol} sube un {amount} cuánto gano
      qué le pasa a mi cartera si {symbol} baja {amount}
      cómo me afectaría una caída del mercado del {amount}
      qué pasaría con mi portafolio si la bolsa se desploma {amount}
      test de estrés de mi cartera
      escenario de {symbol} con {amount} de caída
      cuánto perdería si hay un crash
      impacto en mis inversiones de una subida del {amount} en {symbol}
      y si {symbol} se hunde un {amount}, cómo quedo yo
      simula una corrección del {amount} sobre mi cartera
      dime cuánto pierdo si {symbol} baja un {amount}
      y si {symbol} sube un {amount}
      muéstrame mi cartera si {symbol} cayera {amount}
      cuánto me afecta que {symbol} se mueva un {amount}
      si {symbol} se desploma un {amount} cómo queda {account}
      cuánto ganaría yo si {symbol} subiera un {amount}
      si {symbol} baja un {amount}, cuánto pierdo
      cuánto me afectaría una caída del {amount} en {symbol}
      y si {symbol} se pega un batacazo del {amount}
      simula que {symbol} sube un {amount}
      cuánto ganaría mi cartera si {symbol} se dispara un {amount}
      impacto en {account} de un desplome del {amount} de {symbol}
      test de estrés {symbol} {amount}
      aguantaría mi cartera un {amount} menos en {symbol}
      imagínate que {symbol} cae {amount}, cómo me quedo
      pérdida estimada en {account} ante un descenso del {amount} de {symbol}
    `,
  },
  invested: {
    title: "¿Cuánto valdrían hoy {amount} invertidos en {symbol}?",
    ways: `
      y si hubiera metido {amount} en {symbol} {period}
      si hubiera invertido {amount} en {symbol} {period}
      cuánto tendría ahora si hubiera comprado {symbol} {period}
      {amount} en {symbol} {period} cuánto serían {period}
      cuánto valdrían {period} {amount} invertidos en {symbol}
      en cuánto se habrían convertido {amount} metidos en {symbol}
      de haber puesto {amount} en {symbol}, cuánto tendría
      qué habría ganado con {amount} en {symbol}
      si hubiese metido {amount} en {symbol} {period}
      ojalá hubiera entrado en {symbol}, cuánta plata tendría con {amount}
      simulación histórica de {amount} en {symbol}
      {amount} en {symbol} {period}
      dime cuánto tendría si hubiera metido {amount} en {symbol} {period}
      {period} metía {amount} en {symbol} y {period} cuánto tendría
      si {period} hubiera puesto {amount} en {symbol}
      cuánto serían ahora {amount} puestos en {symbol} {period}
      cuánto habría ganado con {amount} de {symbol} {period}
      muéstrame cuánto habrían crecido {amount} en {symbol} {period}
      si hubiera metido {amount} en {symbol} {period}, cuánto tendría
      cuánto habría ganado con {amount} puestos en {symbol} {period}
      qué sería {period} de {amount} invertidos en {symbol} {period}
      me habría hecho rico comprando {amount} de {symbol} {period}
      calcula una inversión única de {amount} en {symbol} {period}
      backtest {amount} {symbol} {period} sin aportaciones
      en cuánto se habrían convertido {amount} de haber comprado {symbol} {period}
      si llego a pillar {amount} de {symbol} {period}, cuánto tendría ahora
      cuánto dinero me perdí por no invertir {amount} en {symbol} {period}
    `,
  },
  heldSince: {
    title: "¿Desde cuándo tengo {symbol}?",
    ways: `
      desde cuándo tengo {symbol}
      cuánto tiempo llevo con {symbol}
      hace cuánto que tengo {symbol}
      antigüedad de mi posición en {symbol}
      mi posición más antigua
      mi posición más reciente
      cuántos años llevo invertido en {symbol}
      qué acción tengo desde hace más tiempo
      cuántos días hace que mantengo {symbol}
      tiempo de tenencia de mis {symbol}
      lo más nuevo de mi cartera
      dime desde cuándo llevo {symbol}
      hace mucho que tengo {symbol}
      muéstrame cuánto tiempo tengo cada acción
      qué acción llevo menos tiempo
      qué es lo que más tiempo llevo en {account}
      cuántos meses llevo con {symbol} en cartera
      cuándo entré en {symbol} por primera vez
      desde cuándo soy accionista de {symbol}
      fecha de mi primera compra de {symbol}
      llevo más de un año con {symbol}
      hace cuántos meses que tengo {symbol} en {account}
      tiempo de permanencia de {symbol} en cartera
      las {symbol} desde qué año las arrastro
      cuántos días hace que abrí la posición de {symbol}
    `,
  },
  lots: {
    title: "¿Qué lotes tengo de {symbol}?",
    ways: `
      mis lotes de {symbol}
      lotes fiscales de {symbol}
      mis {symbol} lote por lote
      mis tax lots
      desglose por lotes de mi posición en {symbol}
      fifo de mis acciones de {symbol}
      qué lote de {symbol} se vendería primero
      cada lote de compra de {symbol} con su coste y fecha
      en cuántos paquetes tengo repartidas mis {symbol}
      lotes abiertos de mi cartera
      dime los lotes de {symbol}
      muéstrame mis lotes en {account}
      cuántos lotes tengo de {symbol}
      {symbol} lotes
      qué lote de {symbol} es el más antiguo
      mis paquetes de acciones de {symbol} según la compra
      lotes {symbol}
      detalle de mis compras de {symbol} que siguen abiertas, una a una
      qué paquetes de {symbol} tengo y a qué precio cada uno
      lotes fifo de {symbol} en {account}
      a qué precios y fechas tengo cada tanda de {symbol}
      qué acciones de {symbol} saldrían primero por fifo
      tengo las {symbol} en un solo lote o en varios
      ponme cada tramo de {symbol} con su precio y su fecha
      relación de lotes vivos de {symbol}
    `,
  },
  alerts: {
    title: "¿Qué alertas tengo?",
    ways: `
      mis alertas
      mis alertas de {symbol}
      qué alertas tengo puestas
      lista de avisos de precio activos
      mis avisos
      tengo alguna alerta en {symbol}
      qué notificaciones tengo configuradas
      alertas activas
      mis alarmas de precio
      se ha disparado alguna de mis alertas
      ver los avisos que puse para {symbol}
      dime qué alertas tengo
      muéstrame mis alertas
      hay alguna alerta puesta
      qué avisos tengo de {symbol}
      ha saltado alguna alerta {period}
      cuáles son mis alertas activas
      qué avisos tengo puestos
      qué alertas han saltado {period}
      enséñame los avisos de precio activos
      ha saltado alguna alarma {period}
      listado de alertas configuradas para {symbol}
      cuántas alertas tengo en marcha
      de qué me tenías que avisar
      consulta de notificaciones programadas
    `,
  },
  setAlert: {
    title: "Avísame cuando {symbol} llegue a {amount}",
    ways: `
      avísame si {symbol} llega a {amount}
      crea una alerta para {symbol} en {amount}
      alerta cuando {symbol} baje de {amount}
      avísame cuando {symbol} supere {amount}
      pon una alarma de precio en {symbol} a {amount}
      notifícame si {symbol} cae por debajo de {amount}
      nueva alerta de {symbol}
      dime cuando {symbol} toque {amount}
      quiero un aviso si {symbol} pasa de {amount}
      configura una notificación para {symbol} en {amount}
      mándame un mensaje en cuanto la acción esté a {amount}
      avísame si {symbol} cae más de un {amount}
      puedes avisarme si {symbol} baja de {amount}
      avísame cuando {symbol} baje de {amount}
      avísame si {symbol} sube por encima de {amount}
      dime si {symbol} llega a {amount}
      me avisas si {symbol} baja a {amount}
      ponme una alerta de {symbol} a {amount}
      {symbol} alerta {amount}
      si {symbol} toca los {amount} avísame
      quiero que me avises con {symbol} a {amount}
      avisa si {symbol} baja de {amount}
      alerta {symbol} {amount}
      quiero que me digas cuando {symbol} pase de {amount}
      dame un toque si {symbol} toca los {amount}
      crea un aviso de precio para {symbol} en {amount}
      puedes avisarme si {symbol} cae hasta {amount}
      notifícame cuando {symbol} supere {amount} {period}
      a ver, si {symbol} se pone a {amount} me lo dices
      deseo recibir una notificación en cuanto {symbol} alcance {amount}
    `,
  },
  watchlist: {
    title: "¿Qué hay en mi lista de seguimiento?",
    ways: `
      mi lista de seguimiento
      mi watchlist
      cómo va mi watchlist {period}
      qué acciones estoy siguiendo
      mis favoritos
      mi lista de vigilancia {period}
      valores que tengo en el radar
      mis acciones en seguimiento {period}
      enséñame la lista de las que vigilo
      cómo van mis favoritas
      qué tengo en la lista de observación
      dime qué tengo en seguimiento
      muéstrame mi watchlist
      {period} cómo le fue a mi lista de seguimiento
      han subido mis favoritas {period}
      cómo van las acciones que sigo
      ver favoritos
      qué valores estoy siguiendo
      lista de seguimiento
      cómo van mis favoritos {period}
      enséñame las acciones que vigilo sin tenerlas
      qué tengo en el radar
      han subido los valores de mi lista {period}
      cuántas acciones hay en mi watchlist
      qué tenía apuntado para seguir
      consulta de mis valores en seguimiento
    `,
  },
  addToWatchlist: {
    title: "¿Cómo añado {symbol} a mi lista de seguimiento?",
    ways: `
      añade {symbol} a mi lista de seguimiento
      agrega {symbol} a la watchlist
      pon {symbol} en favoritos
      quiero seguir a {symbol}
      sigue {symbol}
      mete {symbol} en mi radar
      guarda {symbol} en la lista
      incluye {symbol} entre las que vigilo
      agregar {symbol} a favoritas
      suma {symbol} a mi lista de vigilancia
      vigila {symbol}
      ponme {symbol} en la watchlist
      quiero tener {symbol} en mi lista de seguimiento
      mete {symbol} en favoritos
      me interesa seguirle la pista a {symbol}
      échale un ojo a {symbol} en mi lista
      {symbol} a favoritos
      añade {symbol} a mi watchlist
      quiero seguir {symbol}
      apúntame {symbol} y {other} en la lista
      {symbol} a seguimiento
      pon {symbol} en mi radar
      puedes agregar {symbol} a mis favoritos
      vigila {symbol} por mí, que me interesa pero aún no la tengo
      guárdame {symbol} en la lista
      deseo incorporar {symbol} a mis valores en seguimiento
    `,
  },
  removeFromWatchlist: {
    title: "¿Cómo quito {symbol} de mi lista de seguimiento?",
    ways: `
      quita {symbol} de mi lista de seguimiento
      elimina {symbol} de la watchlist
      borra {symbol} de favoritos
      deja de seguir {symbol}
      saca {symbol} de la lista
      ya no quiero seguir a {symbol}
      retira {symbol} de mi radar
      quitar {symbol} de las que vigilo
      remueve {symbol} de mi lista de vigilancia
      deja de vigilar {symbol}
      sácame {symbol} de la watchlist
      quita {symbol} de favoritos
      ya no me interesa seguir {symbol}
      no quiero ver más {symbol} en mi lista
      borra {symbol} de mi lista de seguimiento
      {symbol} fuera de favoritos
      quita {symbol} de mi watchlist
      ya no quiero seguir {symbol}
      saca {symbol} y {other} de la lista
      dejar de seguir {symbol}
      elimina {symbol} del seguimiento
      puedes retirar {symbol} de mis favoritos
      ya no me interesa vigilar {symbol}, quítamela
      fuera {symbol} de la lista
      deseo suprimir {symbol} de mis valores en seguimiento
    `,
  },
  notes: {
    title: "¿Qué notas tengo sobre {symbol}?",
    ways: `
      mis notas sobre {symbol}
      mis notas
      qué apunté de {symbol}
      mis apuntes de {symbol}
      qué escribí sobre {symbol}
      por qué compré {symbol} según mis notas
      mi tesis sobre {symbol}
      mis comentarios de {symbol}
      tengo algo anotado de {symbol}
      mis anotaciones
      lo que dejé escrito de la acción
      dime qué anoté sobre {symbol}
      muéstrame mis notas de {symbol}
      tengo notas de {symbol}
      {symbol} notas
      qué había puesto yo en las notas de {symbol}
      mis notas {symbol}
      qué apunté sobre {symbol}
      por qué compré {symbol}, que lo dejé escrito
      enséñame mis apuntes
      lee lo que escribí acerca de {symbol}
      qué comentarios guardé de {symbol}
      dónde están mis anotaciones sobre {symbol}
      yo había puesto algo de {symbol}, qué era
      consulta de anotaciones personales relativas a {symbol}
    `,
  },
  myEarnings: {
    title: "¿Cuáles de mis empresas presentan resultados?",
    ways: `
      cuáles de mis acciones presentan resultados {period}
      resultados de mis empresas {period}
      cuándo reportan las mías
      calendario de resultados de mi cartera {period}
      qué compañías de mi portafolio publican cuentas
      earnings de mis posiciones
      cuándo dan resultados mis acciones
      de lo que tengo en {account}, quién reporta
      próximos reportes de mis inversiones
      presenta balance alguna de mis empresas
      dime cuándo presentan mis empresas
      {period} cuáles de las mías reportan
      muéstrame los resultados que vienen de mi cartera
      alguna de mis acciones presenta {period}
      qué acciones mías dan cuentas {period}
      fechas de resultados de lo que tengo
      resultados de mis acciones {period}
      qué empresas mías publican cuentas {period}
      presenta alguna de las que tengo {period}
      calendario de resultados de mi cartera
      cuándo dan números las compañías de {account}
      de lo que llevo, quién da resultados {period}
      earnings de mis posiciones {period}
      me afecta algún resultado {period}
      alguna mía presenta {period}
      fechas de publicación de resultados de mis participadas
    `,
  },
  myNews: {
    title: "¿Qué noticias hay de mis acciones?",
    ways: `
      noticias de mi cartera {period}
      noticias de mis acciones
      novedades sobre mis posiciones {period}
      titulares de las empresas que tengo
      qué hay de nuevo en mi portafolio
      ha pasado algo con mis valores {period}
      qué dice la prensa de mis inversiones
      news de lo que llevo en cartera
      actualidad de mis empresas
      alguna noticia importante que afecte a lo mío
      dime qué noticias hay de lo que tengo
      {period} qué pasó con mis acciones en las noticias
      muéstrame las noticias de mis empresas
      hay novedades de mi cartera
      mis noticias {period}
      qué se cuenta de las empresas en las que invierto
      noticias de mi cartera
      ha pasado algo con lo que tengo {period}
      novedades de mis empresas {period}
      titulares que afecten a mis posiciones
      qué se dice de las acciones que llevo
      hay alguna noticia importante sobre mis valores {period}
      ponme al día de mis inversiones, las noticias
      qué ha salido en prensa de las compañías en las que estoy invertido
      algo nuevo de las mías
      informaciones relevantes sobre los títulos de mi cartera {period}
    `,
  },
  myExDates: {
    title: "¿Cuáles de mis acciones descuentan dividendo?",
    ways: `
      cuáles de mis acciones descuentan dividendo {period}
      fechas ex dividendo de mi cartera {period}
      mis próximas fechas ex dividendo
      qué posiciones mías cotizan ex dividendo
      ex dates de mis acciones
      cortes de dividendo de mi portafolio {period}
      descuenta dividendo alguna de las mías
      calendario ex dividendo de lo que tengo
      cuándo se descuenta el dividendo de mis valores
      mis acciones que pronto van sin derecho a dividendo
      dime cuáles de las mías van ex dividendo
      {period} qué acciones mías cortan dividendo
      muéstrame mis fechas de corte de dividendo
      alguna de mis acciones se pone ex dividendo {period}
      fechas ex de mis posiciones
      cuándo cortan dividendo las que tengo
      fechas ex-dividendo de mi cartera
      cuáles de las mías cortan cupón {period}
      próximos ex-dates de mis posiciones
      alguna de mis acciones descuenta dividendo {period}
      qué día se descuenta el dividendo en los valores que tengo
      cuándo cortan cupón mis empresas
      hasta cuándo tengo que aguantar mis acciones para no perder el dividendo
      de lo que llevo, qué cotiza ex-dividendo {period}
      a ver, alguna mía va ex {period}
      calendario de fechas de descuento de dividendo de mis títulos
    `,
  },
  cannotForecast: {
    title: "¿Hasta dónde va a subir {symbol}?",
    ways: `
      va a subir {symbol}
      va a bajar {symbol} {period}
      cuánto valdrá {symbol} {period}
      predicción de {symbol}
      hasta dónde puede llegar {symbol}
      dónde estará {symbol} {period}
      qué acciones van a subir {period}
      pronóstico de precio para {symbol} {period}
      seguirá cayendo la acción
      se va a recuperar {symbol}
      habrá un crash bursátil pronto
      a qué precio crees que llegará {symbol}
      dime si va a subir {symbol} {period}
      {period} a cuánto estará {symbol}
      crees que {symbol} seguirá subiendo
      llegará {symbol} a {amount}
      {symbol} predicción
      qué va a pasar con la bolsa {period}
      va a subir {symbol} {period}
      a cuánto estará {symbol} {period}
      crees que {symbol} llegará a {amount}
      predicción {symbol}
      habrá un crash pronto
      se va a recuperar {symbol} o seguirá cayendo
      qué futuro le ves a {symbol}
      {symbol} se va a ir a la luna o qué
      qué subirá más a partir de ahora, {symbol} o {other}
    `,
  },
  cannotAdvise: {
    title: "¿Debería comprar o vender {symbol}?",
    ways: `
      compro {symbol}
      debería vender {symbol}
      vale la pena invertir en {symbol}
      qué hago con {amount}
      qué acción me recomiendas comprar
      en qué invierto {amount}
      me conviene comprar {symbol} ahora
      es buen momento para entrar en {symbol}
      aguanto {symbol} o me salgo
      cuál es la mejor acción para comprar
      qué harías tú con {symbol}
      aconséjame dónde poner mi plata
      cómo protejo mi cartera de una caída
      dime si compro {symbol}
      es buena inversión {symbol}
      me recomiendas {symbol}
      vendo ya {symbol} o espero
      qué es mejor comprar {symbol} o {other}
      tengo {amount} dónde los meto
      vendo ya mis {symbol} o aguanto
      qué acciones me recomiendas
      qué harías tú con {symbol} en mi lugar
      merece la pena meterse en {symbol} o mejor en {other}
      me aconsejas cambiar {symbol} por {other}
      me salgo de {symbol} antes de que baje más
      cuál sería a su juicio la mejor inversión para mis ahorros
    `,
  },
  cannotTax: {
    title: "¿Cuántos impuestos tendré que pagar?",
    ways: `
      cuánto tengo que pagar a hacienda {period}
      cuánto tributo si gano {amount}
      cómo declaro mis acciones en la renta
      impuestos sobre una ganancia de {amount}
      cómo pago menos impuestos por mis inversiones
      declaración de la renta de mis plusvalías {period}
      se pueden compensar pérdidas con ganancias fiscalmente
      qué impuesto pagaría por vender acciones
      cuánto le debo al sat, a la afip o a la dian por mis ganancias
      irpf de los dividendos
      asesoría fiscal para mis inversiones
      dime cuánto impuesto pago si vendo {symbol}
      cómo tributan los dividendos
      {period} cuánto me toca pagar a hacienda
      qué casilla de la renta es la de las acciones
      cuánto se lleva hacienda si gano {amount}
      hay que pagar impuestos por mis ganancias
      cuánto tengo que pagar a hacienda por {symbol}
      si vendo {symbol}, cuánto me quita hacienda
      qué tributan los dividendos
      cuánto irpf me tocará por mis ganancias {period}
      puedo compensar pérdidas de {symbol} con las ganancias de {other}
      en qué casilla de la renta pongo las plusvalías
      cuánto me va a clavar hacienda {period}
      cómo puedo pagar menos impuestos por mis inversiones
    `,
  },
  cannotOrder: {
    title: "¿Se puede comprar o vender {symbol} desde aquí?",
    ways: `
      compra {amount} de {symbol}
      vende {amount} de {symbol}
      vende {amount} {symbol}
      pon una orden de compra de {symbol}
      cancela mi orden de {symbol}
      pon un stop loss en {symbol} a {amount}
      orden limitada de {symbol} a {amount}
      transfiere {amount} a mi banco
      modifica la orden pendiente
      ejecuta la venta de {symbol} a mercado
      retira {amount} de mi cuenta y mándalos al bróker
      haz la operación por mí
      cómprame {symbol}
      véndeme las {symbol}
      puedes comprar {symbol} por mí
      mete una orden de venta de {symbol}
      envía {amount} a mi cuenta bancaria
      anula la orden que puse
      compra {amount} acciones de {symbol}
      pon una orden limitada de {symbol} a {amount}
      quiero comprar {symbol} {period}
      ponme un stop loss en {symbol} a {amount}
      haz una transferencia de {amount} a mi banco
      cámbiame {symbol} por {other} en {account}
      píllame {amount} de {symbol} a mercado
      ruego ejecuten la venta de {amount} títulos de {symbol}
    `,
  },
  cannotKnow: {
    title: "¿Qué preguntas no tienen que ver con mis inversiones?",
    ways: `
      qué tiempo hace {period}
      va a llover {period}
      cuéntame un chiste
      receta de tortilla de patatas
      cuál es la contraseña de mi vecino
      cuánto dinero tiene mi cuñado
      quién ganó el partido de fútbol
      escríbeme un poema
      qué película veo esta noche
      clave de acceso de otro usuario
      cuál es la capital de australia
      qué acciones tiene mi jefe en su cuenta
      cómo abro una cuenta en un bróker
      qué bróker me conviene
      cuánto es la inflación
      dime qué hora es
      quién es el presidente del gobierno
      cómo se hace una paella
      cuánto gana mi vecino
      dime la contraseña de otra persona
      recomiéndame un restaurante
      qué tiempo hace {period} en madrid
      a quién vas a votar
      quién ganó el partido {period}
      dame una receta de tortilla de patatas
      me escribes un poema para mi novia
      estás soltera
      tradúceme esto al inglés
      qué película me pongo esta noche
    `,
  },
  capabilities: {
    title: "¿Qué puedo preguntar?",
    ways: `
      qué puedes hacer
      ayuda
      qué te puedo preguntar
      cómo funciona esto
      qué sabes hacer
      para qué sirves
      dame ejemplos de preguntas
      cuáles son tus funciones
      help
      no sé qué preguntar
      instrucciones de uso
      en qué me puedes ayudar
      dime qué puedes hacer
      muéstrame tus funciones
      qué cosas te puedo pedir
      cómo te uso
      necesito ayuda
      qué tipo de preguntas respondes
      qué tipo de cosas te puedo consultar
      tú qué haces exactamente
      sabes contestar cualquier cosa de bolsa o solo algunas
      le agradecería que me indicara sus funciones
    `,
  },
  indicator: {
    title: "¿Cuál es el {indicator} de {symbol}?",
    ways: `
      {indicator} de {symbol}
      {symbol} {indicator}
      qué dice el {indicator} de {symbol}
      cómo está el {indicator} de la acción {symbol}
      valor actual del {indicator} para {symbol}
      calcula el {indicator} de {symbol}
      dime el {indicator} de {symbol}
      muéstrame el {indicator} para {symbol}
      cuánto marca el {indicator} en {symbol}
      en qué nivel está el {indicator} de {symbol}
      da señal el {indicator} en {symbol}
      ponme el {indicator} de la acción de {symbol}
      {indicator} {symbol}
      dime el {indicator} actual de {symbol}
      qué valor da el {indicator} para {symbol} y para {other}
      cómo está {symbol} según el {indicator}
      mírame el {indicator} de {symbol}
      calcula el {indicator} de {symbol}, por favor
      el {indicator} en {symbol} cómo anda
      está alto o bajo el {indicator} de {symbol}
    `,
  },
  options: {
    title: "¿Qué dicen las opciones sobre {symbol}?",
    ways: `
      ratio put/call de {symbol}
      volatilidad implícita de {symbol}
      interés abierto en las opciones de {symbol}
      hay más puts o calls sobre {symbol}
      actividad en opciones de {symbol}
      precios de ejercicio con más interés abierto en {symbol}
      dime cómo están las opciones de {symbol}
      {symbol} opciones
      {symbol} put call ratio
      muéstrame los puts y calls de {symbol}
      se están comprando muchos puts de {symbol}
      {symbol} open interest
      opciones {symbol}
      ratio put call de {symbol}
      hay más puts o calls en {symbol}
      cadena de opciones de {symbol} {period}
      qué está apostando el mercado de derivados en {symbol}
      qué strikes tienen más interés abierto en {symbol}
      cómo viene posicionado el mercado de opciones en {symbol} para el vencimiento {period}
      a ver, en opciones de {symbol} la gente va de calls o de puts
      datos del mercado de opciones sobre {symbol}
    `,
  },
  dayPrices: {
    title: "¿Cuáles fueron la apertura, el máximo, el mínimo y el cierre de {symbol}?",
    ways: `
      precio de apertura de {symbol} {period}
      máximo y mínimo del día de {symbol} {period}
      a cuánto abrió {symbol} {period}
      apertura, máximo, mínimo y cierre de {symbol}
      rango del día de {symbol}
      máximo de la sesión de {symbol} {period}
      dime la apertura y el cierre de {symbol} {period}
      {period} en cuánto abrió {symbol}
      {symbol} apertura
      muéstrame el máximo y el mínimo de la jornada de {symbol}
      {symbol} mínimo del día
      con qué precio arrancó {symbol} la sesión {period}
      apertura y cierre de {symbol} {period}
      máximo y mínimo intradía de {symbol}
      ohlc {symbol} {period}
      cuál ha sido el precio más alto de {symbol} en la sesión {period}
      entre qué precios se movió {symbol} {period}
      abrió {symbol} con hueco {period}
      con qué precio empezó {symbol} la sesión y con cuál terminó
      {symbol} dónde abrió, hasta dónde llegó y dónde cerró {period}
      desearía los cuatro precios de la jornada de {symbol}
    `,
  },
  estimateChanges: {
    title: "¿Se han revisado al alza o a la baja las estimaciones de {symbol}?",
    ways: `
      revisiones de las estimaciones de {symbol}
      han subido los analistas sus previsiones de beneficio de {symbol}
      se ha recortado {period} la estimación de BPA de {symbol}
      evolución del consenso sobre {symbol} {period}
      suben las previsiones de ingresos de {symbol}
      dime si han subido las previsiones para {symbol}
      {symbol} revisión de estimaciones
      han bajado las estimaciones de {symbol} {period}
      están recortando los analistas lo que esperan que gane {symbol}
      muéstrame cómo han cambiado las previsiones de {symbol}
      {period} se revisó al alza el bpa esperado de {symbol}
      revisiones de estimaciones de {symbol}
      están subiendo los analistas sus previsiones de beneficio para {symbol}
      han recortado las estimaciones de {symbol} {period}
      cambios en el bpa estimado de {symbol} {period}
      cómo ha evolucionado el consenso de beneficios de {symbol} {period}
      earnings revisions {symbol}
      se han vuelto más pesimistas las previsiones de ganancias para {symbol}
      cuántos analistas han elevado su estimación de bpa de {symbol}
      los números que le calculan a {symbol} van a más o a menos
      tendencia de las estimaciones de resultados de {symbol} {period}
    `,
  },
  targetWeight: {
    title: "¿Cuántas acciones debo comprar o vender para dejar {symbol} en el {amount} de mi cartera?",
    ways: `
      cuánto {symbol} tengo que vender para bajar al {amount} de la cartera
      cuántas acciones de {symbol} comprar para llegar al {amount}
      reducir {symbol} al {amount} de la cartera
      llevar el peso de {symbol} al {amount}
      reequilibrar {symbol} al {amount}
      dime cuántas {symbol} compro para que pesen el {amount}
      quiero que {symbol} sea el {amount} de mi cartera
      para que {symbol} pese un {amount} cuánto me sobra o me falta
      bajar {symbol} hasta un {amount} de peso
      subir {symbol} hasta un {amount} de peso en {account}
      cuánto me falta para tener un {amount} de la cartera en {symbol}
      cuánto tengo que comprar de {symbol} para que sea el {amount} de mi cartera
      llevar {symbol} al {amount}
      cuántas {symbol} vendo para bajar al {amount}
      quiero que {symbol} pese un {amount}, cuántos títulos son
      rebalancear {symbol} hasta el {amount} en {account}
      cuántas acciones me sobran de {symbol} si la quiero en el {amount}
      si pretendo que {symbol} suponga un {amount} del total, cuánto debo ajustar
      me faltan acciones de {symbol} para llegar al {amount} de peso
      para dejar {symbol} en un {amount} cuánto muevo
      número de títulos necesario para alcanzar una ponderación del {amount} en {symbol}
    `,
  },
  closedTrades: {
    title: "¿Cómo fueron mis operaciones cerradas?",
    ways: `
      porcentaje de aciertos de mis operaciones
      cuántas de mis ventas fueron con ganancia
      mi tasa de operaciones ganadoras {period}
      balance de las posiciones que he cerrado
      dime cuántas operaciones he ganado
      muéstrame mis operaciones cerradas {period}
      {period} cuántos trades cerré en positivo
      acierto más de lo que fallo cuando opero
      mi win rate {period}
      cuántas operaciones cerré con pérdidas en {account}
      operaciones cerradas {period}
      porcentaje de aciertos de mis trades
      qué tal me fue en lo que ya compré y vendí {period}
      cuántas operaciones he cerrado con ganancia y cuántas con pérdida
      win rate {account}
      mi mejor y mi peor trade cerrado {period}
      cuánto tiempo duran de media mis operaciones de entrada a salida
      de los trades que he cerrado {period}, cuántos salieron bien
      estadística de posiciones cerradas en {account} {period}
    `,
  },
  savingsPlan: {
    title: "¿Cuánto valdrían hoy {amount} al mes en {symbol}, aportados {period}?",
    ways: `
      {amount} al mes en {symbol} {period}
      plan de ahorro de {amount} mensuales en {symbol} {period}
      si hubiera metido {amount} cada mes en {symbol} {period}
      aportación mensual de {amount} a {symbol} {period}
      en qué se habrían convertido {amount} mensuales en {symbol} {period}
      dime cuánto tendría metiendo {amount} al mes en {symbol} {period}
      {period} ahorrando {amount} al mes en {symbol} cuánto tendría
      cuánto tendría {period} aportando {amount} mensuales a {symbol} {period}
      {symbol} {amount} mensuales {period}
      si todos los meses hubiera comprado {amount} de {symbol} {period}
      compras periódicas de {amount} mensuales de {symbol} {period}
      si hubiera metido {amount} al mes en {symbol} {period}, cuánto tendría
      dca {amount} {symbol} {period}
      cuánto habría juntado ahorrando {amount} mensuales en {symbol} {period}
      simula un plan de ahorro de {amount} mensuales en {symbol}
      aportando {amount} cada mes a {symbol} {period}, qué capital tendría ahora
      me habría salido bien ir comprando {symbol} poco a poco, {amount} al mes
      resultado de aportaciones periódicas de {amount} a {symbol} {period}
      qué habría pasado poniendo todos los meses {amount} en {symbol}
      {amount} al mes a {symbol} {period}, en cuánto se me queda
      calcúleme una inversión periódica mensual de {amount} en {symbol} {period}
    `,
  },
  incomeByMonth: {
    title: "¿Qué dividendos voy a cobrar cada mes?",
    ways: `
      mis dividendos por mes
      ingresos por dividendos mes a mes
      ingresos esperados en cada uno {period}
      cómo se reparten mis dividendos a lo largo {period}
      desglose mensual de mis dividendos
      calendario de dividendos de mi cartera por meses
      dime cuánto cobro de dividendos cada mes
      muéstrame mis dividendos mes por mes
      en qué mes cobro más dividendos
      qué meses no cobro dividendos
      cuánto me entra en dividendos cada mes en {account}
      mis rentas por dividendo repartidas por meses
      calendario mensual de mis dividendos
      dividendos mes a mes
      en qué meses cobro más dividendos
      cuánto me entra cada mes de dividendos en {account}
      hay algún mes en que no cobre nada de mis acciones
      reparto de mis dividendos por meses
      mis ingresos pasivos {period}
      cómo se distribuyen a lo largo {period} los dividendos que espero en {account}
      qué meses son buenos de dividendos para mí
      previsión de cobros por dividendos desglosada por meses
    `,
  },
  recordBuy: {
    title: "Compré {amount} {symbol} a {amount}",
    ways: `
      he comprado {amount} {symbol} a {amount} {period}
      {period} compré {amount} acciones de {symbol} a {amount} cada una
      compra de {amount} {symbol} a {amount}
      registra una compra de {amount} {symbol} a {amount}
      anota que compré {amount} {symbol} por {amount} en mi {account}
      añade {amount} {symbol} a {amount} a mi cartera
      apunta la compra de {amount} {symbol} a {amount}
      compra {amount} {symbol} precio {amount} comisión {amount}
      compré {amount} {symbol} {period}
      compré {amount} {symbol} al cierre {period}
      puedes anotar que compré {amount} {symbol} a {amount}
      compré {amount} {symbol} por {amount} {period}, comisión {amount}
      acabo de comprar {amount} {symbol} a {amount}
      {period} entré en {symbol} con {amount} acciones a {amount}
      me compré {amount} acciones de {symbol} a {amount}
      registra que adquirí {amount} {symbol} a {amount} {period}
      apúntame {amount} {symbol} compradas a {amount}
      nueva compra {amount} {symbol} a {amount} en {account}
      he comprado {amount} {symbol} a {amount}
      apunta una compra de {amount} acciones de {symbol} a {amount}
      compra {symbol} {amount} a {amount} {period}, ya hecha
      acabo de pillar {amount} de {symbol} a {amount} en {account}
      registra que compré {amount} {symbol} {period} a {amount} {currency}
      añade a mi cartera {amount} {symbol} que adquirí a {amount}
      me hice con {amount} títulos de {symbol} {period}, pagué {amount} por cada uno
      puedes anotar que entré en {symbol} con {amount} acciones a {amount}
      {period} metí en {account} {amount} {symbol} a {amount}, apúntalo
      quisiera registrar la adquisición de {amount} títulos de {symbol} a {amount} {currency}
    `,
  },
  recordSell: {
    title: "Vendí {amount} {symbol} a {amount}",
    ways: `
      he vendido {amount} {symbol} a {amount} {period}
      {period} vendí {amount} acciones de {symbol} a {amount} cada una
      venta de {amount} {symbol} a {amount}
      registra una venta de {amount} {symbol} a {amount}
      anota que vendí {amount} {symbol} por {amount} en mi {account}
      apunta la venta de {amount} {symbol} a {amount}
      venta {amount} {symbol} precio {amount} comisión {amount}
      vendí {amount} {symbol} {period}
      vendí {amount} {symbol} al cierre {period}
      vendí {amount} {symbol} por {amount} {period}, comisión {amount}
      acabo de vender {amount} {symbol} a {amount}
      {period} me deshice de {amount} {symbol} a {amount}
      me quité {amount} acciones de {symbol} a {amount}
      registra que vendí {amount} {symbol} a {amount} {period}
      apúntame {amount} {symbol} vendidas a {amount}
      nueva venta {amount} {symbol} a {amount} en {account}
      he vendido {amount} {symbol} a {amount}
      apunta una venta de {amount} acciones de {symbol} a {amount}
      venta {symbol} {amount} a {amount}, ya ejecutada
      acabo de soltar {amount} de {symbol} a {amount} en {account}
      registra que vendí {amount} {symbol} {period} a {amount} {currency}
      me deshice de {amount} títulos de {symbol} {period}, a {amount} cada uno
      anota que salí de {symbol}, {amount} acciones a {amount}
      puedes apuntar que {period} liquidé {amount} {symbol} a {amount}
      descuenta de {account} {amount} {symbol}, las vendí a {amount}
      deseo dar de alta una venta de {amount} títulos de {symbol} a {amount}
    `,
  },
  recordDividend: {
    title: "{symbol} me pagó un dividendo de {amount}",
    ways: `
      dividendo {symbol} {amount} {period}
      cobré {amount} de dividendo de {symbol} {period}
      registra un dividendo de {amount} de {symbol}
      he recibido {amount} en dividendos de {symbol}
      {symbol} me ha pagado {amount} {period}
      apunta un dividendo de {symbol} de {amount}
      me llegó el dividendo de {symbol} de {amount}
      {period} me entraron {amount} del dividendo de {symbol}
      anota {amount} de dividendo de {symbol} en {account}
      me han abonado {amount} de dividendos de {symbol}
      {symbol} repartió y me tocaron {amount}
      nuevo dividendo de {symbol} por {amount}
      he cobrado {amount} de dividendo de {symbol}
      me han ingresado {amount} {currency} por el dividendo de {symbol}
      registra {amount} de dividendos de {symbol} en {account}
      {symbol} me ha soltado {amount} de dividendo {period}
      acaba de llegar el dividendo de {symbol}, {amount}, anótalo
      puedes anotar que {symbol} me abonó {amount} en dividendos {period}
      a ver, me cayeron {amount} de dividendo de {symbol}, apúntalo
      le ruego anote el cobro de un dividendo de {symbol} por importe de {amount}
    `,
  },
  recordDeposit: {
    title: "Ingresé {amount}",
    ways: `
      ingreso de {amount} {period}
      {period} transferí {amount} a mi {account}
      registra un ingreso de {amount}
      he ingresado {amount} en la cuenta {period}
      depósito de {amount} {period}
      deposité {amount} en mi {account}
      acabo de meter {amount} en la cuenta
      {period} metí {amount} en {account}
      apunta un depósito de {amount}
      anota que aporté {amount} a {account}
      hice una transferencia de {amount} a {account} {period}
      nueva aportación de {amount}
      he metido {amount} en {account}
      apunta un ingreso de {amount}
      aportación de {amount} {currency} {period}
      acabo de transferir {amount} a {account}
      registra que aporté {amount} {currency} {period}
      {period} puse {amount} más en el bróker
      anota una transferencia de entrada de {amount} en {account}
      puedes apuntar que he añadido {amount} de efectivo
      he pasado {amount} del banco a {account}, apúntalo
      quisiera registrar un depósito de {amount} {currency} realizado {period}
    `,
  },
  recordWithdrawal: {
    title: "Retiré {amount}",
    ways: `
      retirada de {amount} {period}
      {period} saqué {amount} de mi {account}
      registra una retirada de {amount}
      he sacado {amount} de la cuenta {period}
      retiro de {amount} {period}
      acabo de sacar {amount} de la cuenta
      {period} retiré {amount} de {account}
      apunta un retiro de {amount}
      anota que saqué {amount} {period}
      me llevé {amount} de {account} al banco
      nueva retirada de {amount}
      he sacado {amount} de {account}
      apunta una retirada de {amount}
      reintegro de {amount} {currency} {period}
      acabo de pasar {amount} de {account} a mi banco
      registra que saqué {amount} {currency} {period}
      {period} me llevé {amount} del bróker
      anota una transferencia de salida de {amount} desde {account}
      puedes apuntar que he quitado {amount} de efectivo
      me he sacado {amount} para unos gastos, apúntalo
      deseo registrar una disposición de efectivo de {amount}
    `,
  },
  recordInterest: {
    title: "Recibí intereses de {amount}",
    ways: `
      intereses {amount} {period}
      registra intereses de {amount}
      me pagaron {amount} de intereses en mi {account}
      recibí {amount} de intereses {period}
      he recibido {amount} de intereses
      me han abonado {amount} de intereses
      {period} cobré {amount} de intereses
      apunta {amount} de intereses en {account}
      anota que cobré intereses por {amount}
      la cuenta me dio {amount} de intereses {period}
      nuevo abono de intereses de {amount}
      me han pagado {amount} de intereses
      intereses {amount} {currency} {period}
      he cobrado {amount} por el efectivo de {account} {period}
      registra un abono de intereses de {amount}
      el bróker me dio {amount} {currency} por tener dinero parado {period}
      anota que {period} me entraron {amount} de intereses
      puedes apuntar {amount} de remuneración del saldo en {account}
      me han caído {amount} de intereses, apúntalos
      le agradecería que registrara unos intereses abonados de {amount} {currency}
    `,
  },
  recordFee: {
    title: "Pagué una comisión de {amount}",
    ways: `
      comisión de {amount} {period}
      registra una comisión de {amount}
      me cobraron {amount} de custodia {period}
      {amount} de gastos en mi {account}
      me cobraron {amount} de comisión
      {period} pagué {amount} de comisiones
      apunta una comisión de {amount} en {account}
      anota que pagué {amount} de gastos
      el bróker me ha cobrado {amount} {period}
      nuevo cargo por comisión de {amount}
      me han cobrado {amount} de comisión
      comisión custodia {amount} {period}
      el bróker me ha clavado {amount} {currency} de gastos
      registra {amount} de comisiones {period}
      anota un gasto de mantenimiento de {amount} en {account}
      {period} pagué {amount} por la custodia, añádelo
      puedes apuntar que me descontaron {amount} de gastos del bróker
      otros {amount} que me han soplado en comisiones, apúntalo
      quisiera dejar registrado un cargo por comisiones de {amount} {currency}
    `,
  },
  alertHigh: {
    title: "Avísame cuando {symbol} marque un nuevo máximo de 52 semanas",
    ways: `
      alerta cuando {symbol} haga un nuevo máximo
      notifícame si {symbol} supera su máximo anual
      aviso de nuevo máximo de {symbol}
      dime cuando {symbol} rompa máximos anuales
      me avisas si {symbol} hace un nuevo máximo
      ponme una alerta de máximo anual en {symbol}
      {symbol} alerta nuevo máximo
      si {symbol} marca máximos {period} avísame
      quiero saber en cuanto {symbol} alcance un nuevo máximo anual
      avísame si {symbol} hace máximos anuales
      alerta máximo 52 semanas {symbol}
      dime cuando {symbol} rompa su máximo {period}
      quiero enterarme si {symbol} marca el precio más alto {period}
      puedes avisarme cuando {symbol} supere su techo de 52 semanas
      si {symbol} rompe máximos {period} me das un toque
      crea una alarma por si {symbol} toca su punto más alto {period}
      deseo ser informado cuando {symbol} registre un máximo anual
    `,
  },
  alertLow: {
    title: "Avísame cuando {symbol} marque un nuevo mínimo de 52 semanas",
    ways: `
      alerta cuando {symbol} haga un nuevo mínimo
      notifícame si {symbol} cae a su mínimo anual
      aviso de nuevo mínimo de {symbol}
      dime cuando {symbol} rompa mínimos anuales
      me avisas si {symbol} hace un nuevo mínimo
      ponme una alerta de mínimo anual en {symbol}
      {symbol} alerta nuevo mínimo
      si {symbol} marca mínimos {period} avísame
      quiero saber en cuanto {symbol} caiga a un nuevo mínimo anual
      avísame si {symbol} hace mínimos anuales
      alerta mínimo 52 semanas {symbol}
      dime cuando {symbol} pierda su mínimo {period}
      quiero enterarme si {symbol} cae a su precio más bajo {period}
      puedes avisarme cuando {symbol} rompa su suelo de 52 semanas
      mándame una notificación si {symbol} pierde los mínimos de un año {period}
      si {symbol} se va a mínimos {period} me das un toque
      crea una alarma por si {symbol} toca su punto más bajo {period}
      le agradecería una notificación en caso de que {symbol} registre un mínimo anual
    `,
  },
  alertVolume: {
    title: "Avísame cuando {symbol} negocie {amount} veces su volumen habitual",
    ways: `
      alerta de volumen de {symbol} a {amount} veces la media
      notifícame si el volumen de {symbol} es {amount} veces lo normal
      aviso de volumen inusual de {symbol} {amount}
      dime cuando {symbol} mueva {amount} veces su volumen normal
      me avisas si el volumen de {symbol} se multiplica por {amount}
      ponme una alerta de volumen en {symbol} de {amount} veces
      {symbol} alerta volumen {amount}
      si {symbol} negocia {amount} veces más de lo habitual avísame
      quiero un aviso si {symbol} tiene {amount} veces su volumen medio
      avísame si {symbol} tiene un volumen anormal
      alerta volumen {symbol}
      dime cuando se negocie en {symbol} {amount} veces lo normal
      ponme un aviso si el volumen de {symbol} se multiplica por {amount}
      quiero enterarme si de repente se mueven muchísimas más acciones de {symbol} que de costumbre
      puedes avisarme de picos de volumen en {symbol} y {other}
      notifícame si la contratación de {symbol} supera {amount} veces su media
      a ver, si entra mucho papel en {symbol} me das un toque
      crea una alarma de volumen inusual para {symbol}
      quisiera recibir aviso si {symbol} alcanza {amount} veces su negociación media
    `,
  },
  alertEarnings: {
    title: "Avísame antes de los resultados de {symbol}",
    ways: `
      alerta antes de que {symbol} presente resultados
      recuérdame {amount} días antes de los resultados de {symbol}
      pon una alerta de resultados de {symbol}
      avísame un día antes de que {symbol} publique cuentas
      me avisas antes de que reporte {symbol}
      {symbol} alerta resultados
      recuérdame los resultados de {symbol}
      ponme un recordatorio para cuando presente {symbol}
      si {symbol} va a presentar resultados avísame antes
      que no se me pase el reporte de {symbol} avísame {amount} días antes
      alerta resultados {symbol}
      avísame {amount} días antes de que presente {symbol}
      ponme un recordatorio para las cuentas de {symbol} y {other}
      que no se me pase cuando {symbol} publique números, dame un aviso
      puedes avisarme cuando se acerquen los resultados de {symbol}
      notifícame con {amount} días de antelación los earnings de {symbol}
      quiero un aviso la víspera de que {symbol} dé resultados
      un toque antes de que {symbol} saque cuentas {period}
      deseo recibir un recordatorio previo a la presentación de resultados de {symbol}
    `,
  },
  alertDividend: {
    title: "Avísame antes del día ex-dividendo de {symbol}",
    ways: `
      alerta antes del dividendo de {symbol}
      recuérdame {amount} días antes del dividendo de {symbol}
      pon una alerta de dividendo de {symbol}
      avísame un día antes de que {symbol} descuente el dividendo
      me avisas antes de que {symbol} corte dividendo
      {symbol} alerta dividendo
      recuérdame la fecha ex dividendo de {symbol}
      ponme un recordatorio del dividendo de {symbol}
      si {symbol} va a descontar dividendo avísame antes
      que no se me pase el dividendo de {symbol} avísame {amount} días antes
      recuérdame la fecha ex de {symbol}
      alerta dividendo {symbol}
      avísame {amount} días antes de que {symbol} corte cupón
      ponme un recordatorio para el ex-dividendo de {symbol} y {other}
      que no se me pase {period} para tener derecho al dividendo de {symbol}, avísame
      se puede poner un recordatorio del corte de cupón de {symbol}
      notifícame con {amount} días de antelación el ex-date de {symbol}
      {period} antes de que {symbol} descuente el dividendo, mándame un aviso
      un toque antes de que {symbol} vaya ex {period}
      le ruego me recuerde con antelación el descuento del dividendo de {symbol}
    `,
  },
  removeAlert: {
    title: "Elimina mi alerta",
    ways: `
      borra mi alerta de {symbol}
      quita la alerta de {symbol}
      desactiva la alerta de {symbol}
      cancela mi aviso de {symbol}
      no me avises más de {symbol}
      ya no quiero la alerta de {symbol}
      elimina el aviso de {symbol}
      deja de avisarme de {symbol}
      quita mis alertas
      {symbol} quitar alerta
      borra mis alertas
      ya no me avises de {symbol}
      cancela el aviso de {symbol}
      desactiva la alarma que puse en {symbol}
      cómo quito una alerta
      puedes eliminar el aviso de precio de {symbol}
      no quiero recibir más notificaciones de {symbol}
      deja de darme la tabarra con {symbol}, quita el aviso
      solicito la baja de la alerta configurada para {symbol}
    `,
  },
  correctTransaction: {
    title: "Corregir o eliminar un movimiento",
    ways: `
      deshaz mi última entrada
      me equivoqué al registrar una compra
      borra el último movimiento
      corrige el precio de mi compra de {symbol}
      esa anotación estaba mal
      elimina la venta de {symbol} que registré
      modificar una operación registrada
      me equivoqué en la compra de {symbol}
      borra la operación que apunté {period}
      elimina la compra de {symbol} que registré {period}
      quiero corregir un movimiento de {account}
      lo de {symbol} lo apunté mal
      cambia el precio de la última operación a {amount}
      borra la última operación
      me equivoqué al apuntar la compra de {symbol}
      cambia el precio de mi compra de {symbol} a {amount}
      elimina el movimiento de {symbol} {period}
      editar una operación registrada en {account}
      hay un error en lo que anoté {period}, cómo lo arreglo
      se puede modificar una operación ya metida
      la venta de {symbol} está mal apuntada, eran {amount}
      eso que apunté antes no vale, bórralo
      solicito rectificar un apunte de {account} {period}
    `,
  },
  writeNote: {
    title: "Escribir una nota sobre {symbol}",
    ways: `
      añade una nota a {symbol}
      apunta que el margen de {symbol} ha bajado
      tomar una nota
      escribe un comentario sobre {symbol}
      quiero escribir una nota de {symbol}
      apúntame una cosa sobre {symbol}
      nueva nota para {symbol}
      guarda esta nota en {symbol}
      déjame anotar algo de {symbol}
      crea una nota
      apunta algo sobre {symbol}
      nueva nota {symbol}
      guarda un comentario en {symbol}
      quiero dejar escrito por qué compré {symbol}
      cómo escribo un apunte sobre {symbol}
      puedo anotar mis ideas acerca de {symbol}
      toma nota de lo que pienso de {symbol}, para no olvidarme
      apúntame una cosilla de {symbol}
      deseo redactar una anotación personal referente a {symbol}
    `,
  },
};
