import { screen } from '@testing-library/react';
import { startTransition, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPage, type Page } from '../../web/lazyPage.tsx';

// React has to render here as it does in a browser. Inside `act`, it would not resume a transition at the component
// that suspended.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => vi.unstubAllGlobals());

interface DraftProps {
  title: string;
}

function Draft({ title }: DraftProps) {
  return (
    <label>
      {title}
      <input />
    </label>
  );
}

/** Changes the page inside a transition, as the router does. */
function Links({ page }: { page: Page<DraftProps> }) {
  const [title, setTitle] = useState('');
  return (
    <>
      {['Texto', 'Texto do post'].map((next) => (
        <button key={next} onClick={() => startTransition(() => setTitle(next))}>
          Abrir {next}
        </button>
      ))}
      <Suspense>{title && <page.Component title={title} />}</Suspense>
    </>
  );
}

it.each([
  ['during its first render', false],
  ['before its first render', true],
])('a page whose code is loaded %s keeps the same DOM elements in later renders', async (_when, isEarly) => {
  const page = lazyPage(() => Promise.resolve(Draft));
  if (isEarly) await page.load();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<Links page={page} />);
  (await screen.findByText('Abrir Texto')).click();
  const field = await screen.findByLabelText('Texto');
  screen.getByText('Abrir Texto do post').click();
  expect(await screen.findByLabelText('Texto do post')).toBe(field);
  root.unmount();
});
