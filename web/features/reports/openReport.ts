import type { ReportTarget } from '../../generated/schema.ts';
import { toast } from '../../ui/toast.ts';
import type { Person } from '../people/relations.ts';

export type Reported = {
  target: ReportTarget;
  id: string;
  /** Whose it is, where one knows, to be muted or blocked at the end; `leave` goes away from a page of theirs. */
  about?: Person & { leave?: () => void | Promise<void> };
};

/** Opens the report dialog over whatever stands there; its code is loaded then. */
export function openReport(reported: Reported) {
  import('./showReport.tsx').then(
    ({ showReport }) => showReport(reported),
    () => toast({ title: 'Não foi possível abrir a denúncia', description: 'Verifique sua conexão.', tone: 'danger' }),
  );
}
