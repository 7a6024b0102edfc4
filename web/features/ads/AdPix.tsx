import type { ReactNode } from 'react';
import { lazyCode } from '../../ui/lazyCode.ts';
import { Part } from '../../ui/Part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Intent } from '../wallet/pendingIntent.ts';
import { usePix } from '../wallet/pix/usePix.ts';
import { LateCheckout, PaidIntoWallet } from './LateCheckout.tsx';
import type { AdDraft, DraftKind } from './adDraft.ts';

const PixCheckout = lazyCode(() => import('../wallet/pix/PixCheckout.tsx').then((m) => m.PixCheckout));

type AdPixProps = {
  kind: DraftKind;
  draft: AdDraft;
  intent: Intent;
  /** Starts a new payment after the Pix code has expired. */
  onRestart: () => void;
  choice: ReactNode;
};

/**
 * Pays for an ad by Pix. If the code is paid in time, the server creates the ad. If it is paid late, the money goes to
 * the wallet.
 */
export function AdPix({ kind, draft, intent, onRestart, choice }: AdPixProps) {
  const id = intent.paymentIntentId;
  const followed = usePix(id);
  return (
    <Part place={id} fallback={<Skeleton className="mx-auto size-64" />}>
      <PixCheckout
        key={id}
        followed={followed}
        onRestart={onRestart}
        choice={choice}
        paid={<LateCheckout kind={kind} draft={draft} intent={intent} />}
        next={<PaidIntoWallet kind={kind} />}
      />
    </Part>
  );
}
