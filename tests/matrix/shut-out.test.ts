import { describe, expect, it } from 'vitest';
import { makeChallenge } from '../../bff/platform/auth/challenges.store.ts';
import { filled } from './support/ask.ts';
import type { Line } from './support/line.ts';
import { askedBy, fieldsOfSchema, routesOf } from './support/operations.ts';
import { cellOf, databaseKind, startProduct, waysOf, type Way } from './support/product.ts';
import { inWords } from './support/words.ts';
import { makeWorld, type World } from './support/world.ts';
import { domains } from './tables/index.ts';
import { seeNode } from './tables/nodes.ts';

/**
 * Calls that a banned member may make with an access token: about their own data, their own money, and the moderation
 * decisions against them.
 */
const open = new Set([
  ...['GET /api/privacidade', 'POST /api/privacidade/exportacao', 'GET /api/privacidade/exportacao/*'],
  ...['POST /api/privacidade/exclusao', 'DELETE /api/privacidade/exclusao'],
  ...['query privacy', 'mutation requestDataExport', 'mutation deleteAccount', 'mutation undoAccountDeletion'],
  ...['POST /api/privacidade/exportacao/*/bilhete', 'mutation openDataExport'],
  ...['POST /api/payments/csv/bilhete', 'mutation openPaymentsTable'],
  ...['GET /api/payments', 'GET /api/payments/csv', 'GET /api/payments/*', 'POST /api/payments/*/refund'],
  ...['query payments', 'query payment', 'mutation refundPayment'],
  ...['GET /api/assinaturas', 'DELETE /api/assinaturas/*', 'query vipSubscriptions', 'mutation cancelVipSubscription'],
  ...['DELETE /api/assinaturas/*/pix', 'mutation cancelPixRenewal'],
  ...['GET /api/avisos', 'query moderationNotices'],
  ...['GET /api/avisos/*', 'POST /api/avisos/*/recurso', 'query moderationNotice', 'mutation appealModeration'],
]);
/** GraphQL types that a banned member may load by the query `node` with an access token. */
const openNodes = ['DataExport', 'Payment', 'ModerationNotice'];

describe(`access token of a banned member (${databaseKind})`, () => {
  const { platform, ask } = startProduct({ maxFailuresOfAddress: 1_000 });

  /**
   * Creates a world in which the role `stranger` is banned. Its `tokenOf('stranger')` returns an access token, which a
   * banned member gets when the platform refuses the sign-in.
   */
  async function worldOfBanned(): Promise<World> {
    const world = await makeWorld(platform.db, 'open');
    const userId = world.names['stranger'] ?? '';
    const { password_hash: passwordHash } = await platform.db
      .updateTable('users')
      .set({ locked_until: new Date(Date.now() + 3_600_000) })
      .where('id', '=', userId)
      .returning('password_hash')
      .executeTakeFirstOrThrow();
    await platform.db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    const access = await makeChallenge(platform.db, 'LOCK', { userId, passwordHash });
    return { ...world, tokenOf: () => access };
  }

  function nameOf({ does, answers, rest, graphql }: Line, way: Way) {
    const one = way === 'rest' ? { does, answers, rest: rest ?? '' } : { does, answers, graphql: graphql ?? '' };
    return [...askedBy([one])][0] ?? '';
  }

  it('each call that this file lists as open to the access token exists', () => {
    const there = [...routesOf(platform.app), ...fieldsOfSchema()];
    expect([...open].filter((name) => !there.includes(name))).toEqual([]);
  });

  describe.each(Object.entries(domains))('the domain %s', (_domain, lines) => {
    it("the token opens the member's data, money and moderation decisions; other calls answer as if the session had ended", async () => {
      let asked = 0;
      for (const line of lines) {
        for (const way of waysOf(line)) {
          const name = nameOf(line, way);
          const isOpen = open.has(name) || openNodes.some((type) => line.does === seeNode(type));
          const wanted = cellOf(line, 'open', isOpen ? 'stranger' : 'ended');
          if (wanted === undefined) continue;
          const world = await worldOfBanned();
          const answer = await ask(line, way, world, 'stranger', wanted);
          asked += 1;
          expect(inWords(answer, filled(line.secret ?? '{secret}', world), wanted), `${name}: ${line.does}`).toBe(
            wanted,
          );
        }
      }
      expect(asked).toBeGreaterThan(0);
    });
  });
});
