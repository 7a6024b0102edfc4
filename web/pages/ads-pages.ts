/** The pages of ads, in one chunk: a visit to one is mostly followed by another. */
export { AdsPage } from './AdsPage.tsx';
export { NewAdPage } from './NewAdPage.tsx';
export { MyBusinessAdPage } from './MyBusinessAdPage.tsx';
export { MyBusinessCheckoutPage } from './MyBusinessCheckoutPage.tsx';
export { MyProfileAdPage } from './MyProfileAdPage.tsx';
export { MyProfileCheckoutPage } from './MyProfileCheckoutPage.tsx';
