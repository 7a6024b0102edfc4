import { spawnSync } from 'node:child_process';

/** What a change must pass: format, lint, types, generated code up to date, unused code, first-load budget, dependencies, tests. */
const steps = [
  ['format', 'prettier --check . --log-level warn'],
  ['lint', 'eslint . --max-warnings 0'],
  ['types', 'tsc'],
  ['generated code', 'graphql-codegen --config codegen.ts --check'],
  ['unused code', 'knip'],
  ['first load', 'node web/budget.mjs'],
  ['dependencies', 'node tests/audit.mjs'],
];

let failed = 0;
for (const [name, command] of steps) {
  console.log(`\n── ${name}: ${command}`);
  const [tool, ...args] = command.split(' ');
  const { status } = spawnSync(tool, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}` },
  });
  if (status !== 0) failed += 1;
  console.log(status === 0 ? `── ${name}: fine` : `── ${name}: FAILED`);
}
if (!process.argv.includes('--skip-tests')) {
  const { status } = spawnSync(process.execPath, ['tests/run.mjs'], { stdio: 'inherit' });
  if (status !== 0) failed += 1;
}

console.log(failed === 0 ? '\nEverything holds.' : `\n${failed} of the checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
