import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './support/chromium.mjs';

/** Every test: Vitest's projects, then the browser against the built product. Ends with one plain line of totals. */
const reports = mkdtempSync(join(tmpdir(), 'brasa-tests-'));
const vitestReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'playwright.json');
// Whoever starts this has just built.
const env = { ...process.env, CHROMIUM_PATH: findChromium(), TEST_PROGRAMS: 'built' };

const codes = [
  await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`], env),
  await run('playwright', ['test', '--reporter=list,json'], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }),
];

const vitest = read(vitestReport);
const browser = read(browserReport);
const passed = (vitest?.numPassedTests ?? 0) + (browser ? browser.stats.expected + browser.stats.flaky : 0);
const failed = (vitest?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0) + (browser?.stats.skipped ?? 0);
rmSync(reports, { recursive: true });

const unreported = [vitest, browser].filter((report) => !report).length;
if (unreported > 0) console.error('A runner ended without a report.');
for (const title of failuresOf(vitest, browser)) console.log(`FAILED ${title}`);
console.log(`${passed} passed, ${failed + unreported} failed`);
process.exitCode = codes.every((code) => code === 0) && failed + unreported === 0 ? 0 : 1;

function run(tool, args, environment) {
  const child = spawn('npx', ['--no-install', tool, ...args], { stdio: 'inherit', env: environment });
  return new Promise((resolve) => child.once('exit', resolve));
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The titles of what failed, so that the end of a long log says it. */
function failuresOf(unit, whole) {
  const files = unit?.testResults ?? [];
  const tests = files.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${name} › ${test.fullName}`);
    return failed.length === 0 && status === 'failed' ? [name] : failed;
  });
  return [...tests, ...(whole?.suites ?? []).flatMap(failedSpecs)];
}

function failedSpecs({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`);
  return [...failed, ...suites.flatMap(failedSpecs)];
}
