/** The pages of the account and of the settings share a single chunk of code. */
export { showStepUp } from '../features/accounts/security/showStepUp.tsx';
export { AccountLinkPage } from './AccountLinkPage.tsx';
export { AgeAssurancePage } from './AgeAssurancePage.tsx';
export { ProfileEditPage } from './ProfileEditPage.tsx';
export { SettingsPages } from './SettingsPages.tsx';
