import { createStored } from '../../storage/createStored.ts';

/** The purpose of a card payment. A tab can have one unfinished payment per purpose. */
export type Purpose = 'TOP_UP' | 'BUSINESS_AD' | 'PROFILE_AD' | 'POST_AD';

export type Intent = {
  paymentIntentId: string;
  clientSecret: string;
  centavos: number;
  /** True if the member only has to confirm a charge of the saved card. */
  usesSavedCard?: boolean;
  /** The idempotency key of the ad form for which the payment was started. */
  key?: string;
};

export type PendingIntent = Intent & {
  /** The path of this site to open after the payment. */
  returnTo?: string;
};

/**
 * The unfinished card payments of this tab, by purpose. They survive a reload. They are stored per member, because such
 * a payment adds money to the wallet of that member.
 */
const stored = createStored('payment', isPending, { area: 'session', per: 'member' });

export function rememberIntent(purpose: Purpose, intent: PendingIntent) {
  stored.write(intent, purpose);
}

export function readIntent(purpose: Purpose): PendingIntent | null {
  return stored.read(purpose);
}

export function forgetIntent(purpose: Purpose) {
  stored.write(null, purpose);
}

function isPending(kept: unknown): kept is PendingIntent {
  if (typeof kept !== 'object' || kept === null) return false;
  const {
    paymentIntentId,
    clientSecret,
    centavos,
    returnTo,
    usesSavedCard,
    key,
  }: Partial<Record<keyof PendingIntent, unknown>> = kept;
  return (
    typeof paymentIntentId === 'string' &&
    typeof clientSecret === 'string' &&
    typeof centavos === 'number' &&
    (returnTo === undefined || typeof returnTo === 'string') &&
    (usesSavedCard === undefined || typeof usesSavedCard === 'boolean') &&
    (key === undefined || typeof key === 'string')
  );
}
