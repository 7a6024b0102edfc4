import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { codePoints } from '../../../schema/texts.ts';
import { isStorable } from '../http/input.ts';

/** PRODUCT.md, "password at least 5": that is the login form's; a new one needs more. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 256;
/** Some 50,000 passwords that leaks are full of. */
const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** The library's defaults are OWASP's: argon2id, 19 MiB, 2 passes, 1 lane. */
export function hashPassword(password: string) {
  return hash(password);
}

/** A hash of nothing in particular, so that an unknown address costs the time of a known one. */
const noPassword = hash('none');

/**
 * Whether the password belongs to the hash; the same work is done, and false answered, where there is none, as with
 * erased accounts.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string) {
  const isHash = passwordHash?.startsWith('$argon2') ?? false;
  const isRight = await verify(isHash && passwordHash ? passwordHash : await noPassword, password);
  return isRight && isHash;
}

/** Why a new password is refused, in words for the member; null when it is good. */
export function weaknessOf(password: string): string | null {
  const length = codePoints(password);
  if (length < MIN_LENGTH) return `A senha precisa ter pelo menos ${MIN_LENGTH} caracteres.`;
  if (length > MAX_LENGTH || !isStorable(password)) return `A senha pode ter no máximo ${MAX_LENGTH} caracteres.`;
  if (leaked.has(password.toLowerCase())) return 'Essa senha é muito comum. Escolha outra.';
  return null;
}
