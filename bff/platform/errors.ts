/**
 * An error response of the REST API (API.md, "Answers"). `message` is in Portuguese and shown to members. Details for
 * developers go to the log, never into `message`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly field?: string,
    options?: ErrorOptions & { details?: Record<string, unknown>; retryAfter?: number },
  ) {
    super(message, options);
    this.details = options?.details ?? {};
    this.retryAfter = options?.retryAfter;
  }

  /**
   * Additional fields in the error response of some calls (SPEC.md section 8): `isInsufficientBalance`, `status`,
   * `errors`.
   */
  readonly details: Record<string, unknown>;
  /** For status 429, the number of seconds after which the client may retry. */
  readonly retryAfter: number | undefined;
}

export function notFound(message = 'Não encontrado.') {
  return new ApiError(404, 'NOT_FOUND', message);
}

export function notAllowed(message = 'Você não tem permissão para fazer isso.') {
  return new ApiError(403, 'NOT_ALLOWED', message);
}

export function unauthenticated() {
  return new ApiError(401, 'UNAUTHENTICATED', 'Sua sessão terminou. Entre novamente.');
}

/**
 * Builds the 503 error (temporarily unavailable).
 * @param cause the reason, for the log
 */
export function unavailable(cause: unknown) {
  return new ApiError(503, 'UNAVAILABLE', 'Estamos com instabilidade. Tente novamente em instantes.', undefined, {
    cause,
  });
}

export function invalidInput(field: string, message: string) {
  return new ApiError(400, 'INVALID_INPUT', message, field);
}
