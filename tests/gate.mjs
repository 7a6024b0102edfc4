import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { line, readPlaywright, slowestFiles, withSecondRun } from './reports.mjs';
import { findChromium } from './support/chromium.mjs';
import { runTools } from './tools.mjs';

/**
 * The gate (`npm test`). Runs Vitest without `*.long.test.ts`, and in parallel the browser tests tagged `@gate-phone`
 * or `@gate-desktop` against the built product. Runs a failed test a second time; if the test passes then, prints it as
 * FLAKY and counts it as passed. Prints the totals in the last line. With `--with-tools`, also runs the other steps of
 * `npm run validate`.
 */
const RUNNER_LIMIT_MS = 45 * 60_000;
const STOP_LIMIT_MS = 20_000;

const runners = new Set();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stopRunners);

const reports = mkdtempSync(join(tmpdir(), 'brasa-gate-'));
try {
  await runAll();
} catch (error) {
  console.log(line('FAILED', { file: 'tests/gate.mjs', title: '', reasons: [String(error)] }));
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true });
}

async function runAll() {
  const env = {
    ...process.env,
    TEST_GATE: 'on',
    CHROMIUM_PATH: findChromium(),
    // Uses the built programs: the npm script that starts the gate has just built them.
    TEST_PROGRAMS: 'built',
    E2E_PORT: String(await freePort()),
  };
  const [vitest, playwright, failedTools] = await Promise.all([
    timed('Vitest', () => runVitest(env)),
    timed('the browser', () => runPlaywright(env)),
    process.argv.includes('--with-tools') ? runTools(1) : [],
  ]);

  const tests = [...vitest.tests, ...playwright.tests];
  const failed = [
    ...tests.filter(({ result }) => result === 'failed'),
    ...[...vitest.errors, ...playwright.errors].map((error) => ({ ...error, title: '' })),
    ...failedTools.map((name) => ({ file: name, title: '', reasons: [] })),
  ];
  console.log('The slowest files:');
  for (const { file, seconds } of slowestFiles([...vitest.files, ...playwright.files]))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  for (const test of tests.filter(({ result }) => result === 'flaky')) console.log(line('FLAKY', test));
  for (const failure of failed) console.log(line('FAILED', failure));
  const passed = tests.filter(({ result }) => ['passed', 'flaky'].includes(result)).length;
  console.log(`${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

async function runVitest(env) {
  const first = await vitestOnce(env, 'first', []);
  const failing = [...new Set(first.tests.filter(({ result }) => result === 'failed').map(({ file }) => file))];
  if (failing.length === 0) return first;

  // Runs each file with a failed test again as a whole, because a test may depend on an earlier test of the same file.
  const again = await vitestOnce(env, 'again', failing);
  return {
    files: first.files,
    tests: withSecondRun(first.tests, again.tests),
    errors: [...first.errors, ...again.errors],
  };
}

async function vitestOnce(env, name, files) {
  const path = join(reports, `vitest-${name}.json`);
  const args = ['run', '--allowOnly=false', '--reporter=default', '--reporter=./tests/vitest-report.mjs', ...files];
  const code = await run('vitest', args, { ...env, VITEST_REPORT: path });
  return withErrors('Vitest', read(path) ?? { files: [], tests: [], errors: [] }, code);
}

async function runPlaywright(env) {
  const path = join(reports, 'playwright.json');
  const args = ['test', '--grep', '^phone .*@gate-phone|^desktop .*@gate-desktop', '--retries=1'];
  const code = await run('playwright', [...args, '--reporter=list,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: path,
  });
  return withErrors('Playwright', readPlaywright(read(path)), code);
}

/**
 * Adds an error if a test runner failed without saying why: it ran no test, or it exited with an error code although no
 * test failed.
 */
function withErrors(runner, { files, tests, errors }, code) {
  const reasons = errors.map((reason) => ({ file: runner, reasons: [reason] }));
  const isSilent = tests.length === 0 || (code !== 0 && !tests.some(({ result }) => result === 'failed'));
  if (isSilent && errors.length === 0) reasons.push({ file: runner, reasons: [`It ended with code ${code}.`] });
  return { files, tests, errors: reasons };
}

async function timed(name, work) {
  const start = Date.now();
  const result = await work();
  console.log(`── ${name} took ${Math.round((Date.now() - start) / 1_000)} s`);
  return result;
}

/**
 * Runs a tool in a process group of its own, so that the tool's workers and servers can be stopped together with the
 * tool.
 * @returns the tool's exit code
 */
function run(tool, args, env) {
  const child = spawn('npx', ['--no-install', tool, ...args], { stdio: 'inherit', env, detached: true });
  runners.add(child);
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      console.log(`${tool} was ended after ${RUNNER_LIMIT_MS / 60_000} minutes.`);
      signalGroup(child, 'SIGKILL');
    }, RUNNER_LIMIT_MS);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearTimeout(limit);
      runners.delete(child);
      resolve(code ?? signal);
    });
  });
}

async function stopRunners() {
  const ended = [...runners].map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of runners) signalGroup(child, 'SIGINT');
  const limit = setTimeout(() => runners.forEach((child) => signalGroup(child, 'SIGKILL')), STOP_LIMIT_MS);
  await Promise.all(ended);
  clearTimeout(limit);
  rmSync(reports, { recursive: true, force: true });
  process.exit(130);
}

function signalGroup({ pid }, signal) {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function freePort() {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}
