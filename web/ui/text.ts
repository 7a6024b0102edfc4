import { cutText } from '../../schema/graphemes.ts';

const FOLDED_CHARACTERS = 360;
const FOLD_LINES = 7;
/** If fewer characters than this would be hidden, a text is not folded, because folding would save no space. */
const MIN_FOLDED_CHARACTERS = 80;

/**
 * Matches an http or https URL within a text. A URL ends before a blank, an invisible character, a quote, or non-ASCII
 * punctuation, except an apostrophe, middle dot, gershayim or en dash between two letters, as in 'wiki/L’Équipe'. An
 * emoji belongs to the host only if a dot follows in the host, as in 'i❤.ws': otherwise it stands after the URL.
 * Brackets belong to a URL only in pairs, and punctuation at the end of a URL never belongs to it. The package
 * linkify-it is not used, because it is too large for the first load and includes U+200B in a URL;
 * tests/web/posts/links.test.ts compares the results of both.
 */
const ADDRESS =
  /(https?:\/\/(?:\[[\da-f:.]+\](?::\d+)?|(?=[\p{L}\p{N}])(?:(?!\p{DI})[\p{L}\p{N}\p{M}\-._:@]|\p{ExtPict}\ufe0f?(?=[\p{L}\p{N}\p{M}\p{ExtPict}\ufe0f-]{0,60}\.[\p{L}\p{N}]))+)(?:[/?#](?:[^\s\p{C}\p{DI}\u2800<>\p{P}]|[-_#%&'*@/\\.,:;!?]|(?<=\p{L})[’·・״–](?=\p{L})|[\u200c\u200d]|(?<=\p{ExtPict})\ufe0f|\ufe0f(?=\u20e3)|\((?:[^\s\p{C}\p{DI}\u2800<>()]|[\u200c\u200d]|(?<=\p{ExtPict})\ufe0f|\ufe0f(?=\u20e3)|\((?:[^\s\p{C}\p{DI}\u2800<>()]|[\u200c\u200d]|(?<=\p{ExtPict})\ufe0f|\ufe0f(?=\u20e3)|\((?:[^\s\p{C}\p{DI}\u2800<>()]|[\u200c\u200d]|(?<=\p{ExtPict})\ufe0f|\ufe0f(?=\u20e3))*\))*\))*\)|\[(?:[^\s\p{C}\p{DI}\u2800<>[\]]|[\u200c\u200d]|(?<=\p{ExtPict})\ufe0f|\ufe0f(?=\u20e3)|\[(?:[^\s\p{C}\p{DI}\u2800<>[\]]|[\u200c\u200d]|(?<=\p{ExtPict})\ufe0f|\ufe0f(?=\u20e3))*\])*\]|\{(?:[^\s\p{C}\p{DI}\u2800<>{}]|[\u200c\u200d]|(?<=\p{ExtPict})\ufe0f|\ufe0f(?=\u20e3)|\{(?:[^\s\p{C}\p{DI}\u2800<>{}]|[\u200c\u200d]|(?<=\p{ExtPict})\ufe0f|\ufe0f(?=\u20e3))*\})*\})*)?(?<![.,:;!?'\u200c\u200d]))/iu;

/** Matches a URL with a port. The digits before an `@` are a password. */
const PORT = /^[^/]*\/\/[^/?#]*:(\d+)(?![^/?#])/;

/**
 * Returns the first part of a long text, cut between words. Returns null if the text is short enough to be shown
 * completely. Leaves out blanks and invisible characters before the first visible character, because the first part
 * could consist of nothing else.
 */
export function foldText(text: string) {
  if (text.split('\n').length <= FOLD_LINES && text.length < FOLDED_CHARACTERS + MIN_FOLDED_CHARACTERS) return null;
  const byLines = text
    .replace(/^[\s\u2800\p{DI}]+/u, '')
    .split('\n', FOLD_LINES)
    .join('\n');
  if (byLines.length <= FOLDED_CHARACTERS) return byLines.trimEnd();

  // A word that begins in the first half is cut. Otherwise a long address would leave only the words before it.
  return cutText(byLines, FOLDED_CHARACTERS)
    .replace(/(?<=.{181})\s\S*$/s, '')
    .trimEnd();
}

/** Matches the signs for bold, italic and struck text at the end of a text. */
const SIGNS = /(?<![*_~])[*_~]+$/;

/**
 * Splits a text at its http and https URLs. A URL with a port above 65535 stays text, because no browser opens it.
 * Signs at the end of a URL that also stand directly before it do not belong to it: '**https://exemplo.com/a**'. Other
 * URLs may end with such a sign.
 * @returns an array in which text and URL alternate, starting with text
 */
export function linkify(text: string) {
  const parts = text.split(ADDRESS);
  for (let at = parts.length - 2; at > 0; at -= 2) {
    const [before = '', found = '', after = ''] = parts.slice(at - 1, at + 2);
    const signs = SIGNS.exec(before)?.[0];
    let end = found.length;
    while (signs && `${signs}.,:;!?'`.includes(found.charAt(end - 1))) end -= 1;
    const address = found.slice(0, end);
    if (Number(PORT.exec(address)?.[1]) > 65_535) parts.splice(at - 1, 3, before + found + after);
    else parts.splice(at, 2, address, found.slice(end) + after);
  }
  return parts;
}
