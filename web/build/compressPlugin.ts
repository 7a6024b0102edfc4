import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/**
 * The settings of Brotli to try: the block size as a power of 2, and the number of postfix bits of a distance. The best
 * ones depend on the content: for the largest file of the first load they save 100 bytes.
 */
const BROTLI_SETTINGS = [16, 18, 19].flatMap((block) => [0, 1].map((postfix) => ({ block, postfix })));
const MIN_BYTES = 300; // bytes; smaller files are not compressed, because response headers alone are larger

/**
 * Writes a .br and a .gz file next to every text file of the build, so that the server does not have to compress. Must
 * be the last plugin.
 */
export function compressPlugin(): Plugin {
  let folder = '';
  return {
    name: 'brasa:compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = await readdir(folder, { recursive: true });
        for (const name of names.filter((path) => /\.(js|css|html|svg|json|webmanifest|pdf)$/.test(path)))
          await compress(join(folder, name));
      },
    },
  };
}

function brotliWith({ block, postfix }: (typeof BROTLI_SETTINGS)[number], content: Buffer) {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGBLOCK]: block,
      [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

async function compress(path: string) {
  const content = await readFile(path);
  if (content.length < MIN_BYTES) return;
  const candidates = await Promise.all(BROTLI_SETTINGS.map((settings) => brotliWith(settings, content)));
  const [smallest] = candidates.sort((one, other) => one.length - other.length);
  if (smallest) await writeFile(`${path}.br`, smallest);
  await writeFile(`${path}.gz`, await gzipped(content, { level: 9 }));
}
