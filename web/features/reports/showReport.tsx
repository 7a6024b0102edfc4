import { createRoot } from 'react-dom/client';
import { Boundary } from '../../ui/Boundary.tsx';
import { toastNotOpened } from '../../ui/toast.ts';
import { getSession } from '../../storage/session.ts';
import type { Reported } from './openReport.ts';
import { ReportDialog } from './ReportDialog.tsx';

/**
 * Renders the report dialog in its own React root, so that components with a report button need not render the dialog.
 * Visitors are sent to the report form for people without an account instead.
 */
export function showReport(reported: Reported) {
  if (!getSession()) {
    window.location.assign(`/report?link=${encodeURIComponent(window.location.pathname)}`);
    return;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
  };
  const fail = () => {
    close();
    toastNotOpened();
  };
  root.render(
    <Boundary fallback={() => null} onFail={fail}>
      <ReportDialog reported={reported} onClosed={close} />
    </Boundary>,
  );
}
