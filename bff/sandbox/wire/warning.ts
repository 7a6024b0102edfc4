import type Stripe from 'stripe';
import { newId } from '../ids.ts';
import type { ChargeRecord } from '../records.ts';

/** Creates the event object for a bank's early fraud warning about a charge. The warning itself moves no money. */
export function warningToWire({ id, intent, created }: ChargeRecord): Stripe.Radar.EarlyFraudWarning {
  return {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: id,
    created,
    fraud_type: 'misc',
    livemode: false,
    payment_intent: intent,
  };
}
