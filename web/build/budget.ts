import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { FIRST_LOADS_FILE, firstLoads } from './first-load.ts';

/** Prints what each page loads before it can be used (all JavaScript, brotli) and fails over budget. Run after a build; takes its folder. */
const DIST = process.argv[2] ?? 'dist/web';
const KB = 1_000; // bytes

const filesByPage = z.record(z.string(), z.array(z.string()));

async function main() {
  const byPage = filesByPage.parse(JSON.parse(await readFile(`${DIST}/${FIRST_LOADS_FILE}`, 'utf8')));
  let over = false;

  for (const { name, budget } of firstLoads) {
    const files = [...(byPage.entry ?? []), ...(byPage[name] ?? [])];
    const size = (await Promise.all(files.map(sizeOf))).reduce((sum, bytes) => sum + bytes, 0) / KB;
    if (size > budget) over = true;
    console.log(`${name.padEnd(10)} ${size.toFixed(1).padStart(7)} KB of ${budget} KB ${size > budget ? 'OVER' : 'ok'}`);
    if (process.argv.includes('--files')) for (const file of files) console.log(`    ${((await sizeOf(file)) / KB).toFixed(1).padStart(6)} ${file}`);
  }
  if (over) process.exitCode = 1;
}

/** A file too small to have been compressed counts as it is. */
async function sizeOf(file: string) {
  const compressed = await stat(`${DIST}/${file}.br`).catch(() => stat(`${DIST}/${file}`));
  return compressed.size;
}

await main();
