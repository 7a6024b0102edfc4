import { describe, expect, it } from 'vitest';
import { replacePassword } from '../../../bff/platform/accounts/security/passwords.store.ts';
import { lockRow, withoutWaiting } from '../../support/locked-row.ts';
import { desk, SOON } from '../../support/moderation.ts';
import { describePlatform, type Member } from '../../support/platform.ts';

describePlatform('changes of a member whose row is locked', (platform) => {
  const { reportedCase, decide } = desk(platform);

  const changes: [what: string, change: (ana: Member, helena: Member, caseId: string) => Promise<number>][] = [
    ['is suspended', async (_ana, helena, id) => (await decide(helena, [id], 'SUSPEND', { datUntil: SOON() })).status],
    ['is banned', async (_ana, helena, id) => (await decide(helena, [id], 'BAN')).status],
    ['has their profile taken down', async (_ana, helena, id) => (await decide(helena, [id], 'TAKE_DOWN')).status],
    [
      'changes their password',
      async ({ id: userId }) => {
        const query = platform.db.selectFrom('sessions').selectAll().where('user_id', '=', userId);
        const { id, authenticated_at: authenticatedAt } = await query.executeTakeFirstOrThrow();
        const ended = await replacePassword(platform.db, { id, userId, authenticatedAt }, 'other');
        return ended === null ? 401 : 200;
      },
    ],
  ];

  describe.skipIf(platform.kind !== 'postgres')(
    'change of a member during a FOR KEY SHARE lock (needs PostgreSQL)',
    () => {
      it.each(changes)(
        "while another transaction has a FOR KEY SHARE lock on a member's row, the member %s without waiting",
        async (_what, change) => {
          const [ana, helena] = [await platform.member(), await platform.member({ role: 'MODERATOR' })];
          const id = await reportedCase(await platform.member(), 'PROFILE', ana.id);
          const release = await lockRow(platform, 'users', { id: ana.id }, 'key share');
          try {
            expect(await withoutWaiting(platform, change(ana, helena, id))).toBe(200);
          } finally {
            await release();
          }
        },
      );
    },
  );
});
