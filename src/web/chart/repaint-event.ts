/** A chart on a canvas that receives it paints all of itself again. */
export const repaintEvent = "chart-repaint";
