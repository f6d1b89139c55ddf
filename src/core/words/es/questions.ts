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
    `,
  },
  closedTrades: {
    title: "¿Cómo fueron mis operaciones cerradas?",
    ways: `
      porcentaje de aciertos de mis operaciones
      cuántas de mis ventas fueron con ganancia
      mi tasa de operaciones ganadoras {period}
      balance de las posiciones que he cerrado
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
    `,
  },
  recordFee: {
    title: "Pagué una comisión de {amount}",
    ways: `
      comisión de {amount} {period}
      registra una comisión de {amount}
      me cobraron {amount} de custodia {period}
      {amount} de gastos en mi {account}
    `,
  },
  alertHigh: {
    title: "Avísame cuando {symbol} marque un nuevo máximo de 52 semanas",
    ways: `
      alerta cuando {symbol} haga un nuevo máximo
      notifícame si {symbol} supera su máximo anual
      aviso de nuevo máximo de {symbol}
    `,
  },
  alertLow: {
    title: "Avísame cuando {symbol} marque un nuevo mínimo de 52 semanas",
    ways: `
      alerta cuando {symbol} haga un nuevo mínimo
      notifícame si {symbol} cae a su mínimo anual
      aviso de nuevo mínimo de {symbol}
    `,
  },
  alertVolume: {
    title: "Avísame cuando {symbol} negocie {amount} veces su volumen habitual",
    ways: `
      alerta de volumen de {symbol} a {amount} veces la media
      notifícame si el volumen de {symbol} es {amount} veces lo normal
      aviso de volumen inusual de {symbol} {amount}
    `,
  },
  alertEarnings: {
    title: "Avísame antes de los resultados de {symbol}",
    ways: `
      alerta antes de que {symbol} presente resultados
      recuérdame {amount} días antes de los resultados de {symbol}
      pon una alerta de resultados de {symbol}
      avísame un día antes de que {symbol} publique cuentas
    `,
  },
  alertDividend: {
    title: "Avísame antes del día ex-dividendo de {symbol}",
    ways: `
      alerta antes del dividendo de {symbol}
      recuérdame {amount} días antes del dividendo de {symbol}
      pon una alerta de dividendo de {symbol}
      avísame un día antes de que {symbol} descuente el dividendo
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
    `,
  },
  writeNote: {
    title: "Escribir una nota sobre {symbol}",
    ways: `
      añade una nota a {symbol}
      apunta que el margen de {symbol} ha bajado
      tomar una nota
      escribe un comentario sobre {symbol}
    `,
  },
};
