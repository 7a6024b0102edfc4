import { createRoot } from 'react-dom/client';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/**
 * Opens a dialog over the current page that asks if the member wants to leave and lose unsaved changes.
 * @returns true if the member chooses to leave
 */
export function askToLeave() {
  return new Promise<boolean>((resolve) => {
    const place = document.body.appendChild(document.createElement('div'));
    const root = createRoot(place);
    let leaves = false;
    const close = () => {
      root.unmount();
      place.remove();
      resolve(leaves);
    };
    root.render(
      <ConfirmDialog
        open
        onOpenChange={close}
        title="Sair sem salvar?"
        description="Suas alterações serão perdidas."
        cancelLabel="Continuar editando"
        confirmLabel="Sair sem salvar"
        onConfirm={() => (leaves = true)}
      />,
    );
  });
}
