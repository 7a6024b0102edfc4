/** The pages that consist of text share a single chunk, because they are small. */
export { AboutPage } from './AboutPage.tsx';
export { OfflinePage } from './OfflinePage.tsx';
export { RedirectingPage } from './RedirectingPage.tsx';
export { TermsAndConditionsPage } from './TermsAndConditionsPage.tsx';
export { TermsPage } from './TermsPage.tsx';
export { UnderageRestrictionPage } from './UnderageRestrictionPage.tsx';
