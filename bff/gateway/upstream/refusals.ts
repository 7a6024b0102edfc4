import { z } from 'zod';
import { Fault, rateLimited, RefusalError } from '../errors.ts';

/**
 * The text of an error: a string, or a list of strings of which the first is shown (SPEC.md section 8). Any other value
 * is treated as absent, so that parsing the response does not fail.
 */
const words = z
  .union([z.string(), z.array(z.string()).min(1)])
  .optional()
  .catch(undefined);
const word = z.string().optional().catch(undefined);

/**
 * A refusal by the platform. Our platform sends `error`, `code` and `field` (API.md, "Answers"). Other platforms send
 * the fields of SPEC.md section 8: a list `errors`, a `message`, `isInsufficientBalance`, `status: "failed"`.
 */
const refusalWire = z.object({
  error: words,
  errors: words,
  message: words,
  code: word,
  field: word,
  isInsufficientBalance: z.unknown().optional(),
  status: z.unknown().optional(),
});
type Said = z.infer<typeof refusalWire>;
const nothingSaid: Said = {};

/** Data that a call provides for its refusals, used if the platform's response lacks the data. */
export interface RefusalTerms {
  /** Maps the platform's names of input fields to the names in the schema. */
  fields?: Record<string, string>;
  /** The default code, used if the platform refuses without a code. */
  code?: string;
  /** The default message, used if the platform refuses without a message. */
  words?: string;
  /**
   * True if the call sends credentials. The status 401 then means that the credentials are wrong, not that a session
   * has ended.
   */
  signsIn?: boolean;
}

/**
 * Thrown if the platform may not implement the call: it answered 404 without a `code`, or 401 without a `code`, which a
 * platform may send because it checks the session first. A platform that implements the call sends a `code` with the
 * 404 of a missing object.
 */
export class UnknownCall extends Fault {}

/**
 * Awaits the result of a call that SPEC.md section 7 does not define. If the platform does not implement the call,
 * `bySpec` makes calls of SPEC.md section 7 instead.
 */
export async function orBySpec<Answer>(asked: Promise<Answer>, bySpec: () => Promise<Answer>) {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof UnknownCall) return await bySpec();
    throw error;
  }
}

/**
 * Awaits the result of a call that SPEC.md section 7 does not define and that needs a session. Returns `otherwise` if
 * the platform does not implement the call. A 401 without a code is thrown, because the member's session may have
 * ended.
 */
export async function orWithoutCall<Answer>(asked: Promise<Answer>, otherwise: Answer): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof UnknownCall && error.code === 'NOT_FOUND') return otherwise;
    throw error;
  }
}

const refusable = new Set([400, 401, 402, 413, 415, 422, 429]);
/**
 * Codes that come with a 401, but do not mean that the session has ended: the password is wrong, or the second factor
 * is missing.
 */
const unauthorized = new Set(['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED']);
/** Codes of a 403 that the client gets, because they tell the client the next step. */
const forbidden = new Set(['STEP_UP_REQUIRED', 'ACCOUNT_LOCKED']);

/** Messages for codes that the platform may send without a message. The web app shows these messages. */
const wordsOf = new Map([
  ['INVALID_CREDENTIALS', 'Email ou senha inválido'],
  ['INSUFFICIENT_BALANCE', 'Saldo insuficiente.'],
  ['PAYMENT_FAILED', 'Falha no pagamento. Verifique os dados do seu cartão e tente novamente'],
]);

/**
 * Converts an error response of the platform to the error that the gateway throws: a refusal with a message for the
 * user, or a fault.
 * @param wait the value of the header `Retry-After` of a 429, in seconds
 */
export function refusalOf(status: number, data: unknown, wait: number, terms: RefusalTerms = {}) {
  const read = refusalWire.safeParse(data).data ?? nothingSaid;
  const messageText = firstOf(read.error) ?? firstOf(read.errors) ?? firstOf(read.message);
  const code = codeOf(status, read, terms);
  const { field } = read;

  // A 429 with the code TOO_MANY_TRIES stays a refusal, because the form for the password or code has to show when the
  // user can try again.
  if (status === 429 && code !== 'TOO_MANY_TRIES')
    return rateLimited(wait > 0 ? Math.ceil(wait) : undefined, messageText);
  const WithoutCode = read.code === undefined ? UnknownCall : Fault;
  if (status === 401 && !unauthorized.has(code ?? '')) return new WithoutCode('UNAUTHENTICATED');
  if (status === 404) return new WithoutCode('NOT_FOUND', read.code === 'NOT_FOUND' ? messageText : undefined);
  if (status === 403 && code === 'AGE_ASSURANCE_REQUIRED') return new Fault(code, messageText);
  if (status === 403) {
    const kind = code !== undefined && forbidden.has(code) ? code : 'NOT_ALLOWED';
    return new RefusalError(kind, messageText ?? terms.words ?? new Fault('FORBIDDEN').message, undefined, data);
  }
  if (status === 409) return new Fault('BAD_USER_INPUT', messageText);
  // The platform's message says that a payment already made is safe. Without it, the member could pay again.
  const isPayment = status === 503 && code === 'PAYMENTS_UNAVAILABLE';
  if (isPayment) return new Fault('UPSTREAM_UNAVAILABLE', messageText, `status ${status}`);
  if (!refusable.has(status)) return new Fault('UPSTREAM_UNAVAILABLE', undefined, `status ${status}`);

  const message = messageText ?? wordsOf.get(code ?? '') ?? terms.words ?? new Fault('BAD_USER_INPUT').message;
  return new RefusalError(code ?? 'INVALID_INPUT', message, field && (terms.fields?.[field] ?? field), data);
}

function codeOf(status: number, read: Said, terms: RefusalTerms) {
  if (status === 401 && terms.signsIn && !unauthorized.has(read.code ?? '')) return 'INVALID_CREDENTIALS';
  if (status === 402 && read.isInsufficientBalance === true) return 'INSUFFICIENT_BALANCE';
  if (status === 402 && read.status === 'failed') return 'PAYMENT_FAILED';
  return read.code ?? terms.code;
}

/**
 * Returns the first string of a list. The list may be encoded as JSON in a string (SPEC.md section 8). Returns any
 * other text unchanged.
 */
function firstOf(error: string | string[] | undefined): string | undefined {
  if (error === undefined || error === '') return undefined;
  if (typeof error !== 'string') return error[0];
  try {
    const parsed: unknown = JSON.parse(error);
    const list = z.array(z.string()).safeParse(parsed);
    if (list.success) return list.data[0];
    return typeof parsed === 'string' ? parsed : error;
  } catch {
    return error;
  }
}
