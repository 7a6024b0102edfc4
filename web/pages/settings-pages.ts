export { ProfileEditPage } from './ProfileEditPage.tsx';
export { showStepUp } from '../features/accounts/showStepUp.tsx';
export { AccountLinkPage } from './AccountLinkPage.tsx';
export { SettingsPages } from './SettingsPages.tsx';
