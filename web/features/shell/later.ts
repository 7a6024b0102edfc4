/** What every member gets once the page stands, all in one file. */
export { ConfirmEmailLine } from '../accounts/ConfirmEmailLine.tsx';
export { NewPostsPill } from '../posts/NewPostsPill.tsx';
export { watchUnread } from '../notifications/watchUnread.ts';
export { AccountMenuItems } from './AccountMenuItems.tsx';
export { Toaster } from '../../ui/Toaster.tsx';
export { Balance } from '../wallet/Balance.tsx';
