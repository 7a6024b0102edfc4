import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failuresOf } from './failures.mjs';
import { slowestFiles } from './slowest.mjs';
import { findChromium } from './support/chromium.mjs';
import { runTools } from './tools.mjs';

/**
 * Every test: Vitest's projects, then the browser against the built product. Ends with one plain line of totals.
 * With `--all` every platform test runs on PGlite and on PostgreSQL, and every browser flow at both widths. With
 * `--with-tools` what `validate` has besides tests runs beside the browser, which waits much of its time.
 */
const reports = mkdtempSync(join(tmpdir(), 'brasa-tests-'));
const vitestReport = join(reports, 'vitest.json');
const browserReport = join(reports, 'playwright.json');
// The product has just been built by the command that starts this.
const env = { ...process.env, CHROMIUM_PATH: findChromium(), TEST_PROGRAMS: 'built' };
if (process.argv.includes('--all')) env.TEST_ALL = 'on';

const start = Date.now();
const vitestCode = await run(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
  env,
);
const vitestSeconds = secondsSince(start);
const [browserCode, toolsFailed] = await Promise.all([
  run('playwright', ['test', '--reporter=list,json'], { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport }),
  process.argv.includes('--with-tools') ? runTools(1) : 0,
]);

const vitest = read(vitestReport);
const browser = read(browserReport);
const passed = (vitest?.numPassedTests ?? 0) + (browser ? browser.stats.expected + browser.stats.flaky : 0);
const failed = (vitest?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0) + (browser?.stats.skipped ?? 0);
rmSync(reports, { recursive: true });

console.log(`Vitest took ${vitestSeconds} s, the browser ${secondsSince(start) - vitestSeconds} s. The slowest files:`);
for (const { file, seconds } of slowestFiles(vitest, browser))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);

const unreported = [vitest, browser].filter((report) => !report).length;
if (unreported > 0) console.error('A runner ended without a report.');
for (const title of failuresOf(vitest, browser)) console.log(`FAILED ${title}`);
console.log(`${passed} passed, ${failed + unreported} failed`);
const isFine = vitestCode === 0 && browserCode === 0 && toolsFailed === 0 && failed + unreported === 0;
process.exitCode = isFine ? 0 : 1;

function secondsSince(time) {
  return Math.round((Date.now() - time) / 1_000);
}

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
