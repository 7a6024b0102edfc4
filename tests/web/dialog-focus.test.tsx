import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../web/ui/ConfirmDialog.tsx';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { Menu, MenuItem } from '../../web/ui/Menu.tsx';

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

const user = userEvent.setup();

function Confirmed() {
  const [asking, setAsking] = useState(false);
  const [gone, setGone] = useState(false);
  return (
    <main tabIndex={-1}>
      {!gone && <button onClick={() => setAsking(true)}>Apagar</button>}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Apagar?"
        description="Não volta."
        confirmLabel="Sim"
        onConfirm={() => setGone(true)}
      />
    </main>
  );
}

function Told({ onMenu }: { onMenu: boolean }) {
  const [open, setOpen] = useState(false);
  const show = () => setOpen(true);
  return (
    <main tabIndex={-1}>
      {onMenu ? (
        <Menu trigger={<button>Mais</button>}>
          <MenuItem onSelect={show}>Ler</MenuItem>
        </Menu>
      ) : (
        <button onClick={show}>Ler</button>
      )}
      <Dialog open={open} onOpenChange={setOpen} title="Aviso">
        <input autoFocus aria-label="Resposta" />
      </Dialog>
    </main>
  );
}

const focusIsOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

it('closing a confirmation with Esc returns the focus to the button that opened it', async () => {
  render(<Confirmed />);
  await user.click(screen.getByRole('button', { name: 'Apagar' }));
  await focusIsOn('Cancelar');
  await user.keyboard('{Escape}');
  await focusIsOn('Apagar');
});

it('when a confirmed action removes the button that started it, the focus moves to the main element', async () => {
  render(<Confirmed />);
  await user.click(screen.getByRole('button', { name: 'Apagar' }));
  await user.click(await screen.findByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('each time a dialog with an autofocused field closes, the focus returns to the button that opened it', async () => {
  render(<Told onMenu={false} />);
  const openAndLeave = async () => {
    await user.click(screen.getByRole('button', { name: 'Ler' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Resposta')));
    await user.keyboard('{Escape}');
    await focusIsOn('Ler');
  };
  await openAndLeave();
  await openAndLeave();
});

it('closing a dialog that a menu opened returns the focus to the menu button', async () => {
  render(<Told onMenu />);
  await user.click(screen.getByRole('button', { name: 'Mais' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ler' }));
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await focusIsOn('Mais');
});
