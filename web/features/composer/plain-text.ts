/**
 * Text without unsafe HTML (SPEC 5), still as text: what DOMPurify lets through, read back as characters.
 * A lone `<` or `&`, as in `eu <3 você` or `R&B`, is no HTML and stays.
 */
export async function plainText(text: string) {
  const { default: purifier } = await import('dompurify');
  const markup = text.replaceAll('&', '&amp;').replace(/<(?![a-z/!?][^<>]*>)/gi, '&lt;');
  const clean = purifier.sanitize(markup, { RETURN_DOM: true, ALLOWED_TAGS: [] });
  return (clean.textContent ?? '').trim();
}
