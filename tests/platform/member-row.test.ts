import { describe, expect, it } from 'vitest';
import { replacePassword } from '../../bff/platform/accounts/passwords.store.ts';
import { holdRow, withoutWaiting } from '../support/held-row.ts';
import { desk, SOON } from '../support/moderation.ts';
import { describePlatform, type Member } from '../support/platform.ts';

describePlatform('a member, while another writes what names them', (platform) => {
  const { reportedCase, decide } = desk(platform);

  const changes: [what: string, change: (ana: Member, helena: Member, caseId: string) => Promise<number>][] = [
    ['is suspended', async (_ana, helena, id) => (await decide(helena, [id], 'SUSPEND', { datUntil: SOON() })).status],
    ['is banned', async (_ana, helena, id) => (await decide(helena, [id], 'BAN')).status],
    ['loses what their profile shows', async (_ana, helena, id) => (await decide(helena, [id], 'TAKE_DOWN')).status],
    [
      'has another password',
      async ({ id: userId }) => {
        const query = platform.db.selectFrom('sessions').selectAll().where('user_id', '=', userId);
        const { id, authenticated_at: authenticatedAt } = await query.executeTakeFirstOrThrow();
        const ended = await replacePassword(platform.db, { id, userId, authenticatedAt }, 'other');
        return ended === null ? 401 : 200;
      },
    ],
  ];

  describe.skipIf(platform.kind !== 'postgres')('waits for no other (needs PostgreSQL)', () => {
    it.each(changes)('who %s', async (_what, change) => {
      const [ana, helena] = [await platform.member(), await platform.member({ role: 'MODERATOR' })];
      const id = await reportedCase(await platform.member(), 'PROFILE', ana.id);
      const release = await holdRow(platform, 'users', { id: ana.id }, 'key share');
      try {
        expect(await withoutWaiting(platform, change(ana, helena, id))).toBe(200);
      } finally {
        await release();
      }
    });
  });
});
