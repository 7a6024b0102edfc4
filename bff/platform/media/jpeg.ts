import { open } from 'node:fs/promises';

const START = Buffer.from([0xff, 0xd8]);
const END = Buffer.from([0xff, 0xd9]);

/**
 * Appends the end marker (EOI) to a JPEG file that lacks it, in place. Some phones omit the marker, and libvips then
 * reports a truncated file, although all pixels are there.
 * @returns false, and leaves the file as it is, if it is no JPEG file or ends with the marker
 */
export async function endJpeg(path: string): Promise<boolean> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const head = await file.read(Buffer.alloc(START.length), 0, START.length, 0);
    const tail = await file.read(Buffer.alloc(END.length), 0, END.length, Math.max(0, size - END.length));
    if (!head.buffer.equals(START) || tail.buffer.equals(END)) return false;
    await file.write(END, 0, END.length, size);
    return true;
  } finally {
    await file.close();
  }
}
