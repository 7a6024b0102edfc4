import { known } from './pages.ts';
import { newId, seconds } from './ids.ts';
import type { SendEvents } from './news.ts';
import type { IntentRecord, MandateRecord } from './records.ts';
import type { State } from './state.ts';
import { mandateToWire } from './wire/mandate.ts';

export type Mandates = ReturnType<typeof createMandates>;

/** Manages the mandates of Pix Automático: the payers' authorisations to debit their accounts. */
export function createMandates(state: State, sendEvents: SendEvents) {
  const find = (id: string) => known(state.mandates.rows, 'mandate', id);

  return {
    find,

    /** Returns the mandate by which the payment method may debit its owner's account. */
    ofMethod(method: string) {
      return [...state.mandates.rows.values()].find((each) => each.method === method && each.status === 'active');
    },

    /** Returns the mandate that a payer authorises by paying the intent. The caller stores the mandate. */
    authorisedBy({ terms, method }: IntentRecord): MandateRecord | null {
      if (!terms || !method) return null;
      return { id: newId('mandate'), method: method.id, terms, status: 'active', created: seconds() };
    },

    /** Ends a mandate. Does nothing if the mandate has already ended. */
    end(id: string) {
      const mandate = find(id);
      if (mandate.status === 'inactive') return;
      const ended: MandateRecord = { ...mandate, status: 'inactive' };
      sendEvents([['mandate.updated', mandateToWire(ended)]], state.mandates.put(id, ended));
    },
  };
}
