import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Builds the server, the web app, the playground and the card form of the payment sandbox into dist/. Skips each part
 * that is already in dist/ and was built from exactly the current sources. `--force` builds all parts. `--for-dev`
 * skips the parts that `npm run dev` runs directly from the sources.
 */
const EVERYTHING = ['bff', 'web', 'schema', 'package-lock.json'];
const BUILDS = [
  { name: 'server', config: 'bff/vite.config.ts', sources: EVERYTHING, inDev: false },
  { name: 'web', config: 'web/vite.config.ts', sources: EVERYTHING, inDev: false },
  {
    name: 'playground',
    config: 'bff/gateway/playground/vite.config.ts',
    sources: [...of('bff/gateway/playground'), ...documents('web')],
  },
  { name: 'sandbox', config: 'bff/sandbox/browser/vite.config.ts', sources: of('bff/sandbox') },
];
const STAMPS = 'dist/.built';

const isAsked = ({ inDev = true }) => inDev || !process.argv.includes('--for-dev');
const outdated = BUILDS.filter(isAsked)
  .map((part) => ({ ...part, now: fingerprint(part.sources) }))
  .filter(({ name, now }) => process.argv.includes('--force') || now !== built(name));
if (outdated.length > 0) {
  console.log('Building Brasa …');
  await Promise.all(outdated.map(build));
}

/**
 * Returns the paths of the web app's GraphQL documents. They are sources of the playground too, because it shows the
 * name of each operation's React hook.
 */
function documents(folder) {
  return files(folder).filter((path) => path.endsWith('.graphql'));
}

function of(folder) {
  return [folder, 'bff/build.mjs', 'package-lock.json'];
}

function fingerprint(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const path of sources.flatMap(files)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function files(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => files(join(path, name)));
}

function built(name) {
  try {
    return readFileSync(join(STAMPS, name), 'utf8');
  } catch {
    return null;
  }
}

async function build({ name, config, now }) {
  // A build that fails leaves an incomplete part in dist/, so no earlier stamp may stay.
  rmSync(join(STAMPS, name), { force: true });
  await run(config);
  mkdirSync(STAMPS, { recursive: true });
  writeFileSync(join(STAMPS, name), now);
}

function run(config) {
  const vite = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn'],
    { stdio: 'inherit' },
  );
  return new Promise((resolve, reject) => {
    vite.once('error', reject);
    vite.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`vite build --config ${config} failed (${code})`)),
    );
  });
}
