const SIDE_PX = 64;
const SQUARE_PX = 8;
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The format bytes of the IHDR chunk (PNG, section 11.2.1): eight bits of grey per pixel. */
const FORMAT = [8, 0, 0, 0, 0];

/**
 * Returns a PNG of random grey squares. Each picture is different: after a moderator has banned one picture from
 * publication, later examples can still publish theirs.
 */
export async function randomPng() {
  const squares = SIDE_PX / SQUARE_PX;
  const greys = crypto.getRandomValues(new Uint8Array(squares * squares));
  const rows = Array.from({ length: SIDE_PX }, (_none, y) => {
    const row = Math.floor(y / SQUARE_PX) * squares;
    // Each row of pixels starts with the number of its PNG filter; 0 means no filter.
    return [0, ...Array.from({ length: SIDE_PX }, (_each, x) => greys[row + Math.floor(x / SQUARE_PX)] ?? 0)];
  });
  const pixels = await deflate(Uint8Array.from(rows.flat()));
  const header = [...bytesOf(SIDE_PX), ...bytesOf(SIDE_PX), ...FORMAT];
  return Uint8Array.from([...SIGNATURE, ...chunk('IHDR', header), ...chunk('IDAT', pixels), ...chunk('IEND', [])]);
}

async function deflate(bytes: Uint8Array<ArrayBuffer>) {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return [...new Uint8Array(await new Response(stream).arrayBuffer())];
}

function chunk(type: string, data: readonly number[]) {
  const named = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data];
  return [...bytesOf(data.length), ...named, ...bytesOf(crc32(named))];
}

function bytesOf(number: number) {
  return [24, 16, 8, 0].map((shift) => (number >>> shift) & 0xff);
}

function crc32(bytes: readonly number[]) {
  let crc = -1;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  return ~crc;
}
