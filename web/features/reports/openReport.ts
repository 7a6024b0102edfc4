import type { ReportTarget } from '../../generated/schema.ts';
import { toastFailure } from '../../ui/toast.ts';
import type { Person } from '../people/relations.ts';
import { CHECK_CONNECTION } from '../../ui/connection.ts';

export type Reported = {
  target: ReportTarget;
  id: string;
  /**
   * The author of the reported content, if known. At the end, the dialog offers to mute or block this author. `leave`
   * leaves a page that shows the author's content.
   */
  about?: Person & { leave?: () => void | Promise<void> };
};

/** Loads the code of the report dialog and opens the dialog over the current page. */
export function openReport(reported: Reported) {
  import('./showReport.tsx').then(
    ({ showReport }) => showReport(reported),
    () => toastFailure('Não foi possível abrir a denúncia', CHECK_CONNECTION),
  );
}
