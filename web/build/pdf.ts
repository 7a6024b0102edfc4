export type PdfLine = {
  /** A text that contains only Latin-1 characters. It is wrapped to the width of the page. */
  text: string;
  /** In points. */
  size: number;
  bold: boolean;
  /** The space below the line, in points. */
  after: number;
  /** Keeps this line on the same page as the next line. */
  keepWithNext?: boolean;
};

/** The size of an A4 page and its margin, in points. */
const PAGE = { width: 595, height: 842, margin: 64 };
const LEADING = 1.45;

/**
 * The advance widths of Helvetica's characters from U+0020 to U+007E, in thousandths of the font size (Adobe's font
 * metrics).
 */
const widths = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
];
// A line in Helvetica Bold is wider than the same line in Helvetica by at most this factor.
const BOLD_FACTOR = 1.09;

/** Returns a PDF 1.4 file of plain paragraphs. The file embeds no font, because every PDF viewer has Helvetica. */
export function writePdf({ title, lines }: { title: string; lines: readonly PdfLine[] }) {
  const pages = layOut(lines);
  const pageId = (index: number) => 6 + index * 2;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (pt-BR) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageId(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escape(title)}) /Author (Brasa) >>`,
    ...pages.flatMap((content, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${pageId(index) + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ];

  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const trailer = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + trailer, 'latin1');
}

/** Returns the PDF drawing operators of each page. */
function layOut(lines: readonly PdfLine[]) {
  const pages: string[] = [];
  let page = '';
  let y = PAGE.height - PAGE.margin;

  for (const { text, size, bold, after, keepWithNext } of lines) {
    const rows = wrap(text, size, bold);
    const step = size * LEADING;
    const wanted = keepWithNext ? rows.length * step + after + 4 * step : step;
    for (const [index, row] of rows.entries()) {
      if (y - (index === 0 ? wanted : step) < PAGE.margin) {
        pages.push(page);
        page = '';
        y = PAGE.height - PAGE.margin;
      }
      y -= step;
      page += `BT /${bold ? 'B' : 'R'} ${size} Tf ${PAGE.margin} ${y.toFixed(2)} Td (${escape(row)}) Tj ET\n`;
    }
    y -= after;
  }
  return [...pages, page];
}

function wrap(text: string, size: number, bold: boolean) {
  const limit = PAGE.width - 2 * PAGE.margin;
  const rows: string[] = [];
  let row = '';
  for (const word of text.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`;
    if (row !== '' && widthOf(longer, size, bold) > limit) {
      rows.push(row);
      row = word;
    } else row = longer;
  }
  return [...rows, row];
}

/** Returns the width of a text in points. An accented letter is as wide as its base letter. */
function widthOf(text: string, size: number, bold: boolean) {
  const base = text.normalize('NFD').replace(/\p{M}/gu, '');
  const thousandths = Array.from(base, (letter) => widths[letter.charCodeAt(0) - 32] ?? 556).reduce(
    (sum, width) => sum + width,
    0,
  );
  return (thousandths / 1000) * size * (bold ? BOLD_FACTOR : 1);
}

function escape(text: string) {
  return text.replace(/[\\()]/g, '\\$&');
}
