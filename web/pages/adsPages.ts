/** The pages of ads share a single chunk, because most members who open one of these pages open another one next. */
export { AdsPage } from './AdsPage.tsx';
export { NewAdPage } from './NewAdPage.tsx';
export { MyBusinessAdPage } from './MyBusinessAdPage.tsx';
export { MyBusinessCheckoutPage } from './MyBusinessCheckoutPage.tsx';
export { MyProfileAdPage } from './MyProfileAdPage.tsx';
export { MyProfileCheckoutPage } from './MyProfileCheckoutPage.tsx';
export { MyPostAdPage } from './MyPostAdPage.tsx';
export { MyPostCheckoutPage } from './MyPostCheckoutPage.tsx';
