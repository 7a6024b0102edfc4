import { centavosText } from './brl.ts';
import type { PaymentRow } from './history.store.ts';

const BOM = '\uFEFF';
const header = ['Data', 'Hora', 'Tipo', 'Descrição', 'Situação', 'Valor (R$)', 'Identificador'];

const kindWords: Record<PaymentRow['kind'], string> = {
  TOP_UP: 'Saldo adicionado com cartão',
  AD: 'Anúncio',
  HIGHLIGHT: 'Destaque de perfil',
  VIP: 'Assinatura VIP',
  VIP_EARNING: 'Recebimento VIP',
  REFUND: 'Devolução',
  RELEASE: 'Valor liberado',
  DISPUTE: 'Contestação no cartão',
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

/** The first bytes of the file: a byte order mark, by which Excel knows UTF-8, and what the columns are called. */
export function csvHeader() {
  return BOM + line(header);
}

/** Rows as a spreadsheet set to Portuguese reads them: ';' between cells, ',' before centavos. */
export function csvRows(rows: readonly PaymentRow[]) {
  return rows
    .map(({ id, kind, state, centavos, description, created_at: at }) =>
      line([
        fullYear.format(at),
        timeFormat.format(at),
        kindWords[kind],
        description ?? '',
        stateWords[state],
        centavosText(centavos),
        id,
      ]),
    )
    .join('');
}

function line(cells: readonly string[]) {
  return `${cells.map(cell).join(';')}\r\n`;
}

/** Quoted where it has to be; a text that a spreadsheet would take for a formula is made a text. */
function cell(text: string) {
  const isNumber = /^-?[\d.]*,\d{2}$/.test(text);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
