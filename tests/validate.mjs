import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { runTools } from './tools.mjs';

/**
 * Runs all checks of a change (`npm run validate`): format, lint, types, generated code, unused code, the size of the
 * first page load, dependencies, tests.
 */
const holds = process.argv.includes('--skip-tests')
  ? (await runTools(availableParallelism())).length === 0
  : spawnSync(process.execPath, ['tests/gate.mjs', '--with-tools'], { stdio: 'inherit' }).status === 0;

console.log(holds ? '\nEverything holds.' : '\nSomething does not hold: see above.');
process.exitCode = holds ? 0 : 1;
