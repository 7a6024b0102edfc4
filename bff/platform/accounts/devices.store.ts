import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

/** The device itself where it has signed in to the account of an address before; looked up for unknown ones too. */
export async function knownDevice(db: Kysely<DB>, email: string, deviceHash: Buffer | null) {
  if (deviceHash === null) return null;
  const row = await db
    .selectFrom('known_devices as d')
    .innerJoin('users as u', 'u.id', 'd.user_id')
    .select('d.user_id')
    .where('u.email', '=', email)
    .where('d.device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row === undefined ? null : deviceHash;
}

export async function hasDevices(db: Kysely<DB>, userId: string) {
  const query = db.selectFrom('known_devices').select('user_id').where('user_id', '=', userId).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** @returns whether the account had not been used on it before */
export async function noteDevice(db: Kysely<DB>, userId: string, deviceHash: Buffer | null) {
  if (deviceHash === null) return true;
  const { rows } = await sql<{ is_new: boolean }>`
    insert into known_devices (user_id, device_hash) values (${userId}, ${deviceHash})
    on conflict (user_id, device_hash) do update set last_used_at = now()
    returning xmax = 0 as is_new`.execute(db);
  return rows[0]?.is_new ?? true;
}

export async function forgetDevice(db: Kysely<DB>, userId: string, deviceHash: Uint8Array) {
  await db
    .deleteFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hash', '=', Buffer.from(deviceHash))
    .execute();
}
