/** A rectangle's numbers by the names that the style sheets use. */
export function frameNumbers({ x, y, width, height }) {
  return { x, y, w: width, h: height };
}
