import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { line, readPlaywright, readVitest, slowestFiles, withSecondRun } from './reports.mjs';
import { findChromium } from './support/chromium.mjs';
import { runTools } from './tools.mjs';

/**
 * The gate (`npm test`): Vitest without `*.long.test.ts`, and beside it the browser flows tagged `@gate-phone` or
 * `@gate-desktop`, against the built product. Whatever fails runs once more; what passes then is printed as FLAKY and
 * counts as passed. Ends with one plain line of totals. With `--with-tools` what `npm run validate` has besides tests
 * runs too.
 */
const reports = mkdtempSync(join(tmpdir(), 'brasa-gate-'));
// The command that starts this has just built the product.
const env = { ...process.env, TEST_GATE: 'on', CHROMIUM_PATH: findChromium(), TEST_PROGRAMS: 'built' };

const [vitest, playwright, toolsFailed] = await Promise.all([
  timed('Vitest', runVitest),
  timed('the browser', runPlaywright),
  process.argv.includes('--with-tools') ? runTools(1) : 0,
]);
rmSync(reports, { recursive: true });

const tests = [...vitest.tests, ...playwright.tests];
const count = (...results) => tests.filter(({ result }) => results.includes(result)).length;
console.log('The slowest files:');
for (const { file, seconds } of slowestFiles([...vitest.files, ...playwright.files]))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
for (const test of tests.filter(({ result }) => result === 'flaky')) console.log(line('FLAKY', test));
for (const test of tests.filter(({ result }) => result === 'failed')) console.log(line('FAILED', test));

const broken = [vitest, playwright].filter(({ isBroken }) => isBroken).length;
if (broken > 0) console.log('FAILED A runner ended without a report, or with an error outside of a test.');
const failed = count('failed') + broken;
console.log(`${count('passed', 'flaky')} passed, ${failed} failed`);
process.exitCode = failed === 0 && toolsFailed === 0 ? 0 : 1;

async function runVitest() {
  const first = await vitestOnce('first', []);
  const failing = first.tests.filter(({ result }) => result === 'failed');
  if (failing.length === 0) return first;

  // A file runs anew as a whole, in processes of its own: a test may stand on what an earlier one left.
  const again = await vitestOnce('again', [...new Set(failing.map(({ file }) => file))]);
  const tests = again.isBroken ? first.tests : withSecondRun(first.tests, again.tests);
  return { files: first.files, tests, isBroken: again.isBroken };
}

async function vitestOnce(name, args) {
  const path = join(reports, `vitest-${name}.json`);
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
    ...args,
  ]);
  return outcome(readVitest(read(path)), code);
}

async function runPlaywright() {
  const path = join(reports, 'playwright.json');
  const args = ['test', '--grep', '^phone .*@gate-phone|^desktop .*@gate-desktop', '--retries=1'];
  const code = await run('playwright', [...args, '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: path });
  return outcome(readPlaywright(read(path)), code);
}

/** A runner that fails, though none of its tests did, is broken: an error outside of a test, or no report at all. */
function outcome({ files, tests }, code) {
  return {
    files,
    tests,
    isBroken: tests.length === 0 || (code !== 0 && !tests.some(({ result }) => result === 'failed')),
  };
}

async function timed(name, work) {
  const start = Date.now();
  const result = await work();
  console.log(`── ${name} took ${Math.round((Date.now() - start) / 1_000)} s`);
  return result;
}

function run(tool, args, more = {}) {
  const child = spawn('npx', ['--no-install', tool, ...args], { stdio: 'inherit', env: { ...env, ...more } });
  return new Promise((resolve) => child.once('exit', resolve));
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
