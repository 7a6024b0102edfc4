import type { Request, RequestHandler } from 'express';
import type { FamilyName } from '../../rate-limits/families.ts';
import type { RateLimits } from '../../rate-limits/limiter.ts';
import { waitingWords } from '../../rate-limits/waiting.ts';
import { ApiError } from '../errors.ts';
import { viewerOf } from './session.ts';

const id = '[^/]+';
const call = (methods: string, path: string) => new RegExp(`^(${methods}) /api/${path}$`, 'i');

/**
 * The rate-limit families (groups of calls that share a limit) of the calls that need no session. These calls are
 * limited before the session is read.
 */
const visitors: ReadonlySet<FamilyName | null> = new Set(['signUp', 'passwordReset', 'enter', 'protocol']);

/**
 * Maps API calls to their rate-limit families (groups of calls that share a limit); null means no limit. The first
 * match counts. `familyOfCall` finds the family of a call that is not listed here.
 */
const calls: readonly (readonly [RegExp, FamilyName | null])[] = [
  // The webhook for a payment provider's events has no rate limit: the events are signed, and must never be delayed.
  [call('POST', 'payment/webhook'), null],
  [call('POST', 'cadastrarUsuario'), 'signUp'],
  [call('POST', '(resetarSenha|alterarSenha)'), 'passwordReset'],
  [
    call('POST', '(passkeys/(desafio|entrada)|(email|seguranca)/desfazer|privacidade/manter|sessoes/nao-fui-eu)'),
    'enter',
  ],
  // Sign-in has a limit on failed attempts instead (guesses.ts).
  [call('POST|DELETE', 'token'), null],
  [call('POST', 'post'), 'publish'],
  [call('POST', `comment/${id}`), 'comment'],
  [call('POST|DELETE', `(post/${id}|comment/${id}/${id})/reaction`), 'react'],
  [call('POST', `conversas/${id}/mensagens`), 'message'],
  [call('POST', `conversas/(entregues|${id}/(digitando|lida))`), 'signal'],
  [call('POST', 'conversas'), 'talk'],
  [call('POST', `(post/views?|anuncios/views|anuncios/${id}/click|notificacoes/(lidas|${id}/lida))`), 'signal'],
  [call('POST', 'post/visible'), 'read'],
  [call('POST|DELETE', `user-v2/${id}/(follow|follower|mute|block)`), 'relate'],
  [call('POST|DELETE', `user-v2/follow-requests/${id}`), 'relate'],
  [call('POST', 'media'), 'upload'],
  [call('POST', 'denuncias'), 'report'],
  [call('POST', 'denuncias/sem-conta'), 'anonymousReport'],
  [call('POST', '(denuncias/protocolo|bloqueio|bloqueio/recurso)'), 'protocol'],
  [call('POST', `comunidades/${id}/invites/accept`), 'invite'],
  [call('POST', `(payment/.+|payments/${id}/refund|anuncios/publish/${id}|comunidades/${id}/subscription)`), 'pay'],
  [call('GET', '(payments/csv|moderacao/registro/exportar)'), 'export'],
];

/**
 * Returns the rate-limit family of a call (the group of calls that share a limit); null for a call that is never
 * limited.
 */
export function familyOfCall(method: string, path: string, query: Request['query'] = {}): FamilyName | null {
  const asked = `${method === 'HEAD' ? 'GET' : method} ${path.replace(/\/$/, '')}`;
  const named = calls.find(([pattern]) => pattern.test(asked));
  if (named) return named[1];
  if (!asked.startsWith('GET ')) return 'change';
  return ['search', 'filter'].some((name) => query[name]) ? 'search' : 'read';
}

/**
 * Middleware that enforces the rate limits before the request body is read. Mount it twice: with `only` = 'visitors'
 * before the routes that need no session, and without `only` after `authenticate`, which identifies the member.
 * @throws {ApiError} 429 with the seconds to wait
 */
export function enforceRateLimits(limits: RateLimits, only?: 'visitors'): RequestHandler {
  return async (request, _response, next) => {
    const family = familyOfCall(request.method, request.path, request.query);
    if (family === null || visitors.has(family) !== (only === 'visitors')) {
      next();
      return;
    }
    const caller = { member: viewerOf(request) ?? undefined, address: addressOf(request) };
    const retryAfter = await limits.take(family, caller);
    if (retryAfter !== undefined) {
      throw new ApiError(429, 'RATE_LIMITED', waitingWords(retryAfter), undefined, { retryAfter });
    }
    next();
  };
}

/**
 * Returns the client's IP address that the gateway forwards; undefined for a call that the gateway makes without a
 * client's request. The address is trusted, because only gateways reach the platform's port.
 */
function addressOf(request: Request) {
  const given = request.get('x-forwarded-for')?.trim();
  return given === undefined || given === '' || given.length > 64 ? undefined : given;
}
