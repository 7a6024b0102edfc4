import { createStored } from '../../storage/createStored.ts';

/** What a card payment is for; one of each can be under way in a tab. */
export type Purpose = 'TOP_UP' | 'BUSINESS_AD' | 'PROFILE_AD';

export type Intent = { paymentIntentId: string; clientSecret: string; centavos: number };

export type PendingIntent = Intent & {
  /** A path of this site where to go on when it is paid. */
  returnTo?: string;
};

/** A begun card payment outlives a reload, for this tab and this member alone: it pays into their wallet. */
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
  const { paymentIntentId, clientSecret, centavos, returnTo }: Partial<Record<keyof PendingIntent, unknown>> = kept;
  return (
    typeof paymentIntentId === 'string' &&
    typeof clientSecret === 'string' &&
    typeof centavos === 'number' &&
    (returnTo === undefined || typeof returnTo === 'string')
  );
}
