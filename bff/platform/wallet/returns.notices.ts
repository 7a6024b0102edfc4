import { sql, type Transaction } from 'kysely';
import type { DB } from '../db/schema.ts';
import { notify } from '../notifications/notify.ts';
import { formatBRL } from './brl.ts';

/** GONE: out of the wallet; KEPT: gone for good; BACK: in the wallet again. */
type Stage = 'GONE' | 'KEPT' | 'BACK';

const onItsWay = (value: string) => `${value} a caminho da fatura`;
const words = {
  REFUND: {
    GONE: onItsWay,
    KEPT: onItsWay,
    BACK: (value: string) => `o cartão não aceitou ${value}, e o valor voltou para a sua carteira`,
  },
  DISPUTE: {
    GONE: (value: string) => `${value} fora da sua carteira enquanto o banco analisa`,
    KEPT: (value: string) => `o banco deu razão ao titular do cartão, e ${value} não voltam para a sua carteira`,
    BACK: (value: string) => `encerrada a seu favor, com ${value} de volta na sua carteira`,
  },
} as const;

interface Return {
  id: string;
  kind: keyof typeof words;
  centavos: number;
  intent: { id: string; member_id: string };
}

/** Tells a member what became of money that went back to a card. */
export async function tell(trx: Transaction<DB>, { id, kind, centavos, intent }: Return, stage: Stage) {
  return await notify(trx, {
    kind: kind === 'REFUND' ? 'PAYMENT_REFUNDED' : 'PAYMENT_DISPUTED',
    recipientId: intent.member_id,
    targetId: await receiptOf(trx, intent, stage === 'BACK' ? `refund-refused:${id}` : `refund:${id}`),
    detail: words[kind][stage](formatBRL(centavos)),
  });
}

/** The movement to show: its own, or the card payment's where all was spent, and the wallet itself did not move. */
async function receiptOf(trx: Transaction<DB>, { id, member_id: memberId }: Return['intent'], key: string) {
  const { rows } = await sql<{ id: string }>`
    select t.id from ledger_transactions t
    where t.key in (${key}, ${`intent:${id}`}) and exists (
      select from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = t.id and a.owner_id = ${memberId} and a.kind = 'WALLET'
    )
    order by t.key = ${key} desc limit 1`.execute(trx);
  const [movement] = rows;
  if (!movement) throw new Error(`The ledger has no movement of intent ${id}.`);
  return movement.id;
}
