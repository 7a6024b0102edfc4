import { describe, expect, it } from 'vitest';
import { v7 as uuidv7 } from 'uuid';
import { filled } from './support/ask.ts';
import type { Line } from './support/line.ts';
import { askedBy, fieldsOfSchema, routesOf } from './support/operations.ts';
import { cellOf, databaseKind, startProduct, waysOf, type Way } from './support/product.ts';
import { inWords } from './support/words.ts';
import { besidesOwn, makeWorld, neverTold, type World } from './support/world.ts';
import { domains } from './tables/index.ts';
import { seeNode } from './tables/nodes.ts';

/** Calls that a member may make before age verification, because these calls return no published content. */
const open = new Set([
  ...['GET /healthz', 'GET /metrics', 'GET /readyz', 'GET /go/*', 'POST /api/payment/webhook'],
  ...['POST /api/token', 'DELETE /api/token', 'POST /api/cadastrarUsuario'],
  ...['POST /api/token/segunda-etapa', 'POST /api/passkeys/desafio', 'POST /api/passkeys/entrada'],
  ...['mutation finishLogIn', 'mutation startPasskey', 'mutation logInWithPasskey'],
  ...[
    'POST /api/email/desfazer',
    'POST /api/sessoes/nao-fui-eu',
    'POST /api/seguranca/desfazer',
    'POST /api/privacidade/manter',
  ],
  ...['mutation undoEmailChange', 'mutation disownSession', 'mutation undoFactor', 'mutation keepAccount'],
  ...['POST /api/resetarSenha', 'POST /api/alterarSenha'],
  ...['GET /api/user-v2/profile-info', 'GET /api/user-v2/is-beta-tester'],
  ...['GET /api/idade', 'POST /api/idade/verificacao', 'POST /api/idade/recurso', 'POST /api/idade/retorno'],
  ...['POST /api/denuncias/sem-conta', 'POST /api/denuncias/protocolo'],
  ...['POST /api/bloqueio', 'POST /api/bloqueio/recurso'],
  ...['GET /sandbox/v1/payment_intents/*', 'POST /sandbox/v1/payment_intents/*/confirm'],
  ...['POST /sandbox/v1/payment_intents/*/authenticate', 'POST /sandbox/v1/payment_intents/*/pix', 'GET /media/*'],
  ...['GET /sandbox/pix/*', 'POST /sandbox/pix/*'],
  ...['mutation logIn', 'mutation logOut', 'mutation register'],
  ...['mutation requestPasswordReset', 'mutation resetPassword'],
  ...['query ageAssurance', 'mutation startAgeCheck', 'mutation appealAgeCheck'],
  ...['GET /api/sessoes', 'DELETE /api/sessoes/*', 'DELETE /api/sessoes/outras'],
  ...['query accountSessions', 'mutation endSession', 'mutation endOtherSessions'],
  ...['GET /api/privacidade', 'POST /api/privacidade/exportacao', 'GET /api/privacidade/exportacao/*'],
  ...['POST /api/privacidade/exportacao/*/bilhete', 'mutation openDataExport'],
  ...['POST /api/payments/csv/bilhete', 'mutation openPaymentsTable'],
  ...['GET /api/seguranca', 'POST /api/confirmacao', 'query accountSecurity', 'mutation confirmIdentity'],
  ...['POST /api/senha', 'mutation changePassword'],
  ...['POST /api/email', 'POST /api/email/codigo', 'POST /api/email/confirmar', 'POST /api/email/trocar'],
  ...['mutation sendEmailCode', 'mutation confirmEmail', 'mutation startEmailChange', 'mutation confirmEmailChange'],
  ...['POST /api/totp', 'POST /api/totp/confirmar', 'DELETE /api/totp', 'POST /api/codigos-de-recuperacao'],
  ...['mutation startTwoStep', 'mutation enableTwoStep', 'mutation disableTwoStep', 'mutation renewRecoveryCodes'],
  ...['POST /api/passkeys/registro', 'POST /api/passkeys', 'PATCH /api/passkeys/*', 'DELETE /api/passkeys/*'],
  ...['mutation startPasskeyRegistration', 'mutation addPasskey', 'mutation renamePasskey', 'mutation removePasskey'],
  ...['POST /api/privacidade/exclusao', 'DELETE /api/privacidade/exclusao', 'mutation undoAccountDeletion'],
  ...['query privacy', 'mutation requestDataExport', 'mutation deleteAccount'],
  ...['mutation reportAnonymously', 'mutation checkReportProtocol'],
  ...['query accountLocks', 'mutation appealAccountLock'],
  // Calls about the member's own money, and about moderation decisions that affect the member.
  ...['GET /api/assinaturas', 'DELETE /api/assinaturas/*', 'query vipSubscriptions', 'mutation cancelVipSubscription'],
  ...['GET /api/wallet/balance', 'GET /api/payments', 'GET /api/payments/csv', 'GET /api/payments/*'],
  ...['query wallet', 'query payments', 'query payment'],
  ...['GET /api/payment/card', 'query savedCard', 'DELETE /api/payment/card', 'mutation removeSavedCard'],
  ...['POST /api/payments/*/refund', 'mutation refundPayment'],
  ...['GET /api/avisos', 'query moderationNotices'],
  ...['GET /api/avisos/*', 'POST /api/avisos/*/recurso', 'query moderationNotice', 'mutation appealModeration'],
]);
/**
 * GraphQL types that the query `node` may load before age verification, because the calls in `open` return these types
 * too.
 */
const openNodes = [
  'Viewer',
  'AccountSession',
  'AccountSecurity',
  'Passkey',
  'DataExport',
  'Wallet',
  'Payment',
  'ModerationNotice',
];
/**
 * Pages of the sandbox that replaces the age provider in tests. The routes exist only if an age provider is configured.
 * Opening a page requires a key from the provider.
 */
const sandboxPages = ['GET /sandbox/age/*', 'POST /sandbox/age/*'];

const HOUR_MS = 3_600_000;
/** The states of a member whose age is not verified at present, and the visitor, whose age is never verified. */
const unknown = {
  'a visitor': undefined,
  UNVERIFIED: undefined,
  PENDING: { result: 'PENDING' as const, ends: HOUR_MS },
  REJECTED: { result: 'REJECTED' as const, ends: HOUR_MS },
  EXPIRED: { result: 'VERIFIED' as const, ends: -1 },
};

describe(`age assurance by a provider (${databaseKind})`, () => {
  const { platform, ask } = startProduct({ age: { mode: 'provider', provider: { kind: 'sandbox' } } });

  async function setAge(
    world: World,
    name: string,
    age: { result: 'PENDING' | 'REJECTED' | 'VERIFIED'; ends: number },
  ) {
    const row = {
      result: age.result,
      method: 'DOCUMENT' as const,
      reference: uuidv7(),
      expires_at: new Date(Date.now() + age.ends),
    };
    await platform.db
      .insertInto('age_assurances')
      .values({ user_id: world.names[name] ?? '', ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute();
  }

  function nameOf({ does, answers, rest, graphql }: Line, way: Way) {
    const one = way === 'rest' ? { does, answers, rest: rest ?? '' } : { does, answers, graphql: graphql ?? '' };
    return [...askedBy([one])][0] ?? '';
  }

  it('the matrix has an entry for each call of the platform and the schema, and each call listed as open exists', () => {
    const asked = askedBy(Object.values(domains).flat());
    const there = [...routesOf(platform.app), ...fieldsOfSchema()];
    expect(there.filter((name) => !asked.has(name) && !sandboxPages.includes(name))).toEqual([]);
    expect([...open].filter((name) => !there.includes(name))).toEqual([]);
  });

  describe.each(Object.entries(domains))('the domain %s', (_domain, lines) => {
    it.each(Object.entries(unknown))(
      'a caller without a verified age (%s) gets no published content',
      async (state, age) => {
        const world = await makeWorld(platform.db, 'open');
        for (const name of ['owner', 'follower', 'member'])
          await setAge(world, name, { result: 'VERIFIED', ends: HOUR_MS });
        if (age) await setAge(world, 'stranger', age);
        const role = state === 'a visitor' ? 'visitor' : 'stranger';
        await Promise.all(
          lines.map(async (line) => {
            // The platform checks the age, and the gateway only passes the platform's refusal on. So REST calls are
            // tested in all states, GraphQL calls in two of them.
            const ways = age ? waysOf(line).filter((way) => way === 'rest') : waysOf(line);
            for (const way of ways) {
              const name = nameOf(line, way);
              const isOpen = open.has(name) || openNodes.some((type) => line.does === seeNode(type));
              const own = isOpen && line.changes ? await makeWorld(platform.db, 'open') : world;
              const { status, text } = await ask(line, way, own, role, isOpen ? cellOf(line, 'open', role) : '403');
              const theirs = besidesOwn(line, text, own, role);
              const isOwn = line.secret === undefined || line.secret === '{secret}';
              for (const never of [...neverTold, ...(isOwn ? [filled('{secret}', world)] : [])]) {
                expect(theirs, `${name}: ${line.does}`).not.toContain(never);
              }
              if (isOpen) continue;
              // A route for operators (`/internal/…`) answers 404 to a caller without the operator's secret.
              if (name.includes(' /internal/')) {
                expect(status, name).toBe(404);
                continue;
              }
              const isShut = text.includes('AGE_ASSURANCE_REQUIRED') || (role === 'visitor' && isNobody(status, text));
              // This call is tested by REST only (`POST /api/media`), because a GraphQL document cannot contain the
              // uploaded file.
              if (name === 'mutation uploadMedia') continue;
              expect(isShut, `${name}: ${line.does}: ${status} ${text}`).toBe(true);
            }
          }),
        );
      },
    );

    it('members with a verified age get the same answers as on a platform without age assurance', async () => {
      const worldOfAdults = async () => {
        const made = await makeWorld(platform.db, 'open');
        for (const name of ['owner', 'follower', 'stranger'])
          await setAge(made, name, { result: 'VERIFIED', ends: HOUR_MS });
        return made;
      };
      const world = await worldOfAdults();
      const reads = lines.filter((each) => !each.changes || each.event);
      let compared = 0;
      const compare = async (line: Line) => {
        const wanted = cellOf(line, 'open', 'stranger');
        if (wanted === undefined) return;
        for (const way of waysOf(line)) {
          const name = nameOf(line, way);
          if (name.includes('idade') || name.includes('AgeCheck')) continue;
          const own = line.changes ? await worldOfAdults() : world;
          const asked = await ask(line, way, own, 'stranger', wanted);
          compared += 1;
          expect(inWords(asked, filled(line.secret ?? '{secret}', own), wanted), `${name}: ${line.does}`).toBe(wanted);
        }
      };
      await Promise.all(reads.map(compare));
      expect(compared).toBeGreaterThan(0);
    });
  });
});

/**
 * Returns true if the answer is one that a visitor gets: status 401, the code UNAUTHENTICATED, or a single field that
 * is null or false.
 */
function isNobody(status: number, text: string) {
  return status === 401 || text.includes('UNAUTHENTICATED') || /^{"data":{"\w+":(null|false)}}\s*$/.test(text);
}
