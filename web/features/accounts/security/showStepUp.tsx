import { createRoot } from 'react-dom/client';
import { StepUpDialog } from './StepUpDialog.tsx';

let open: Promise<boolean> | undefined;

/** Asks the member to prove their identity, over the current page. Concurrent callers share one dialog. */
export function showStepUp() {
  open ??= new Promise<boolean>((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    root.render(
      <StepUpDialog
        onDone={(proved) => {
          open = undefined;
          root.unmount();
          place.remove();
          resolve(proved);
        }}
      />,
    );
  });
  return open;
}
