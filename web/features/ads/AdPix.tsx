import type { ReactNode } from 'react';
import { lazyCode } from '../../ui/lazyCode.ts';
import { Part } from '../../ui/Part.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { Intent } from '../wallet/pendingIntent.ts';
import { LateCheckout, PaidIntoWallet } from './LateCheckout.tsx';
import type { AdDraft, DraftKind } from './adDraft.ts';

const PixCheckout = lazyCode(() => import('../wallet/pix/PixCheckout.tsx').then((m) => m.PixCheckout));

type AdPixProps = {
  kind: DraftKind;
  draft: AdDraft;
  intent: Intent;
  /** Starts a new payment in place of an expired code. */
  onRestart: () => void;
  choice: ReactNode;
};

/** Pays for an ad by Pix. A code that was paid in time makes the ad; a late one leaves the money in the wallet. */
export function AdPix({ kind, draft, intent, onRestart, choice }: AdPixProps) {
  const id = intent.paymentIntentId;
  return (
    <Part place={id} fallback={<Skeleton className="mx-auto size-64" />}>
      <PixCheckout
        key={id}
        id={id}
        onRestart={onRestart}
        choice={choice}
        paid={<LateCheckout kind={kind} draft={draft} intent={intent} />}
        next={<PaidIntoWallet kind={kind} />}
      />
    </Part>
  );
}
