import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { FOR_GOOD } from '../moderation/locks.ts';

/** Emptied by steps of their own, or kept for as long as moderation keeps its evidence. */
const others = ['posts', 'comments', 'conversations', 'conversation_members', 'messages', 'moderation_appeals'];

interface Reference {
  tbl: string;
  col: string;
  action: 'c' | 'n';
}

/**
 * Everything that would go with the member's row goes, tables that came later included: the row itself stays, without
 * anything of theirs, so that others' conversations and the books have somebody to point at.
 */
export async function eraseAccount(db: Kysely<DB>, userId: string) {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<Reference>`
      select c.conrelid::regclass::text as tbl, a.attname as col, c.confdeltype::text as action
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass and c.confdeltype in ('c', 'n')`.execute(trx);
    for (const { tbl, col, action } of rows.filter((each) => !others.includes(each.tbl))) {
      const which = sql`${sql.ref(col)} = ${userId}`;
      if (action === 'c') await sql`delete from ${sql.table(tbl)} where ${which}`.execute(trx);
      else await sql`update ${sql.table(tbl)} set ${sql.ref(col)} = null where ${which}`.execute(trx);
    }
    await trx.deleteFrom('payment_customers').where('member_id', '=', userId).execute();
    await trx
      .updateTable('media')
      .set({ withheld_at: sql<Date>`now()`, alt: '' })
      .where('owner_id', '=', userId)
      .execute();
    await trx
      .updateTable('users')
      .set({
        email: `${userId}@excluida.invalid`,
        password_hash: 'none',
        name: 'Conta excluída',
        nickname: `excluida-${userId}`,
        birth_date: '1900-01-01',
        gender: null,
        preferences: '',
        bio: null,
        avatar_key: null,
        cover_key: null,
        role: 'MEMBER',
        is_verified: false,
        is_beta_tester: false,
        follower_count: 0,
        following_count: 0,
        deletes_at: FOR_GOOD,
      })
      .where('id', '=', userId)
      .execute();
  });
}
