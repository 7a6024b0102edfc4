import { cutText } from '../../schema/graphemes.ts';

const FOLDED_CHARACTERS = 360;
const FOLD_LINES = 7;
/** Folding fewer characters than this saves no space. */
const MIN_FOLDED_CHARACTERS = 80;

/**
 * An http or https address within a text. A blank, an invisible character, a quote and punctuation beyond ASCII end it,
 * brackets belong to it in pairs, and closing punctuation never does. linkify-it is too large for the first load and
 * takes U+200B into an address; tests/web/posts/links.test.ts compares the two.
 */
const ADDRESS =
  /(https?:\/\/(?:\[[\da-f:.]+\]|[\p{L}\p{N}][\p{L}\p{N}\p{M}\-._:@]*)(?:[/?#](?:[^\s\p{P}\p{Cc}\p{Cf}<>]|[-_#%&'*@/\\.,:;!?\u200c\u200d]|\((?:[^\s\p{Cc}\p{Cf}<>()]|\([^\s\p{Cc}\p{Cf}<>()]*\))*\)|\[[^\s\p{Cc}\p{Cf}<>[\]]*\]|\{[^\s\p{Cc}\p{Cf}<>{}]*\})*)?(?<![.,:;!?'\u200c\u200d]))/iu;

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

/** Splits a text at its http and https addresses. @returns text and address in turn, beginning with a text */
export function linkify(text: string) {
  return text.split(ADDRESS);
}
