import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { StrictMode, useState, type ReactNode } from 'react';
import { Link, Route, Routes, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { emojiData } from '../../web/build/emoji.ts';
import { WhyThisAd } from '../../web/features/ads/WhyThisAd.tsx';
import { EmojiButton } from '../../web/features/emoji/EmojiButton.tsx';
import { Lightbox } from '../../web/features/posts/Lightbox.tsx';
import { AppRouter } from '../../web/navigation/AppRouter.tsx';
import { dropEntries, entriesOver } from '../../web/navigation/entries.ts';
import { ConfirmDialog } from '../../web/ui/ConfirmDialog.tsx';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { Menu, MenuItem } from '../../web/ui/Menu.tsx';

const user = userEvent.setup();

/** One entry for each time the router has rendered the page, with the path and the navigation type. */
let draws: string[] = [];

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(emojiData()))));
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
});

beforeEach(() => {
  draws = [];
  window.history.pushState({ key: 'before', idx: 0 }, '', '/antes');
  window.history.pushState({ key: 'page', idx: 1 }, '', '/pagina');
});

afterEach(async () => {
  cleanup();
  // Waits until pending history navigation has finished, because it would disturb the next test.
  await new Promise((resolve) => setTimeout(resolve, 50));
});

type Overlay = { name: string; role: string; element: ReactNode; open: () => Promise<void> };

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const image = {
  __typename: 'Image' as const,
  id: 'i1',
  alt: '',
  width: 4,
  height: 3,
  thumbhash: null,
  sources: [{ __typename: 'ImageSource' as const, url: '/a.jpg', width: 4 }],
};

const person = {
  __typename: 'Profile' as const,
  id: 'p1',
  name: 'Bar do Zé',
  nickname: 'bar',
  avatarUrl: null,
  bio: '',
  profileType: 'PROFISSIONAL' as const,
  isVerified: false,
  isOwn: false,
  isPrivate: false,
  followState: 'NONE' as const,
  followsViewer: false,
  followerCount: 0,
};

function WithState({ children }: { children: (open: boolean, set: (open: boolean) => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Abrir</button>
      {children(open, setOpen)}
    </>
  );
}

const overlays: Overlay[] = [
  {
    name: 'a dialog',
    role: 'dialog',
    element: (
      <WithState>
        {(open, set) => (
          <Dialog open={open} onOpenChange={set} title="Aviso">
            <Link to="/longe">Longe</Link>
          </Dialog>
        )}
      </WithState>
    ),
    open: () => press('Abrir'),
  },
  {
    name: 'a dialog that is mounted only while open',
    role: 'dialog',
    element: (
      <WithState>
        {(open, set) =>
          open && (
            <Dialog open onOpenChange={set} title="Aviso">
              <Link to="/longe">Longe</Link>
            </Dialog>
          )
        }
      </WithState>
    ),
    open: () => press('Abrir'),
  },
  {
    name: 'a confirmation',
    role: 'alertdialog',
    element: (
      <WithState>
        {(open, set) => (
          <ConfirmDialog
            open={open}
            onOpenChange={set}
            title="Apagar?"
            description="Não volta."
            confirmLabel="Sim"
            onConfirm={() => undefined}
          />
        )}
      </WithState>
    ),
    open: () => press('Abrir'),
  },
  {
    name: 'a menu',
    role: 'menu',
    element: (
      <Menu trigger={<button>Abrir</button>}>
        <MenuItem onSelect={() => undefined}>Nada</MenuItem>
      </Menu>
    ),
    open: () => press('Abrir'),
  },
  {
    name: 'a picture over the whole screen',
    role: 'dialog',
    element: (
      <WithState>
        {(open, set) =>
          open && <Lightbox media={[image]} start={0} altOf={() => 'Foto'} isOwn onClose={() => set(false)} />
        }
      </WithState>
    ),
    open: () => press('Abrir'),
  },
  {
    name: 'the emoji panel',
    role: 'dialog',
    element: <EmojiButton onPick={() => undefined} />,
    open: () => press('Emoji'),
  },
  {
    name: 'the explanation of an ad',
    role: 'dialog',
    element: (
      <WhyThisAd
        ad={{
          __typename: 'Sponsored',
          id: 'ad1',
          post: null,
          kind: 'BUSINESS',
          title: 'Bar',
          host: 'bar.example',
          clickUrl: '/a/1',
          viewsLeft: 1,
          matchedPreferences: [],
          images: [],
          advertiser: person,
        }}
      />
    ),
    open: () => press('Por que estou vendo isto?'),
  },
];

function Page({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  draws.push(`${useLocation().pathname} ${useNavigationType()}`);
  return (
    <main tabIndex={-1}>
      <input aria-label="Texto" />
      {children}
      <button onClick={() => void navigate('/longe')}>Ir longe</button>
    </main>
  );
}

function openPage(children: ReactNode) {
  return render(
    <StrictMode>
      <AppRouter>
        <Routes>
          <Route path="/antes" element={<p>Antes</p>} />
          <Route path="/pagina" element={<Page>{children}</Page>} />
          <Route path="/longe" element={<p>Longe daqui</p>} />
        </Routes>
      </AppRouter>
    </StrictMode>,
  );
}

const goBack = () => window.history.back();
const isClosed = (role: string) => waitFor(() => expect(screen.queryByRole(role)).toBeNull());
/** Waits until the browser history contains `count` entries for overlays above the entry of the page. */
const entries = (count: number) => waitFor(() => expect(entriesOver()).toBe(count));
const leavesAtOnce = async () => {
  await entries(0);
  goBack();
  await screen.findByText('Antes');
};

describe.each(overlays)('overlay: $name', ({ role, element, open }) => {
  it('Back closes an overlay and keeps its page; the next Back leaves the page', async () => {
    openPage(element);
    await user.type(screen.getByLabelText('Texto'), 'Oi');
    await open();
    await screen.findByRole(role);
    await entries(1);
    draws = [];
    goBack();
    await isClosed(role);
    expect(window.location.pathname).toBe('/pagina');
    expect(screen.getByLabelText<HTMLInputElement>('Texto').value).toBe('Oi');
    expect(draws, 'the router does not render again').toEqual([]);
    await leavesAtOnce();
  });

  it('closing an overlay by Esc several times leaves no entry in the history', async () => {
    openPage(element);
    for (let times = 0; times < 3; times += 1) {
      await open();
      await screen.findByRole(role);
      await user.keyboard('{Escape}');
      await isClosed(role);
    }
    await leavesAtOnce();
  });

  it('navigating away closes an overlay, and Back returns to its page without the overlay', async () => {
    openPage(element);
    await open();
    await screen.findByRole(role);
    await entries(1);
    screen.getByText('Ir longe').click();
    await screen.findByText('Longe daqui');
    await isClosed(role);
    goBack();
    await screen.findByLabelText('Texto');
    expect(screen.queryByRole(role)).toBeNull();
    await leavesAtOnce();
  });

  it('after Back has closed an overlay, Forward neither reopens it nor adds a history entry', async () => {
    openPage(element);
    await open();
    await screen.findByRole(role);
    await entries(1);
    goBack();
    await isClosed(role);
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.forward();
    await act(() => arrived);
    expect(screen.queryByRole(role)).toBeNull();
    await leavesAtOnce();
  });
});

function Nested() {
  const [told, setTold] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu trigger={<button>Abrir</button>}>
        <MenuItem onSelect={() => setTold(true)}>Ler</MenuItem>
      </Menu>
      <Dialog open={told} onOpenChange={setTold} title="Aviso">
        <button onClick={() => setAsking(true)}>Apagar</button>
        <Link to="/longe">Longe</Link>
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Apagar?"
        description="Não volta."
        confirmLabel="Sim"
        onConfirm={() => undefined}
      />
    </>
  );
}

async function openNested() {
  openPage(<Nested />);
  await press('Abrir');
  await user.click(await screen.findByRole('menuitem', { name: 'Ler' }));
  await user.click(await screen.findByRole('button', { name: 'Apagar' }));
  await screen.findByRole('alertdialog');
  await entries(2);
}

it('Back closes the topmost of two nested overlays first', async () => {
  await openNested();
  goBack();
  await isClosed('alertdialog');
  expect(screen.getByRole('dialog')).toBeTruthy();
  await entries(1);
  goBack();
  await isClosed('dialog');
  await leavesAtOnce();
});

it('navigating from a nested overlay closes all overlays', async () => {
  await openNested();
  screen.getByText('Longe').click();
  await screen.findByText('Longe daqui');
  expect(screen.queryByRole('dialog')).toBeNull();
  goBack();
  await screen.findByLabelText('Texto');
  await leavesAtOnce();
});

it('going back past several overlay entries closes all overlays', async () => {
  await openNested();
  window.history.go(-3);
  await screen.findByText('Antes');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('after a reload on the history entry of an overlay, the app goes back to the history entry of the page', async () => {
  window.history.pushState({ key: 'page', idx: 1, overlays: 1 }, '');
  window.history.pushState({ key: 'page', idx: 1, overlays: 2 }, '');
  dropEntries();
  openPage(<p>Página</p>);
  await leavesAtOnce();
});

it('every overlay in the source uses useOverlay, except the two files listed in this test', () => {
  const overlay =
    /import \{[^}]*\b(Dialog|AlertDialog|DropdownMenu|ContextMenu|Popover)\b[^}]*\} from 'radix-ui'|\spopover=|role="(alertdialog|dialog|menu)"/;
  const exceptions = [
    'features/age/AgeGate.tsx', // The Back button must not close the age gate, so it does not call useOverlay.
    'features/shell/AccountMenu.tsx', // The items inside the menu call useOverlay instead.
  ];
  const silent = readdirSync('web', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !exceptions.includes(path))
    .filter((path) => {
      const source = readFileSync(`web/${path}`, 'utf8');
      return overlay.test(source) && !source.includes('useOverlay(');
    });
  expect(silent).toEqual([]);
});
