import { createRoot } from 'react-dom/client';
import { getSession } from '../../storage/session.ts';
import type { Reported } from './openReport.ts';
import { ReportDialog } from './ReportDialog.tsx';

/** A dialog of its own, so that nothing that can be reported has to carry one. Visitors are led to the form. */
export function showReport(reported: Reported) {
  if (!getSession()) {
    window.location.assign(`/report?link=${encodeURIComponent(window.location.pathname)}`);
    return;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(
    <ReportDialog
      reported={reported}
      onClosed={() => {
        root.unmount();
        place.remove();
      }}
    />,
  );
}
