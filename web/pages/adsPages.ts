/** The ad pages in one chunk, since most visits to one continue to another. */
export { AdsPage } from './AdsPage.tsx';
export { NewAdPage } from './NewAdPage.tsx';
export { MyBusinessAdPage } from './MyBusinessAdPage.tsx';
export { MyBusinessCheckoutPage } from './MyBusinessCheckoutPage.tsx';
export { MyProfileAdPage } from './MyProfileAdPage.tsx';
export { MyProfileCheckoutPage } from './MyProfileCheckoutPage.tsx';
export { MyPostAdPage } from './MyPostAdPage.tsx';
export { MyPostCheckoutPage } from './MyPostCheckoutPage.tsx';
