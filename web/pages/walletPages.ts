/** The wallet pages in one chunk, since most visits to one continue to another. */
export { AddBalanceCheckoutPage } from './AddBalanceCheckoutPage.tsx';
export { AddBalancePage } from './AddBalancePage.tsx';
export { PaymentsPage } from './PaymentsPage.tsx';
