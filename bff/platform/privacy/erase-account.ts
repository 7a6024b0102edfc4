import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { publishAccess } from '../events/access.ts';
import { lockVisibility } from '../policy/visibility-lock.ts';
import { FOR_GOOD } from '../auth/locks.ts';
import { personalData, type Line } from './personal-data.ts';

/**
 * Deletes each row, or clears each column, that refers to the member, according to the map in personal-data.ts. The
 * member's row of `users` stays with cleared columns, because conversations of other members and the ledger refer to
 * it.
 */
export async function eraseAccount(db: Kysely<DB>, userId: string) {
  await transact(db, async (tx) => {
    // The row of the password reset is locked first, because redeeming a reset code locks rows in the same order
    // (accounts/security/passwords.store.ts).
    await tx.selectFrom('password_resets').select('user_id').where('user_id', '=', userId).forUpdate().execute();
    // The visibility lock comes before the locks of moderation cases about the member, in the same order as in a
    // decision (moderation/decisions.store.ts).
    await lockVisibility(tx, [userId]);
    // The user's row is locked last, because a transaction that holds a shared lock on this row may still insert rows
    // that refer to the member.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    for (const [table, { names = {} }] of Object.entries<Line>(personalData)) {
      for (const [column, fate] of Object.entries(names)) {
        const which = sql`${sql.ref(column)} = ${userId}`;
        if (fate === 'row') await sql`delete from ${sql.table(table)} where ${which}`.execute(tx);
        if (fate === 'null')
          await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${which}`.execute(tx);
      }
    }
    // Delete the new e-mail address from the record of an address change, but keep the record itself.
    await sql`update final_acts set detail = detail - 'address' where user_id = ${userId}`.execute(tx);
    await tx
      .updateTable('media')
      .set({ withheld_at: sql<Date>`now()`, alt: '' })
      .where('owner_id', '=', userId)
      .execute();
    await tx
      .updateTable('users')
      .set({
        email: `${userId}@excluida.invalid`,
        email_confirmed_at: null,
        password_hash: 'none',
        name: 'Conta excluída',
        nickname: `excluida-${userId}`,
        nickname_keys: [],
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
    publishAccess(tx, 'session', userId);
  });
}
