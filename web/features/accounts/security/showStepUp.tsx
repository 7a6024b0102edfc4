import { createRoot } from 'react-dom/client';
import { Boundary } from '../../../ui/Boundary.tsx';
import { StepUpDialog } from './StepUpDialog.tsx';

let open: Promise<boolean> | undefined;

/**
 * Shows a dialog over the current page in which the member proves their identity. Concurrent callers share one dialog
 * and its result.
 */
export function showStepUp() {
  open ??= new Promise<boolean>((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    const done = (proved: boolean) => {
      open = undefined;
      root.unmount();
      place.remove();
      resolve(proved);
    };
    root.render(
      // If the dialog throws, resolve its promise. Otherwise `open` would stay set, and later calls would show no
      // dialog.
      <Boundary fallback={() => null} onFail={() => done(false)}>
        <StepUpDialog onDone={done} />
      </Boundary>,
    );
  });
  return open;
}
