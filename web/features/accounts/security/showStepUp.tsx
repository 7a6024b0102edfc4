import { createRoot } from 'react-dom/client';
import { Boundary } from '../../../ui/Boundary.tsx';
import { StepUpDialog } from './StepUpDialog.tsx';

let open: Promise<boolean> | undefined;

/** Asks the member to prove their identity, over the current page. Concurrent callers share one dialog. */
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
      // If the dialog throws, its promise resolves. Otherwise no later call would show a dialog.
      <Boundary fallback={() => null} onFail={() => done(false)}>
        <StepUpDialog onDone={done} />
      </Boundary>,
    );
  });
  return open;
}
