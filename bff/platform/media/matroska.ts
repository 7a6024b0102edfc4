import type { FileHandle } from 'node:fs/promises';

const EBML_ID = 0x1a45dfa3;
const SEGMENT_ID = 0x18538067;
const HEAD_BYTES = 4_096;

/**
 * Returns true if a Matroska or WebM file is complete, judged by the size that its segment (top-level element) declares
 * (RFC 8794, RFC 9559).
 * @returns false for a truncated file, for a live recording, whose segment declares no size, and for other formats
 */
export async function isMatroskaWhole(file: FileHandle) {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
  const head = buffer.subarray(0, bytesRead);
  const header = elementAt(head, 0);
  if (header?.id !== EBML_ID || header.size === null) return false;
  const segment = elementAt(head, header.start + header.size);
  if (segment?.id !== SEGMENT_ID || segment.size === null) return false;
  return segment.start + segment.size <= (await file.stat()).size;
}

/** Reads a Matroska element whose id has four bytes. The size is null if the element declares an unknown size. */
function elementAt(head: Buffer, at: number) {
  const first = head[at + 4];
  if (first === undefined) return undefined;
  const length = Math.clz32(first) - 23; // bytes of the size field: the first byte's leading zeros plus one
  if (length > 8 || at + 4 + length > head.length) return undefined;
  const bits = 7 * length;
  const value = BigInt(`0x${head.toString('hex', at + 4, at + 4 + length)}`) & ((1n << BigInt(bits)) - 1n);
  const isOpen = value === (1n << BigInt(bits)) - 1n;
  return { id: head.readUInt32BE(at), start: at + 4 + length, size: isOpen ? null : Number(value) };
}
