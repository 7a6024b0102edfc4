import { z } from 'zod';
import { Fault, rateLimited, RefusalError } from '../errors.ts';

/** One text, or a list of which the first is shown (SPEC 8). Of another shape it says nothing, and spoils nothing. */
const words = z
  .union([z.string(), z.array(z.string()).min(1)])
  .optional()
  .catch(undefined);
const word = z.string().optional().catch(undefined);

/**
 * A no of the platform: `error`, `code` and `field` as in API.md, "Answers"; else as SPEC 8 has it: a list of `errors`,
 * a `message`, `isInsufficientBalance`, `status: "failed"`.
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

/** What a call knows of a no that does not say it itself. */
export interface RefusalTerms {
  /** The input's field names by the wire's. */
  fields?: Record<string, string>;
  /** The code of a refusal that has none. */
  code?: string;
  /** What to say where the platform gives no reason. */
  words?: string;
  /** What is sent proves who one is: 401 says that it is wrong, not that a session has ended. */
  signsIn?: boolean;
}

/**
 * The platform may not have such a call: 404, or 401 where it asks for a session first, without the `code` that says
 * that it looked for something.
 */
export class UnknownCall extends Fault {}

/** Asks by a call that SPEC 7 does not list; where the platform does not have it, by those that SPEC 7 does. */
export async function orBySpec<Answer>(asked: Promise<Answer>, bySpec: () => Promise<Answer>) {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof UnknownCall) return await bySpec();
    throw error;
  }
}

const refusable = new Set([400, 401, 402, 413, 415, 422, 429]);
/** A right password that is not enough is no session that has ended. */
const unauthorized = new Set(['INVALID_CREDENTIALS', 'SECOND_FACTOR_REQUIRED']);
/** Each has a way on of its own. */
const forbidden = new Set(['STEP_UP_REQUIRED', 'ACCOUNT_LOCKED']);

/** What the web app shows where the platform gives a code and no words. */
const wordsOf = new Map([
  ['INVALID_CREDENTIALS', 'Email ou senha inválido'],
  ['INSUFFICIENT_BALANCE', 'Saldo insuficiente.'],
  ['PAYMENT_FAILED', 'Falha no pagamento. Verifique os dados do seu cartão e tente novamente'],
]);

/**
 * An answer other than success as what the gateway throws: a refusal with words for a person, or a fault.
 * @param wait the `Retry-After` of a 429, in seconds
 */
export function refusalOf(status: number, data: unknown, wait: number, terms: RefusalTerms = {}) {
  const read = refusalWire.safeParse(data).data ?? nothingSaid;
  const said = firstOf(read.error) ?? firstOf(read.errors) ?? firstOf(read.message);
  const code = codeOf(status, read, terms);
  const { field } = read;

  // Wrong passwords and codes: the form that they were typed into says when to try again.
  if (status === 429 && code !== 'TOO_MANY_TRIES') return rateLimited(wait > 0 ? Math.ceil(wait) : undefined, said);
  const WithoutCode = read.code === undefined ? UnknownCall : Fault;
  if (status === 401 && !unauthorized.has(code ?? '')) return new WithoutCode('UNAUTHENTICATED');
  if (status === 404) return new WithoutCode('NOT_FOUND', read.code === 'NOT_FOUND' ? said : undefined);
  if (status === 403 && code === 'AGE_ASSURANCE_REQUIRED') return new Fault(code, said);
  if (status === 403) {
    const kind = code !== undefined && forbidden.has(code) ? code : 'NOT_ALLOWED';
    return new RefusalError(kind, said ?? terms.words ?? new Fault('FORBIDDEN').message, undefined, data);
  }
  if (status === 409) return new Fault('BAD_USER_INPUT', said);
  if (!refusable.has(status)) return new Fault('UPSTREAM_UNAVAILABLE', undefined, `status ${status}`);

  const message = said ?? wordsOf.get(code ?? '') ?? terms.words ?? new Fault('BAD_USER_INPUT').message;
  return new RefusalError(code ?? 'INVALID_INPUT', message, field && (terms.fields?.[field] ?? field), data);
}

function codeOf(status: number, read: Said, terms: RefusalTerms) {
  if (status === 401 && terms.signsIn && !unauthorized.has(read.code ?? '')) return 'INVALID_CREDENTIALS';
  if (status === 402 && read.isInsufficientBalance === true) return 'INSUFFICIENT_BALANCE';
  if (status === 402 && read.status === 'failed') return 'PAYMENT_FAILED';
  return read.code ?? terms.code;
}

/** SPEC 8: of a list the first, of a list written as JSON the first, any other text as it is. */
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
