/** A rectangle as the custom properties that the style sheets use. */
export function frameNumbers({ x, y, width, height }) {
  return { x, y, w: width, h: height };
}
