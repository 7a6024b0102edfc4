import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('every threat in the README names a protection and a test that is there', async () => {
  const readme = await readFile('README.md', 'utf8');
  const section = readme.split('\n## Security')[1]?.split('\n## ')[0] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.includes('---'))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(25);
  for (const [, threat, protection, test = ''] of rows) {
    expect(threat).not.toBe('');
    expect(protection).not.toBe('');
    const path = /^`(tests\/[\w./-]+)`$/.exec(test)?.[1] ?? '';
    expect(existsSync(path), `${threat}: ${test}`).toBe(true);
  }
});
