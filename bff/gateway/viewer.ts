import { Fault } from './errors.ts';

/** Returns the bearer token of an `Authorization` value; undefined if there is none or it has another scheme. */
export function bearerToken(authorization: unknown) {
  if (typeof authorization !== 'string') return undefined;
  return /^Bearer +([\w.~+/=-]{1,512})$/i.exec(authorization)?.[1];
}

/**
 * Rejects a signed-out request without a call to the platform, which decides in the end.
 * @throws {Fault} UNAUTHENTICATED
 */
export function requireToken(context: { readonly token: string | undefined }) {
  if (context.token === undefined) throw new Fault('UNAUTHENTICATED', 'Entre para continuar.');
}
