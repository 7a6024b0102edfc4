import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * Checks the uncommitted changes (`npm run check`): types, lint, format, generated code if the schema or an operation
 * changed, and those tests of the gate (`npm test`) that import a changed file. Prints one line per step, and the
 * output of failed steps. With `--staged` (in the pre-commit hook) the check also fails if a staged file differs from
 * the file on disk, because only the file on disk is checked.
 */
const MAX_TEST_FILES = 10;

/** Maps paths of files that no module imports to the tests that read these files. */
const READERS = [
  [/\.md$|^\.env\.example$|^package\.json$/, ['tests/gateway/readme.test.ts', 'tests/gateway/vocabulary.test.ts']],
  [/^schema\//, ['tests/gateway/schema-descriptions.test.ts', 'tests/gateway/cost-of-root-fields.test.ts']],
  [/^bff\/platform\/db\/migrations\//, ['tests/platform/db/migrations.test.ts']],
  [/^tests\/.*\.spec\.ts$/, ['tests/gateway/gate.test.ts']],
];

const changed = changedFiles();
const unfit = process.argv.includes('--staged') ? whatTheCommitLacks() : [];
if (unfit.length > 0) {
  console.log(['FAILED The commit would not hold what is checked:', ...unfit].join('\n    '));
  process.exitCode = 1;
} else if (changed.length === 0) {
  console.log('Nothing has changed since the last commit.');
} else {
  const present = changed.filter((path) => existsSync(path));
  const sources = present.filter((path) => /\.tsx?$/.test(path) && !path.split('/').includes('generated'));
  const tests = testsOf(changed);
  const nearest = tests.filter((path, index) => index < MAX_TEST_FILES || changed.includes(path));
  // Runs two queues in parallel: one with the type check, which takes longest, and one with all other steps.
  const results = await Promise.all([
    runStep('types and lint', 'oxlint', benchesAreInstalled() ? [] : ['--ignore-pattern', 'tests/bench/**']),
    runInOrder([
      ...(present.length > 0
        ? [['format', 'prettier', ['--check', '--log-level', 'warn', '--cache', '--ignore-unknown', ...present]]]
        : []),
      ...(changed.some((path) => path.endsWith('.graphql'))
        ? [['generated code', 'graphql-codegen', ['--config', 'codegen.ts', '--check']]]
        : []),
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

/**
 * Returns the paths that differ from HEAD, are deleted or are untracked. A renamed file is listed under its old and its
 * new path.
 */
function changedFiles() {
  return [...new Set([...git('diff', '--name-only', '-z', '--no-renames', 'HEAD'), ...untrackedFiles()])];
}

function untrackedFiles() {
  return git('ls-files', '--others', '--exclude-standard', '-z');
}

/**
 * Returns an error message for each staged file with further changes that are not staged, and for each untracked file
 * that another file imports.
 */
function whatTheCommitLacks() {
  const staged = git('diff', '--name-only', '-z', '--cached');
  const later = new Set(git('diff', '--name-only', '-z'));
  const importers = importersByFile();
  return [
    ...staged.filter((path) => later.has(path)).map((path) => `${path} has changes that are not staged.`),
    ...untrackedFiles().flatMap((path) => {
      const importer = (importers.get(path) ?? []).find((each) => staged.includes(each));
      return importer === undefined ? [] : [`${path} is not added, and ${importer} imports it.`];
    }),
  ];
}

/**
 * Returns the test files that import one of these files directly or indirectly, sorted by the length of the import
 * chain. Finds the imports in the text of the files, because `vitest related` would compile every test file, which
 * takes longer than the tests.
 */
function testsOf(paths) {
  const importers = importersByFile();
  const seen = new Set(paths);
  for (const [pattern, readers] of READERS)
    if (paths.some((path) => pattern.test(path))) for (const reader of readers) seen.add(reader);
  // The loop also visits the paths that are added to the Set during the iteration, so this is a breadth-first search.
  for (const path of seen) for (const importer of importers.get(path) ?? []) seen.add(importer);
  return [...seen].filter((path) => /^tests\/.*\.test\.tsx?$/.test(path) && !/\.long\.test\.ts$/.test(path));
}

function importersByFile() {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '-z');
  const importers = new Map();
  const add = (imported, path) => importers.set(imported, [...(importers.get(imported) ?? []), path]);
  for (const path of files.filter((file) => /\.(tsx?|mjs)$/.test(file) && existsSync(file))) {
    const text = readFileSync(path, 'utf8');
    for (const [, specifier] of text.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^'?]+)/g))
      add(posix.join(posix.dirname(path), specifier), path);
    // A test that starts a program as a separate process counts as an importer of that program, because the test
    // depends on it too.
    for (const [, program] of text.matchAll(/\bargumentsOf\('([^']+)'/g)) add(`bff/${program}.ts`, path);
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

/**
 * Returns true if `npm run setup:bench` has installed the packages of the benchmarks. Without these packages the
 * imports of the benchmarks have no types.
 */
function benchesAreInstalled() {
  return existsSync('tests/bench/node_modules');
}
