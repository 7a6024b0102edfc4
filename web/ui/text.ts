import { cutText } from '../../schema/graphemes.ts';

const FOLDED_CHARACTERS = 360;
const FOLD_LINES = 7;
/** Folding fewer characters than this saves no space. */
const MIN_FOLDED_CHARACTERS = 80;

/** `URL.canParse` is missing in Safari 16 and in Chrome before 120: a letter, a digit or '[' begins a host. */
const ADDRESS = /https?:\/\/[\p{L}\p{N}[][^\s<>"']*/giu;
const TRAILING = /[.,;:!?)\]}…]+$/;

/** Returns the start of a long text, cut between words, or null if the text is short enough to be shown whole. */
export function foldText(text: string) {
  const lines = text.split('\n');
  const byLines = lines.length > FOLD_LINES ? lines.slice(0, FOLD_LINES).join('\n') : text;
  if (byLines.length <= FOLDED_CHARACTERS) return byLines === text ? null : byLines.trimEnd();
  if (byLines === text && text.length - FOLDED_CHARACTERS < MIN_FOLDED_CHARACTERS) return null;

  const cut = cutText(byLines, FOLDED_CHARACTERS);
  const space = cut.search(/\s\S*$/);
  return (space > FOLDED_CHARACTERS / 2 ? cut.slice(0, space) : cut).trimEnd();
}

type TextPart = { text: string; href: string | null };

/** Splits a text at its http and https addresses. Closing punctuation is not part of a link. */
export function linkify(text: string): TextPart[] {
  if (!text.includes('://')) return [{ text, href: null }];
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '');
    if (match.index > end) parts.push({ text: text.slice(end, match.index), href: null });
    parts.push({ text: address, href: address });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
