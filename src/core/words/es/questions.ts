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
      cuánto vale la acción ahora mismo
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
      {symbol} histórico de precios
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
    `,
  },
  bestWorstDay: {
    title: "¿Cuál fue el mejor y el peor día de {symbol}?",
    ways: `
      mejor mes de {symbol} {period}
      mejor día de {symbol} {period}
      peor jornada de {symbol} {period}
      {symbol} mayor caída en un día
      mayor subida diaria de {symbol}
      qué día subió más {symbol} {period}
      cuándo se pegó {symbol} el mayor batacazo en una sola sesión
      el movimiento más grande de {symbol} en una jornada
      la peor sesión bursátil de la acción
      cuál ha sido el mayor desplome de {symbol} en un solo día
      máxima alza en un día de {symbol}
      en qué fecha se disparó más {symbol}
      {period} cuál fue el día más negro de {symbol}
      dime el mejor y el peor día de {symbol} {period}
      {symbol} día récord de subida
      cuál fue la jornada más alcista de {symbol} {period}
      qué día le fue peor a {symbol} {period}
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
      a cuánto está {symbol} de sus mínimos del año
      entre qué precios se ha movido {symbol}
      techo y piso de {symbol} en las últimas 52 semanas
      {symbol} 52w high low
      {symbol} máximo y mínimo anual
      dime el tope y el suelo de {symbol} en el último año
      {period} entre qué máximo y qué mínimo cotizó {symbol}
      en qué parte de su rango anual está {symbol}
      está {symbol} en mínimos del año
      precio máximo y precio mínimo de {symbol} {period}
    `,
  },
  record: {
    title: "¿Cuál es el máximo histórico de {symbol}?",
    ways: `
      máximo histórico de {symbol}
      {symbol} ath
      récord de {symbol} de todos los tiempos
      cuánto le falta a {symbol} para su máximo histórico
      a qué distancia está {symbol} de su récord
      {symbol} all time high
      cuánto ha caído {symbol} desde máximos históricos
      lo más alto que ha llegado nunca la acción
      mínimo histórico de {symbol}
      está {symbol} en récord histórico
      lo más bajo que ha estado {symbol} en toda su historia
      cuánto ha llegado a valer {symbol} como mucho
      ha hecho {symbol} un nuevo récord histórico {period}
      dime el precio más alto de la historia de {symbol}
      {symbol} pico histórico
      cuándo marcó {symbol} su máximo de todos los tiempos
      está {symbol} lejos de su mejor precio histórico
    `,
  },
  volume: {
    title: "¿Qué volumen se negocia de {symbol}?",
    ways: `
      volumen de {symbol}
      {symbol} volumen medio
      cuántas acciones de {symbol} se han negociado hoy
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
      per de los últimos doce meses de {symbol}
      p/u de {symbol}
      tiene {symbol} un per alto
      muéstrame el múltiplo de beneficios de {symbol}
      cuántas veces sus ganancias vale {symbol}
      precio utilidad {symbol}
      qué pe tiene {symbol} ahora mismo
      a qué per está cotizando {symbol}
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
      a cuántas veces las ganancias del próximo año cotiza {symbol}
      per previsto de {symbol} según las estimaciones
      múltiplo sobre utilidades proyectadas de {symbol}
      per prospectivo de {symbol}
      qué pe forward tiene {symbol}
      dime el per estimado para el año que viene de {symbol}
      {symbol} per próximo año
      {symbol} p/e proyectado
      a qué per cotizaría {symbol} con los beneficios futuros
      es bajo el per esperado de {symbol}
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
      último día para comprar {symbol} con derecho a dividendo
      ex date {symbol}
      {symbol} fecha de pago dividendo
      dime cuándo toca el dividendo de {symbol}
      para cuándo es el dividendo de {symbol}
      paga {symbol} dividendo {period}
      cuándo corta cupón {symbol}
      qué día se pone {symbol} ex dividendo
    `,
  },
  dividendGrowth: {
    title: "¿Ha subido {symbol} su dividendo?",
    ways: `
      crecimiento del dividendo de {symbol}
      {symbol} historial de dividendos
      cuántos años lleva {symbol} aumentando el dividendo
      ha recortado {symbol} el dividendo alguna vez
      es {symbol} una aristócrata del dividendo
      histórico de dividendos de la acción
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
      cumplió la empresa con el consenso el último trimestre
      resultados publicados de {symbol} contra lo esperado
      quedó {symbol} por debajo de las estimaciones en su último balance
      dime si {symbol} superó lo esperado
      fueron buenos los resultados de {symbol}
      {symbol} resultados {period} vs estimaciones
      sorprendió {symbol} con su último trimestre
      qué resultados presentó {symbol} {period}
      pinchó {symbol} en los últimos resultados
    `,
  },
  earningsExpected: {
    title: "¿Qué resultados se esperan de {symbol}?",
    ways: `
      estimaciones de beneficio de {symbol}
      {symbol} bpa estimado
      qué se espera de los próximos resultados de {symbol}
      expectativas de ganancias de {symbol} para el próximo trimestre
      consenso de ingresos esperado para {symbol}
      eps esperado de {symbol}
      cuánto esperan los analistas que gane {symbol} este trimestre
      previsión de ventas de la empresa para el siguiente reporte
      pronóstico de utilidades de {symbol} de los analistas
      qué cifras se prevén para {symbol} cuando reporte
      {symbol} earnings estimates
      cuánto se prevé que gane {symbol}
      dime las previsiones de resultados de {symbol}
      {symbol} estimaciones próximo trimestre
      qué espera el mercado de las cuentas de {symbol}
      se espera que {symbol} gane más {period}
      muéstrame el consenso de bpa y ventas de {symbol}
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
      ha dividido {symbol} sus acciones alguna vez
      en qué proporción fue el split de {symbol}
      {symbol} contra split
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
      vende {symbol} más que el año pasado
      dime cuánto crece {symbol} en ingresos
      {symbol} crecimiento de la facturación
      suben o bajan los ingresos de {symbol}
      crecimiento interanual de las ventas de {symbol}
      va {symbol} a más o a menos en ventas
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
      cuántas acciones existen de {symbol} en total
      acciones en el mercado de {symbol}
      se ha diluido el capital de {symbol}
      dime el número de acciones en circulación de {symbol}
      {symbol} acciones en circulación
      en cuántas acciones se divide {symbol}
      emite {symbol} acciones nuevas
      muéstrame el free float de {symbol}
      ha aumentado el número de acciones de {symbol} {period}
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
    `,
  },
  overview: {
    title: "¿Qué puedo saber de {symbol}?",
    ways: `
      háblame de {symbol}
      analiza {symbol}
      todo sobre {symbol}
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
      dime todo lo que tengas de {symbol}
      muéstrame la ficha de {symbol}
      quiero conocer más de {symbol}
      {symbol} resumen
      qué onda con {symbol}
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
      algún banco ha cambiado su rating de {symbol} últimamente
      le bajaron la nota a {symbol}
      qué firmas subieron o recortaron su calificación de {symbol}
      revisiones recientes de analistas de {symbol}
      le subieron la recomendación a {symbol} {period}
      {period} qué analistas cambiaron de opinión sobre {symbol}
      {symbol} cambios de rating
      dime si alguien ha rebajado la recomendación de {symbol}
      ha mejorado algún analista su consejo sobre {symbol}
      muéstrame las últimas subidas y bajadas de rating de {symbol}
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
      dónde leo el 10k de {symbol}
      presentaciones regulatorias de {symbol}
      8-k de {symbol}
      muéstrame los documentos de {symbol} en la sec
      {symbol} informe anual {period}
      {symbol} filings
      ha presentado {symbol} algo ante el regulador {period}
      dónde veo los reportes oficiales de {symbol}
      dime los últimos informes registrados por {symbol}
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
    `,
  },
  impliedMove: {
    title: "¿Qué movimiento descuentan las opciones de {symbol}?",
    ways: `
      movimiento implícito de {symbol}
      {symbol} implied move
      qué movimiento esperan las opciones en {symbol}
      volatilidad implícita de {symbol}
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
    `,
  },
  marketToday: {
    title: "¿Cómo van los mercados?",
    ways: `
      cómo va la bolsa {period}
      mercados hoy
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
      qué mueve hoy a las bolsas
      prensa financiera del día
      noticias de finanzas e inversión {period}
      qué ha pasado en el mundo de la bolsa
      dime las noticias de la bolsa
      muéstrame las noticias financieras {period}
      {period} qué noticias hubo en los mercados
      hay algo importante en los mercados {period}
      qué se cuenta por la bolsa
      titulares de los mercados {period}
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
      qué acciones se han disparado hoy
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
      qué acciones se han desplomado hoy
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
    `,
  },
  active: {
    title: "¿Cuáles son las acciones más negociadas?",
    ways: `
      acciones más activas
      acciones con más volumen hoy
      valores más negociados de la bolsa
      most active
      qué acciones están de moda
      acciones en tendencia
      trending stocks
      qué se está operando más en el mercado
      papeles más operados de la rueda
      de qué acciones está hablando todo el mundo
      las más buscadas por los inversores
      dónde se concentra el volumen de la bolsa
      dime qué acciones se negocian más {period}
      {period} cuáles fueron las acciones más movidas
      muéstrame los valores con más volumen
      qué se está negociando más {period}
      acciones de moda {period}
      en qué acciones hay más movimiento {period}
    `,
  },
  sectorMoves: {
    title: "¿Qué sectores suben y cuáles bajan?",
    ways: `
      qué sectores suben {period}
      rendimiento por sectores del mercado
      sectores bursátiles hoy
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
      hay mercado hoy o es festivo
      horario de premarket y after hours
      dime el horario de {exchange}
      abre {exchange} {period}
      {period} hay bolsa
      a qué hora empieza a operar {exchange}
      ya cerró {exchange}
      muéstrame los días en que no abre {exchange}
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
      reportes trimestrales de la semana
      qué grandes empresas anuncian ganancias
      dime quién presenta resultados {period}
      {period} qué empresas reportan
      muéstrame el calendario de resultados
      hay resultados importantes {period}
      a qué empresas les toca reportar {period}
      presentaciones de resultados {period}
    `,
  },
  dividendCalendar: {
    title: "¿Qué acciones descuentan dividendo?",
    ways: `
      calendario de dividendos {period}
      qué acciones descuentan dividendo {period}
      qué empresas pagan dividendos {period}
      acciones ex dividendo de la semana
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
      cuántos {other} me dan por un {currency}
      paridad {currency} {other}
      conversor de divisas, {amount} son cuántos {currency}
      dime el cambio de {currency} {period}
      a cómo está {currency} {period}
      pásame {amount} a {currency}
      {currency} tipo de cambio
      está subiendo {currency} {period}
      muéstrame la cotización de {currency} {period}
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
    `,
  },
  portfolioValue: {
    title: "¿Cuánto vale mi cartera?",
    ways: `
      todo lo que tengo en {currency}
      valor de mi cartera {period}
      cuánto dinero tengo en total
      valor total de mi portafolio
      cuánto tengo en {account}
      cuánto vale todo lo mío en {currency}
      saldo de mi cuenta {account}
      mi patrimonio
      cuánta plata tengo invertida a valor de hoy
      cuánto valía mi portfolio {period}
      a cuánto ascienden mis inversiones
      mi capital total {period}
      cuánto suman todas mis cuentas
      dime cuánto vale mi cartera
      {period} cuánto valía mi cartera
      muéstrame el valor total de mis inversiones en {currency}
      con cuánto dinero cuento en total
      cuánto hay en {account}
      cuánto tengo sumándolo todo
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
      enséñame todo lo que tengo
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
      cuál es mi posición más grande
      pesos de mi cartera de mayor a menor
      mis inversiones más importantes por tamaño
      dónde está la mayor parte de mi plata
      dime en qué acción tengo más dinero
      muéstrame mis posiciones más gordas
      qué pesa más en mi cartera
      mis acciones más grandes en {account}
      qué es lo que más tengo
      en qué empresas tengo metida más plata
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
      cuánto ocupa {symbol} de todas mis inversiones
      {symbol} peso en cartera
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
      cuánto ganaría de golpe si cerrara todo lo que tengo
      utilidad no realizada de mis posiciones abiertas
      p&l abierto de mi cartera
      plusvalía latente total de todo lo mío
      dime cuánto tengo en ganancias latentes
      muéstrame mis plusvalías sin realizar
      tengo ganancias latentes en {account}
      plusvalías no materializadas de mi cartera
      cuánto llevo ganado sin haber vendido
      resultado latente de mis posiciones
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
    `,
  },
  portfolioGain: {
    title: "¿Cuánto dinero gano o pierdo?",
    ways: `
      cuánto he ganado {period}
      cuánto dinero he perdido {period}
      voy ganando o perdiendo en total
      mis ganancias totales {period}
      cómo va mi cartera hoy
      cuánta plata gané con todo
      cuánta pasta llevo ganada
      mi balance de ganancias y pérdidas en {account}
      mi p&l total
      estoy en verde o en rojo
      cuánto ha subido mi cartera en dinero
      cuánto me dejé hoy en la bolsa
      dime cuánto llevo ganado
      {period} cuánto gané
      he ganado dinero {period}
      he perdido plata {period}
      muéstrame mis ganancias y pérdidas {period}
      cuánto dinero he hecho con {account}
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
      cuánto dinero me han dado mis acciones en dividendos hasta ahora
      cuánto me pagaron de dividendo
      suma de los dividendos que me abonaron
      dime qué dividendos he cobrado
      {period} cuánto cobré en dividendos
      muéstrame los dividendos que me pagaron {period}
      he recibido dividendos {period}
      me pagó dividendo {symbol} {period}
      total de dividendos ingresados {period}
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
      tasa de dividendos de todo lo que tengo
      dime el yield de mi cartera
      muéstrame mi rentabilidad por dividendo
      qué porcentaje saco en dividendos de mi cartera
      mi rendimiento por dividendos en {account}
      es alto el dividend yield de mi cartera
      qué yield medio llevan mis acciones
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
      saldos de todas mis cuentas, una por una
      dime cuánto tengo en cada cuenta
      muéstrame mis cuentas
      en qué bróker tengo más dinero
      cuántas cuentas tengo
      en qué cuentas tengo {symbol}
      mi dinero cuenta por cuenta
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
      registro de todo lo que he operado
      mis últimos movimientos en bolsa
      extracto de operaciones de {account}
      mis compras y ventas {period}
      dime qué operaciones hice {period}
      {period} qué movimientos tuve
      muéstrame el historial de operaciones
      he operado con {symbol} {period}
      listado de movimientos de {account}
      todas mis operaciones de {symbol}
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
      cuánto he aportado en total
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
    `,
  },
  correlation: {
    title: "¿Qué correlación tienen mis posiciones?",
    ways: `
      correlación entre {symbol} y {other} {period}
      correlación de mi cartera
      mis acciones se mueven todas a la vez
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
      mis posiciones van todas en la misma dirección
      cuáles de mis acciones se parecen más en sus movimientos
    `,
  },
  whatMoved: {
    title: "¿Qué ha movido mi cartera?",
    ways: `
      por qué baja mi cartera {period}
      por qué sube mi portafolio
      qué ha movido mi cartera {period}
      por qué estoy perdiendo dinero
      qué acciones me han hecho ganar o perder más hoy
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
      el día que más perdí {period}
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
    `,
  },
  whatIfSell: {
    title: "¿Qué pasaría si vendiera {symbol}?",
    ways: `
      qué pasa si vendo {symbol}
      si vendo {amount} de {symbol}
      cuánto me quedaría si vendo {symbol}
      simula la venta de {amount} de {symbol}
      cuánto ganaría vendiendo {symbol} hoy
      cómo quedaría mi cartera sin {symbol}
      y si me deshago de {amount} de {symbol}
      si liquidara mi posición en {symbol}, qué plusvalía tendría
      qué ocurriría si cerrara {symbol}
      cuánto sacaría por mis {symbol} al venderlas
      dime qué pasa si me quito {symbol}
      cuánto me darían por mis {symbol}
      y si vendo todo lo de {symbol}
      qué gano o pierdo si cierro {symbol}
      si vendiera {symbol} en {account} qué pasaría
      muéstrame mi cartera si vendiera {amount} de {symbol}
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
    `,
  },
  invested: {
    title: "¿Cuánto valdrían hoy {amount} invertidos en {symbol}?",
    ways: `
      y si hubiera metido {amount} en {symbol} {period}
      si hubiera invertido {amount} en {symbol} {period}
      cuánto tendría ahora si hubiera comprado {symbol} {period}
      {amount} en {symbol} {period} cuánto serían hoy
      cuánto valdrían hoy {amount} invertidos en {symbol}
      en cuánto se habrían convertido {amount} metidos en {symbol}
      de haber puesto {amount} en {symbol}, cuánto tendría
      qué habría ganado con {amount} en {symbol}
      si hubiese metido {amount} en {symbol} desde el principio
      ojalá hubiera entrado en {symbol}, cuánta plata tendría con {amount}
      simulación histórica de {amount} en {symbol}
      {amount} en {symbol} {period}
      dime cuánto tendría si hubiera metido {amount} en {symbol} {period}
      {period} metía {amount} en {symbol} y hoy cuánto tendría
      si {period} hubiera puesto {amount} en {symbol}
      cuánto serían ahora {amount} puestos en {symbol} {period}
      cuánto habría ganado con {amount} de {symbol} {period}
      muéstrame cuánto habrían crecido {amount} en {symbol} {period}
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
      ver todas mis notas
      qué había puesto yo en las notas de {symbol}
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
      dónde estará {symbol} dentro de cinco años
      qué acciones van a subir mañana
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
    `,
  },
  cannotOrder: {
    title: "¿Se puede comprar o vender {symbol} desde aquí?",
    ways: `
      compra {amount} de {symbol}
      vende {amount} de {symbol}
      vende todas mis {symbol}
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
    `,
  },
  cannotKnow: {
    title: "¿Qué preguntas no tienen que ver con mis inversiones?",
    ways: `
      qué tiempo hace hoy
      va a llover mañana
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
    `,
  },
  estimateChanges: {
    title: "¿Se han revisado al alza o a la baja las estimaciones de {symbol}?",
    ways: `
      revisiones de las estimaciones de {symbol}
      han subido los analistas sus previsiones de beneficio de {symbol}
      se ha recortado últimamente la estimación de BPA de {symbol}
      evolución del consenso sobre {symbol} en el último mes
      suben las previsiones de ingresos de {symbol}
      dime si han subido las previsiones para {symbol}
      {symbol} revisión de estimaciones
      han bajado las estimaciones de {symbol} {period}
      están recortando los analistas lo que esperan que gane {symbol}
      muéstrame cómo han cambiado las previsiones de {symbol}
      {period} se revisó al alza el bpa esperado de {symbol}
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
      cuánto tendría hoy aportando {amount} mensuales a {symbol} {period}
      {symbol} {amount} mensuales {period}
      si todos los meses hubiera comprado {amount} de {symbol} {period}
      compras periódicas de {amount} mensuales de {symbol} {period}
    `,
  },
  incomeByMonth: {
    title: "¿Qué dividendos voy a cobrar cada mes?",
    ways: `
      mis dividendos por mes
      ingresos por dividendos mes a mes
      ingresos esperados en cada uno de los próximos doce meses
      cómo se reparten mis dividendos a lo largo del año
      desglose mensual de mis dividendos
      calendario de dividendos de mi cartera por meses
      dime cuánto cobro de dividendos cada mes
      muéstrame mis dividendos mes por mes
      en qué mes cobro más dividendos
      qué meses no cobro dividendos
      cuánto me entra en dividendos cada mes en {account}
      mis rentas por dividendo repartidas por meses
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
      compré {amount} {symbol} por {amount} en total, comisión {amount}
      acabo de comprar {amount} {symbol} a {amount}
      {period} entré en {symbol} con {amount} acciones a {amount}
      me compré {amount} acciones de {symbol} a {amount}
      registra que adquirí {amount} {symbol} a {amount} {period}
      apúntame {amount} {symbol} compradas a {amount}
      nueva compra {amount} {symbol} a {amount} en {account}
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
      vendí {amount} {symbol} por {amount} en total, comisión {amount}
      acabo de vender {amount} {symbol} a {amount}
      {period} me deshice de {amount} {symbol} a {amount}
      me quité {amount} acciones de {symbol} a {amount}
      registra que vendí {amount} {symbol} a {amount} {period}
      apúntame {amount} {symbol} vendidas a {amount}
      nueva venta {amount} {symbol} a {amount} en {account}
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
      si {symbol} marca máximos del año avísame
      quiero saber en cuanto {symbol} alcance un nuevo máximo anual
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
      si {symbol} marca mínimos del año avísame
      quiero saber en cuanto {symbol} caiga a un nuevo mínimo anual
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
      bórrame todas las alertas
      elimina el aviso de {symbol}
      deja de avisarme de {symbol}
      quita mis alertas
      {symbol} quitar alerta
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
    `,
  },
};
