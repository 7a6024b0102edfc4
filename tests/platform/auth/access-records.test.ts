import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { refuseChange } from '../../support/refuse-change.ts';
import { forgetExpired } from '../../../bff/platform/accounts/accounts.store.ts';
import { hashPassword } from '../../../bff/platform/auth/passwords.ts';
import { describePlatform, fieldOf, type Member } from '../../support/platform.ts';
import { jsonIn, unzipped } from '../../support/zip.ts';

const PASSWORD = 'ventania-azul-77';
const MINUTE_MS = 60_000;

describePlatform('access records', (platform) => {
  const somebody = async () => await platform.member({ password_hash: await hashPassword(PASSWORD) });
  const signIn = (email: string, address: string, password = PASSWORD) =>
    platform.call('POST', '/api/token', { json: { email, password }, headers: { 'x-forwarded-for': address } });
  const recordsOf = async ({ id }: Member) =>
    await platform.db.selectFrom('access_records').selectAll().where('user_id', '=', id).orderBy('at').execute();
  const addressesOf = async (member: Member) => (await recordsOf(member)).map(({ address }) => address);
  /** Sets the last use of the member's sessions to ten minutes ago. */
  const rest = async ({ id }: Member) => {
    const last_seen_at = new Date(Date.now() - 10 * MINUTE_MS);
    await platform.db.updateTable('sessions').set({ last_seen_at }).where('user_id', '=', id).execute();
  };
  const restedFor = async ({ id }: Member) => {
    const { last_seen_at } = await platform.db
      .selectFrom('sessions')
      .select('last_seen_at')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    return Date.now() - last_seen_at.getTime();
  };
  /** Inserts `count` access records. The age of each record is the interval `age` plus `seconds`. */
  const aged = async ({ id }: Member, age: string, seconds: number, count = 1) => {
    await sql`
      insert into access_records (user_id, at, address)
      select ${id}::uuid, now() - ${age}::interval - make_interval(secs => ${seconds}) , 'aged ' || ${age}::text || n
      from generate_series(1, ${count}::int) n`.execute(platform.db);
  };

  it('a successful sign-in stores an access record of member, time and IP address only; a failed sign-in stores none', async () => {
    const ana = await somebody();
    expect((await signIn(ana.email, '203.0.113.7', 'errada')).status).toBe(401);
    expect(await recordsOf(ana), 'a failed sign-in leaves no record').toEqual([]);
    const before = Date.now() - MINUTE_MS;
    expect((await signIn(ana.email, '203.0.113.7')).status).toBe(200);
    expect((await signIn(ana.email, '2001:db8::7')).status).toBe(200);
    const records = await recordsOf(ana);
    expect(records.map(({ user_id, address }) => [user_id, address])).toEqual([
      [ana.id, '203.0.113.7'],
      [ana.id, '2001:db8::7'],
    ]);
    for (const record of records) {
      expect(Object.keys(record).sort()).toEqual(['address', 'at', 'user_id']);
      expect(record.at.getTime()).toBeGreaterThan(before);
    }
  });

  it('an active session stores one access record per hour and public IP address, and none for a loopback address', async () => {
    const ana = await somebody();
    const use = async (headers: Record<string, string>) => {
      await rest(ana);
      expect((await platform.call('GET', '/api/sessoes', { as: ana, headers })).status).toBe(200);
      await expect.poll(() => restedFor(ana)).toBeLessThan(MINUTE_MS);
    };
    await use({});
    await use({ 'x-forwarded-for': '203.0.113.8' });
    await expect.poll(() => addressesOf(ana)).toEqual(['203.0.113.8']);
    await use({ 'x-forwarded-for': '203.0.113.8' });
    await use({ 'x-forwarded-for': '203.0.113.9' });
    await expect.poll(() => addressesOf(ana)).toEqual(['203.0.113.8', '203.0.113.9']);
    await platform.db
      .updateTable('access_records')
      .set({ at: new Date(Date.now() - 61 * MINUTE_MS) })
      .where('user_id', '=', ana.id)
      .where('address', '=', '203.0.113.8')
      .execute();
    await use({ 'x-forwarded-for': '203.0.113.8' });
    await expect.poll(() => addressesOf(ana)).toEqual(['203.0.113.8', '203.0.113.9', '203.0.113.8']);
  });

  it('forgetExpired() deletes 2,300 access records older than six months (three batches) and keeps younger records', async () => {
    const ana = await somebody();
    await aged(ana, '6 months', 1, 2_300);
    await aged(ana, '6 months', -60);
    await aged(ana, '1 day', 0);
    await forgetExpired(platform.db);
    expect(await addressesOf(ana)).toEqual(['aged 6 months1', 'aged 1 day1']);
    expect((await recordsOf(ana))[0]?.at.getTime(), 'the kept record is over 180 days old').toBeLessThan(
      Date.now() - 180 * 24 * 60 * MINUTE_MS,
    );
  });

  it('forgetExpired() deletes expired access records even if deleting an expired session fails', async () => {
    const ana = await somebody();
    await aged(ana, '6 months', 1);
    const session = platform.db
      .updateTable('sessions')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', ana.id);
    const { id } = await session.returning('id').executeTakeFirstOrThrow();
    const release = await refuseChange(platform.db, 'sessions', 'delete', id);
    await expect(forgetExpired(platform.db)).rejects.toThrow(AggregateError);
    expect(await addressesOf(ana)).toEqual([]);
    await release();
    await forgetExpired(platform.db);
    const left = platform.db.selectFrom('sessions').select('id').where('user_id', '=', ana.id);
    expect(await left.execute()).toEqual([]);
  });

  it("a member's export contains their own access records and none of other members", async () => {
    const [ana, bia] = [await somebody(), await somebody()];
    await signIn(ana.email, '203.0.113.10');
    await signIn(bia.email, '203.0.113.11');
    await platform.exports.request(ana.id);
    await expect.poll(async () => (await platform.exports.of(ana.id))?.state).toBe('READY');
    const path = `/api/privacidade/exportacao/${(await platform.exports.of(ana.id))?.id ?? ''}`;
    const answer = await fetch(platform.url + path, { headers: { authorization: `Bearer ${ana.token}` } });
    const files = unzipped(new Uint8Array(await answer.arrayBuffer()));
    expect(jsonIn(files, 'acessos.json')).toMatchObject([{ endereco: '203.0.113.10' }]);
    expect(jsonIn(files, 'acessos.json')).toHaveLength(1);
  });

  it("the access records of an erased account stay for six months, without the member's e-mail address", async () => {
    const ana = await somebody();
    const { body } = await signIn(ana.email, '203.0.113.12');
    await aged(ana, '6 months', 1);
    const signedIn = { ...ana, token: fieldOf(body, 'token') };
    expect((await platform.call('POST', '/api/privacidade/exclusao', { as: signedIn, json: {} })).status).toBe(200);
    await platform.db
      .updateTable('users')
      .set({ deletes_at: new Date(0) })
      .where('id', '=', ana.id)
      .execute();
    await platform.erasure.work();
    await forgetExpired(platform.db);
    expect(await addressesOf(ana)).toEqual(['203.0.113.12']);
    const row = await platform.db.selectFrom('users').select('email').where('id', '=', ana.id).executeTakeFirst();
    expect(row?.email).toBe(`${ana.id}@excluida.invalid`);
  });
});
