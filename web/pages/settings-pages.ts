export { ProfileEditPage } from './ProfileEditPage.tsx';
export { SettingsPages } from './SettingsPages.tsx';
