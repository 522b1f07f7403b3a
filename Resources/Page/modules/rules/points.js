/** Geometry of points and rectangles. Pure. */

function contains(frame, x, y) {
  return x >= frame.x && y >= frame.y && x < frame.x + frame.width && y < frame.y + frame.height;
}

const interactive = new Set(["button", "link", "switch"]);

function isInteractive(element) {
  return interactive.has(element.role) && element.isEnabled !== false;
}

/**
 * A point that no button, link or switch covers, preferably the center: a tap there opens the app.
 * null if the elements cover everything.
 */
export function uncoveredPoint({ width, height }, elements) {
  const frames = elements.filter(isInteractive).map((element) => element.frame);
  const fractions = [0.5, 0.1, 0.9, 0.3, 0.7, 0.03, 0.97];
  for (const vertical of fractions) {
    for (const horizontal of fractions) {
      const x = width * horizontal;
      const y = height * vertical;
      if (!frames.some((frame) => contains(frame, x, y))) return { x, y };
    }
  }
  return null;
}

/** The place of a pointer in a picture, in points; `box` is where the page shows the picture. */
export function pointIn(box, { clientX, clientY }, { width, height }) {
  return {
    x: ((clientX - box.left) / box.width) * width,
    y: ((clientY - box.top) / box.height) * height,
  };
}

export function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function center({ x, y, width, height }) {
  return { x: x + width / 2, y: y + height / 2 };
}
