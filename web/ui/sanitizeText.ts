import { trimText } from '../../schema/texts.ts';
import { toast } from './toast.ts';

/**
 * Removes unsafe HTML from a member's text (SPEC.md, section 5). Removes ordinary tags but keeps their content, with a
 * blank in place of a line break or of the end of a paragraph. Removes scripts and styles together with their content.
 * Keeps all other text, including a '<' that opens no real tag and a '<script>' that is not closed. The code for this
 * is loaded when it is first needed.
 *
 * Tells the member by a toast if something was removed, unless no text is left, which callers treat as an error.
 */
export async function sanitizeText(text: string) {
  const trimmed = trimText(text);
  if (!trimmed.includes('<')) return trimmed;
  const { withoutHtml } = await import('./withoutHtml.ts');
  const clean = withoutHtml(trimmed);
  if (clean !== trimmed && clean !== '')
    toast({ title: 'Tiramos o HTML do texto', description: 'Marcas como <b> e <script> não são publicadas.' });
  return clean;
}
