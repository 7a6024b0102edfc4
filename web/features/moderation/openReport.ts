import type { ReportTarget } from '../../generated/schema.ts';
import { toast } from '../../ui/toast.ts';

export type Reported = { target: ReportTarget; id: string };

/** Opens the report dialog over whatever stands there; its code is loaded then. */
export function openReport(reported: Reported) {
  import('./showReport.tsx').then(
    ({ showReport }) => showReport(reported),
    () => toast({ title: 'Não foi possível abrir a denúncia', description: 'Verifique sua conexão.', tone: 'danger' }),
  );
}
