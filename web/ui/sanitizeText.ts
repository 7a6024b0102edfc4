import { trimText } from '../../schema/texts.ts';

/**
 * The maximum number of rounds that remove tags. More than one round is needed for tags that are hidden within tags.
 * Each round scans the whole text, so without this limit a crafted text could block the page for seconds.
 */
const MAX_ROUNDS = 10;

/**
 * Removes unsafe HTML from a member's text (SPEC.md, section 5). Removes ordinary tags but keeps their content. Removes
 * scripts and styles together with their content. Keeps all other text, including a '<' that opens no real tag and a
 * '<script>' that is not closed. The sanitizer (DOMPurify) is loaded when it is first needed.
 */
export async function sanitizeText(text: string) {
  if (!text.includes('<')) return trimText(text);
  const [{ default: DOMPurify }, { openTags, WITH_CONTENT }] = await Promise.all([
    import('dompurify'),
    import('./tags.ts'),
  ]);
  // Repeat, because the text before and after a removed tag may join to form a new tag.
  let before = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { places, lone } = openTags(before);
    if (lone.length > 0) {
      before = without(before, lone);
      continue;
    }
    const clean = DOMPurify.sanitize(escaped(before, places), {
      ALLOWED_TAGS: [],
      ALLOWED_ATTR: [],
      FORBID_CONTENTS: WITH_CONTENT,
      RETURN_DOM_FRAGMENT: true,
    }).textContent;
    if (places.size === 0 || clean.length >= before.length) return trimText(clean);
    before = clean;
  }
  return trimText(before.replaceAll('<', ''));
}

function without(text: string, parts: readonly { at: number; end: number }[]) {
  let rest = '';
  let from = 0;
  for (const { at, end } of parts) {
    rest += text.slice(from, at);
    from = Math.max(from, end);
  }
  return rest + text.slice(from);
}

/**
 * Escapes '&' and each '<' that is not at one of the given positions, so that only the tags at these positions remain
 * tags.
 */
function escaped(text: string, tags: ReadonlySet<number>) {
  return text.replaceAll(/[&<]/g, (found, at: number) => (found === '&' ? '&amp;' : tags.has(at) ? '<' : '&lt;'));
}
