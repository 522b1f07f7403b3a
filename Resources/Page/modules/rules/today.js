import { contentWidth, shownSize } from "./layout.js";

/**
 * The rectangles of the items in the Today View's list, in points of the list: two small widgets
 * share a row. As `TodayLayout.frames`. Pure.
 */
export function todayRects(device, items) {
  const { x, y, width, gap } = device.surfaces.today;
  let [top, height, isHalfFull] = [y, 0, false];
  // On an iPad the list is a column at the leading edge.
  const left = device.isMirrored ? contentWidth(device) - x - width : x;
  return items.map(({ family }) => {
    const size = shownSize(device, family);
    const isSmall = size.width < width / 2;
    if (isSmall && isHalfFull) {
      isHalfFull = false;
      return { x: left + width - size.width, y: top, ...size };
    }
    if (height > 0) top += height + gap;
    [height, isHalfFull] = [size.height, isSmall];
    return { x: left, y: top, ...size };
  });
}
