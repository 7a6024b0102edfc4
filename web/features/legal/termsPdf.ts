/** The path of the terms as a PDF, which the build generates (web/build/termsPdf.ts). */
export const TERMS_PDF = '/termos.pdf';

/** Opens the PDF of the terms in a new tab, or downloads it if the browser blocks the new tab. */
export function openTermsPdf() {
  if (window.open(TERMS_PDF, '_blank')) return;
  const link = Object.assign(document.createElement('a'), { href: TERMS_PDF, download: 'termos-brasa.pdf' });
  link.click();
}
