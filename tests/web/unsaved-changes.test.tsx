import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { StrictMode, useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { clearSession, setSession } from '../../web/storage/session.ts';
import { AppRouter } from '../../web/navigation/AppRouter.tsx';
import { useUnsavedChanges } from '../../web/ui/useUnsavedChanges.ts';
import { Dialog } from '../../web/ui/Dialog.tsx';

const user = userEvent.setup();

beforeEach(() => {
  window.history.pushState({ key: 'before', idx: 0 }, '', '/antes');
  window.history.pushState({ key: 'page', idx: 1 }, '', '/pagina');
});

afterEach(async () => {
  cleanup();
  clearSession();
  // Waits until pending history navigation has finished, because it would disturb the next test.
  await new Promise((resolve) => setTimeout(resolve, 50));
});

function Form({ onSaved }: { onSaved?: () => void }) {
  const [text, setText] = useState('');
  const [kept, setKept] = useState('');
  const saved = useUnsavedChanges(text !== kept);
  const save = () => {
    if (!onSaved) setKept(text);
    else {
      saved();
      onSaved();
    }
  };
  return (
    <>
      <input aria-label="Texto" value={text} onChange={({ target }) => setText(target.value)} />
      <button onClick={save}>Salvar</button>
    </>
  );
}

function Page({ leadsAway = false }: { leadsAway?: boolean }) {
  const navigate = useNavigate();
  return (
    <main tabIndex={-1}>
      <Form onSaved={leadsAway ? () => void navigate('/longe') : undefined} />
      <Link to="/longe">Link</Link>
      <button onClick={() => void navigate('/longe')}>Programa</button>
      <button onClick={() => void navigate(-1)}>Voltar</button>
      <button onClick={() => void navigate('/longe', { replace: true })}>Levar</button>
    </main>
  );
}

function DialogPage() {
  const [open, setOpen] = useState(false);
  return (
    <main tabIndex={-1}>
      <button onClick={() => setOpen(true)}>Abrir</button>
      <Dialog open={open} onOpenChange={setOpen} title="Editar">
        <Form onSaved={() => setOpen(false)} />
      </Dialog>
    </main>
  );
}

function openPage(page = <Page />) {
  render(
    <StrictMode>
      <AppRouter>
        <Routes>
          <Route path="/antes" element={<p>Outra página</p>} />
          <Route path="/pagina" element={page} />
          <Route path="/longe" element={<p>Outra página</p>} />
        </Routes>
      </AppRouter>
    </StrictMode>,
  );
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const type = (text: string) => user.type(screen.getByLabelText('Texto'), text);
const question = () => screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
const hasLeft = () => screen.findByText('Outra página');
const asksOnClosing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

const ways: [name: string, go: () => Promise<void> | void][] = [
  ['a link', () => user.click(screen.getByRole('link', { name: 'Link' }))],
  ['a button', () => press('Programa')],
  ['a button that goes back', () => press('Voltar')],
  ['Back', () => window.history.back()],
];

describe.each(ways)('edited form left by %s', (_, go) => {
  it('leaving an edited form asks for confirmation every time, and the form keeps its text if editing continues', async () => {
    openPage();
    await type('Oi');
    for (let times = 0; times < 2; times += 1) {
      await go();
      await question();
      await press('Continuar editando');
      await noQuestion();
      expect(screen.getByLabelText<HTMLInputElement>('Texto').value).toBe('Oi');
    }
    expect(window.location.pathname).toBe('/pagina');
  });

  it('after a confirmation, the edited form is left without saving', async () => {
    openPage();
    await type('Oi');
    await go();
    await question();
    await press('Sair sem salvar');
    await hasLeft();
    await noQuestion();
    expect(asksOnClosing()).toBe(false);
  });

  it('leaving a form after it was saved does not ask for confirmation', async () => {
    openPage();
    await type('Oi');
    await user.clear(screen.getByLabelText('Texto'));
    await type('Oi');
    await press('Salvar');
    await go();
    await hasLeft();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('if the confirmation about unsaved changes is open, Back closes the confirmation and leaves the form open', async () => {
  openPage();
  await type('Oi');
  window.history.back();
  await question();
  await new Promise((resolve) => setTimeout(resolve, 50));
  window.history.back();
  await noQuestion();
  expect(screen.getByLabelText<HTMLInputElement>('Texto').value).toBe('Oi');
  window.history.back();
  await question();
  await press('Continuar editando');
  await noQuestion();
});

it('a form that navigates away after saving does not ask about unsaved changes', async () => {
  openPage(<Page leadsAway />);
  await type('Oi');
  await press('Salvar');
  await hasLeft();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a navigation with the option "replace" does not ask about unsaved changes', async () => {
  openPage();
  await type('Oi');
  await press('Levar');
  await hasLeft();
});

it('after the session has ended, an edited form asks for no confirmation, neither in the app nor on closing the tab', async () => {
  const ana = { userId: 'a', name: 'Ana', nickname: 'ana', imageUrl: null, preferences: [] };
  setSession({ token: 't', user: { ...ana, profileType: 'FREE' } });
  openPage();
  await type('Oi');
  expect(asksOnClosing()).toBe(true);
  clearSession();
  expect(asksOnClosing()).toBe(false);
  await press('Programa');
  await hasLeft();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('if the session ends while the confirmation is open, the next navigation leaves the form without asking', async () => {
  const ana = { userId: 'a', name: 'Ana', nickname: 'ana', imageUrl: null, preferences: [] };
  setSession({ token: 't', user: { ...ana, profileType: 'FREE' } });
  openPage();
  await type('Oi');
  await press('Programa');
  await question();
  clearSession();
  screen.getByText('Programa').click();
  await hasLeft();
  await noQuestion();
});

describe('edited form in a dialog', () => {
  const closings: [name: string, close: () => Promise<void> | void][] = [
    ['its button', () => press('Fechar')],
    ['Esc', () => user.keyboard('{Escape}')],
    ['Back', () => window.history.back()],
  ];
  it.each(closings)(
    'closing the dialog of an edited form by %s asks for confirmation and keeps the page open',
    async (_, close) => {
      openPage(<DialogPage />);
      await press('Abrir');
      await type('Oi');
      await close();
      await question();
      await press('Continuar editando');
      await noQuestion();
      expect(screen.getByLabelText<HTMLInputElement>('Texto').value).toBe('Oi');
      await close();
      await question();
      await press('Sair sem salvar');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(window.location.pathname).toBe('/pagina');
      expect(screen.getByRole('button', { name: 'Abrir' })).toBeTruthy();
    },
  );

  it('saving the form of a dialog closes the dialog without a confirmation', async () => {
    openPage(<DialogPage />);
    await press('Abrir');
    await type('Oi');
    await press('Salvar');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

it('every form in the source uses useUnsavedChanges, except the forms listed in this test', () => {
  const keep = ['AdForm', 'CommentComposer', 'MessageComposer'];
  const short = [
    'CodeForm',
    'DonutChat',
    'EmailChangeDialog',
    'LoginForm',
    'NameForm',
    'PasswordDialog',
    'RecoveryCodeStep',
    'RecoveryEmailStep',
    'RegisterForm',
    'ReportStatus',
    'SearchField',
    'StepUpDialog',
    'TopUpForm',
  ];
  // CardCheckout has a warning of its own while the payment is in progress. Its fields belong to the payment provider,
  // so it cannot track unsaved changes.
  const others = ['CardCheckout'];
  const silent = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .filter((path) => ![...keep, ...short, ...others].some((name) => path.endsWith(`/${name}.tsx`)))
    .filter((path) => {
      const source = readFileSync(`web/${path}`, 'utf8');
      return /<form\b/.test(source) && !source.includes('useUnsavedChanges(');
    });
  expect(silent).toEqual([]);
});
