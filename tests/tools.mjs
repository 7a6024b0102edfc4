import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** What a change must pass besides tests: what each step is called, and its command. */
const steps = [
  ['format', 'prettier --check . --log-level warn'],
  ['lint', 'eslint . --max-warnings 0'],
  ['types', 'tsc'],
  ["the benches' types", 'tsc --project tests/bench'],
  ['generated code', 'graphql-codegen --config codegen.ts --check'],
  ['unused code', 'knip'],
  ['first load', 'node web/budget.mjs'],
  ['dependencies', 'node tests/audit.mjs'],
];

/**
 * Runs them one after the other, each printed in one piece once it has ended, with the seconds that it took. They take
 * what is left of the processors: the browser's tests may run beside them.
 * @returns how many failed
 */
export async function runTools() {
  let failed = 0;
  for (const [name, command] of steps) {
    const start = Date.now();
    const { code, output } = await run(command);
    if (code !== 0) failed += 1;
    const seconds = Math.round((Date.now() - start) / 1_000);
    console.log(`\n── ${name}: ${command}\n${output}── ${name}: ${code === 0 ? 'fine' : 'FAILED'} (${seconds} s)`);
  }
  return failed;
}

function run(command) {
  const [tool, ...args] = command.split(' ');
  const child = spawn(tool, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
