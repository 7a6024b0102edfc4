import type { ReportTarget } from '../../generated/schema.ts';
import { toast } from '../../ui/toast.ts';
import type { Person } from '../people/relations.ts';

export type Reported = {
  target: ReportTarget;
  id: string;
  /** The author, if known, to offer mute or block at the end. `leave` leaves a page of this person. */
  about?: Person & { leave?: () => void | Promise<void> };
};

/** Opens the report dialog over the current page, and loads its code. */
export function openReport(reported: Reported) {
  import('./showReport.tsx').then(
    ({ showReport }) => showReport(reported),
    () => toast({ title: 'Não foi possível abrir a denúncia', description: 'Verifique sua conexão.', tone: 'danger' }),
  );
}
