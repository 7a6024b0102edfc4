/**
 * The pages of the wallet share a single chunk, because most members who open one of these pages open another one next.
 */
export { AddBalanceCheckoutPage } from './AddBalanceCheckoutPage.tsx';
export { AddBalancePage } from './AddBalancePage.tsx';
export { PaymentsPage } from './PaymentsPage.tsx';
