import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deviceWords, networkOf, placeWords } from '../../../bff/platform/auth/device.ts';
import { hashPassword } from '../../../bff/platform/auth/passwords.ts';
import { describePlatform, fieldOf, type Member, type TestPlatform } from '../../support/platform.ts';

const PASSWORD = 'ventania-azul-77';
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';

const list = z.object({
  sessoes: z.array(z.object({ idSession: z.string(), device: z.string(), place: z.string(), current: z.boolean() })),
});

async function sessionsOf(platform: TestPlatform, as: Member) {
  return list.parse((await platform.call('GET', '/api/sessoes', { as })).body).sessoes;
}

async function somebody(platform: TestPlatform) {
  return await platform.member({ password_hash: await hashPassword(PASSWORD) });
}

/** Signs in with these headers and with additional fields in the request body. */
async function signIn(platform: TestPlatform, { email, ...member }: Member, headers = {}, told = {}) {
  const { body } = await platform.call('POST', '/api/token', { json: { email, password: PASSWORD, ...told }, headers });
  return { ...member, email, token: fieldOf(body, 'token') };
}

describePlatform('list of sessions', (platform) => {
  it('the list of sessions starts with the current session, and states the device and place of each session', async () => {
    const ana = await somebody(platform);
    const told = { fuso: 'America/Sao_Paulo', aparelho: randomBytes(32).toString('base64url') };
    await signIn(platform, ana, { 'user-agent': chrome, 'x-forwarded-for': '203.0.113.77' }, told);
    expect(await sessionsOf(platform, ana)).toMatchObject([
      { current: true, device: 'Outro programa' },
      { current: false, device: 'Chrome no Windows', place: 'Horário de Brasília · rede 203.0.113.0/24' },
    ]);
  });

  it('a session stores neither the IP address nor a time zone that does not exist', async () => {
    const ana = await somebody(platform);
    await signIn(platform, ana, { 'user-agent': chrome, 'x-forwarded-for': '203.0.113.77' }, { fuso: 'Mordor/Barad' });
    const rows = await platform.db.selectFrom('sessions').selectAll().where('user_id', '=', ana.id).execute();
    expect(JSON.stringify(rows)).not.toContain('203.0.113.77');
    expect(rows.map(({ time_zone }) => time_zone)).toEqual(['', '']);
  });

  it('ending a session makes its token invalid and publishes an event for the gateway', async () => {
    const ana = await somebody(platform);
    const elsewhere = await signIn(platform, ana);
    const [, other] = await sessionsOf(platform, ana);
    const before = platform.eventsOn('access').length;
    expect(await platform.call('DELETE', `/api/sessoes/${other?.idSession ?? ''}`, { as: ana })).toMatchObject({
      status: 204,
    });
    expect(await platform.call('GET', '/api/sessoes', { as: elsewhere })).toMatchObject({ status: 401 });
    expect(platform.eventsOn('access').slice(before)).toEqual([
      { topic: 'access', payload: { type: 'session', idUser: ana.id } },
    ]);
    expect(await sessionsOf(platform, ana)).toHaveLength(1);
  });

  it("ending another member's session answers 404 and ends nothing", async () => {
    const [ana, bia] = [await somebody(platform), await somebody(platform)];
    const [hers] = await sessionsOf(platform, ana);
    const answer = await platform.call('DELETE', `/api/sessoes/${hers?.idSession ?? ''}`, { as: bia });
    expect(answer).toMatchObject({ status: 404 });
    expect(await sessionsOf(platform, ana)).toHaveLength(1);
  });

  it('ending all other sessions keeps the current session and the sessions of other members', async () => {
    const ana = await somebody(platform);
    const others = [await signIn(platform, ana), await signIn(platform, ana)];
    const bia = await somebody(platform);
    expect(await platform.call('DELETE', '/api/sessoes/outras', { as: ana })).toMatchObject({ body: { ended: 2 } });
    for (const as of others) expect(await platform.call('GET', '/api/sessoes', { as })).toMatchObject({ status: 401 });
    expect(await sessionsOf(platform, ana)).toMatchObject([{ current: true }]);
    expect(await sessionsOf(platform, bia)).toHaveLength(1);
  });

  it('a request updates last_seen_at of its session if that time is six minutes old, and leaves a recent time as it is', async () => {
    const ana = await somebody(platform);
    const seen = async () =>
      (
        await platform.db
          .selectFrom('sessions')
          .select('last_seen_at')
          .where('user_id', '=', ana.id)
          .executeTakeFirstOrThrow()
      ).last_seen_at.getTime();
    const justNow = await seen();
    await platform.call('GET', '/api/sessoes', { as: ana });
    expect(await seen()).toBe(justNow);

    const before = new Date(Date.now() - 6 * 60_000);
    await platform.db.updateTable('sessions').set({ last_seen_at: before }).where('user_id', '=', ana.id).execute();
    await platform.call('GET', '/api/sessoes', { as: ana });
    await expect.poll(seen).toBeGreaterThan(before.getTime());
  });

  it('a sign-in by a member with 50 sessions ends one of them, so that 50 sessions remain', async () => {
    const ana = await somebody(platform);
    const old = Array.from({ length: 50 }, (_, index) => ({
      token_hash: randomBytes(32),
      user_id: ana.id,
      expires_at: new Date(Date.now() + 60_000),
      last_seen_at: new Date(Date.now() - 1_000 * (index + 1)),
    }));
    await platform.db.insertInto('sessions').values(old).execute();
    await signIn(platform, ana);
    await expect.poll(async () => (await sessionsOf(platform, ana)).length).toBe(50);
    expect((await platform.call('GET', '/api/sessoes', { as: ana })).status).toBe(200);
  });
});

describe('device and place of a session', () => {
  it.each([
    [chrome, 'Chrome no Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
      'Safari no iPhone',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0', 'Firefox no Mac'],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
      'Chrome no Android',
    ],
    [`${chrome} Edg/126.0`, 'Edge no Windows'],
    ['curl/8.5.0', 'Outro programa'],
    ['', 'Outro programa'],
    ['<script>alert(1)</script>', 'Outro programa'],
  ])('deviceWords() describes the user agent %j as %j', (userAgent, words) => {
    expect(deviceWords(userAgent)).toBe(words);
  });

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['192.168.1.4', 'local'],
    ['172.20.0.9', 'local'],
    ['172.32.0.9', '172.32.0.0/24'],
    ['::1', 'local'],
    ['fd00::7', 'local'],
    ['2001:db8:7:8::9', '2001:db8:7::/48'],
    ['2001:db8::9', '2001:db8::/48'],
    ['nada', ''],
  ])('networkOf(%j) returns %j', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('without a time zone, placeWords() returns "Rede local" for a local network, else "Lugar desconhecido"', () => {
    expect(placeWords({ network: '', timeZone: '' })).toBe('Lugar desconhecido');
    expect(placeWords({ network: 'local', timeZone: '' })).toBe('Rede local');
  });
});
