import { unzipSync, strFromU8 } from 'fflate';

/** Returns the files of a ZIP archive by path. */
export function unzipped(file: Uint8Array) {
  return new Map(Object.entries(unzipSync(file)));
}

/** Returns the parsed content of a JSON file in a ZIP archive. */
export function jsonIn(files: ReadonlyMap<string, Uint8Array>, path: string): unknown {
  return JSON.parse(strFromU8(files.get(path) ?? new Uint8Array()));
}
