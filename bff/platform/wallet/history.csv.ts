import { centavosText } from '../../../schema/brl.ts';
import type { PaymentRow } from './history.store.ts';
import type { PaymentMethod } from './wallet.table.ts';

const BOM = '\uFEFF';
const header = ['Data', 'Hora', 'Tipo', 'Descrição', 'Situação', 'Valor (R$)', 'Identificador'];

/** The labels of Pix payments, for those kinds of movement that a card or Pix can pay. */
const pixWords: Partial<Record<PaymentRow['kind'], string>> = {
  TOP_UP: 'Saldo adicionado com Pix',
  DISPUTE: 'Contestação do Pix',
};
/** The labels of payments that were made for a VIP month. */
const vipWords: Record<PaymentMethod, string> = {
  CARD: 'Cartão guardado, para assinatura VIP',
  PIX: 'Pix para assinatura VIP',
};
const kindWords: Record<PaymentRow['kind'], string> = {
  TOP_UP: 'Saldo adicionado com cartão',
  AD: 'Anúncio',
  HIGHLIGHT: 'Destaque de perfil',
  BOOST: 'Post impulsionado',
  VIP: 'Assinatura VIP',
  VIP_EARNING: 'Recebimento VIP',
  REFUND: 'Devolução',
  RELEASE: 'Valor liberado',
  DISPUTE: 'Contestação do pagamento',
};
const stateWords: Record<PaymentRow['state'], string> = {
  PENDING: 'Pendente',
  SUCCEEDED: 'Concluído',
  FAILED: 'Não concluído',
};

const timeFormat = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', timeStyle: 'short' });
const fullYear = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** Returns the start of the CSV file: a byte order mark, which makes Excel read UTF-8, and the column titles. */
export function csvHeader() {
  return BOM + line(header);
}

/** Formats rows for a spreadsheet in Portuguese: ';' separates the cells, and ',' separates reais from centavos. */
export function csvRows(rows: readonly PaymentRow[]) {
  return rows
    .map((row) =>
      line([
        fullYear.format(row.created_at),
        timeFormat.format(row.created_at),
        labelOf(row),
        row.description ?? '',
        stateWords[row.state],
        centavosText(row.centavos),
        row.id,
      ]),
    )
    .join('');
}

function labelOf({ kind, method, community_id: communityId }: PaymentRow) {
  if (kind === 'TOP_UP' && communityId !== null && method !== null) return vipWords[method];
  return (method === 'PIX' && pixWords[kind]) || kindWords[kind];
}

function line(cells: readonly string[]) {
  return `${cells.map(cell).join(';')}\r\n`;
}

/**
 * Quotes a CSV cell if it contains a separator, quote or line break. A leading ' keeps a spreadsheet from running text
 * as a formula.
 */
function cell(text: string) {
  const isNumber = /^-?[\d.]*,\d{2}$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
