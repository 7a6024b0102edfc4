import { Fault } from './errors.ts';

/** Bearer token of an `Authorization` value; undefined when there is none or it is of another kind. */
export function bearerToken(authorization: unknown) {
  if (typeof authorization !== 'string') return undefined;
  return /^Bearer +([\w.~+/=-]{1,512})$/i.exec(authorization)?.[1];
}

/**
 * Spares a signed-out request the way to the platform, which decides in the end.
 * @throws {Fault} UNAUTHENTICATED
 */
export function requireViewer(context: { readonly token: string | undefined }) {
  if (context.token === undefined) throw new Fault('UNAUTHENTICATED', 'Entre para continuar.');
}
