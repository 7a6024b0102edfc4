import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../support/free-port.ts';
import { startPart } from '../../support/product-part.ts';
import { removeFolder } from '../../support/remove-folder.ts';
import { ownDatabase } from './database.ts';

/**
 * A part of the Accept header of requests. It differs between the two versions of the app, so that a test can tell
 * their requests apart.
 */
export const ACCEPTS = { first: 'q=0.9', second: 'q=0.8' } as const;

/**
 * Starts the built product on a port of its own. The test can then deploy a second version, which is the same code with
 * every file renamed. The deploy removes the files of the first version.
 */
export async function startReleases() {
  const folder = await mkdtemp(join(tmpdir(), 'brasa-releases-'));
  const port = await freePort();
  await mkdir(join(folder, 'dist'));
  await symlink(resolve('dist/bff'), join(folder, 'dist/bff'));
  const web = join(folder, 'dist/web');
  await cp('dist/web', web, { recursive: true });
  const env = {
    ...(await ownDatabase()),
    PORT: String(port),
    PLATFORM_PORT: '0',
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'warn',
    DEMO: 'off',
    RATE_LIMITS: 'off',
  };
  const part = await startPart({ from: 'build', folder, port, env });

  let isFirst = true;

  return {
    /** Uses the host localhost, because browsers treat it as a secure context. */
    url: `http://localhost:${port}`,
    async deployFirst() {
      if (isFirst) return;
      await part.end();
      await removeFolder(web);
      await cp('dist/web', web, { recursive: true });
      await part.restart();
      isFirst = true;
    },
    async deploySecond() {
      await part.end();
      await renameAll(web);
      await part.restart();
      isFirst = false;
    },
    async stop() {
      await part.end();
      await removeFolder(folder);
    },
  };
}

export type Releases = Awaited<ReturnType<typeof startReleases>>;

/** Matches the script URLs of the second version. */
export const isSecond = /-second\.js$/;

async function renameAll(web: string) {
  const assets = join(web, 'assets');
  const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name));
  const texts = [...names.map((name) => join(assets, name)), join(web, 'index.html'), join(web, 'sw.js')];
  for (const path of texts) {
    let text = await readFile(path, 'utf8');
    for (const name of names) text = text.replaceAll(name, secondOf(name));
    text = text.replaceAll(ACCEPTS.first, ACCEPTS.second).replaceAll(/(revision:")./g, '$1-');
    await writeFile(path, text);
  }
  for (const name of names) {
    await cp(join(assets, name), join(assets, secondOf(name)));
    await rm(join(assets, name));
  }
  const packed = (await readdir(web, { recursive: true })).filter((name) => /\.(br|gz)$/.test(name));
  await Promise.all(packed.map((name) => rm(join(web, name))));
}

function secondOf(name: string) {
  return name.replace(/\.(js|css)$/, '-second.$1');
}
