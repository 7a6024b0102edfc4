import { unzipSync, strFromU8 } from 'fflate';

/** What is in a ZIP, by path. */
export function unzipped(file: Uint8Array) {
  return new Map(Object.entries(unzipSync(file)));
}

/** One JSON file of a ZIP. */
export function jsonIn(files: ReadonlyMap<string, Uint8Array>, path: string): unknown {
  return JSON.parse(strFromU8(files.get(path) ?? new Uint8Array()));
}
