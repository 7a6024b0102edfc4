/** What is read and left again, small enough to come together. */
export { AboutPage } from './AboutPage.tsx';
export { OfflinePage } from './OfflinePage.tsx';
export { RedirectingPage } from './RedirectingPage.tsx';
export { TermsAndConditionsPage } from './TermsAndConditionsPage.tsx';
export { TermsPage } from './TermsPage.tsx';
export { UnderageRestrictionPage } from './UnderageRestrictionPage.tsx';
