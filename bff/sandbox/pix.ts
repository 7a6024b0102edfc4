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
  expire: 'Deixar expirar agora',
  return: 'Pedir a devolução por fraude (MED)',
  return_accepted: 'Devolução: o banco dá razão ao pagador',
  return_refused: 'Devolução: o banco dá razão a quem recebeu',
} as const;

export type PixAct = keyof typeof acts;

export function isPixAct(value: unknown): value is PixAct {
  return typeof value === 'string' && Object.hasOwn(acts, value);
}

const MAX_TIMER_MS = 86_400_000;

export type Pix = ReturnType<typeof createPix>;

/** Makes the codes of Pix payments expire, and simulates the acts that a tester chooses. */
export function createPix(state: State, disputes: Disputes) {
  const timers = new Map<string, NodeJS.Timeout>();
  let intents: Intents | undefined;

  function waitFor({ id, pix, status }: IntentRecord) {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (!pix || status !== 'requires_action') return;
    const left = pix.expiresAt * 1_000 - Date.now();
    const timer = setTimeout(
      () => {
        const intent = state.intents.rows.get(id);
        if (!intent) return;
        if (left > MAX_TIMER_MS) waitFor(intent);
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
      if (!intent.pix) throw missing('pix', id);
      if (act === 'pay' && intent.status !== 'requires_action') {
        throw new StripeFault(400, { message: 'The bank does not pay a code that expired or was paid.' });
      }
      if (act === 'pay_late') intents.expirePix(id);
      if (act === 'pay_late' && intents.find(id).status === 'succeeded') {
        throw new StripeFault(400, { message: 'This Pix has been paid.' });
      }
      if (act === 'expire') intents.expirePix(id);
      else if (act === 'return') disputes.returnPix(chargeOf(intent), intent);
      else if (act === 'return_accepted') decide(intent, 'losing_evidence');
      else if (act === 'return_refused') decide(intent, 'winning_evidence');
      else intents.receivePix(id);
      if (act === 'pay_twice') intents.receivePix(id);
      const after = intents.find(id);
      waitFor(after);
      return after;
    },

    page(intent: IntentRecord, problem: string | null) {
      const { amount, pix, status } = intent;
      const returned = intent.charge === null ? undefined : disputes.of(intent.charge).at(-1)?.status;
      const facts = [
        formatBRL(amount),
        statusWords[status],
        ...(returned === undefined ? [] : [`devolução por fraude: ${returned}`]),
        ...(pix && pix.surplus > 0 ? [`${pix.surplus} pagamento a mais devolvido a quem pagou`] : []),
      ];
      const buttons = Object.entries(acts).map(
        ([name, label]) => `<button name="act" value="${name}">${label}</button>`,
      );
      const lead = 'Este é um simulador do banco de quem paga: nada é cobrado.';
      const said = problem === null ? '' : `<p role="alert">Não deu: ${problem}</p>`;
      const state = `<p role="status">${facts.join(' · ')}</p>`;
      return simulatorPage(
        'Pix de teste',
        `<p>${lead}</p>${state}${said}<form method="post">${buttons.join('')}</form>`,
      );
    },

    close() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

const statusWords: Record<IntentRecord['status'], string> = {
  requires_payment_method: 'código expirado',
  requires_action: 'esperando o pagamento',
  succeeded: 'pago',
  canceled: 'cancelado',
};
