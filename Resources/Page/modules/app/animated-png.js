/**
 * Joins PNG files of one size to an animated PNG, which repeats for ever. `frames` are
 * `{ bytes, duration }`, in milliseconds. Equal frames in a row are one. Throws an error if a file
 * is not a PNG or has another size. Pure. Source: PNG specification, third edition.
 */
export function animatedPNG(frames) {
  const shown = [];
  for (const { bytes, duration } of frames) {
    const last = shown.at(-1);
    if (last && isEqual(last.bytes, bytes)) last.duration += duration;
    else shown.push({ bytes, duration });
  }
  const pictures = shown.map(({ bytes, duration }) => ({ chunks: chunksOf(bytes), duration }));
  const header = pictures[0].chunks.find(({ type }) => type === "IHDR").data;
  const parts = [Uint8Array.from(signature), chunk("IHDR", header),
    chunk("acTL", numbers([pictures.length, 0]))];
  let sequence = 0;
  pictures.forEach(({ chunks, duration }, index) => {
    if (!isEqual(chunks.find(({ type }) => type === "IHDR").data, header)) {
      throw new Error("The frames have different sizes.");
    }
    const delay = Math.min(Math.max(Math.round(duration), 1), 65_535);
    const size = header.slice(0, 8);
    // Milliseconds, as a fraction of two 16-bit numbers; then neither disposal nor blending.
    parts.push(chunk("fcTL", joined([
      numbers([sequence]), size, numbers([0, 0, delay << 16 | 1000]), Uint8Array.of(0, 0),
    ])));
    sequence += 1;
    for (const { data } of chunks.filter(({ type }) => type === "IDAT")) {
      if (index === 0) {
        parts.push(chunk("IDAT", data));
      } else {
        parts.push(chunk("fdAT", joined([numbers([sequence]), data])));
        sequence += 1;
      }
    }
  });
  parts.push(chunk("IEND", new Uint8Array()));
  return joined(parts);
}

const signature = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A];

/** The chunks of a PNG file: `{ type, data }`. */
export function chunksOf(bytes) {
  if (!signature.every((byte, index) => bytes[index] === byte)) throw new Error("Not a PNG file.");
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const chunks = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
}

function chunk(type, data) {
  const body = joined([Uint8Array.from([...type].map((letter) => letter.charCodeAt(0))), data]);
  return joined([numbers([data.length]), body, numbers([checksum(body)])]);
}

/** 32-bit numbers, the highest byte first. */
function numbers(values) {
  const view = new DataView(new ArrayBuffer(values.length * 4));
  values.forEach((value, index) => view.setUint32(index * 4, value));
  return new Uint8Array(view.buffer);
}

function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function isEqual(a, b) {
  return a.length === b.length && a.every((byte, index) => byte === b[index]);
}

const table = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xEDB88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** CRC-32. */
export function checksum(bytes) {
  let value = 0xFFFFFFFF;
  for (const byte of bytes) value = table[(value ^ byte) & 0xFF] ^ (value >>> 8);
  return (value ^ 0xFFFFFFFF) >>> 0;
}
