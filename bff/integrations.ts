import type { Settings } from './settings.ts';

/** Takes what is wrong with settings that belong together: 'A, B: both or none'. */
type Refuse = (problem: string) => void;

/** Media in a bucket; undefined for a folder. */
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

/** Who takes cards; undefined where no provider does. */
export function cardsOf(data: Settings, refuse: Refuse) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = data;
  const webhookSecret = data.STRIPE_WEBHOOK_SECRET;
  if (secretKey && publishableKey && webhookSecret) {
    if (secretKey.includes('_live_') !== publishableKey.startsWith('pk_live_')) {
      refuse('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY: both of test mode or both of live mode');
    }
    return { kind: 'stripe' as const, secretKey, publishableKey, webhookSecret };
  }
  // A gateway alone takes no payments; it has to know that its pages load Stripe's script.
  const isGatewayAlone = data.PLATFORM_URL && publishableKey && !secretKey && !webhookSecret;
  if (!isGatewayAlone && (secretKey ?? publishableKey ?? webhookSecret)) {
    refuse('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: all three or none');
  }
  // Its cards are made up and its money is credited all the same: never where it was not asked for.
  return (data.PAYMENTS_SANDBOX ?? data.NODE_ENV !== 'production') ? { kind: 'sandbox' as const } : undefined;
}

/** Who says how old a member is; where ages are to be assured without a provider, nothing may be served. */
export function ageOf(data: Settings, refuse: Refuse) {
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
  // It lets everybody decide for themselves: never where it was not asked for.
  if (data.AGE_SANDBOX ?? data.NODE_ENV !== 'production') return { mode, provider: { kind: 'sandbox' as const } };
  refuse('AGE_PROVIDER_URL, AGE_PROVIDER_SECRET: needed for AGE_ASSURANCE=provider in production');
  return self;
}
