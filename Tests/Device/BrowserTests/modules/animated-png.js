import { animatedPNG, checksum, chunksOf } from "/page/modules/app/animated-png.js";
import { equal, test } from "./check.js";

const bytes = (text) => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));
const number = (value) => [24, 16, 8, 0].map((shift) => value >>> shift & 0xFF);

/** A file with the chunks of a picture, whose data are not pixels. */
function file(data, width = 2) {
  const parts = [
    ["IHDR", [...number(width), ...number(1), 8, 6, 0, 0, 0]], ["pHYs", [1]],
    ["IDAT", [...bytes(data)]], ["IEND", []],
  ];
  return Uint8Array.from([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, ...parts.flatMap(
    ([type, content]) => [...number(content.length), ...bytes(type), ...content, 0, 0, 0, 0])]);
}

test("the checksum is that of the specification", () => {
  equal(checksum(bytes("IEND")), 0xAE426082);
});

test("frames become one animated file", () => {
  const made = animatedPNG([
    { bytes: file("a"), duration: 100 }, { bytes: file("a"), duration: 50 },
    { bytes: file("b"), duration: 1e9 },
  ]);
  const chunks = chunksOf(made);
  equal(chunks.map(({ type }) => type),
    ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"]);
  // Two frames, because the first two are equal; repeated for ever.
  equal([...chunks[1].data], [0, 0, 0, 2, 0, 0, 0, 0]);
  // Sequence 0, 2 × 1 at 0, 0, 150 of 1000 seconds.
  equal([...chunks[2].data],
    [...number(0), ...number(2), ...number(1), ...number(0), ...number(0), 0, 150, 3, 232, 0, 0]);
  equal([...chunks[4].data].slice(0, 4), number(1));
  equal([...chunks[4].data].slice(20, 24), [255, 255, 3, 232]);
  equal([...chunks[5].data], [...number(2), ...bytes("b")]);
});

test("frames of different sizes and other files are rejected", () => {
  const message = (frames) => {
    try {
      animatedPNG(frames.map((picture) => ({ bytes: picture, duration: 10 })));
      return null;
    } catch (error) {
      return error.message;
    }
  };
  equal(message([file("a"), file("b", 3)]), "The frames have different sizes.");
  equal(message([bytes("GIF89a")]), "Not a PNG file.");
});
