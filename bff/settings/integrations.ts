import type { Settings } from './settings.ts';

/** Reports a problem of several settings that depend on each other, such as 'A, B: both or none'. */
type Refuse = (problem: string) => void;

/** Returns the S3 bucket in which media is stored. Returns undefined if media is stored in a folder. */
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

/** Returns the settings of the provider of card payments. Returns undefined if there is none. */
export function cardsOf(data: Settings, refuse: Refuse) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = data;
  const webhookSecret = data.STRIPE_WEBHOOK_SECRET;
  if (secretKey && publishableKey && webhookSecret) {
    if (secretKey.includes('_live_') !== publishableKey.startsWith('pk_live_')) {
      refuse('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: both of test mode or both of live mode');
    }
    return { kind: 'stripe' as const, secretKey, publishableKey, webhookSecret };
  }
  // If the platform runs on another machine, this gateway takes no payments itself. It needs only
  // STRIPE_PUBLISHABLE_KEY, because its pages load Stripe's script.
  const isGatewayAlone = data.PLATFORM_URL && publishableKey && !secretKey && !webhookSecret;
  if (!isGatewayAlone && (secretKey ?? publishableKey ?? webhookSecret)) {
    refuse('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: all three or none');
  }
  // In production, the payment sandbox must be turned on explicitly, because it credits real wallets for payments with
  // test cards.
  return (data.PAYMENTS_SANDBOX ?? data.NODE_ENV !== 'production') ? { kind: 'sandbox' as const } : undefined;
}

/**
 * Returns how the ages of members are verified. If AGE_ASSURANCE is 'provider' but production has no provider, reports
 * a problem, so that Brasa does not start.
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
  // In production, the age sandbox must be turned on explicitly, because it can confirm any member as an adult.
  if (data.AGE_SANDBOX ?? data.NODE_ENV !== 'production') return { mode, provider: { kind: 'sandbox' as const } };
  refuse('AGE_PROVIDER_URL, AGE_PROVIDER_SECRET: needed for AGE_ASSURANCE=provider in production');
  return self;
}
