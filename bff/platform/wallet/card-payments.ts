import { join, resolve } from 'node:path';
import type { Payments } from './payments.ts';
import { createReconciler } from './reconciler.ts';
import { createStripeProvider, type StripeConfig } from './stripe-provider.ts';

const SANDBOX_SCRIPT = 'dist/sandbox/stripe.js';

/** Stripe by its keys, or the stand-in that speaks as it does. */
export type CardConfig = ({ kind: 'stripe' } & StripeConfig) | { kind: 'sandbox' };

interface Deps extends Omit<Payments, 'provider'> {
  dataDir: string;
}

/** Sets up the card provider; without a configuration there is none, and payments answer 503. */
export async function createCardPayments(config: CardConfig | undefined, { dataDir, ...deps }: Deps) {
  const sandbox = config?.kind === 'sandbox' ? await openSandbox(dataDir) : undefined;
  const keys = config?.kind === 'stripe' ? config : sandbox && { ...sandbox, localPort: sandbox.port };
  const payments: Payments = { ...deps, provider: keys && createStripeProvider(keys) };
  const reconciler = createReconciler(payments);

  return {
    payments,
    /** What the browser asks of the sandbox. */
    browser: sandbox?.browser,
    /** Where the provider's own desk is, for who holds its secret key. */
    sandboxPort: sandbox?.port,
    /** Once the platform listens. */
    start(origin: string) {
      sandbox?.connect(`${origin}/api/payment/webhook`);
      if (payments.provider) reconciler.start();
    },
    async stop() {
      reconciler.stop();
      await sandbox?.close();
    },
  };
}

/** Loaded only where it is used: with real keys none of it is in the process. */
async function openSandbox(dataDir: string) {
  const { createSandbox } = await import('../../sandbox/sandbox.ts');
  return await createSandbox({ directory: join(dataDir, 'sandbox'), script: resolve(SANDBOX_SCRIPT) });
}
