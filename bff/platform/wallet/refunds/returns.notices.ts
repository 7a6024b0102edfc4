import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Tx } from '../../db/transact.ts';
import { notify } from '../../events/notify.ts';
import { formatBRL } from '../../../../schema/brl.ts';
import type { PaymentMethod } from '../wallet.table.ts';

/**
 * The stage of a refund or dispute. GONE: the wallet is debited, and the result is pending. KEPT: the wallet is debited
 * for good. BACK: the wallet is credited again.
 */
type Stage = 'GONE' | 'KEPT' | 'BACK';

const list = new Intl.ListFormat('pt-BR');
const onItsWay = (value: string) => `${value} a caminho da fatura`;
const toPayer = (value: string) => `${value} a caminho da conta que pagou`;
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

const wordsOfPix = {
  REFUND: {
    GONE: toPayer,
    KEPT: toPayer,
    BACK: (value: string) => `o banco não aceitou ${value}, e o valor voltou para a sua carteira`,
  },
  DISPUTE: {
    GONE: (value: string) => `${value} fora da sua carteira enquanto os bancos analisam`,
    KEPT: (value: string) => `o banco deu razão a quem pagou o Pix, e ${value} não voltam para a sua carteira`,
    BACK: (value: string) => `encerrada a seu favor, com ${value} de volta na sua carteira`,
  },
} as const;

/**
 * The texts for a member that had already spent a part of the money. Each text is followed by a text about the spent
 * part.
 */
const wordsOfSpent = {
  REFUND: {
    GONE: onItsWay,
    KEPT: onItsWay,
    BACK: (value: string) => `o cartão não aceitou ${value}`,
  },
  DISPUTE: {
    GONE: (value: string) => `${value} em análise pelo banco`,
    KEPT: (value: string) => `o banco deu razão ao titular do cartão, que recebeu ${value} de volta`,
    BACK: () => 'encerrada a seu favor',
  },
} as const;

const wordsOfSpentPix = {
  REFUND: {
    GONE: toPayer,
    KEPT: toPayer,
    BACK: (value: string) => `o banco não aceitou ${value}`,
  },
  DISPUTE: {
    GONE: (value: string) => `${value} em análise pelos bancos`,
    KEPT: (value: string) => `o banco deu razão a quem pagou o Pix, que recebeu ${value} de volta`,
    BACK: () => 'encerrada a seu favor',
  },
} as const;

/** Describes the part of the returned payment that the member had already spent and now owes. */
function spent(centavos: number, owed: number) {
  const some =
    owed === centavos ? 'o valor já tinha sido gasto e fica' : `${formatBRL(owed)} já tinham sido gastos e ficam`;
  return `${some} em aberto na sua carteira`;
}

/**
 * Describes the parts of the returned money: the credit to the wallet, the part that reduced the member's debt, and the
 * part that pays VIP days which the member has used.
 */
function regained(centavos: number, owed: number, forVip: number) {
  const parts = [
    { part: centavos - owed - forVip, says: 'de volta na sua carteira' },
    { part: owed, says: 'em aberto quitados' },
    { part: forVip, says: 'pelos dias da assinatura VIP que você usou' },
  ];
  return list.format(parts.filter(({ part }) => part > 0).map(({ part, says }) => `${formatBRL(part)} ${says}`));
}

interface Return {
  id: string;
  kind: keyof typeof words;
  centavos: number;
  intent: { id: string; member_id: string; method: PaymentMethod };
  /**
   * The part of the amount that the member owes from now on. For stage BACK: the part that the member no longer owes.
   */
  owed: number;
  /** For stage BACK: the part that went back to VIP earnings, which had paid it. */
  forVip?: number;
}

/** Notifies a member of a refund or dispute, and of the debt if the member had already spent some of the money. */
export async function notifyReturn(tx: Tx, { id, kind, centavos, intent, owed, forVip = 0 }: Return, stage: Stage) {
  const value = formatBRL(centavos);
  const parts = stage === 'BACK' ? regained(centavos, owed, forVip) : spent(centavos, owed);
  const isPix = intent.method === 'PIX';
  const [whole, part] = isPix ? [wordsOfPix, wordsOfSpentPix] : [words, wordsOfSpent];
  notify(tx, {
    kind: kind === 'REFUND' ? 'PAYMENT_REFUNDED' : 'PAYMENT_DISPUTED',
    recipientId: intent.member_id,
    targetId: await receiptOf(tx, intent, stage === 'BACK' ? `refund-refused:${id}` : `refund:${id}`),
    isAlwaysTold: owed > 0 && stage !== 'BACK',
    detail: owed + forVip === 0 ? whole[kind][stage](value) : `${part[kind][stage](value)}; ${parts}`,
  });
}

/**
 * Returns the id of the movement to which the notification links: the movement of the refund or dispute. If the wallet
 * itself did not change, it is the movement of the payment.
 */
async function receiptOf(tx: Transaction<DB>, { id, member_id: memberId }: Return['intent'], key: string) {
  const { rows } = await sql<{ id: string }>`
    select t.id from ledger_transactions t
    where t.key in (${key}, ${`intent:${id}`}) and exists (
      select from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = t.id and a.owner_id = ${memberId} and a.kind = 'WALLET'
    )
    order by t.key = ${key} desc limit 1`.execute(tx);
  const [movement] = rows;
  if (!movement) throw new Error(`The ledger has no movement of intent ${id}.`);
  return movement.id;
}
