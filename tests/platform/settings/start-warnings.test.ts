import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoLogins } from '../../../bff/demo/logins.ts';
import { warnOfDefaults } from '../../../bff/platform/settings/warnings.ts';
import { createLogger } from '../../../bff/platform/telemetry/logger.ts';
import { databaseKinds, TestPlatform } from '../../support/platform.ts';

const line = z.object({ level: z.literal(40), msg: z.string() });

describe.each(databaseKinds)('start in production (%s)', (kind) => {
  const platform = new TestPlatform(kind, { production: true });
  beforeAll(() => platform.start());
  afterAll(() => platform.stop());

  async function warned(config: Parameters<typeof warnOfDefaults>[0]) {
    const lines: string[] = [];
    const logger = createLogger('warn', { write: (text) => void lines.push(text) });
    await warnOfDefaults(config, { db: platform.db, logger, demoLogins });
    return lines.map((text) => line.parse(JSON.parse(text)).msg);
  }

  it('starting in production logs one warning for each unsafe default', () => {
    const lines = platform.logged.split('\n').filter(Boolean);
    const warnings = lines.flatMap((text) => line.safeParse(JSON.parse(text)).data?.msg ?? []);
    const subjects = [
      ...(kind === 'pglite' ? [/DATABASE_URL/] : []),
      /SMTP_URL/,
      /card payments go to the sandbox/,
      /there is no moderator/,
    ];
    expect(warnings).toHaveLength(subjects.length);
    for (const [at, subject] of subjects.entries()) expect(warnings[at]).toMatch(subject);
  });

  it('warnOfDefaults() logs one warning for each unsafe setting and no warning for a safe setting', async () => {
    const right = { databaseUrl: 'postgres://db/brasa', smtpUrl: 'smtps://mail' };
    expect(await warned(right)).toEqual([expect.stringContaining('there is no moderator')]);
    await platform.member({ role: 'MODERATOR' });
    expect(await warned(right)).toEqual([]);
    expect(await warned({ ...right, age: { mode: 'self' } })).toEqual([]);
    await platform.member({ email: demoLogins[3]?.email ?? '', role: 'MODERATOR' });
    expect(await warned(right)).toEqual([expect.stringContaining('demo world')]);
    await platform.db.deleteFrom('users').where('email', 'like', '%@brasa.example').execute();
    const sandbox = { kind: 'sandbox' as const };
    expect(await warned({ ...right, cards: sandbox })).toEqual([expect.stringContaining('card payments')]);
    expect(await warned({ ...right, age: { mode: 'provider', provider: sandbox } })).toEqual([
      expect.stringContaining('ages'),
    ]);
    expect(await warned({ smtpUrl: 'smtps://mail' })).toEqual([expect.stringContaining('PGlite')]);
  });
});

it('starting outside production logs no warning', async () => {
  const platform = new TestPlatform('pglite');
  await platform.start();
  expect(platform.logged).not.toContain('"level":40');
  await platform.stop();
});
