import { isolate } from '../../ui/isolate.ts';

/**
 * Returns the direction of a comment. If the comment starts with a mention of a right-to-left nickname, the direction
 * follows from the words after the mention: the browser would take it from the nickname.
 */
export function mentionDirection(text: string) {
  if (!text.startsWith('@\u2068')) return 'auto';
  const [letter = ''] = /\p{L}/u.exec(text.slice(text.indexOf('\u2069'))) ?? [];
  return isolate(letter) === letter ? 'ltr' : 'rtl';
}
