import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * Checks the uncommitted changes (`npm run check`): the types of the whole project, lint, format, and the tests of the
 * gate that import a changed file. Prints one line per step, and the output of a step that fails.
 */
const MAX_TEST_FILES = 10;

const changed = changedFiles();
if (changed.length === 0) {
  console.log('Nothing has changed since the last commit.');
} else {
  const sources = changed.filter((path) => /\.tsx?$/.test(path) && !path.split('/').includes('generated'));
  const tests = testsOf(changed);
  const nearest = tests.slice(0, MAX_TEST_FILES);
  // Two at a time: the types are the longest step, and the others run beside them.
  const results = await Promise.all([
    runStep('types and lint', 'oxlint', benchesAreInstalled() ? [] : ['--ignore-pattern', 'tests/bench/**']),
    runInOrder([
      ['format', 'prettier', ['--check', '--log-level', 'warn', '--cache', '--ignore-unknown', ...changed]],
      ...(sources.length > 0 ? [["the project's own rules", 'eslint', [...eslintOptions(), ...sources]]] : []),
      ...(nearest.length > 0
        ? [[`tests, ${nearest.length} files of ${tests.length}`, 'vitest', ['run', ...nearest]]]
        : []),
    ]),
  ]);
  if (tests.length === 0) console.log('No test of the gate imports what has changed.');
  if (tests.length > nearest.length) console.log('The tests that import it most directly ran. npm test runs all.');
  process.exitCode = results.every(Boolean) ? 0 : 1;
}

async function runInOrder(steps) {
  let passed = true;
  for (const step of steps) passed = (await runStep(...step)) && passed;
  return passed;
}

async function runStep(name, tool, args) {
  const start = Date.now();
  const { code, output } = await run(`node_modules/.bin/${tool}`, args);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - start) / 1_000).toFixed(1)} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}

function run(command, args) {
  const env = { ...process.env, TEST_GATE: 'on' };
  const child = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** Paths that differ from HEAD or are untracked, without deleted ones. */
function changedFiles() {
  return [
    ...new Set([
      ...git('diff', '--name-only', '-z', '--diff-filter=d', 'HEAD'),
      ...git('ls-files', '--others', '--exclude-standard', '-z'),
    ]),
  ];
}

/**
 * Returns the test files that import one of these files, those with the shortest chain of imports first. Reads imports
 * from the text: `vitest related` compiles every test file to find them, which takes longer than the tests.
 */
function testsOf(paths) {
  const importers = importersByFile();
  const seen = new Set(paths);
  // A Set's iteration includes what is added during it, so this is a breadth-first search.
  for (const path of seen) for (const importer of importers.get(path) ?? []) seen.add(importer);
  return [...seen].filter((path) => /^tests\/.*\.test\.tsx?$/.test(path) && !/\.long\.test\.ts$/.test(path));
}

function importersByFile() {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z');
  const importers = new Map();
  for (const path of files.filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file))) {
    for (const [, specifier] of readFileSync(path, 'utf8').matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^'?]+)/g)) {
      const imported = posix.join(posix.dirname(path), specifier);
      importers.set(imported, [...(importers.get(imported) ?? []), path]);
    }
  }
  return importers;
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: Infinity });
  if (status !== 0) throw new Error(stderr);
  return stdout.split('\0').filter((path) => path !== '');
}

function eslintOptions() {
  return ['--max-warnings', '0', '--no-warn-ignored', '--cache', '--cache-location', 'node_modules/.cache/eslint/'];
}

/** `npm run setup:bench` installs them; without it their imports have no types. */
function benchesAreInstalled() {
  return existsSync('tests/bench/node_modules');
}
