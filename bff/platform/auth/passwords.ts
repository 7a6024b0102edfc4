import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { codePoints, isBlank } from '../../../schema/texts.ts';
import { isStorable } from '../http/input.ts';
import { withoutEmoji } from '../names/emoji.ts';

/**
 * The minimum length of a new password. The sign-in form still accepts 5 characters (PRODUCT.md, "password at least
 * 5").
 */
const MIN_LENGTH = 8;
const MAX_LENGTH = 256;
/** About 50,000 passwords that occur often in leaked data. New passwords must not be in this list. */
const leaked: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Hashes a password with the library's defaults, which OWASP recommends: argon2id, 19 MiB, 2 passes, 1 lane. */
export function hashPassword(password: string) {
  return hash(prepared(password));
}

/**
 * Normalizes a password to an OpaqueString (RFC 8265). Without this, 'coração' typed on macOS, which decomposes
 * accented letters (NFD), and on Windows would be two different passwords.
 */
function prepared(password: string) {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}

/** Returns the forms of a password that an older release may have hashed: the password as typed, in NFC, and in NFD. */
function olderForms(password: string) {
  const forms = new Set([password, password.normalize('NFC'), password.normalize('NFD')]);
  forms.delete(prepared(password));
  return [...forms];
}

/**
 * A dummy hash. The password is compared with it for an unknown e-mail address, so that the response takes as long as
 * for a known address.
 */
const noPassword = hash('none');

/**
 * Returns true when the password matches the hash. If there is no hash, as for an erased account, does the same work
 * and returns false.
 */
export async function verifyPassword(passwordHash: string | null | undefined, password: string) {
  const isHash = passwordHash?.startsWith('$argon2') ?? false;
  const known = isHash && passwordHash ? passwordHash : await noPassword;
  for (const form of [prepared(password), ...olderForms(password)]) if (await verify(known, form)) return isHash;
  return false;
}

/**
 * Returns a new hash if the given hash was made from an older form of the password; null if the given hash was made
 * from the current form. The caller must have checked that the password is right.
 */
export async function renewedHash(passwordHash: string, password: string) {
  const isNew = olderForms(password).length === 0 || (await verify(passwordHash, prepared(password)));
  return isNew ? null : await hashPassword(password);
}

/**
 * Matches U+200C or U+200D where the spelling of a word needs it (RFC 5892, appendix A): between Arabic letters, as in
 * Persian words, and after an Indic virama.
 */
const JOINER_IN_WORD =
  /(?<=\p{Script=Arabic}\p{M}*)\u200C(?=\p{Script=Arabic})|(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])[\u200C\u200D]/gu;

/**
 * Returns true if a password contains a character that no keyboard types and no member sees: a control or format
 * character, an unassigned or private code point, a line separator, or a blank other than a space. RFC 8265, section
 * 4.2, disallows them, because a password pasted with such a character could not be typed later. They are allowed
 * within emoji, and within words that are spelled with a joiner.
 */
function hasUntypable(password: string) {
  const typed = withoutEmoji(prepared(password)).replace(JOINER_IN_WORD, '');
  return Array.from(typed).some((symbol) => symbol !== ' ' && (/\p{C}/u.test(symbol) || isBlank(symbol)));
}

/** Returns the reason for refusing a new password, as a message to the member; null if the password is accepted. */
export function weaknessOf(password: string): string | null {
  const length = codePoints(prepared(password));
  if (length < MIN_LENGTH) return `A senha precisa ter pelo menos ${MIN_LENGTH} caracteres.`;
  if (length > MAX_LENGTH || !isStorable(password)) return `A senha pode ter no máximo ${MAX_LENGTH} caracteres.`;
  if (hasUntypable(password)) return 'A senha tem caracteres que não podem ser usados.';
  if (isBlank(password)) return 'A senha não pode ter só espaços.';
  if (leaked.has(password.toLowerCase())) return 'Essa senha é muito comum. Escolha outra.';
  return null;
}
