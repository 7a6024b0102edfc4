import { terms, termsTitle, termsUpdated } from '../features/legal/terms.ts';
import { writePdf, type PdfLine } from './pdf.ts';

/** Returns the terms as a PDF, with the same text as the page /terms-and-conditions. */
export function termsPdf() {
  const lines: PdfLine[] = [
    { text: 'Brasa', size: 11, bold: true, after: 6 },
    { text: termsTitle, size: 24, bold: true, after: 4 },
    { text: termsUpdated, size: 10, bold: false, after: 18 },
    ...terms.flatMap(({ title, paragraphs }): PdfLine[] => [
      { text: title, size: 13, bold: true, after: 4, keepWithNext: true },
      ...paragraphs.map((text, index) => ({
        text,
        size: 10.5,
        bold: false,
        after: index === paragraphs.length - 1 ? 14 : 6,
      })),
    ]),
  ];
  return writePdf({ title: `${termsTitle} da Brasa`, lines });
}
