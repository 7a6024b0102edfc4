import { formatBRL } from '../../schema/brl.ts';
import type { Disputes } from './disputes.ts';
import { missing, StripeFault } from './faults.ts';
import type { Intents } from './intents.ts';
import type { IntentRecord } from './records.ts';
import { simulatorPage } from './simulator-page.ts';
import type { State } from './state.ts';

/**
 * The acts on a Pix that a tester can simulate, with the labels of their buttons: acts of the payer, acts of the
 * payer's bank, and the expiry of the code.
 */
const acts = {
  pay: 'Pagar este código',
  pay_late: 'Pagar depois de expirar',
  pay_twice: 'Pagar duas vezes',
  pay_less: 'Pagar R$ 1,00 a menos',
  pay_more: 'Pagar R$ 1,00 a mais',
  expire: 'Deixar expirar agora',
  return: 'Pedir a devolução por fraude (MED)',
  return_accepted: 'Devolução: o banco dá razão ao pagador',
  return_refused: 'Devolução: o banco dá razão a quem recebeu',
} as const;

/** The acts on a mandate of Pix Automático. They concern the newest debit that waits, or the mandate itself. */
const mandateActs = {
  debit: 'Pix Automático: debitar agora',
  refuse_debit: 'Pix Automático: recusar este débito',
  cancel_mandate: 'Pix Automático: cancelar no banco',
} as const;

const allActs = { ...acts, ...mandateActs };

export type PixAct = keyof typeof allActs;

export function isPixAct(value: unknown): value is PixAct {
  return typeof value === 'string' && Object.hasOwn(allActs, value);
}

/** The acts that pay another amount than the code asks for, with the difference in centavos. */
const wrongAmounts: Partial<Record<PixAct, number>> = { pay_less: -100, pay_more: 100 };

const MAX_TIMER_MS = 86_400_000;

export type Pix = ReturnType<typeof createPix>;

/** Makes the codes of Pix payments expire, and simulates the acts that a tester chooses. */
export function createPix(state: State, disputes: Disputes) {
  const timers = new Map<string, NodeJS.Timeout>();
  let intents: Intents | undefined;

  /** Starts the timer of a code that expires, or of a debit that the payer's bank makes. */
  function waitFor({ id, pix, debit, status }: IntentRecord) {
    clearTimeout(timers.get(id));
    timers.delete(id);
    const at = status === 'requires_action' ? pix?.expiresAt : status === 'processing' ? debit?.at : undefined;
    if (at === undefined) return;
    const left = at * 1_000 - Date.now();
    const timer = setTimeout(
      () => {
        const intent = state.intents.rows.get(id);
        if (!intent) return;
        if (left > MAX_TIMER_MS) waitFor(intent);
        else if (intent.status === 'processing') intents?.attemptDebit(id, true);
        else intents?.expirePix(id);
      },
      Math.min(Math.max(0, left), MAX_TIMER_MS),
    );
    timers.set(id, timer.unref());
  }

  function chargeOf({ charge }: IntentRecord) {
    const paid = state.charges.rows.get(charge ?? '');
    if (!paid) throw new StripeFault(400, { message: 'This Pix has not been paid.' });
    return paid;
  }

  function decide(intent: IntentRecord, evidence: 'winning_evidence' | 'losing_evidence') {
    const open = disputes.of(chargeOf(intent).id).find(({ status }) => status === 'needs_response');
    if (!open) throw missing('dispute', intent.id);
    disputes.answer(open.id, evidence);
  }

  /** Returns the debits by the mandate that the intent created, or by which the intent is a debit. */
  function debitsOf({ mandate }: IntentRecord) {
    if (mandate === null) return [];
    return [...state.intents.rows.values()].filter((each) => each.debit && each.mandate === mandate);
  }

  function actOnMandate(intent: IntentRecord, act: keyof typeof mandateActs) {
    const mandate = state.mandates.rows.get(intent.mandate ?? '');
    if (!mandate) throw missing('mandate', intent.id);
    if (act === 'cancel_mandate') {
      intents?.endMandateOf(mandate.method);
      return;
    }
    const waiting = debitsOf(intent).findLast(({ status }) => status === 'processing');
    if (!waiting) throw new StripeFault(400, { message: 'No debit of this mandate waits.' });
    const after = intents?.attemptDebit(waiting.id, act === 'debit');
    if (after) waitFor(after);
  }

  return {
    waitFor,

    /** Starts the expiry timers of those codes that were open before a restart of the sandbox. */
    start(of: Intents) {
      intents = of;
      for (const intent of state.intents.rows.values()) waitFor(intent);
    },

    /** Simulates an act on a Pix. @throws {StripeFault} if the state of the payment does not allow the act */
    act(id: string, act: PixAct) {
      if (!intents) throw new Error('The sandbox has not started.');
      const intent = intents.find(id);
      if (isMandateAct(act)) {
        actOnMandate(intent, act);
        return intents.find(id);
      }
      if (!intent.pix) throw missing('pix', id);
      if (isPayment(act) && intent.status !== 'requires_action') {
        throw new StripeFault(400, { message: 'The bank does not pay a code that expired or was paid.' });
      }
      if (act === 'pay_less' && intent.amount <= 100) {
        throw new StripeFault(400, { message: 'This Pix asks for no more than R$ 1,00.' });
      }
      if (act === 'pay_late') intents.expirePix(id);
      if (act === 'pay_late' && intents.find(id).status === 'succeeded') {
        throw new StripeFault(400, { message: 'This Pix has been paid.' });
      }
      if (act === 'expire') intents.expirePix(id);
      else if (act === 'return') disputes.returnPix(chargeOf(intent), intent);
      else if (act === 'return_accepted') decide(intent, 'losing_evidence');
      else if (act === 'return_refused') decide(intent, 'winning_evidence');
      else intents.receivePix(id, wrongAmounts[act]);
      if (act === 'pay_twice') intents.receivePix(id);
      const after = intents.find(id);
      waitFor(after);
      return after;
    },

    page(intent: IntentRecord, problem: string | null) {
      const { amount, pix, status, terms } = intent;
      const mandate = state.mandates.rows.get(intent.mandate ?? '');
      const debit = debitsOf(intent).at(-1);
      const returned = intent.charge === null ? undefined : disputes.of(intent.charge).at(-1)?.status;
      const facts = [
        formatBRL(amount),
        statusWords[status],
        ...(pix && pix.received !== null ? [`recebido: ${formatBRL(pix.received)}`] : []),
        ...(returned === undefined ? [] : [`devolução por fraude: ${returnWords[returned] ?? returned}`]),
        ...(terms && !mandate ? [`autoriza débitos de até ${formatBRL(terms.amount)} por mês`] : []),
        ...(mandate ? [`Pix Automático ${mandate.status === 'active' ? 'autorizado' : 'cancelado'}`] : []),
        ...(debit ? [`débito de ${formatBRL(debit.amount)}: ${statusWords[debit.status]}`] : []),
        ...(pix && pix.surplus > 0 ? [`${pix.surplus} pagamento a mais devolvido a quem pagou`] : []),
      ];
      const buttons = possibleActs(intent, { returned, mandate: mandate?.status, debit: debit?.status }).map(
        (name) => `<button name="act" value="${name}">${allActs[name]}</button>`,
      );
      const lead = 'Este é um simulador do banco de quem paga: nada é cobrado.';
      const said =
        problem === null
          ? ''
          : `<p role="alert">O estado deste Pix não permite isso: <span lang="en">${problem}</span></p>`;
      const shown = `<p role="status">${facts.join(' · ')}</p>`;
      return simulatorPage(
        'Pix de teste',
        `<p>${lead}</p>${shown}${said}<form method="post">${buttons.join('')}</form>`,
      );
    },

    close() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

/** Returns true for a payment that a bank makes only while the code is valid. */
function isPayment(act: PixAct) {
  return act === 'pay' || wrongAmounts[act] !== undefined;
}

function isMandateAct(act: PixAct): act is keyof typeof mandateActs {
  return Object.hasOwn(mandateActs, act);
}

const statusWords: Record<IntentRecord['status'], string> = {
  requires_payment_method: 'código expirado',
  requires_action: 'esperando o pagamento',
  processing: 'esperando o débito',
  succeeded: 'pago',
  canceled: 'cancelado',
};

/** The states of a dispute about a Pix, in words. */
const returnWords: Record<string, string> = {
  needs_response: 'esperando a decisão',
  under_review: 'esperando a decisão',
  won: 'recusada',
  lost: 'aceita',
};

interface Around {
  returned: string | undefined;
  mandate: string | undefined;
  debit: IntentRecord['status'] | undefined;
}

/** Returns the acts that the states of the payment, its dispute, its mandate and its newest debit allow. */
function possibleActs({ status, amount }: IntentRecord, { returned, mandate, debit }: Around): PixAct[] {
  const possible: Record<PixAct, boolean> = {
    pay: status === 'requires_action',
    pay_late: status === 'requires_action' || status === 'requires_payment_method',
    pay_twice: status === 'requires_action',
    pay_less: status === 'requires_action' && amount > 100,
    pay_more: status === 'requires_action',
    expire: status === 'requires_action',
    return: status === 'succeeded' && (returned === undefined || returned === 'won'),
    return_accepted: returned === 'needs_response',
    return_refused: returned === 'needs_response',
    debit: debit === 'processing',
    refuse_debit: debit === 'processing',
    cancel_mandate: mandate === 'active',
  };
  return Object.keys(allActs)
    .filter(isPixAct)
    .filter((act) => possible[act]);
}
