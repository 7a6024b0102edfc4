import { sql, type Kysely } from 'kysely';
import { NIL } from 'uuid';
import type { DB } from '../db/schema.ts';

/**
 * Returns true when the account was used on the device. Use by another account with the same e-mail address does not
 * count.
 * @param userId null for an unknown e-mail address: the call then takes the same time and returns false
 */
export async function isKnownDevice(db: Kysely<DB>, userId: string | null, deviceHash: Buffer) {
  const row = await db
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId ?? NIL)
    .where('device_hash', '=', deviceHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function devicesOf(db: Kysely<DB>, userId: string) {
  const rows = await db.selectFrom('known_devices').select('device_hash').where('user_id', '=', userId).execute();
  return rows.map(({ device_hash: hash }) => hash);
}

/** A device that was not used for this time counts as new, because it may belong to another person by now. */
const ABSENCE = sql.raw(`interval '90 days'`);

/**
 * Records that an account was used on a device.
 * @returns true when the account was never used on the device before, or not within ABSENCE
 */
export async function noteDevice(db: Kysely<DB>, userId: string, deviceHash: Buffer | null) {
  if (deviceHash === null) return true;
  const { rows } = await sql<{ was_used: boolean }>`
    with before as (
      select last_used_at > now() - ${ABSENCE} as was_used from known_devices
      where user_id = ${userId} and device_hash = ${deviceHash}
    ),
    noted as (
      insert into known_devices (user_id, device_hash) values (${userId}, ${deviceHash})
      on conflict (user_id, device_hash) do update set last_used_at = now()
    )
    select was_used from before`.execute(db);
  return rows[0]?.was_used !== true;
}
