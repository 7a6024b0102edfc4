import DOMPurify from 'dompurify';
import { trimText } from '../../schema/texts.ts';
import { openTags, WITH_CONTENT, type Tags } from './tags.ts';

/**
 * The maximum number of rounds that remove tags. More than one round is needed for tags that are hidden within tags.
 * Each round scans the whole text, so without this limit a crafted text could block the page for seconds.
 */
const MAX_ROUNDS = 10;

/**
 * Removes unsafe HTML from a text (`sanitizeText`). The sanitizer (DOMPurify) gets only the elements that go with their
 * content: if it parsed ordinary tags, the HTML rules for tables would move the words between them.
 */
export function withoutHtml(text: string) {
  // Repeat, because the text before and after a removed tag may join to form a new tag.
  let before = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const tags = openTags(before);
    const clean = DOMPurify.sanitize(onlyPairs(before, tags), {
      ALLOWED_TAGS: [],
      ALLOWED_ATTR: [],
      FORBID_CONTENTS: WITH_CONTENT,
      FORCE_BODY: true,
      RETURN_DOM_FRAGMENT: true,
    }).textContent;
    if (tags.single.length === 0 && tags.paired.size === 0) return trimText(clean);
    before = clean;
  }
  return trimText(before.replaceAll('<', ''));
}

/**
 * Returns a text as HTML in which only the paired tags are tags. Leaves out the single tags, and escapes all other '<'
 * and each '&'. Puts a blank between two words if a tag that ends a line has stood between them.
 */
function onlyPairs(text: string, { single, paired }: Tags) {
  const escaped = (from: number, to?: number) =>
    text.slice(from, to).replaceAll(/[&<]/g, (found, at: number) => {
      if (found === '&') return '&amp;';
      return paired.has(from + at) ? '<' : '&lt;';
    });
  let html = '';
  let from = 0;
  let isNewLine = false;
  const add = (piece: string) => {
    if (piece === '') return;
    const isGlued = isNewLine && /\S$/.test(html) && /^[^\s,.;:!?)\]}]/.test(piece);
    html += isGlued ? ` ${piece}` : piece;
    isNewLine = false;
  };
  for (const { at, end, isLine } of single) {
    if (at > from) add(escaped(from, at));
    from = Math.max(from, end);
    isNewLine ||= isLine;
  }
  add(escaped(from));
  return html;
}
