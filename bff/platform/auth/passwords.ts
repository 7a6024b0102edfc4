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
  return hash(prepared(password));
}

/**
 * Returns a password as OpaqueString of RFC 8265 has it, so that 'coração' is one password on macOS, which writes the
 * marks by themselves (NFD), and on Windows.
 */
function prepared(password: string) {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** The forms in which a hash of an older release may hold a password: as it was typed then, on either system. */
function olderForms(password: string) {
  const forms = new Set([password, password.normalize('NFC'), password.normalize('NFD')]);
  forms.delete(prepared(password));
  return [...forms];
}

/** A hash of nothing in particular, so that an unknown address costs the time of a known one. */
const noPassword = hash('none');

/**
 * Whether the password belongs to the hash; the same work is done, and false answered, where there is none, as with
 * erased accounts.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string) {
  const isHash = passwordHash?.startsWith('$argon2') ?? false;
  const known = isHash && passwordHash ? passwordHash : await noPassword;
  for (const form of [prepared(password), ...olderForms(password)]) if (await verify(known, form)) return isHash;
  return false;
}

/** Returns a new hash for a right password whose hash holds an older form of it; null where it holds the new one. */
export async function renewedHash(passwordHash: string, password: string) {
  const isNew = olderForms(password).length === 0 || (await verify(passwordHash, prepared(password)));
  return isNew ? null : await hashPassword(password);
}

/** Why a new password is refused, in words for the member; null when it is good. */
export function weaknessOf(password: string): string | null {
  const length = codePoints(prepared(password));
  if (length < MIN_LENGTH) return `A senha precisa ter pelo menos ${MIN_LENGTH} caracteres.`;
  if (length > MAX_LENGTH || !isStorable(password)) return `A senha pode ter no máximo ${MAX_LENGTH} caracteres.`;
  if (leaked.has(password.toLowerCase())) return 'Essa senha é muito comum. Escolha outra.';
  return null;
}
