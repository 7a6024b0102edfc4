import type { Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';
import { transact } from '../db/transact.ts';
import { switchableKinds, type NotificationKind } from '../events/kinds.ts';

/** Returns all kinds of notifications that a member can switch off, each with the member's current setting. */
export async function notificationPreferences(db: Kysely<DB>, viewer: string) {
  const off = await db.selectFrom('notification_switches').select('kind').where('user_id', '=', viewer).execute();
  const kinds = new Set(off.map(({ kind }) => kind));
  return switchableKinds.map((kind) => ({ desType: kind, enabled: !kinds.has(kind) }));
}

/**
 * Switches the given kinds of notifications on or off and keeps the settings of the other kinds. Existing notifications
 * stay.
 */
export async function setPreferences(
  db: Kysely<DB>,
  viewer: string,
  preferences: { desType: NotificationKind; enabled: boolean }[],
) {
  const on = preferences.filter(({ enabled }) => enabled).map(({ desType }) => desType);
  const off = preferences.filter(({ enabled }) => !enabled).map(({ desType }) => desType);
  await transact(db, async (tx) => {
    if (on.length > 0) {
      await tx.deleteFrom('notification_switches').where('user_id', '=', viewer).where('kind', 'in', on).execute();
    }
    if (off.length > 0) {
      await tx
        .insertInto('notification_switches')
        .values(off.map((kind) => ({ user_id: viewer, kind })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}
