import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { trimText } from '../../../schema/texts.ts';
import { ApiError } from '../errors.ts';
import { isStorable } from '../http/input.ts';

/**
 * The format of a normalized e-mail address. Unlike zod's own format, it accepts international top-level domains
 * ('xn--p1ai'), all signs that RFC 5321 allows without quotes ('ana&bia@…'), letters of every script before the @
 * (RFC 6531), and a dot before the @, which a Japanese mobile carrier assigned ('ana.@docomo.ne.jp').
 */
const address = z.email({
  pattern:
    /^(?!\.)(?!.*(?:\.\.|'@))[\p{L}\p{M}\p{Nd}!#$%&'*+/=?^_`{|}~.-]+@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]*[a-z0-9])$/u,
});

/** Invisible characters, including U+2800 BRAILLE PATTERN BLANK. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * The maximum number of UTF-16 units of a pasted address that are read. Without this limit, the regular expressions
 * below would block the process for seconds on a text of 100 KB.
 */
const MAX_PASTED = 1_000;

/** The text before a copied address: 'mailto:', 'E-mail:', or the label and the brackets of a Markdown link. */
const BEFORE = /^(?:[^\]]*\]\()?(?:(?:mailto|e-?mail)(?:\s*:|\.\s|\s+[-–—]\s))?\s*/i;
/** The text after a copied address: a comment in brackets, whose last bracket has been removed before. */
const AFTER = /\s*\([^()@]*$/;

/** Match the blanks after the dots of an address, which phone keyboards write. */
const IN_NAME = /^([^\s@]+\.)\s+(?=[^\s@]+@)/;
/** Other words after a dot are no part of the domain, because they begin a new sentence. */
const IN_DOMAIN = /(?<=@[^@]*\.)\s+(?=(?:com|net|org|edu|gov|br|pt)(?:\.\s*(?:br|pt))?$)/gi;

/** The signs before and after a copied address, such as quotes, brackets, a bullet or a full stop. */
const OUTER_SIGNS = /^(?:[^\p{L}\p{N}@_+-]|-(?=\s))+|[^\p{L}\p{M}\p{N}@]+$/gu;

/**
 * Returns an e-mail address in the normalized form in which accounts store it. Sign-up and sign-in both use this form.
 * Ignores case, invisible characters, and blanks around the address, around its @ and after its dots. Removes the text
 * and the punctuation around a copied address ('mailto:', 'Ana <ana@…>', '(ana@…)', 'ana@… (trabalho)'). Converts an
 * international domain to ASCII ('açaí.com.br' to 'xn--…').
 */
export function normalizeEmail(text: string) {
  const plain = trimText(text.slice(0, MAX_PASTED).normalize('NFKC').replace(INVISIBLE, ''));
  const [, inBrackets = plain] = /^[^<>]*<([^<>]+)>[^\p{L}\p{N}<>]*$/u.exec(plain) ?? [];
  const email = inBrackets
    .replace(OUTER_SIGNS, '')
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .replace(/\s*@\s*/g, '@')
    .replace(IN_NAME, '$1')
    .replace(IN_DOMAIN, '')
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
  return email.length <= 254 && isStorable(email) && address.safeParse(email).success ? email : null;
}
