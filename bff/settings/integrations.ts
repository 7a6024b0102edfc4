import type { Settings } from './settings.ts';

/** Reports a problem of settings that belong together: 'A, B: both or none'. */
type Refuse = (problem: string) => void;

/** Returns the bucket for media, or undefined if media goes to a folder. */
export function bucketOf(data: Settings, refuse: Refuse) {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = data;
  if (bucket && accessKeyId && secretAccessKey) {
    return { bucket, accessKeyId, secretAccessKey, region: data.S3_REGION, endpoint: data.S3_ENDPOINT };
  }
  if (bucket ?? accessKeyId ?? secretAccessKey ?? data.S3_ENDPOINT) {
    refuse('S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: all three or none');
  }
  return undefined;
}

/** Returns the card provider, or undefined if there is none. */
export function cardsOf(data: Settings, refuse: Refuse) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = data;
  const webhookSecret = data.STRIPE_WEBHOOK_SECRET;
  if (secretKey && publishableKey && webhookSecret) {
    if (secretKey.includes('_live_') !== publishableKey.startsWith('pk_live_')) {
      refuse('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: both of test mode or both of live mode');
    }
    return { kind: 'stripe' as const, secretKey, publishableKey, webhookSecret };
  }
  // A gateway alone takes no payments, but its pages load Stripe's script with this key.
  const isGatewayAlone = data.PLATFORM_URL && publishableKey && !secretKey && !webhookSecret;
  if (!isGatewayAlone && (secretKey ?? publishableKey ?? webhookSecret)) {
    refuse('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: all three or none');
  }
  // The sandbox credits real wallets from made-up cards, so production uses it only if it is turned on explicitly.
  return (data.PAYMENTS_SANDBOX ?? data.NODE_ENV !== 'production') ? { kind: 'sandbox' as const } : undefined;
}

/**
 * Returns how members' ages are assured. If production requires a provider and names none, it reports a problem, so
 * that Brasa does not start.
 */
export function ageSettings(data: Settings, refuse: Refuse) {
  const { AGE_ASSURANCE: mode, AGE_PROVIDER_URL: url, AGE_PROVIDER_SECRET: secret, PUBLIC_URL: publicUrl } = data;
  const self = { mode: 'self' as const };
  if ((url === undefined) !== (secret === undefined)) {
    refuse('AGE_PROVIDER_URL, AGE_PROVIDER_SECRET: both or none');
    return self;
  }
  if (mode !== 'provider' || data.PLATFORM_URL) return self;
  if (url !== undefined && secret !== undefined) {
    if (publicUrl === undefined) refuse('PUBLIC_URL: needed for the age provider to lead back to');
    return { mode, provider: { kind: 'http' as const, url, secret, publicUrl: publicUrl ?? '' } };
  }
  // The sandbox believes every member, so production uses it only if it is turned on explicitly.
  if (data.AGE_SANDBOX ?? data.NODE_ENV !== 'production') return { mode, provider: { kind: 'sandbox' as const } };
  refuse('AGE_PROVIDER_URL, AGE_PROVIDER_SECRET: needed for AGE_ASSURANCE=provider in production');
  return self;
}
