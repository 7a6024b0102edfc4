import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { waitingWords } from '../rate-limits/waiting.ts';

/** Codes by which a client can tell faults apart (`extensions.code`). */
export type FaultCode =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'AGE_ASSURANCE_REQUIRED'
  | 'NOT_FOUND'
  | 'BAD_USER_INPUT'
  | 'RATE_LIMITED'
  | 'UPSTREAM_UNAVAILABLE'
  | 'INTERNAL_SERVER_ERROR';

const words: Record<FaultCode, string> = {
  UNAUTHENTICATED: 'Sua sessão terminou. Entre novamente.',
  FORBIDDEN: 'Você não tem permissão para fazer isso.',
  AGE_ASSURANCE_REQUIRED: 'Confirme sua idade para continuar.',
  NOT_FOUND: 'Não encontrado.',
  BAD_USER_INPUT: 'Os dados enviados não são válidos.',
  RATE_LIMITED: waitingWords(undefined),
  UPSTREAM_UNAVAILABLE: 'O serviço está indisponível no momento. Tente novamente mais tarde.',
  INTERNAL_SERVER_ERROR: 'Algo de errado ocorreu. Tente novamente mais tarde.',
};

/** An error that the person cannot fix within the form: a GraphQL error with a code. */
export class Fault extends GraphQLError {
  constructor(
    readonly code: FaultCode,
    message: string = words[code],
    /** For the log only; never leaves the gateway. */
    readonly detail?: string,
    /** Seconds until a retry. */
    readonly retryAfter?: number,
  ) {
    super(message, { extensions: { code, ...(retryAfter !== undefined && { retryAfter }) } });
  }
}

/** @param seconds until a retry, if known */
export function rateLimited(seconds: number | undefined, message = waitingWords(seconds)) {
  return new Fault('RATE_LIMITED', message, undefined, seconds);
}

/**
 * An expected refusal by the platform. `resultOf` turns it into a union member; elsewhere it becomes an error of the
 * response. `code` is the wire's; `result.ts` decides which codes the schema has.
 */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';

  constructor(
    readonly code: string,
    message: string,
    readonly field?: string,
    /** The platform's whole answer, for callers that know the code. */
    readonly answer?: unknown,
  ) {
    super(message);
  }
}

/** Rejects a request over the limits of `limits.ts`: with status 400 on HTTP, with an `error` message on the socket. */
export function overLimit(message: string) {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

/**
 * Returns the part of an execution's error that the client may see: a fault or refusal with its message, a mistake of
 * the request unchanged. Masks any other error and passes it to `report`, which logs it.
 */
export function presentError(error: GraphQLError, report: (error: unknown) => void): GraphQLFormattedError {
  const cause = error.originalError ?? error;
  const { locations, path } = error;
  const at = { ...(locations && { locations }), ...(path && { path }) };

  if (cause instanceof Fault) {
    if (cause.detail) report(cause);
    return { message: cause.message, ...at, extensions: { ...cause.extensions } };
  }
  if (cause instanceof RefusalError) {
    const code = cause.code === 'NOT_ALLOWED' ? 'FORBIDDEN' : 'BAD_USER_INPUT';
    return { message: cause.message, ...at, extensions: { code } };
  }
  if (isMistakeOfRequest(error)) {
    return { message: error.message, ...at, extensions: { code: error.extensions['code'] ?? 'BAD_USER_INPUT' } };
  }

  report(cause);
  return { message: words.INTERNAL_SERVER_ERROR, ...at, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/**
 * Returns whether the client's request caused the error. Variables that do not fit the schema cause an error without a
 * path. An argument that does not fit causes one at its field, with the argument's nodes in the document.
 */
function isMistakeOfRequest({ path, originalError: cause }: GraphQLError) {
  return (
    path === undefined || (cause instanceof GraphQLError && !!cause.nodes && cause.message.startsWith('Argument "'))
  );
}

/** Awaits an object that a query requested by id. Returns null if it does not exist or the viewer may not see it. */
export async function nullWhenNotFound<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Fault && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Returns whether the error means that an object does not exist or the viewer may not see it: 404, 401, 403. */
export function isUnseen(error: unknown) {
  if (error instanceof RefusalError) return error.code === 'NOT_ALLOWED';
  return error instanceof Fault && (error.code === 'NOT_FOUND' || error.code === 'UNAUTHENTICATED');
}
