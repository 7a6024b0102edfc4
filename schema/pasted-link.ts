import { trimText } from './texts.ts';

/**
 * The maximum number of UTF-16 units of a pasted link that are read. Without this limit, the regular expressions below
 * would block the process for seconds on a text of 100 KB.
 */
const MAX_PASTED = 4_000;
/**
 * Invisible characters, including U+2800 BRAILLE PATTERN BLANK. The joiners, variation selector and tags of emoji and
 * of Persian words are not among them, because these belong to a link.
 */
const HIDDEN = /(?![\u200C\u200D\uFE0F\u{E0020}-\u{E007F}])[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** The signs around a copied link, without brackets. */
const OUTER_SIGNS = /^[\s"'`“”„‘’«»‹›<\u200C\u200D\uFE0F]+|[\s"'`“”„‘’«»‹›>\u200C\u200D]+$/g;
const IN_BRACKETS = /^[([{](.*)[)\]}]$/s;

/**
 * Returns a pasted link without invisible characters and without the quotes or brackets around it. Otherwise
 * 'https://exemplo.com/oferta' with a U+200B at its end would lead to another page.
 */
export function pastedLink(text: string) {
  const link = trimText(text.slice(0, MAX_PASTED).replace(HIDDEN, '')).replace(OUTER_SIGNS, '');
  return (IN_BRACKETS.exec(link)?.[1] ?? link).replace(OUTER_SIGNS, '');
}
