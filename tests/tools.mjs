import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** All checks of a change except the tests, each as a pair of a name and a command. The slowest check comes first. */
const steps = [
  ['types and lint', 'oxlint'],
  ['format', 'prettier --check . --log-level warn --cache'],
  ["the project's own rules", 'eslint . --max-warnings 0 --cache --cache-location node_modules/.cache/eslint/'],
  ['generated code', 'graphql-codegen --config codegen.ts --check'],
  ['unused code', 'knip'],
  ['schema and last release', 'tsx schema/release/check.ts'],
  ['first load', 'node web/budget.mjs'],
  ['dependencies', 'node tests/audit.mjs'],
  ['commit messages', 'node tests/commits.mjs'],
];

/**
 * Runs the checks. After a check has ended, prints its complete output with its duration in seconds. The checks run at
 * a low priority, because the browser tests may run at the same time.
 * @param atOnce the number of checks that run at the same time
 * @returns the names of the failed checks
 */
export async function runTools(atOnce) {
  const waiting = [...steps];
  const failed = [];
  async function work() {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      if (!(await holds(step))) failed.push(step[0]);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

async function holds([name, command]) {
  const start = Date.now();
  const { code, output } = await run(command);
  const seconds = Math.round((Date.now() - start) / 1_000);
  console.log(`\n── ${name}: ${command}\n${output}── ${name}: ${code === 0 ? 'fine' : 'FAILED'} (${seconds} s)`);
  return code === 0;
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
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: `${error.message}\n` }));
    child.once('close', (code) => resolve({ code, output }));
  });
}
