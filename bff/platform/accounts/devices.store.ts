import { sql, type Kysely } from 'kysely';
import type { DB } from '../db/schema.ts';

/** Whether this very account has been used on a device; not another one with the same address. */
export async function isKnownDevice(db: Kysely<DB>, userId: string, deviceHash: Buffer) {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function devicesOf(db: Kysely<DB>, userId: string) {
  const rows = await db.selectFrom('known_devices').select('device_hash').where('user_id', '=', userId).execute();
  return rows.map(({ device_hash: hash }) => hash);
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
