import type { figuresToWire } from './moderation.wire.ts';
import { logToWire, type LogRow } from '../cases/log.store.ts';

const columns = [
  'idEntry',
  'datCreated',
  'desAction',
  'idActor',
  'desActor',
  'idCase',
  'desTarget',
  'idTarget',
  'idSubject',
  'desSubject',
  'detail',
] as const;

/** Builds a month's moderation log for download: file name, MIME type and content. */
export function exportLog(month: string, format: 'csv' | 'jsonl', rows: LogRow[]) {
  const entries = rows.map((row) => logToWire(row));
  const name = `moderacao-${month}.${format}`;
  if (format === 'jsonl') {
    return {
      name,
      type: 'application/x-ndjson',
      content: entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''),
    };
  }
  const lines = [columns, ...entries.map((entry) => columns.map((column) => entry[column]))];
  return { name, type: 'text/csv', content: lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('') };
}

/**
 * Builds a month's moderation figures as a CSV file for download, with the number of reports and of removals for each
 * reason.
 */
export function exportFigures({ month, byReason, ...totals }: ReturnType<typeof figuresToWire>) {
  const lines: (string | number | null)[][] = [
    ['month', 'figure', 'reason', 'value'],
    ...Object.entries(totals).map(([name, value]) => [month, name, '', value]),
    ...byReason.flatMap(({ reason, reports, removed }) => [
      [month, 'reports', reason, reports],
      [month, 'removed', reason, removed],
    ]),
  ];
  const content = lines.map(
    (line) => `${line.map((value) => cell(value === null ? null : String(value))).join(',')}\r\n`,
  );
  return { name: `transparencia-${month}.csv`, type: 'text/csv', content: content.join('') };
}

/**
 * Quotes a CSV cell and disarms formulas, because text written by members must not run as a formula in a moderator's
 * spreadsheet.
 */
function cell(value: string | null) {
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value ?? ''}` : (value ?? '');
  return `"${text.replaceAll('"', '""')}"`;
}
