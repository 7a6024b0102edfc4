import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reports two problems of production dependencies: known vulnerabilities, and licences that would put obligations on
 * the product (copyleft or non-commercial). Exits with code 1 if it finds any.
 */
const LEVEL = 'high';
/**
 * The packages of libvips, an LGPL library that sharp loads as a separate file. Their licence is accepted, because the
 * LGPL only requires that users can replace such a library.
 */
const linked = /^node_modules\/@img\/sharp-(libvips|wasm32|win32)/;
const binding = /\b(A?GPL|SSPL|BUSL|Commons-Clause|CC-BY-NC)/i;

const failures = [...holes(), ...licences()];
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

function holes() {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', timeout: 120_000 });
  const report = parsed(stdout);
  if (!report?.metadata?.vulnerabilities) {
    const why = report?.message ?? report?.error?.summary ?? 'no answer';
    console.log(
      `NOT CHECKED for known holes: this registry offers no audit (${String(why).split('\n')[0].slice(0, 120)}).`,
    );
    return [];
  }
  const levels = ['low', 'moderate', 'high', 'critical'];
  const found = Object.values(report.vulnerabilities ?? {});
  console.log(`${report.metadata.dependencies?.prod ?? 0} packages checked for known holes: ${found.length} with one.`);
  return found
    .filter(({ severity }) => levels.indexOf(severity) >= levels.indexOf(LEVEL))
    .map(({ name, severity, range }) => `${name} ${range}: a known hole (${severity})`);
}

function licences() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  let checked = 0;
  const failures = [];
  for (const [path, { dev, optional }] of Object.entries(packages)) {
    if (path === '' || dev) continue;
    const licence = licenceOf(path);
    // Skips an optional package for another operating system: npm has not installed it, and it is not part of the
    // product.
    if (licence === null && optional) continue;
    checked += 1;
    if (licence === null || licence === '') failures.push(`${path}: says no licence`);
    else if (isBinding(licence) && !linked.test(path)) failures.push(`${path}: ${licence} would bind the product`);
  }
  console.log(`${checked} packages checked for their licence.`);
  return failures;
}

/**
 * Returns true if using a package would put obligations on the product, whichever of its licences the product chooses.
 * `MIT OR GPL-3.0` returns false, because the product can choose MIT.
 */
function isBinding(licence) {
  return licence
    .split(/\s+OR\s+/i)
    .every((choice) => binding.test(choice.replace(/LGPL/gi, 'LESSER')) || /LGPL/i.test(choice));
}

function licenceOf(path) {
  try {
    const { license, licenses } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
    return license?.type ?? license ?? licenses?.map?.(({ type }) => type).join(' OR ') ?? '';
  } catch {
    return null;
  }
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
