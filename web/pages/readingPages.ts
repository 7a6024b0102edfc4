/** The text pages: small enough to share a chunk. */
export { AboutPage } from './AboutPage.tsx';
export { OfflinePage } from './OfflinePage.tsx';
export { RedirectingPage } from './RedirectingPage.tsx';
export { TermsAndConditionsPage } from './TermsAndConditionsPage.tsx';
export { TermsPage } from './TermsPage.tsx';
export { UnderageRestrictionPage } from './UnderageRestrictionPage.tsx';
