import { h } from "../dom/dom.js";

/**
 * What lies behind the moving parts of a picture: a canvas of the picture's size that continues the
 * picture's background into `regions`, given in fractions. Without it, the wallpaper would show
 * through parts that fade, and along their edges.
 *
 * A region is filled from its highest to its lowest row of pixels, where a text has no ink. That is
 * exact for plain backgrounds and for linear gradients.
 */
export function createBackdrop(image, regions) {
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = h("canvas", { class: "picture", width, height, "aria-hidden": "true" });
  const context = canvas.getContext("2d");
  for (const region of regions) fill(context, image, pixelsOf(region, width, height));
  return canvas;
}

/** The pixels that a region touches and one more on each side, within the picture. */
function pixelsOf({ x, y, width, height }, across, down) {
  const left = Math.max(0, Math.floor(x * across) - 1);
  const top = Math.max(0, Math.floor(y * down) - 1);
  const right = Math.min(across, Math.ceil((x + width) * across) + 1);
  const bottom = Math.min(down, Math.ceil((y + height) * down) + 1);
  return { left, top, width: right - left, height: bottom - top };
}

function fill(context, image, { left, top, width, height }) {
  if (width < 1 || height < 1) return;
  const upper = document.createElement("canvas");
  [upper.width, upper.height] = [width, height];
  const part = upper.getContext("2d");
  part.drawImage(image, left, top, width, 1, 0, 0, width, height);
  const fade = part.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(0, "rgb(0 0 0 / 1)");
  fade.addColorStop(1, "rgb(0 0 0 / 0)");
  part.globalCompositeOperation = "destination-in";
  part.fillStyle = fade;
  part.fillRect(0, 0, width, height);
  context.clearRect(left, top, width, height);
  context.drawImage(image, left, top + height - 1, width, 1, left, top, width, height);
  context.drawImage(upper, left, top);
}
