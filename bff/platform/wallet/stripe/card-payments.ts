import { join, resolve } from 'node:path';
import type { Payments } from './payments.ts';
import { createReconciler } from '../reconcile/reconciler.ts';
import { createStripeProvider, type StripeConfig } from './stripe-provider.ts';

const SANDBOX_SCRIPT = 'dist/sandbox/stripe.js';

/** The choice of the payment provider: Stripe with its API keys, or the sandbox that imitates Stripe's API. */
export type CardConfig = ({ kind: 'stripe' } & StripeConfig) | { kind: 'sandbox' };

interface Deps extends Omit<Payments, 'provider'> {
  dataDir: string;
}

/** Sets up the payment provider. Without a configuration there is no provider, and payments answer 503. */
export async function createCardPayments(config: CardConfig | undefined, { dataDir, ...deps }: Deps) {
  const sandbox = config?.kind === 'sandbox' ? await openSandbox(dataDir) : undefined;
  const keys = config?.kind === 'stripe' ? config : sandbox && { ...sandbox, localPort: sandbox.port };
  const payments: Payments = { ...deps, provider: keys && createStripeProvider(keys) };
  const reconciler = createReconciler(payments);

  return {
    payments,
    /** Handles the requests that pages in the browser send to the sandbox (the imitation of Stripe). */
    browser: sandbox?.browser,
    /** The port on which the sandbox serves its imitation of Stripe's dashboard. Requests to it need the secret key. */
    sandboxPort: sandbox?.port,
    /** Connects the sandbox and starts the reconciler. Call it only after the platform accepts requests. */
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

/** Imports the sandbox dynamically, so that its code is never loaded when real keys are configured. */
async function openSandbox(dataDir: string) {
  const { createSandbox } = await import('../../../sandbox/sandbox.ts');
  return await createSandbox({ directory: join(dataDir, 'sandbox'), script: resolve(SANDBOX_SCRIPT) });
}
