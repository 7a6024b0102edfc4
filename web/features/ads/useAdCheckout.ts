import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { Method } from '../wallet/MethodField.tsx';
import { forgetIntent, type Intent } from '../wallet/pendingIntent.ts';
import { usePix } from '../wallet/pix/usePix.ts';
import { noteShownPrice, openPaymentOf, readAdDraft, renewDraft, type DraftKind } from './adDraft.ts';
import { beginAdPayment } from './adPayment.ts';

/**
 * Controls the payment of the ad in the stored form. A purchase has at most one open payment. No payment starts before
 * the member asks for it, and it stays open until the member asks for a payment by another method. An open Pix is
 * followed even while the member looks at the other method, because they may pay it at that moment.
 */
export function useAdCheckout(kind: DraftKind) {
  const client = useApolloClient();
  const [draft, setDraft] = useState(() => readAdDraft(kind));
  const [open, setOpen] = useState(() => openPaymentOf(kind, draft));
  const [method, setMethod] = useState<Method>(draft.method ?? 'PIX');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ problem: string; code?: string | undefined } | null>(null);
  const [foundPaid, setFoundPaid] = useState<Intent | null>(null);
  const followed = usePix(open && draft.method === 'PIX' ? open.paymentIntentId : null);
  const isPixPaid = followed.pix?.state === 'PAID';

  async function begin() {
    if (busy) return;
    setBusy(true);
    const answer = await beginAdPayment(client, kind, method);
    const now = readAdDraft(kind);
    setBusy(false);
    setDraft(now);
    setOpen(openPaymentOf(kind, now));
    setProblem('problem' in answer ? answer : null);
    if ('paid' in answer) setFoundPaid(answer.paid);
  }

  return {
    draft,
    method,
    choose: (next: Method) => {
      setMethod(next);
      setProblem(null);
    },
    /** The open payment; null if there is none. */
    open,
    /** True if the open payment is of the chosen method, so that the page shows its code or its card fields. */
    isShown: open !== null && draft.method === method,
    followed,
    /** True if the Pix was paid, in time or late. */
    isPixPaid,
    /** The payment that was paid in time and may buy the ad; null if no payment is known to be paid. */
    paid: foundPaid ?? (isPixPaid && !followed.pix?.isLate && followed.pix?.purchase !== 'REFUSED' ? open : null),
    problem,
    busy,
    /** Starts a payment by the chosen method. */
    begin: () => void begin(),
    /** Cancels the open payment, which has another price, and starts a payment of the accepted price. */
    acceptPrice: (centavos: number) => {
      if (busy) return;
      noteShownPrice(kind, centavos);
      renewDraft(kind);
      void begin();
    },
    /** Starts a new payment after the open payment has ended, or after its idempotency key was used up. */
    restart: () => {
      // A second click would change the key of the form, so that the page would not know the payment that starts.
      if (busy) return;
      forgetIntent(kind);
      renewDraft(kind);
      void begin();
    },
  };
}
