/** Where the PDF of the terms is served; written at build time (web/build/terms-pdf.ts). */
export const TERMS_PDF = '/termos.pdf';

/** Opens the PDF in a tab of its own or, where the browser refuses one, downloads it. */
export function openTermsPdf() {
  if (window.open(TERMS_PDF, '_blank')) return;
  const link = Object.assign(document.createElement('a'), { href: TERMS_PDF, download: 'termos-brasa.pdf' });
  link.click();
}
