/** The pages of the wallet come in one chunk: a visit to one is mostly followed by another. */
export { AddBalanceCheckoutPage } from './AddBalanceCheckoutPage.tsx';
export { AddBalancePage } from './AddBalancePage.tsx';
export { PaymentsPage } from './PaymentsPage.tsx';
