import { createHash } from 'node:crypto';
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Builds server, web app and playground into dist/, unless dist/ was made from exactly these sources.
 * `--force` builds anyway.
 */
const SOURCES = ['bff', 'web', 'schema', 'package-lock.json'];
const BUILDS = [
  'bff/vite.config.ts',
  'web/vite.config.ts',
  'bff/gateway/playground/vite.config.ts',
  'bff/sandbox/browser/vite.config.ts',
];
const STAMP = 'dist/.built-from';

const now = fingerprint();
if (process.argv.includes('--force') || now !== built()) {
  console.log('Building Brasa …');
  await Promise.all(BUILDS.map(build));
  mkdirSync('dist', { recursive: true });
  writeFileSync(STAMP, now);
}

function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const path of SOURCES.flatMap(files)) hash.update(path).update(readFileSync(path));
  return hash.digest('hex');
}

function files(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => files(join(path, name)));
}

function built() {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return null;
  }
}

function build(config) {
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
