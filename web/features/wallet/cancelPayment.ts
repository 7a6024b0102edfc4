import type { ApolloClient } from '@apollo/client';
import { askResult } from '../../apollo/result.ts';
import { CancelPaymentDocument } from './generated/wallet.ts';

/**
 * Cancels a payment that the member does not make any more.
 * @returns the state of the payment: FAILED if it is canceled, SUCCEEDED if it was paid before it could be canceled
 */
export async function cancelPayment(client: ApolloClient, paymentIntentId: string) {
  const { success } = await askResult(client, CancelPaymentDocument, { input: { paymentIntentId } });
  client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'payments' });
  return success?.state;
}
