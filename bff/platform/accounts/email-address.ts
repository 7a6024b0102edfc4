import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { trimText } from '../../../schema/texts.ts';
import { ApiError } from '../errors.ts';
import { isStorable } from '../http/input.ts';

/**
 * Returns an e-mail address in the normalized form in which accounts store it. Sign-up and sign-in both use this form.
 * Ignores case, whitespace and invisible characters. Removes the text around a copied address ('mailto:', 'Ana
 * <ana@…>'). Converts an international domain to ASCII ('açaí.com.br' to 'xn--…').
 */
export function normalizeEmail(text: string) {
  const plain = trimText(text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
  const [, address = plain] = /^.*<([^<>]+)>$/.exec(plain) ?? [];
  const email = address
    .replace(/^mailto:/i, '')
    .replace(/(@[^?]*)\?.*$/, '$1')
    .toLowerCase();
  const domain = email.slice(email.lastIndexOf('@') + 1);
  // Leave an ASCII domain unchanged, because `domainToASCII` would read '1.2' as an IP address.
  return /^[\x20-\x7f]*$/.test(domain) ? email : email.slice(0, -domain.length) + domainToASCII(domain);
}

/**
 * Returns the text as a normalized e-mail address.
 * @throws {ApiError} INVALID_INPUT
 */
export function readEmail(text: string) {
  const email = emailIn(text);
  if (email === null) throw new ApiError(400, 'INVALID_INPUT', 'Email inválido', 'email');
  return email;
}

/** Returns the text as a normalized e-mail address; null if the text is not an e-mail address. */
export function emailIn(text: string) {
  const email = normalizeEmail(text);
  return email.length <= 254 && isStorable(email) && z.email().safeParse(email).success ? email : null;
}
