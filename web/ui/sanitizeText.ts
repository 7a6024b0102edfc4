import { trimText } from '../../schema/texts.ts';

/** The limit for tags hidden in tags. Each round scans all the text: a crafted one could block the page for seconds. */
const MAX_ROUNDS = 10;

/**
 * Removes unsafe HTML from a member's text (SPEC 5): tags without their content, scripts and styles with it. Everything
 * else stays as typed, including a '<' that opens no real tag. The sanitizer is loaded when first needed.
 */
export async function sanitizeText(text: string) {
  if (!text.includes('<')) return trimText(text);
  const [{ default: DOMPurify }, { openTags }] = await Promise.all([import('dompurify'), import('./tags.ts')]);
  // Removing a tag may join the text around it to a new tag.
  let before = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const tags = openTags(before);
    const clean = DOMPurify.sanitize(escaped(before, tags), {
      ALLOWED_TAGS: [],
      ALLOWED_ATTR: [],
      RETURN_DOM_FRAGMENT: true,
    }).textContent;
    if (tags.size === 0 || clean.length >= before.length) return trimText(clean);
    before = clean;
  }
  return trimText(before.replaceAll('<', ''));
}

/** Returns markup in which only the tags at these positions are tags: '&' and every other '<' are escaped. */
function escaped(text: string, tags: ReadonlySet<number>) {
  return text.replaceAll(/[&<]/g, (found, at: number) => (found === '&' ? '&amp;' : tags.has(at) ? '<' : '&lt;'));
}
