/**
 * Arranges devices side by side in a box, each as large as the others allow. Pure.
 *
 * `devices` are `{ key, width, height, bar, most }`: the size in points, the height of the tools
 * above the screen in pixels, and the most pixels per point. The first one is at the left or at the
 * top; the others share the rest in rows. Of all such divisions, the one with the largest
 * product of areas is chosen, so that no device becomes tiny.
 *
 * Returns a map from the key to `{ x, y, width, height, point }`: the cell, in pixels, and the
 * pixels per point.
 */
export function arrangeWall(devices, box) {
  let best = null;
  for (const cells of divisions(devices.length, box)) {
    const points = devices.map((device, index) => pointSize(device, cells[index]));
    const score = devices.reduce((sum, { width, height }, index) =>
      sum + Math.log(Math.max(points[index], 1e-3) ** 2 * width * height), 0);
    if (!best || score > best.score + 1e-9) best = { score, cells, points };
  }
  return new Map(devices.map(({ key }, index) =>
    [key, { ...best.cells[index], point: best.points[index] }]));
}

/** The gap around a device, in pixels. */
const gap = 12;
/** The parts of the box that the first device can have. */
const shares = [0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6];

function pointSize({ width, height, bar = 0, most = 2 }, cell) {
  const fitting = Math.min((cell.width - gap) / width, (cell.height - gap - bar) / height);
  return Math.max(0, Math.min(most, fitting));
}

/** Each division as a list of cells. */
function divisions(count, { width, height }) {
  const whole = { x: 0, y: 0, width, height };
  if (count < 2) return [[whole]];
  return shares.flatMap((share) => {
    const left = { ...whole, width: width * share };
    const top = { ...whole, height: height * share };
    return Array.from({ length: count - 1 }, (_, index) => index + 1).flatMap((columns) => [
      [left, ...grid(count - 1, columns,
        { x: left.width, y: 0, width: width - left.width, height })],
      [top, ...grid(count - 1, columns,
        { x: 0, y: top.height, width, height: height - top.height })],
    ]);
  });
}

/** Cells in rows of the same height. Those of the last row share its width. */
function grid(count, columns, { x, y, width, height }) {
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    return {
      x: x + (index % columns) * (width / inRow), y: y + row * (height / rows),
      width: width / inRow, height: height / rows,
    };
  });
}
