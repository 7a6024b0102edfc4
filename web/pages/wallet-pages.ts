/** The pages of the wallet come in one file: whoever sees one of them goes to another. */
export { AddBalanceCheckoutPage } from './AddBalanceCheckoutPage.tsx';
export { AddBalancePage } from './AddBalancePage.tsx';
export { PaymentsPage } from './PaymentsPage.tsx';
