/**
 * Takes unsafe HTML out of what a member wrote (SPEC 5): tags go, their words stay, scripts and styles go whole.
 * '<3', '&' and line breaks come back as they were. The sanitiser is loaded when first needed.
 */
export async function sanitizeText(text: string) {
  if (!text.includes('<')) return text.trim();
  const { default: DOMPurify } = await import('dompurify');
  // An ampersand is escaped first, so that what was typed as '&lt;' is not turned into a tag's '<' on the way.
  const clean = DOMPurify.sanitize(text.replaceAll('&', '&amp;'), {
    ALLOWED_TAGS: [],
    ALLOWED_ATTR: [],
    RETURN_DOM_FRAGMENT: true,
  });
  return clean.textContent.trim();
}
