import { trimText } from '../../schema/texts.ts';

/**
 * How deep tags may be hidden in tags. Each round reads the whole text, so a crafted one would hold the page for
 * seconds.
 */
const MAX_ROUNDS = 10;

/**
 * Takes unsafe HTML out of what a member wrote (SPEC 5): tags go, their words stay, scripts and styles go whole. All
 * else stays as it was typed, a '<' that opens no real tag included. The sanitiser is loaded when first needed.
 */
export async function sanitizeText(text: string) {
  if (!text.includes('<')) return trimText(text);
  const [{ default: DOMPurify }, { openTags }] = await Promise.all([import('dompurify'), import('./tags.ts')]);
  // What was taken out may leave a new tag behind, made of what stood around it.
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

/** Markup in which only the tags that begin at these places are tags: '&' and every other '<' stand for themselves. */
function escaped(text: string, tags: ReadonlySet<number>) {
  return text.replaceAll(/[&<]/g, (found, at: number) => (found === '&' ? '&amp;' : tags.has(at) ? '<' : '&lt;'));
}
