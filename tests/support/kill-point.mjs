import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * This module is loaded into a process with `--import`. Kills the process at the nth call of a function of
 * node:fs/promises on a path in the media store. The import's URL names both: `?function=rename&nth=3`.
 */
const asked = new URL(import.meta.url).searchParams;
const name = asked.get('function');
if (name !== 'rename' && name !== 'rm') throw new Error('rename or rm');
let left = Number(asked.get('nth'));
const { [name]: real } = fs;

fs[name] = (...given) => {
  if (given.some((path) => String(path).includes('/media/store/')) && --left === 0)
    process.kill(process.pid, 'SIGKILL');
  return real(...given);
};
syncBuiltinESMExports();
