import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { codePoints } from '../../../schema/texts.ts';
import { isStorable } from '../http/input.ts';

/** The login form accepts 5 (PRODUCT.md, "password at least 5"); a new password needs more. */
const MIN_LENGTH = 8;
const MAX_LENGTH = 256;
/** About 50,000 passwords that are frequent in leaks. */
const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** The library's defaults are OWASP's: argon2id, 19 MiB, 2 passes, 1 lane. */
export function hashPassword(password: string) {
  return hash(prepared(password));
}

/**
 * Returns a password as an OpaqueString (RFC 8265), so that 'coração' is one password on macOS, which decomposes the
 * marks (NFD), and on Windows.
 */
function prepared(password: string) {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** Returns the forms that a hash of an older release may hold: as typed, on either system. */
function olderForms(password: string) {
  const forms = new Set([password, password.normalize('NFC'), password.normalize('NFD')]);
  forms.delete(prepared(password));
  return [...forms];
}

/** A dummy hash, so that an unknown address takes the time of a known one. */
const noPassword = hash('none');

/**
 * Returns true when the password belongs to the hash. Without a hash, as for an erased account, does the same work and
 * returns false.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string) {
  const isHash = passwordHash?.startsWith('$argon2') ?? false;
  const known = isHash && passwordHash ? passwordHash : await noPassword;
  for (const form of [prepared(password), ...olderForms(password)]) if (await verify(known, form)) return isHash;
  return false;
}

/** Returns a new hash when the hash holds an older form of the right password; null when it holds the current form. */
export async function renewedHash(passwordHash: string, password: string) {
  const isNew = olderForms(password).length === 0 || (await verify(passwordHash, prepared(password)));
  return isNew ? null : await hashPassword(password);
}

/** Returns the reason to refuse a new password, worded for the member; null when it is good. */
export function weaknessOf(password: string): string | null {
  const length = codePoints(prepared(password));
  if (length < MIN_LENGTH) return `A senha precisa ter pelo menos ${MIN_LENGTH} caracteres.`;
  if (length > MAX_LENGTH || !isStorable(password)) return `A senha pode ter no máximo ${MAX_LENGTH} caracteres.`;
  if (leaked.has(password.toLowerCase())) return 'Essa senha é muito comum. Escolha outra.';
  return null;
}
