import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { waitingWords } from '../rate-limits/waiting.ts';

/** What a client can tell faults apart by (`extensions.code`). */
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

/** Something went wrong that the person asking cannot act on within the form: a GraphQL error with a code. */
export class Fault extends GraphQLError {
  constructor(
    readonly code: FaultCode,
    message: string = words[code],
    /** For the log alone; never leaves the gateway. */
    readonly detail?: string,
    /** Seconds until it may be asked again. */
    readonly retryAfter?: number,
  ) {
    super(message, { extensions: { code, ...(retryAfter !== undefined && { retryAfter }) } });
  }
}

/** @param seconds until it may be asked again, where that is known */
export function rateLimited(seconds: number | undefined, message = waitingWords(seconds)) {
  return new Fault('RATE_LIMITED', message, undefined, seconds);
}

/**
 * An expected "no" of the platform. Within `resultOf` it becomes a union member; anywhere else it leaves as a fault.
 * `code` is what the wire said; the schema's refusal codes are a subset, which `result.ts` decides.
 */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';

  constructor(
    readonly code: string,
    message: string,
    readonly field?: string,
    /** What else the platform said, for who knows the code. */
    readonly answer?: unknown,
  ) {
    super(message);
  }
}

/** Refused by the limits of `limits.ts`: status 400 on HTTP, an `error` message on the socket. */
export function overLimit(message: string) {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });
}

/**
 * What of an execution's error the client sees: faults by their own words, mistakes of the request as they are,
 * anything else masked and handed to `report`, which writes it to the log.
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
 * Variables that do not fit the schema belong to no field; arguments that do not, to the field that takes them, and
 * they are found in the document.
 */
function isMistakeOfRequest({ path, originalError: cause }: GraphQLError) {
  return (
    path === undefined || (cause instanceof GraphQLError && !!cause.nodes && cause.message.startsWith('Argument "'))
  );
}

/** For what a query asks by id: not there, or not to be seen, is null. */
export async function nullWhenNotFound<Found>(found: Promise<Found>): Promise<Found | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof Fault && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** Whether it says that something is not there, or not to be seen by who asks: 404, 401, 403. */
export function isUnseen(error: unknown) {
  if (error instanceof RefusalError) return error.code === 'NOT_ALLOWED';
  return error instanceof Fault && (error.code === 'NOT_FOUND' || error.code === 'UNAUTHENTICATED');
}
