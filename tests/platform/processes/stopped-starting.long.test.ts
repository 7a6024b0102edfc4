import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { isReady, startProduct } from '../../support/product.ts';
import { removeFolder } from '../../support/remove-folder.ts';

const title = 'a product that %s ends while it starts leaves its data folder to the next';

it.each(['SIGTERM', 'SIGHUP', 'SIGKILL'] as const)(title, async (signal) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'brasa-stopped-'));
  onTestFinished(() => removeFolder(dataDir));
  const env = { DATA_DIR: dataDir, PLATFORM_PORT: '0' };
  const first = await startProduct({ ...env, DEMO: 'on' });
  await expect.poll(() => first.written.stdout).toContain('making the demo world');
  first.kill(signal);
  await first.ended;

  const second = await startProduct({ ...env, DEMO: 'off' });
  await expect.poll(() => second.written.stderr || isReady(second.url)).toBe(true);
});
