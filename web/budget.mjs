import { readFile, stat } from 'node:fs/promises';

/**
 * Prints the size of the JavaScript that each page loads before it can be used, compressed with brotli. Fails if a page
 * is over its budget. Run this script after a build. The argument is the folder of the build; `--files` also prints the
 * size of each file.
 */
const [folder = 'dist/web'] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const loads = JSON.parse(await readFile(`${folder}/.vite/first-loads.json`, 'utf8'));

for (const { name, budget, files } of loads) {
  const sizes = await Promise.all(files.map(sizeOf));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const over = total > budget;
  if (over) process.exitCode = 1;
  console.log(`${name.padEnd(9)} ${kilobytes(total)} of ${kilobytes(budget)} ${over ? 'OVER BUDGET' : 'ok'}`);
  if (process.argv.includes('--files'))
    files.forEach((file, index) => console.log(`  ${kilobytes(sizes[index])} ${file}`));
}

/**
 * Returns the size of a file in bytes, compressed with brotli. The build writes no .br file for a small file; then the
 * uncompressed size counts.
 */
async function sizeOf(file) {
  const { size } = await stat(`${folder}/${file}.br`).catch(() => stat(`${folder}/${file}`));
  return size;
}

function kilobytes(bytes) {
  return `${(bytes / 1_000).toFixed(1).padStart(6)} KB`;
}
