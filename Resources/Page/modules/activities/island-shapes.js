/**
 * The Dynamic Island's shapes about the camera, in points of the screen. Pure.
 *
 * Sizes: docs/layout-facts.md and the Human Interface Guidelines; `surfaces.island` of the device
 * where it has one. Expanded it is as wide as the Lock Screen's presentation, its radius 44.
 */
export const islandRadius = 44;
const minimalWidth = { least: 36.67, most: 45 };
/** Between the pill and the circle beside it. */
const gap = 7;

/** What the screen allows. */
export function islandSizes(device) {
  const given = device.surfaces.island;
  const isWide = device.screen.width >= 428;
  return {
    expandedWidth: given?.expanded.width ?? (isWide ? 408 : 371),
    leastHeight: given?.expandedHeights.least ?? 84,
    mostHeight: given?.expandedHeights.most ?? 160,
    /** A compact side, at most. */
    sideWidth: given?.compactLeading.width ?? (isWide ? 62.33 : 52.33),
  };
}

/**
 * `{ main, detached, faces }`: rectangles with a radius; `faces` are the pictures' rectangles within
 * the shape that holds them, by presentation (`compactLeading`, `compactTrailing`, `minimal`,
 * `detached`, `expanded`). `sizes` are the pictures' own.
 */
export function islandShapes(device, mode, sizes = {}) {
  const camera = device.surfaces.cutoutFrame;
  const limits = islandSizes(device);
  switch (mode) {
    case "compact": return compact(camera, limits, sizes);
    case "pair": return pair(camera, sizes);
    case "expanded": return expanded(device, limits, sizes);
    default: return { main: pill(camera), detached: hiddenCircle(camera), faces: {} };
  }
}

/** Both sides are as wide as the wider one: the camera stays in the middle. */
function compact(camera, { sideWidth }, { compactLeading, compactTrailing }) {
  const widest = Math.max(compactLeading?.width ?? 0, compactTrailing?.width ?? 0);
  const side = Math.max(camera.height, Math.min(sideWidth, widest));
  const main = pill({
    ...camera, x: camera.x - side, width: camera.width + 2 * side,
  });
  return {
    main, detached: hiddenCircle(camera),
    faces: {
      compactLeading: centered(compactLeading, 0, side, camera.height),
      compactTrailing: centered(compactTrailing, side + camera.width, side, camera.height),
    },
  };
}

/** One sits at the camera's left in the same pill, the other in a circle at its right. */
function pair(camera, { minimal, detached }) {
  const width = (size) => Math.min(minimalWidth.most, Math.max(minimalWidth.least, size?.width ?? 0));
  const [side, round] = [width(minimal), width(detached)];
  return {
    main: pill({ ...camera, x: camera.x - side, width: camera.width + side }),
    detached: pill({ ...camera, x: camera.x + camera.width + gap, width: round }),
    faces: {
      minimal: centered(minimal, 0, side, camera.height),
      detached: centered(detached, 0, round, camera.height),
    },
  };
}

function expanded(device, { expandedWidth, leastHeight, mostHeight }, { expanded: size }) {
  const camera = device.surfaces.cutoutFrame;
  const height = Math.max(leastHeight, Math.min(mostHeight, size?.height ?? leastHeight));
  const main = {
    x: (device.screen.width - expandedWidth) / 2, y: camera.y, width: expandedWidth, height,
    radius: Math.min(islandRadius, height / 2),
  };
  return {
    main, detached: hiddenCircle(camera),
    faces: { expanded: centered(size, 0, expandedWidth, height) },
  };
}

/** Behind the camera, from where it comes. */
function hiddenCircle(camera) {
  return pill({
    ...camera, x: camera.x + camera.width - camera.height, width: camera.height,
  });
}

function pill({ x, y, width, height }) {
  return { x, y, width, height, radius: height / 2 };
}

function centered(size, x, width, height) {
  const own = size ?? { width, height };
  return {
    x: x + (width - own.width) / 2, y: (height - own.height) / 2,
    width: own.width, height: own.height,
  };
}
