import { describe, expect, it } from 'vitest';
import { listNotices } from '../../../bff/platform/moderation/appeals.store.ts';
import { figuresOf } from '../../../bff/platform/moderation/figures.store.ts';
import { hasPostgres, idOf, pagesOf, populated } from '../../support/populated.ts';

const PAGES = 700; // The upper bound of database pages (8 KiB) that a query reads. The tables have thousands of pages.

/**
 * SQL for the creation time of row n. There are two rows a day for 82 years, so that a query for one month needs only a
 * small part of the tables.
 */
const at = `'1960-01-01T06:00:00Z'::timestamptz + n * interval '12 hours'`;
const every = 'from generate_series(0, 59999) n';

const population = [
  `set session_replication_role = replica`,
  `insert into moderation_cases (id, target_kind, target_id, reason, status, due_at, evidence, created_at, decided_at)
   select ${idOf(1, 'n')}, 'POST', ${idOf(2, 'n')}, 'SPAM', 'DECIDED', ${at} + interval '1 day', '{}', ${at},
     ${at} + interval '1 hour' ${every}`,
  `insert into moderation_decisions (id, case_id, kind, moderator_id, author_id, reason, created_at)
   select ${idOf(3, 'n')}, ${idOf(1, 'n')}, (array['DISMISS', 'TAKE_DOWN', 'WARN'])[1 + n % 3], ${idOf(4, '1')},
     ${idOf(9, 'n % 1000')}, 'SPAM', ${at} + interval '1 hour' ${every}`,
  `insert into moderation_reports (id, case_id, reporter_id, target_kind, target_id, reason, created_at)
   select ${idOf(5, 'n')}, ${idOf(1, 'n')}, ${idOf(6, 'n')}, 'POST', ${idOf(2, 'n')}, 'SPAM', ${at} ${every}`,
  `insert into moderation_appeals (id, decision_id, author_id, text, status, due_at, created_at, decided_at)
   select ${idOf(7, 'n')}, ${idOf(3, 'n')}, ${idOf(8, 'n')}, '-', (array['UPHELD', 'GRANTED'])[1 + n % 2], ${at}, ${at},
     ${at} + interval '1 hour' ${every}`,
  `set session_replication_role = origin`,
];

describe.runIf(hasPostgres())('queries of moderation tables with 82 years of rows (needs PostgreSQL)', () => {
  const { db, id, plansOf } = populated('moderation', population);

  it('figuresOf() uses indexes to read only the rows of the requested month', async () => {
    expect(await figuresOf(db, '2020-06')).toMatchObject({
      reports: 60,
      decided: 60,
      in_time: 60,
      dismissed: 20,
      taken_down: 20,
      warned: 20,
      appeals: 60,
      appeals_granted: 30,
      median_minutes: 60,
    });
    const [plan = ''] = await plansOf(() => figuresOf(db, '2020-06'));
    expect(plan).not.toMatch(/Seq Scan on moderation_/);
    expect(pagesOf(plan), plan).toBeLessThan(PAGES);
  });

  it('listNotices() uses indexes to read only the decisions against the requested member', async () => {
    const member = await id(9, 7);
    const page = { size: 20, direction: 'after', cursor: null } as const;
    const list = () => listNotices(db, member, page);
    expect(await list()).toHaveLength(21);
    const [plan = ''] = await plansOf(list);
    expect(plan).not.toMatch(/Seq Scan on moderation_/);
    expect(pagesOf(plan), plan).toBeLessThan(PAGES);
  });
});
