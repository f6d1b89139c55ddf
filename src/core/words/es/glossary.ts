const term = <Formula extends string | null = null>(
  name: string,
  text: string,
  formula: Formula = null as Formula,
) => ({
  name,
  text,
  formula,
});

/** Finance terms: their meaning, and the formula that Bellwether uses. */
export const glossary = {
  title: (name: string) => `Glosario: ${name}`,
  meaning: (name: string) => `Qué significa ${name}`,
  explained: (name: string, text: string) => `**${name}**: ${text}`,
  calculated: (formula: string) => `Así se calcula aquí: ${formula}`,
  terms: {
    stopLossOrder: term(
      "Orden stop",
      "Una orden a su bróker de vender en cuanto el precio caiga hasta un nivel que usted fija. Limita una pérdida, pero tras un hueco la venta puede hacerse muy por debajo de ese nivel.",
    ),
    limitOrder: term(
      "Orden limitada",
      "Una orden que solo se ejecuta a su precio o a uno mejor. Puede no ejecutarse nunca.",
    ),
    marketOrder: term(
      "Orden de mercado",
      "Una orden que se ejecuta de inmediato al mejor precio disponible. Con poca negociación, este puede estar lejos del último precio.",
    ),
    stock: term("Acción", "Una parte de una empresa. Su dueño participa en beneficios y pérdidas, y puede votar."),
    bond: term(
      "Bono",
      "Un préstamo a una empresa o a un Estado que paga intereses y se devuelve en una fecha fija. Su precio baja cuando suben los tipos.",
    ),
    indexFund: term(
      "Fondo indexado",
      "Un fondo de bajo coste que tiene los mismos valores que un índice, en las mismas proporciones.",
    ),
    mutualFund: term(
      "Fondo de inversión",
      "Dinero de muchos inversores, reunido e invertido por un gestor. Se compra y se vende a su valor liquidativo.",
    ),
    index: term("Índice", "Un número que sigue los precios de un grupo de acciones, como las 500 del S&P 500."),
    dividend: term(
      "Dividendo",
      "La parte del beneficio que una empresa reparte por acción. El precio suele bajar aproximadamente ese importe en la fecha ex-dividendo.",
    ),
    bullMarket: term(
      "Mercado alcista",
      "Un periodo largo de subidas, que suele definirse como un alza del 20\u00a0% desde el último mínimo.",
    ),
    bearMarket: term(
      "Mercado bajista",
      "Un periodo largo de bajadas, que suele definirse como una caída del 20\u00a0% desde el último máximo.",
    ),
    correction: term("Corrección", "Una caída del 10\u00a0% al 20\u00a0% desde el último máximo."),
    shortSelling: term(
      "Venta en corto",
      "Vender acciones prestadas para recomprarlas después más baratas. Si el precio sube, la pérdida no tiene límite.",
    ),
    option: term(
      "Opción",
      "El derecho a comprar (call) o vender (put) una acción a un precio fijo hasta una fecha fija. Puede vencer sin valor.",
    ),
    hedge: term("Cobertura", "Una posición que gana cuando otra pierde, lo que reduce las oscilaciones del conjunto."),
    rebalancing: term("Reequilibrio", "Compras y ventas que devuelven cada parte de una cartera a su peso objetivo."),
    dollarCostAveraging: term(
      "Inversión periódica",
      "Invertir el mismo importe a intervalos regulares. Se compran más títulos cuando están baratos y menos cuando están caros.",
    ),
    compoundInterest: term(
      "Interés compuesto",
      "Intereses sobre intereses anteriores. Con los años pueden superar el importe invertido.",
      "importe × (1 + tipo) ^ años",
    ),
    annualisedReturn: term(
      "Rentabilidad anualizada",
      "La rentabilidad anual constante que daría la rentabilidad total de un periodo más largo.",
      "(1 + rentabilidad) ^ (365 ÷ días) − 1",
    ),
    inflation: term("Inflación", "El alza de los precios de bienes y servicios. Con el mismo dinero se compra menos."),
    liquidity: term("Liquidez", "La facilidad con que algo puede venderse rápido sin mover su precio."),
    bidAskSpread: term(
      "Horquilla de precios",
      "La diferencia entre el mejor precio que ofrece un comprador y el mejor que pide un vendedor.",
    ),
    volume: term("Volumen", "El número de títulos negociados en un periodo."),
    ipo: term("Salida a bolsa", "La primera venta de acciones de una empresa en una bolsa."),
    reit: term(
      "REIT",
      "Una empresa que posee inmuebles y reparte la mayor parte de sus alquileres entre los accionistas.",
    ),
    netAssetValue: term(
      "Valor liquidativo",
      "El valor de los activos de un fondo menos sus deudas, por participación.",
      "(activos − deudas) ÷ participaciones",
    ),
    expenseRatio: term(
      "Gastos corrientes",
      "Los costes anuales de un fondo en relación con su inversión. Se descuentan del valor del fondo.",
    ),
    shareBuyback: term(
      "Recompra de acciones",
      "Una empresa recompra sus propias acciones. Cada acción restante representa entonces una parte mayor de ella.",
    ),
    blueChip: term("Valor de primera fila", "Una empresa grande y conocida, con un largo historial de beneficios."),
    pennyStock: term(
      "Penny stock",
      "Una acción de precio muy bajo, a menudo de una empresa pequeña. Puede ser difícil de vender.",
    ),
    marginTrading: term("Compra a crédito", "Invertir con dinero prestado. Aumenta las ganancias y las pérdidas."),
    alpha: term("Alfa", "La rentabilidad que va más allá de lo que explican los movimientos del mercado."),
    correlation: term(
      "Correlación",
      "En qué medida dos precios se mueven juntos: de −1 (al contrario) a 1 (a la par), pasando por 0 (sin relación).",
    ),
    capitalGain: term(
      "Plusvalía",
      "El precio de venta de una inversión menos su precio de compra.",
      "importe de venta − coste",
    ),
    annualReport: term(
      "10-K",
      "Informes que las empresas de EE. UU. presentan al regulador: un 10-K cada año y un 10-Q cada trimestre.",
    ),
    insiderTrading: term(
      "Operaciones de directivos",
      "Operaciones de consejeros y directivos con acciones de su propia empresa. Son legales si se comunican, e ilegales si se basan en información privilegiada.",
    ),
    marketMaker: term(
      "Creador de mercado",
      "Una empresa que ofrece continuamente comprar y vender, y gana la diferencia entre ambos precios.",
    ),
    candlestick: term("Vela", "Un signo del gráfico que muestra apertura, máximo, mínimo y cierre de un periodo."),
    support: term("Soporte", "Un precio en el que se detuvieron bajadas anteriores."),
    resistance: term("Resistencia", "Un precio en el que se detuvieron subidas anteriores."),
    yieldCurve: term(
      "Curva de tipos",
      "Las rentabilidades de los bonos por vencimiento. La curva está invertida si las de corto plazo superan a las de largo plazo.",
    ),
    priceEarnings: term(
      "PER",
      "El precio de una acción en años de beneficios actuales. Un valor alto significa que los compradores esperan crecimiento o que los beneficios son bajos ahora. No tiene sentido con pérdidas.",
      "precio ÷ beneficio por acción de los últimos doce meses",
    ),
    forwardPriceEarnings: term(
      "PER estimado",
      "El precio dividido por el beneficio que los analistas esperan para el año próximo. Vale lo que valgan esas estimaciones.",
      "precio ÷ beneficio por acción estimado",
    ),
    pegRatio: term(
      "Ratio PEG",
      "El PER dividido por el crecimiento del beneficio. En torno a 1, el precio se considera acorde con el crecimiento.",
      "PER ÷ crecimiento estimado del beneficio en tanto por ciento",
    ),
    eps: term(
      "Beneficio por acción",
      "El beneficio que corresponde a cada acción.",
      "beneficio neto ÷ acciones diluidas",
    ),
    priceToBook: term(
      "Precio / valor contable",
      "El precio dividido por los fondos propios por acción. Útil en bancos, menos en empresas cuyo valor está en el conocimiento y las marcas.",
      "precio ÷ valor contable por acción",
    ),
    priceToSales: term(
      "Precio / ventas",
      "El precio dividido por los ingresos por acción. Se usa con empresas sin beneficios.",
      "capitalización bursátil ÷ ingresos",
    ),
    evToEbitda: term(
      "VE / EBITDA",
      "El valor de la empresa con su deuda, dividido por el beneficio antes de intereses, impuestos y amortizaciones. Permite comparar empresas con distinta deuda.",
      "(capitalización bursátil + deuda − efectivo) ÷ EBITDA",
    ),
    enterpriseValue: term(
      "Valor de empresa",
      "Lo que costaría comprar todas las acciones y pagar la deuda, menos el efectivo de la empresa.",
      "capitalización bursátil + deuda − efectivo",
    ),
    ebitda: term(
      "EBITDA",
      "El beneficio antes de intereses, impuestos y amortizaciones: el del negocio, sea cual sea su financiación.",
      "resultado de explotación + amortizaciones",
    ),
    marketCapitalisation: term(
      "Capitalización bursátil",
      "El valor de todas las acciones al último precio.",
      "precio × acciones en circulación",
    ),
    freeCashFlow: term(
      "Flujo de caja libre",
      "El dinero que queda después del negocio y de las inversiones. Puede destinarse a dividendos, recompras o ahorro.",
      "flujo de caja de explotación − inversiones (capex)",
    ),
    grossMargin: term(
      "Margen bruto",
      "La parte de los ingresos que queda tras el coste de los bienes.",
      "beneficio bruto ÷ ingresos",
    ),
    operatingMargin: term(
      "Margen operativo",
      "La parte de los ingresos que queda tras todos los costes operativos.",
      "resultado de explotación ÷ ingresos",
    ),
    netMargin: term(
      "Margen neto",
      "La parte de los ingresos que queda tras todos los costes, los intereses y los impuestos.",
      "beneficio neto ÷ ingresos",
    ),
    returnOnEquity: term(
      "Rentabilidad sobre fondos propios",
      "El beneficio de la empresa en relación con sus fondos propios. Una deuda alta la aumenta.",
      "beneficio neto ÷ fondos propios",
    ),
    debtToEquity: term(
      "Deuda / fondos propios",
      "La deuda de la empresa en relación con sus fondos propios.",
      "deuda total ÷ fondos propios",
    ),
    currentRatio: term(
      "Ratio de liquidez",
      "Indica si el activo corriente cubre las deudas que vencen en un año. Por debajo de 1 no las cubre.",
      "activo corriente ÷ pasivo corriente",
    ),
    dividendYield: term(
      "Rentabilidad por dividendo",
      "Los dividendos de un año en relación con el precio. Sube cuando el precio baja, lo que puede ser una señal de aviso.",
      "dividendos por acción de un año ÷ precio",
    ),
    yieldOnCost: term(
      "Rentabilidad sobre coste",
      "Los dividendos de los últimos doce meses en relación con el coste de la posición.",
      "dividendos de doce meses ÷ coste",
    ),
    payoutRatio: term(
      "Ratio de reparto",
      "La parte del beneficio que se reparte en dividendos. Por encima del 100\u00a0%, la empresa paga más de lo que gana.",
      "dividendos ÷ beneficio neto",
    ),
    exDate: term(
      "Fecha ex-dividendo",
      "Si compra ese día o después, no recibe el próximo dividendo. El precio suele bajar aproximadamente ese importe.",
    ),
    beta: term(
      "Beta",
      "Con qué fuerza se mueve una acción con el mercado. 1 significa a la par, 2 el doble.",
      "covarianza con el mercado ÷ varianza del mercado",
    ),
    volatility: term(
      "Volatilidad",
      "Cuánto varían las rentabilidades diarias, en términos anuales. Doble volatilidad significa oscilaciones el doble de amplias, en ambas direcciones.",
      "desviación típica de las rentabilidades diarias × √261",
    ),
    drawdown: term(
      "Caída desde máximos",
      "La caída desde el máximo anterior. La mayor de estas caídas es la caída máxima.",
      "rentabilidad encadenada ÷ máximo anterior − 1",
    ),
    sharpeRatio: term(
      "Ratio de Sharpe",
      "La rentabilidad por encima del tipo libre de riesgo por unidad de volatilidad. Cuanto más alto, mejor. Por debajo de 0, el efectivo habría rendido más.",
      "(rentabilidad anualizada − tipo libre de riesgo) ÷ volatilidad",
    ),
    sortinoRatio: term(
      "Ratio de Sortino",
      "Como el ratio de Sharpe, pero solo cuentan como riesgo las rentabilidades inferiores al tipo libre de riesgo.",
      "(rentabilidad anualizada − tipo libre de riesgo) ÷ desviación a la baja",
    ),
    timeWeightedReturn: term(
      "Rentabilidad ponderada por tiempo",
      "Las rentabilidades diarias encadenadas. El momento de aportaciones y retiradas no cuenta: mide sus inversiones y puede compararse con un índice de referencia. Una subida del 10\u00a0% y después una caída del 10\u00a0% son 1,1 × 0,9 − 1 = −1\u00a0%, aporte lo que aporte entre ambas.",
      "Π(1 + rentabilidad del día) − 1",
    ),
    moneyWeightedReturn: term(
      "Rentabilidad ponderada por dinero",
      "El tipo anual al que sus aportaciones, cada una desde su día, alcanzaron el valor actual. Cubre los días con dinero invertido. 1.000 que llegan a 1.210 en dos años han rendido un 10\u00a0% al año.",
      "TIR por fechas (XIRR): el tipo anual al que los flujos alcanzan el valor final; para los días con dinero invertido: (1 + tipo)^(días ÷ 365) − 1",
    ),
    simpleReturn: term(
      "Rentabilidad simple",
      "El resultado en relación con el valor inicial y las aportaciones, sin importar su momento. Es «Su rentabilidad». Un resultado de 50 sobre 1.000 aportados es un 5\u00a0%.",
      "resultado ÷ (valor inicial + aportaciones)",
    ),
    costBasis: term(
      "Coste",
      "Lo que costaron los títulos que tiene, con comisiones e impuestos de compra. Con FIFO, los primeros comprados son los primeros vendidos. Con el precio medio, cada título cuesta lo mismo.",
      "coste de los lotes restantes",
    ),
    unrealisedGain: term(
      "Plusvalía latente",
      "El resultado de vender al último precio. Solo se realiza al vender. El resultado total de un periodo es otra cifra: valor final + retiradas − aportaciones − valor inicial.",
      "valor − coste",
    ),
    diversification: term(
      "Diversificación",
      "Con qué igualdad se reparte el valor entre las posiciones. El índice es la suma de los pesos al cuadrado. 1 dividido por el índice es el número equivalente de posiciones de igual peso.",
      "Σ peso²",
    ),
    rsi: term(
      "RSI",
      "Compara las subidas recientes con las bajadas recientes, de 0 a 100. Por encima de 70, la señal es Venta (sobrecompra); por debajo de 30, Compra (sobreventa); entre ambos, Mantener.",
      "100 − 100 ÷ (1 + subida media ÷ bajada media), 14 velas, Wilder",
    ),
    macd: term(
      "MACD",
      "Compara la tendencia corta con la larga. Por encima de cero, la señal es Compra; por debajo, Venta.",
      "EMA 12 − EMA 26; línea de señal: EMA 9 de ella",
    ),
    adx: term(
      "ADX",
      "La fuerza de una tendencia, sea cual sea su sentido. Por encima de 25, la señal es Compra o Venta, según +DI y −DI; por encima de 50, es fuerte. Hasta 25, es Mantener.",
      "suavizado de |(+DI) − (−DI)| ÷ ((+DI) + (−DI)) × 100, 14 velas",
    ),
    sma: term(
      "SMA",
      "La media de los últimos cierres. Si la media varía más de un 1\u00a0% en una vela, la señal es Compra o Venta; si varía más de un 2\u00a0%, es fuerte.",
      "media de los últimos 50 cierres",
    ),
    ema: term(
      "EMA",
      "Una media móvil que da más peso a los cierres recientes y por eso gira antes que una simple.",
      "cierre × k + EMA anterior × (1 − k), k = 2 ÷ (longitud + 1)",
    ),
    bollingerBands: term(
      "Bandas de Bollinger",
      "Una banda en torno a la media móvil que se ensancha con las oscilaciones recientes del precio. Un precio en su borde es inusual, pero no es una señal por sí solo.",
      "SMA 20 ± 2 × desviación típica",
    ),
    atr: term(
      "ATR",
      "La amplitud habitual de una vela, huecos incluidos.",
      "media suavizada del rango verdadero, 14 velas",
    ),
    hitRate: term(
      "Tasa de acierto",
      "Con qué frecuencia acertaron las señales independientes anteriores sobre este símbolo, según el cierre diez velas después. Compárela con la tasa base.",
      "señales acertadas ÷ señales independientes",
    ),
    baseRate: term(
      "Tasa base",
      "Con qué frecuencia acertó una apuesta por la tendencia conocida en su momento en los mismos periodos. Una tasa de acierto inferior no es una ventaja.",
      "periodos en el sentido de la tendencia ÷ periodos",
    ),
    sentiment: term(
      "Sentimiento",
      "El sentimiento de 0 a 1, donde 0,5 es neutral. El de los precios sigue la variación del día; el de las noticias, las palabras de los artículos.",
      "palabras positivas ÷ (palabras positivas + negativas)",
    ),
    earningsSurprise: term(
      "Sorpresa de resultados",
      "La diferencia entre los resultados publicados y las estimaciones de los analistas.",
      "(publicado − estimado) ÷ |estimado| × 100",
    ),
    impliedMove: term(
      "Movimiento implícito",
      "El movimiento del precio hasta un vencimiento, en cualquier sentido, que descuentan los precios de las opciones.",
      "(call + put en el dinero) ÷ precio",
    ),
    stockSplit: term(
      "Split de acciones",
      "Más acciones a un precio más bajo, o menos a uno más alto. El valor de su posición no cambia.",
    ),
    etf: term("ETF", "Un fondo que se negocia como una acción y suele seguir un índice con un coste anual bajo."),
    shortInterest: term(
      "Posiciones cortas",
      "Acciones prestadas y vendidas por inversores que esperan una caída. Los días para cubrir son el tiempo necesario para recomprarlas.",
      "acciones vendidas en corto ÷ volumen diario medio",
    ),
    stopLimitOrder: term(
      "Orden stop limitada",
      "Una orden que pasa a ser limitada cuando el precio alcanza un nivel que usted fija. Protege de un mal precio, pero puede no ejecutarse nunca.",
    ),
    trailingStop: term(
      "Stop dinámico",
      "Una orden stop cuyo nivel sube con el precio, a una distancia fija. Nunca vuelve a bajar.",
    ),
    goodTillCancelled: term(
      "Orden hasta cancelación",
      "Una orden que sigue abierta hasta que se ejecuta o usted la cancela. Muchos brókeres la limitan a unos meses. Una orden diaria vence al cierre.",
    ),
    fractionalShare: term(
      "Fracción de acción",
      "Una parte de una acción, por ejemplo 0,25. Permite invertir un importe fijo en una acción cara. No siempre puede traspasarse a otro bróker.",
    ),
    settlement: term(
      "Liquidación",
      "El intercambio de títulos y dinero tras una operación. En EE. UU. se hace un día hábil después (D+1) y en la mayor parte de Europa dos días después (D+2).",
    ),
    extendedHoursTrading: term(
      "Negociación fuera de horario",
      "La negociación antes de la apertura o tras el cierre de la bolsa. Hay menos operaciones, así que los precios varían más y las horquillas son más amplias.",
    ),
    marginCall: term(
      "Llamada de margen",
      "La petición de más dinero que le hace su bróker porque han caído inversiones compradas a crédito. Si no paga a tiempo, puede venderlas.",
    ),
    shortSqueeze: term(
      "Short squeeze",
      "Una fuerte subida que obliga a los vendedores en corto a recomprar, lo que empuja aún más el precio. Es más probable cuando hay muchas posiciones cortas.",
    ),
    dayTrading: term(
      "Day trading",
      "Comprar y vender en el mismo día. Los costes y los impuestos se acumulan, y la mayoría pierde dinero.",
    ),
    slippage: term(
      "Deslizamiento",
      "La diferencia entre el precio esperado y el de ejecución. Es mayor en órdenes grandes y con poca negociación.",
    ),
    leverage: term(
      "Apalancamiento",
      "Invertir más que el dinero propio, con un préstamo o con derivados. Con un apalancamiento de 2, una caída del 10\u00a0% le cuesta un 20\u00a0%.",
    ),
    cfd: term(
      "CFD",
      "Un contrato por diferencias: usted recibe o paga la variación de un precio sin poseer el activo. Lleva apalancamiento, y la mayoría de los particulares pierde dinero.",
    ),
    strikePrice: term("Precio de ejercicio", "El precio al que una opción permite comprar o vender la acción."),
    inTheMoney: term(
      "Dentro del dinero",
      "Una opción que daría dinero si se ejerciera ahora: una call con precio de ejercicio inferior al precio o una put con uno superior. Si no, está fuera del dinero, o en el dinero si ambos son similares.",
    ),
    impliedVolatility: term(
      "Volatilidad implícita",
      "La volatilidad anual que descuentan los precios de las opciones. Sube antes de los resultados y en mercados nerviosos, lo que encarece las opciones.",
      "media de la call y la put más cercanas al precio",
    ),
    openInterest: term(
      "Interés abierto",
      "El número de contratos de opciones o futuros abiertos. A diferencia del volumen, cuenta los contratos vivos, no los negociados.",
    ),
    putCallRatio: term(
      "Ratio put/call",
      "Las puts negociadas por cada call. Un valor alto significa que muchos inversores esperan una caída o se cubren de ella.",
      "volumen de puts ÷ volumen de calls; también por interés abierto",
    ),
    maxPain: term(
      "Max pain",
      "El precio al que el conjunto de las opciones abiertas pagaría menos a sus tenedores al vencimiento. Algunos esperan que el precio se acerque a él, pero hay pocas pruebas.",
    ),
    coveredCall: term(
      "Call cubierta",
      "Vender una call sobre acciones que usted tiene. Se queda con la prima, pero renuncia a las ganancias por encima del precio de ejercicio.",
    ),
    optionGreeks: term(
      "Griegas",
      "Cómo reacciona el precio de una opción: delta al precio de la acción, gamma al cambio de delta, theta al paso del tiempo y vega a la volatilidad.",
    ),
    futures: term(
      "Futuro",
      "Un compromiso de comprar o vender a un precio fijo en una fecha fija. Solo exige una garantía, así que las ganancias y las pérdidas están apalancadas.",
    ),
    derivative: term("Derivado", "Un contrato cuyo valor depende de otro precio, como una opción, un futuro o un CFD."),
    coupon: term(
      "Cupón",
      "El interés anual de un bono, en porcentaje de su valor nominal. Suele ser el mismo hasta el reembolso.",
    ),
    yieldToMaturity: term(
      "Rentabilidad al vencimiento",
      "La rentabilidad anual de un bono comprado hoy y mantenido hasta el reembolso: los intereses más la diferencia entre precio y valor nominal.",
    ),
    duration: term(
      "Duración",
      "La sensibilidad de un bono a los tipos. Con una duración de 5 años, su precio baja cerca de un 5\u00a0% si los tipos suben un punto porcentual.",
    ),
    creditRating: term(
      "Calificación crediticia",
      "La opinión de una agencia sobre la probabilidad de que un deudor pague, de AAA a D. Desde BBB− se considera grado de inversión.",
    ),
    highYieldBond: term(
      "Bono de alto rendimiento",
      "Un bono de un deudor con calificación inferior a BBB−. Paga más intereses, pero es más probable que no se devuelva.",
    ),
    basisPoint: term(
      "Punto básico",
      "La centésima parte de un punto porcentual: 25 puntos básicos son un 0,25\u00a0%.",
    ),
    moneyMarketFund: term(
      "Fondo monetario",
      "Un fondo que presta a muy corto plazo a Estados, bancos y empresas. Rinde en torno al tipo a corto plazo y apenas varía, pero no está garantizado.",
    ),
    hedgeFund: term(
      "Fondo de inversión libre",
      "Un fondo para grandes patrimonios e inversores institucionales que puede usar préstamos, derivados y ventas en corto. Las comisiones son altas.",
    ),
    accumulatingFund: term(
      "Fondo de acumulación",
      "Un fondo que reinvierte sus dividendos en lugar de pagarlos. Un fondo de reparto se los paga.",
    ),
    trackingError: term(
      "Error de seguimiento",
      "Cuánto varía la diferencia entre la rentabilidad de un fondo y la de su índice. La diferencia de seguimiento es la de un periodo, debida sobre todo a los costes.",
    ),
    leveragedEtf: term(
      "ETF apalancado",
      "Un fondo que replica cada día un múltiplo de un índice, o su inverso. A más largo plazo, el ajuste diario lo aleja de ese múltiplo, a menudo a la baja.",
    ),
    assetsUnderManagement: term(
      "Patrimonio gestionado",
      "El valor de todo lo que un fondo o una gestora invierte para sus clientes. Los fondos muy pequeños tienen más probabilidad de cerrarse.",
    ),
    withholdingTax: term(
      "Retención en origen",
      "Un impuesto que se descuenta de dividendos o intereses antes de que usted los reciba. La parte retenida en el extranjero suele poder recuperarse o deducirse.",
    ),
    capitalGainsTax: term(
      "Impuesto sobre las plusvalías",
      "Un impuesto sobre la ganancia al vender una inversión. El tipo, las exenciones y la compensación de pérdidas dependen del país.",
    ),
    taxLossHarvesting: term(
      "Compensación de pérdidas",
      "Vender con pérdidas para pagar menos impuestos por otras ganancias. Compruebe las normas sobre la recompra del mismo valor.",
    ),
    washSale: term(
      "Wash sale",
      "En EE. UU., una pérdida no se deduce de inmediato si se compra el mismo valor en los 30 días anteriores o posteriores a la venta. Otros países, como España, tienen normas parecidas.",
    ),
    taxAdvantagedAccount: term(
      "Cuenta con ventajas fiscales",
      "Una cuenta en la que plusvalías y rendimientos tributan menos, más tarde o nada, como un plan de pensiones en España. El importe anual es limitado.",
    ),
    brokerageAccount: term(
      "Cuenta de valores",
      "Una cuenta en un bróker o un banco en la que se custodian sus valores. Siguen siendo suyos si la entidad quiebra.",
    ),
    revenue: term("Ingresos", "Todo lo que una empresa obtiene por vender bienes y servicios, antes de los costes."),
    operatingIncome: term(
      "Resultado de explotación",
      "El beneficio del propio negocio, antes de intereses e impuestos. También llamado EBIT.",
      "beneficio bruto − gastos de explotación",
    ),
    netIncome: term(
      "Beneficio neto",
      "Lo que queda de los ingresos tras todos los costes, los intereses y los impuestos. De él sale el beneficio por acción.",
      "ingresos − todos los costes, intereses e impuestos",
    ),
    incomeStatement: term(
      "Cuenta de resultados",
      "El estado de los ingresos, los costes y el beneficio de una empresa en un trimestre o un año.",
    ),
    balanceSheet: term(
      "Balance",
      "El estado de lo que una empresa tiene y debe en una fecha. La diferencia son los fondos propios.",
      "activo = pasivo + fondos propios",
    ),
    cashFlow: term(
      "Flujo de caja",
      "El dinero que entra y sale de una empresa: por su negocio (explotación), por inversiones y por financiación. Un beneficio sin flujo de caja es una señal de aviso.",
    ),
    bookValue: term(
      "Valor contable",
      "Los activos de una empresa menos sus deudas, a menudo por acción.",
      "fondos propios ÷ acciones en circulación",
    ),
    freeCashFlowYield: term(
      "Rentabilidad del flujo de caja libre",
      "El flujo de caja libre de un año en relación con el valor de la empresa. Un valor alto significa que ese dinero se paga barato, o que el mercado duda de que dure.",
      "flujo de caja libre ÷ capitalización bursátil",
    ),
    returnOnAssets: term(
      "Rentabilidad sobre activos",
      "El beneficio de la empresa en relación con todo lo que posee. A diferencia de la rentabilidad sobre fondos propios, la deuda no la aumenta.",
      "beneficio neto ÷ activo total",
    ),
    returnOnInvestedCapital: term(
      "Rentabilidad sobre el capital invertido",
      "El resultado de explotación después de impuestos en relación con los fondos propios y la deuda invertidos. Por encima del coste del capital, crecer crea valor.",
    ),
    quickRatio: term(
      "Prueba ácida",
      "Como el ratio de liquidez, pero sin existencias, que pueden ser difíciles de vender rápido. Por debajo de 1, efectivo y cuentas por cobrar no cubren las deudas a un año.",
      "(efectivo + inversiones a corto plazo + cuentas por cobrar) ÷ pasivo corriente",
    ),
    freeFloat: term(
      "Capital flotante",
      "Las acciones que se negocian libremente, sin las de fundadores, directivos y otros accionistas estables. Con poco capital flotante, el precio varía más.",
    ),
    dilution: term(
      "Dilución",
      "Las acciones nuevas reducen la parte de la empresa que representa cada acción existente. Surgen de ampliaciones de capital, bonos convertibles u opciones de empleados.",
    ),
    guidance: term(
      "Previsiones de la empresa",
      "Lo que la propia empresa espera de sus ingresos y beneficios. Si las rebaja, el precio suele caer.",
    ),
    priceTarget: term(
      "Precio objetivo",
      "El precio que espera un analista, normalmente a unos doce meses. Bellwether muestra la media, el máximo y el mínimo de todos.",
    ),
    fairValue: term(
      "Valor razonable",
      "Una estimación de lo que vale una acción según sus beneficios o flujos de caja previstos. Depende mucho de las hipótesis.",
    ),
    discountedCashFlow: term(
      "Descuento de flujos de caja",
      "Una valoración que suma todos los flujos de caja futuros, cada uno reducido según los años de espera. Pequeños cambios en el crecimiento o el tipo alteran mucho el resultado.",
    ),
    growthStock: term(
      "Acción de crecimiento",
      "Una acción de una empresa cuyos beneficios deberían crecer rápido. Es cara para sus beneficios actuales y cae con fuerza si el crecimiento decepciona.",
    ),
    valueStock: term(
      "Acción de valor",
      "Una acción barata para sus beneficios, su valor contable o sus dividendos. Puede estar infravalorada, o ser barata por un buen motivo.",
    ),
    largeCap: term(
      "Empresa de gran capitalización",
      "Una empresa de gran valor bursátil, a menudo más de 10.000\u00a0millones de dólares. Las medianas valen entre unos 2.000 y 10.000\u00a0millones y las pequeñas, menos.",
    ),
    preferredStock: term(
      "Acción preferente",
      "Una acción cuyo dividendo tiene prioridad sobre el de las ordinarias, normalmente sin derecho a voto.",
    ),
    adr: term(
      "ADR",
      "American Depositary Receipt: un título estadounidense que representa acciones de una empresa extranjera. Se negocia en dólares, a menudo con una pequeña comisión anual.",
    ),
    spinOff: term(
      "Escisión",
      "Una empresa convierte uno de sus negocios en una sociedad aparte. Los accionistas reciben acciones de ella y el coste se reparte entre ambas.",
    ),
    takeover: term(
      "Adquisición",
      "Una empresa compra otra, normalmente por encima de su precio hasta entonces. Los accionistas reciben dinero, acciones del comprador o ambas cosas. En una fusión, dos empresas pasan a ser una.",
    ),
    recordDate: term(
      "Fecha de registro",
      "Los accionistas inscritos ese día reciben el dividendo. Suele ser la fecha ex-dividendo o el día siguiente. El dinero llega después, en la fecha de pago.",
    ),
    dividendReinvestment: term(
      "Reinversión de dividendos",
      "Usar los dividendos para comprar más acciones de la misma empresa, a menudo de forma automática. La rentabilidad se acumula, pero los dividendos suelen tributar igual.",
    ),
    goldenCross: term(
      "Cruce dorado",
      "La media de 50 días sube por encima de la de 200 días, lo que muchos ven como el inicio de una subida. Lo contrario es el cruce de la muerte. Ambos llegan tarde.",
    ),
    vwap: term(
      "VWAP",
      "El precio medio de una sesión, ponderado por el volumen. Los grandes inversores comparan con él sus ejecuciones.",
      "Σ (precio típico × volumen) ÷ Σ volumen, desde la apertura",
    ),
    stochastic: term(
      "Estocástico",
      "El lugar del cierre en el rango reciente, de 0 (mínimo) a 100 (máximo). Por encima de 80 suele hablarse de sobrecompra, por debajo de 20, de sobreventa.",
      "%K: (cierre − mínimo) ÷ (máximo − mínimo) × 100 en 14 velas, media de 3; %D: media de 3 %K",
    ),
    riskFreeRate: term(
      "Tipo libre de riesgo",
      "La rentabilidad de una inversión considerada segura, normalmente deuda pública a corto plazo. Los ratios de Sharpe y Sortino miden la rentabilidad por encima de él.",
    ),
    calmarRatio: term(
      "Ratio de Calmar",
      "La rentabilidad anual en relación con la caída máxima. Bellwether la muestra en pruebas de al menos un año.",
      "rentabilidad anualizada ÷ caída máxima",
    ),
    valueAtRisk: term(
      "Valor en riesgo",
      "La pérdida que no se supera con una probabilidad dada en un periodo: por ejemplo, un 5\u00a0% en 95 de cada 100 días. No dice nada de lo malos que pueden ser los demás.",
    ),
    riskRewardRatio: term(
      "Ratio riesgo/beneficio",
      "La pérdida posible de una operación comparada con su ganancia posible. Arriesgar 1\u00a0€ para ganar 3 es 1 a 3.",
    ),
    currencyHedging: term(
      "Cobertura de divisa",
      "Contratos que eliminan el efecto de los tipos de cambio. Un fondo cubierto solo sigue los precios de sus posiciones, con un coste adicional.",
    ),
    buyAndHold: term(
      "Comprar y mantener",
      "Comprar y conservar inversiones durante años, haga lo que haga el mercado. Los costes y los impuestos son bajos. Bellwether compara con ello cada prueba de una estrategia.",
    ),
    recession: term(
      "Recesión",
      "Un retroceso prolongado de la economía, que suele definirse como dos trimestres seguidos de caída. Las bolsas suelen caer antes de que empiece.",
    ),
    cryptocurrency: term(
      "Criptomoneda",
      "Un activo digital registrado en una red pública y no en un banco. No lo respaldan beneficios ni un emisor, y su precio varía mucho.",
    ),
    sustainableInvesting: term(
      "Inversión sostenible",
      "Elegir inversiones también por criterios ambientales, sociales y de gobernanza (ASG). Cada proveedor los define y valora de forma distinta.",
    ),
    contango: term(
      "Contango",
      "Los futuros de entrega más lejana cuestan más que los de entrega cercana. Un fondo que renueva sus contratos compra entonces cada vez más caro, lo que resta rentabilidad.",
    ),
    backwardation: term(
      "Backwardation",
      "Los futuros de entrega más lejana cuestan menos que los de entrega cercana. A menudo significa que una materia prima escasea en ese momento.",
    ),
  },
};
