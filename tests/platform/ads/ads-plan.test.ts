import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { adsFor, placements, type Placement } from '../../../bff/platform/ads/delivery.store.ts';
import type { GenderCategory } from '../../../bff/platform/db/schema.ts';
import { saoPauloDay } from '../../../bff/platform/calendar/sao-paulo.ts';
import { hasPostgres, idOf, pagesOf, populated } from '../../support/populated.ts';
import { SEED } from '../../support/seed.ts';

const LIMIT = 5;
const PAGES = 600; // the upper bound of database pages (8 KiB) that a query reads

const seeded = `select setseed(${(SEED % 1_000_000) / 1_000_000})`;
const members = (count: number) =>
  `insert into users (id, email, password_hash, name, nickname, birth_date, gender, preferences)
   select ${idOf(1, 'n')}, n || '@exemplo.example', '-', 'Membro ' || n, 'm' || n, '1990-01-01',
     (array['HOMEM', 'MULHER', 'TRANS'])[1 + n % 3], case when n = 2 then 'TRANS' else '' end
   from generate_series(1, ${count}) n`;

/**
 * SQL for `count` running ads of different owners. Every fourth ad is a highlight (an ad for a profile); every
 * hundredth is shown to TRANS members only.
 */
const running = (count: number) =>
  `insert into ads (id, owner_id, kind, state, targets, highlight, title, link, start_day, end_day, day_centavos, total_centavos)
   select ${idOf(2, 'n')}, ${idOf(1, 'n + 4')}, case when n % 4 = 0 then 'HIGHLIGHT' else 'AD' end, 'ATIVO',
     case when n % 100 = 0 then array['TRANS'] when n % 2 = 0 then array['MULHER'] else array['HOMEM', 'MULHER'] end,
     case when n % 4 = 0 then 'TUDO' end, case when n % 4 > 0 then 'Velas' end,
     case when n % 4 > 0 then 'https://velas.example/' end, current_date - 3, current_date + 3, 100, 700
   from generate_series(1, ${count}) n`;

/**
 * SQL for 10,000 running ads. Member 1 may see all of them, member 2 wants to see TRANS members only, member 3 has
 * blocked or muted 60 % of the owners, and member 4 has reached today's limit of views for 60 % of the ads.
 */
const crowd = [
  seeded,
  members(10_004),
  running(10_000),
  `insert into blocks (blocker_id, blocked_id)
   select ${idOf(1, '3')}, ${idOf(1, 'n + 4')} from generate_series(1, 10000) n where n / 4 % 10 < 3`,
  `insert into mutes (muter_id, muted_id)
   select ${idOf(1, '3')}, ${idOf(1, 'n + 4')} from generate_series(1, 10000) n where n / 4 % 10 between 3 and 5`,
  `insert into ad_viewers (ad_id, viewer_id, day, shown)
   select ${idOf(2, 'n')}, ${idOf(1, '4')}, '${saoPauloDay()}', 3 from generate_series(1, 10000) n where n % 10 between 1 and 6`,
];

describe.runIf(hasPostgres())(`adsFor() with 10,000 running ads (SEED=${SEED}) (needs PostgreSQL)`, () => {
  const { db, id, statementsOf, genericPlanOf, planOf } = populated('ads', crowd);

  async function expectFew(viewer: string, place: { placement: Placement; gender: GenderCategory | null }) {
    const deliver = () => adsFor(db, viewer, { ...place, limit: LIMIT });
    expect(await deliver()).toHaveLength(LIMIT);
    const [statement, ...more] = await statementsOf(deliver);
    expect(more).toEqual([]);
    if (!statement) throw new Error('It asked nothing.');
    for (const plan of [await planOf(statement), await genericPlanOf(statement)]) {
      expect(pagesOf(plan), plan).toBeLessThan(PAGES);
    }
  }

  describe.each([
    ['who may see all ads', 1],
    ['whose interests few ads target', 2],
    ['who has blocked or muted 60 % of the owners', 3],
    ['who has reached the daily limit for 60 % of the ads', 4],
  ])('delivery to a member %s', (_who, member) => {
    it.each(placements)(
      'adsFor() fills a page for the placement %s in one statement that reads fewer than 600 disk blocks',
      async (placement) => {
        const viewer = await id(1, member);
        await expectFew(viewer, { placement, gender: null });
      },
    );
  });

  it('adsFor() with a gender filter fills a page in one statement that reads fewer than 600 disk blocks', async () => {
    await expectFew(await id(1, 1), { placement: 'DISCOVER', gender: 'TRANS' });
  });

  it("adsFor() omits ads for other target groups, ads of blocked or muted owners, and ads at the viewer's daily limit", async () => {
    const [wanting, blocking, sated] = await Promise.all([id(1, 2), id(1, 3), id(1, 4)]);
    const feedOf = async (viewer: string) => {
      const ads = await adsFor(db, viewer, { placement: 'FEED', gender: null, limit: LIMIT });
      expect(ads).toHaveLength(LIMIT);
      return ads;
    };
    for (const ad of await feedOf(wanting)) expect(ad.targets).toContain('TRANS');
    const barred = sql<{ id: string }>`select blocked_id as id from blocks union select muted_id from mutes`;
    const out = new Set((await barred.execute(db)).rows.map((row) => row.id));
    for (const ad of await feedOf(blocking)) expect(out).not.toContain(ad.owner_id);
    for (const ad of await feedOf(sated)) expect(ad.left).toBe(3);
  });
});

const FEW = 200;
const DRAWS = 1_500;

describe.runIf(hasPostgres())(`adsFor() with ${FEW} running ads (SEED=${SEED}) (needs PostgreSQL)`, () => {
  const { db, id } = populated('fair_ads', [seeded, members(FEW + 4), running(FEW)]);

  it('adsFor() picks each ad between 0.2 and 2 times as often as an even distribution would', async () => {
    const viewer = await id(1, 1);
    const times = new Map<string, number>();
    await db.connection().execute(async (one) => {
      await sql.raw(seeded).execute(one);
      for (let draw = 0; draw < DRAWS; draw += 1) {
        for (const ad of await adsFor(one, viewer, { placement: 'FEED', gender: null, limit: LIMIT })) {
          times.set(ad.id, (times.get(ad.id) ?? 0) + 1);
        }
      }
    });
    const share = (DRAWS * LIMIT) / FEW;
    expect(times.size).toBe(FEW);
    expect(Math.min(...times.values())).toBeGreaterThan(share / 5);
    expect(Math.max(...times.values())).toBeLessThan(share * 2);
  });
});
