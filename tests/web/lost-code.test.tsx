import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Breakdown } from '../../web/features/offline/Breakdown.tsx';
import { lazyCode } from '../../web/ui/lazyCode.ts';
import { page } from '../../web/lazyPage.tsx';
import { Part } from '../../web/ui/Part.tsx';

/** Code that comes at the second asking. */
function lostOnce(words: string) {
  const Loaded = () => <p>{words}</p>;
  return vi
    .fn<() => Promise<typeof Loaded>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Loaded);
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('code that did not come', () => {
  it('of a part leaves the page and what is written on it, and comes when the part is next asked for', async () => {
    const Menu = lazyCode(lostOnce('Denunciar'));
    const onFail = vi.fn();
    function Page() {
      const [wanted, setWanted] = useState(false);
      return (
        <Breakdown place="/">
          <input aria-label="Comentário" />
          <button onClick={() => setWanted(true)}>Opções</button>
          {wanted && (
            <Part
              onFail={() => {
                setWanted(false);
                onFail();
              }}
            >
              <Menu />
            </Part>
          )}
        </Breakdown>
      );
    }
    render(<Page />);
    await userEvent.type(screen.getByLabelText('Comentário'), 'Que foto linda');
    await userEvent.click(screen.getByRole('button', { name: 'Opções' }));
    await vi.waitFor(() => expect(onFail).toHaveBeenCalled());
    expect(screen.queryByText('Denunciar')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Comentário').value).toBe('Que foto linda');

    await userEvent.click(screen.getByRole('button', { name: 'Opções' }));
    expect(await screen.findByText('Denunciar')).toBeTruthy();
  });

  it('of a page is asked for again by "Tentar de novo", and by coming back to the page', async () => {
    for (const again of ['button', 'way back']) {
      const Page = page(lostOnce('Mensagens')).Component;
      const at = (place: string) => (
        <MemoryRouter>
          <Breakdown place={place}>{place === '/chat' ? <Page /> : <p>Início</p>}</Breakdown>
        </MemoryRouter>
      );
      const { rerender } = render(at('/chat'));
      const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
      if (again === 'button') await userEvent.click(retry);
      else {
        rerender(at('/'));
        rerender(at('/chat'));
      }
      expect(await screen.findByText('Mensagens')).toBeTruthy();
      cleanup();
    }
  });
});
