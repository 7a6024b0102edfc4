import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { DB } from '../../../bff/platform/db/schema.ts';
import { noEvidence } from '../../support/everything-of.ts';
import { describePlatform, fieldOf, type Member, type TestPlatform } from '../../support/platform.ts';

const PAGE = 2;
const ROWS = 5;

const paging = z.object({
  hasMore: z.boolean(),
  cursorBefore: z.string().nullable(),
  cursorAfter: z.string().nullable(),
});
const list = z.looseObject({ paging });
const items = z.array(z.object({ cursor: z.string() }));

/** The places of the lists that a client can read backwards. The names in braces stand for ids of `seed`. */
const places = [
  ...['feed-v2', 'feed-v2/profile/{ana}', 'feed-v2/community/{community}', 'feed-v2/left-behind'],
  ...['comment/{post}', 'comment/{post}/{comment}/replies'],
  ...['comunidades/minhas', 'comunidades/descobrir', 'comunidades/{community}/members'],
  ...['comunidades/{community}/requests'],
  ...['user-v2/followers', 'user-v2/blocks'],
  ...['conversas', 'notificacoes', 'anuncios/user/ads', 'payments'],
  ...['avisos', 'moderacao/casos', 'moderacao/casos?estado=DECIDED', 'moderacao/recursos', 'moderacao/registro'],
];

/** Creates a member, the moderator Ana, with at least five entries in each of the lists. */
async function seed(platform: TestPlatform) {
  const put = async (table: keyof DB, row: Record<string, unknown>) => {
    const [names, values] = [Object.keys(row), Object.values(row)];
    await sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
      values (${sql.join(values.map((value) => sql`${value}`))})`.execute(platform.db);
  };
  const put7 = async (table: keyof DB, row: Record<string, unknown>) => {
    const id = uuidv7();
    await put(table, { id, ...row });
    return id;
  };
  const ana = await platform.member({ role: 'MODERATOR', profile_type: 'PROFISSIONAL' });
  const bia = await platform.member();
  const others: Member[] = [];
  while (others.length < ROWS) others.push(await platform.member());

  const community = await platform.community(ana, others);
  await platform.db
    .updateTable('community_members')
    .set({ role: 'MODERATOR' })
    .where('community_id', '=', community)
    .where(
      'user_id',
      'in',
      others.slice(0, 2).map(({ id }) => id),
    )
    .execute();
  const left = await platform.community(bia);
  await platform.follow(ana, bia);
  const post = await platform.post(ana);
  const comment = await platform.comment(bia, post);
  const soon = new Date(Date.now() + 3_600_000);
  const today = '2026-01-01';
  await put('notification_states', { user_id: ana.id, last_seq: 900 }).catch(() => undefined);
  for (const [index, other] of others.entries()) {
    await platform.post(ana);
    await platform.post(bia);
    await platform.post(other);
    await platform.post(other, { community });
    await platform.post(ana, { community: left });
    await platform.comment(other, post);
    await platform.comment(other, post, 'uma resposta', comment);
    await platform.community(bia, [ana]);
    await platform.community(other);
    await platform.call('POST', `/api/comunidades/${community}/membership`, { as: await platform.member() });
    await platform.follow(other, ana);
    await platform.block(ana, await platform.member());
    const { body } = await platform.call('POST', '/api/conversas', { as: ana, json: { idUser: other.id } });
    await platform.call('POST', `/api/conversas/${fieldOf(body, 'idConversation')}/mensagens`, {
      as: ana,
      json: { idClient: randomUUID(), content: 'oi', idFile: null },
    });
    await put7('notifications', {
      ...{ kind: 'FOLLOW', day: today, seq: 901 + index, recipient_id: ana.id, target_id: randomUUID() },
    });
    await put7('ads', {
      ...{ owner_id: ana.id, kind: 'AD', state: 'FINALIZADO', targets: ['MULHER'], title: 'anúncio' },
      ...{ link: 'https://x.example/', start_day: today, end_day: today, day_centavos: 1_500, total_centavos: 1_500 },
      ended_at: new Date(),
    });
    const canceled = { purpose: 'TOP_UP', centavos: 500, status: 'CANCELED', settled_at: new Date() };
    await put7('payment_intents', { member_id: ana.id, ...canceled });

    const reported = { target_kind: 'PROFILE', target_id: ana.id, reason: 'SPAM', due_at: soon, author_id: bia.id };
    const evidence = JSON.stringify(noEvidence);
    await put7('moderation_cases', { ...reported, target_id: randomUUID(), status: 'OPEN', evidence });
    const decided = { ...reported, target_id: randomUUID(), status: 'DECIDED', decided_at: new Date(), evidence };
    const decision = { case_id: await put7('moderation_cases', decided), kind: 'WARN', reason: 'SPAM', text: 'x' };
    await put7('moderation_decisions', { ...decision, moderator_id: bia.id, author_id: ana.id });
    const appealed = await put7('moderation_decisions', { ...decision, moderator_id: bia.id, author_id: bia.id });
    const appeal = { decision_id: appealed, author_id: bia.id, text: 'x', status: 'OPEN', due_at: soon };
    await put7('moderation_appeals', appeal);
    await put7('moderation_log', { actor_id: ana.id, action: 'X', subject_id: ana.id, target_id: ana.id });
  }
  return { ana, ids: { ana: ana.id, community, post, comment } };
}

describePlatform('a list that is read backwards', (platform) => {
  let seeded: ReturnType<typeof seed> | undefined;

  it.each(places)('/api/%s: its pages from the end hold the same entries in the same order', async (place) => {
    const { ana, ids } = await (seeded ??= seed(platform));
    const path = Object.entries(ids).reduce((text, [name, id]) => text.replace(`{${name}}`, id), `/api/${place}`);
    const read = async (query: Record<string, string>) => {
      const { status, body } = await platform.call(
        'GET',
        `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams(query).toString()}`,
        { as: ana },
      );
      expect(status).toBe(200);
      const answer = list.parse(body);
      const cursors = items.parse(Object.values(answer).find(Array.isArray)).map(({ cursor }) => cursor);
      expect([answer.paging.cursorBefore, answer.paging.cursorAfter]).toEqual([
        cursors[0] ?? null,
        cursors.at(-1) ?? null,
      ]);
      return { cursors, hasMore: answer.paging.hasMore };
    };

    const { cursors: all, hasMore } = await read({ cursorSize: '50' });
    expect(all.length).toBeGreaterThanOrEqual(ROWS);
    expect(hasMore).toBe(false);

    const found: string[] = [];
    for (let before: Record<string, string> = {}; ;) {
      const page = await read({ cursorSize: String(PAGE), cursorLast: 'true', ...before });
      expect(page.cursors).toHaveLength(Math.min(PAGE, all.length - found.length));
      found.unshift(...page.cursors);
      expect(page.hasMore).toBe(found.length < all.length);
      if (!page.hasMore) break;
      before = { cursorBefore: found[0] ?? '' };
    }
    expect(found).toEqual(all);

    // The first entries before a cursor, in contrast, are those at the start of the list.
    const start = await read({ cursorSize: String(PAGE), cursorBefore: all[4] ?? '' });
    expect(start).toEqual({ cursors: all.slice(0, PAGE), hasMore: true });
  });

  it('cursorLast with cursorAfter is refused', async () => {
    const { ana, ids } = await (seeded ??= seed(platform));
    const { body } = await platform.call('GET', `/api/comment/${ids.post}?cursorSize=1`, { as: ana });
    const cursor = list.parse(body).paging.cursorAfter ?? '';
    const answer = await platform.call('GET', `/api/comment/${ids.post}?cursorAfter=${cursor}&cursorLast=true`, {
      as: ana,
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field: 'cursorLast' } });
  });
});
