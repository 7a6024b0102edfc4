/** What a card payment is for; one of each can be under way in a tab. */
export type Purpose = 'TOP_UP' | 'BUSINESS_AD' | 'PROFILE_AD';

export type Intent = { paymentIntentId: string; clientSecret: string; centavos: number };

export type PendingIntent = Intent & {
  /** A path of this site where to go on when it is paid. */
  returnTo?: string;
};

const keyOf = (purpose: Purpose) => `payment:${purpose}`;

/** Keeps a begun card payment over a reload, for this tab and this session alone. */
export function rememberIntent(purpose: Purpose, intent: PendingIntent) {
  sessionStorage.setItem(keyOf(purpose), JSON.stringify(intent));
}

export function readIntent(purpose: Purpose): PendingIntent | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(purpose)) ?? 'null');
    return isPending(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function forgetIntent(purpose: Purpose) {
  sessionStorage.removeItem(keyOf(purpose));
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
