import type { ReportTarget } from '../../generated/schema.ts';
import { toastFailure } from '../../ui/toast.ts';
import type { Person } from '../people/relations.ts';
import { CHECK_CONNECTION } from '../../ui/connection.ts';

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
    () => toastFailure('Não foi possível abrir a denúncia', CHECK_CONNECTION),
  );
}
