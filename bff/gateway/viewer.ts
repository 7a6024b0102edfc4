import { Fault } from './errors.ts';

/** Returns the token of an `Authorization` header with the scheme Bearer; undefined for any other value. */
export function bearerToken(authorization: unknown) {
  if (typeof authorization !== 'string') return undefined;
  return /^Bearer +([\w.~+/=-]{1,512})$/i.exec(authorization)?.[1];
}

/**
 * Rejects a request without a token before it calls the platform. The platform checks the token itself.
 * @throws {Fault} UNAUTHENTICATED
 */
export function requireToken(context: { readonly token: string | undefined }) {
  if (context.token === undefined) throw new Fault('UNAUTHENTICATED', 'Entre para continuar.');
}
