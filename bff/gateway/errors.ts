import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { waitingWords } from '../rate-limits/waiting.ts';

/** The codes of faults, which clients read from `extensions.code` of a GraphQL error. */
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

/**
 * An error that the user cannot fix by other input, such as an ended session. Clients get it as a GraphQL error with a
 * code.
 */
export class Fault extends GraphQLError {
  constructor(
    readonly code: FaultCode,
    message: string = words[code],
    /** A detail for the log. It is never sent to the client. */
    readonly detail?: string,
    /** The number of seconds after which the client may retry. */
    readonly retryAfter?: number,
  ) {
    super(message, { extensions: { code, ...(retryAfter !== undefined && { retryAfter }) } });
  }
}

/** @param seconds the time after which the client may retry, if it is known */
export function rateLimited(seconds: number | undefined, message = waitingWords(seconds)) {
  return new Fault('RATE_LIMITED', message, undefined, seconds);
}

/**
 * A refusal by the platform that the user can act on, such as an invalid input. `code` is the platform's code;
 * `result.ts` maps it to a code of the schema. `resultOf` returns the refusal as a member of the mutation's result
 * union. Outside mutations, the refusal becomes a GraphQL error.
 */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';

  constructor(
    readonly code: string,
    message: string,
    readonly field?: string,
    /** The platform's complete response body, because for some codes it contains more data than the message. */
    readonly answer?: unknown,
  ) {
    super(message);
  }
}

/**
 * Creates the error for a request that exceeds a limit of `limits.ts`. Over HTTP the client gets it with status 400,
 * over a WebSocket as an `error` message.
 */
export function overLimit(message: string) {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

/**
 * Converts an error of an execution to the error that the client gets. Three kinds keep
 * their message: a `Fault`, a refusal of the platform, and an error in the request itself. Any other error gets a
 * general message, and `report` logs its cause.
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
 * Returns whether the client's request caused the error. If the variables do not match the schema, the error has no
 * path. If an argument is invalid, the error has the path of its field and the AST nodes of the argument.
 */
function isMistakeOfRequest({ path, originalError: cause }: GraphQLError) {
  return (
    path === undefined || (cause instanceof GraphQLError && !!cause.nodes && cause.message.startsWith('Argument "'))
  );
}

/**
 * Awaits an object that a query requested by id. Returns null if the platform answers NOT_FOUND, because the object
 * does not exist or the viewer may not see it.
 */
export async function nullWhenNotFound<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Fault && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/**
 * Returns whether the platform's error means that the viewer cannot see the object: the object does not exist (404),
 * requires a session (401), or is forbidden for the viewer (403).
 */
export function isUnseen(error: unknown) {
  if (error instanceof RefusalError) return error.code === 'NOT_ALLOWED';
  return error instanceof Fault && (error.code === 'NOT_FOUND' || error.code === 'UNAUTHENTICATED');
}
