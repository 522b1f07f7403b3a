/**
 * The shapes of the Dynamic Island around the camera, in points of the screen. Pure.
 *
 * Sizes are those of `surfaces.island` if the device has it, otherwise from docs/layout-facts.md
 * and the Human Interface Guidelines. The expanded Island is as wide as the Lock Screen
 * presentation.
 */
const expandedRadius = 44;
const minimalWidth = { min: 36.67, max: 45 };
/** Between the pill and the detached circle. */
const gap = 7;

/** The limits of the sizes on a device. */
function islandLimits(device) {
  const given = device.surfaces.island;
  const isWide = device.screen.width >= 428;
  return {
    expandedWidth: given?.expanded.width ?? (isWide ? 408 : 371),
    minHeight: given?.expandedHeights.least ?? 84,
    maxHeight: given?.expandedHeights.most ?? 160,
    /** The maximum width of a compact presentation. */
    maxSideWidth: given?.largestCompactWidth ?? 100,
  };
}

/**
 * The rectangles of the Island: `{ main, detached, faces }`. `main` and `detached` have a radius.
 * `faces` are the rectangles of the pictures inside them, by presentation (`compactLeading`,
 * `compactTrailing`, `minimal`, `detached`, `expanded`); `sizes` are the sizes of the pictures.
 */
export function islandShapes(device, mode, sizes = {}) {
  const camera = device.surfaces.cutoutFrame;
  const limits = islandLimits(device);
  switch (mode) {
    case "compact": return compact(camera, limits, sizes);
    case "pair": return pair(camera, sizes);
    case "expanded": return expanded(device.screen, camera, limits, sizes, camera);
    default: return { main: pill(camera), detached: hiddenCircle(camera), faces: {} };
  }
}

/**
 * The same on a phone in landscape, where the camera is upright at the left edge. Compact and
 * minimal presentations are above and below it and have fixed places.
 */
export function turnedIslandShapes(device, mode, sizes = {}) {
  const { island } = device.surfaces.turned;
  const { camera } = island;
  const at = (size, frame, { x, y }) => centered(size, frame.x - x, frame.width, frame.height,
    frame.y - y);
  switch (mode) {
    case "compact": return {
      main: pill(island.compact), detached: hiddenCircle(camera),
      faces: {
        landscapeLeading: at(sizes.landscapeLeading, island.compactLeading, island.compact),
        landscapeTrailing: at(sizes.landscapeTrailing, island.compactTrailing, island.compact),
      },
    };
    case "pair": return {
      main: pill(island.attached), detached: pill(island.detached),
      faces: {
        landscapeMinimal: at(sizes.landscapeMinimal, island.attachedMinimal, island.attached),
        landscapeDetached: at(sizes.landscapeDetached, island.detached, island.detached),
      },
    };
    case "expanded": return expanded(
      device.surfaces.turned.screen, island.expanded, islandLimits(device), sizes,
      // The circle is behind the expanded Island, not behind the camera.
      { ...island.expanded, width: island.expanded.width / 2, height: camera.width });
    default: return { main: pill(camera), detached: hiddenCircle(camera), faces: {} };
  }
}

/** Both sides have the width of the wider one, so that the camera stays in the middle. */
function compact(camera, { maxSideWidth }, { compactLeading, compactTrailing }) {
  const widest = Math.max(compactLeading?.width ?? 0, compactTrailing?.width ?? 0);
  const side = Math.max(camera.height, Math.min(maxSideWidth, widest));
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

/** One activity is left of the camera in the same pill, the other in a circle on its right. */
function pair(camera, { minimal, detached }) {
  const { min, max } = minimalWidth;
  const width = (size) => Math.min(max, Math.max(min, size?.width ?? 0));
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

/** In the middle of the screen, at the top `y`. */
function expanded(screen, { y }, { expandedWidth, minHeight, maxHeight }, sizes, camera) {
  const { expanded: size } = sizes;
  const height = Math.max(minHeight, Math.min(maxHeight, size?.height ?? minHeight));
  const main = {
    x: (screen.width - expandedWidth) / 2, y, width: expandedWidth, height,
    radius: Math.min(expandedRadius, height / 2),
  };
  return {
    main, detached: hiddenCircle(camera),
    faces: { expanded: centered(size, 0, expandedWidth, height) },
  };
}

/** The circle while it is hidden behind the camera, at its end. */
function hiddenCircle({ x, y, width, height }) {
  const side = Math.min(width, height);
  return pill({ x: x + width - side, y: y + height - side, width: side, height: side });
}

function pill({ x, y, width, height }) {
  return { x, y, width, height, radius: Math.min(width, height) / 2 };
}

function centered(size, x, width, height, y = 0) {
  const inner = size ?? { width, height };
  return {
    x: x + (width - inner.width) / 2, y: y + (height - inner.height) / 2,
    width: inner.width, height: inner.height,
  };
}
