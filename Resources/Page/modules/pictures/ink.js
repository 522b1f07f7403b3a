/**
 * The columns of a picture from the first to the last one that is not transparent, as shares of its
 * width; `[0, 1]` for an empty picture. Rejects if the picture cannot be loaded.
 */
export async function inkedColumns(address) {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const isInked = (column) => {
    for (let row = 0; row < height; row++) {
      // The last byte of a pixel is its opacity.
      if (data[(row * width + column) * 4 + 3] > 0) return true;
    }
    return false;
  };
  let [first, end] = [0, width];
  while (first < end && !isInked(first)) first++;
  while (end > first && !isInked(end - 1)) end--;
  return first === end ? [0, 1] : [first / width, end / width];
}
