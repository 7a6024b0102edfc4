import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginForm } from '../../web/features/accounts/sign-in/LoginForm.tsx';
import { Breakdown } from '../../web/features/offline/Breakdown.tsx';
import { lazyCode } from '../../web/ui/lazyCode.ts';
import { lazyPage } from '../../web/lazyPage.tsx';
import { Part } from '../../web/ui/Part.tsx';
import { eventually } from '../support/eventually.ts';

/**
 * Returns a function that imports a component dynamically: the first call fails, later calls load a component that
 * shows `words`.
 */
function lostOnce(words: string) {
  const Loaded = () => <p>{words}</p>;
  return vi
    .fn<() => Promise<typeof Loaded>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Loaded);
}

vi.mock('../../web/features/accounts/recovery/recovery.ts', async () => {
  const { lazyCode } = await import('../../web/ui/lazyCode.ts');
  const load = vi
    .fn<() => Promise<() => string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => 'Recuperar senha');
  return { LazyRecoveryDialog: lazyCode(load), LazySecondStepDialog: () => null };
});

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a code chunk that fails to load', () => {
  it('if the code of a menu fails to load, the page keeps its typed text, and opening the menu again loads it', async () => {
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
    await eventually(() => expect(onFail).toHaveBeenCalled());
    expect(screen.queryByText('Denunciar')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Comentário').value).toBe('Que foto linda');

    await userEvent.click(screen.getByRole('button', { name: 'Opções' }));
    expect(await screen.findByText('Denunciar')).toBeTruthy();
  });

  it.each(['the network returns', 'a pause'])(
    'if automatically loaded parts of a page fail to load, they are loaded again after %s',
    async (how) => {
      vi.useFakeTimers();
      const toaster = lostOnce('Mensagem');
      const people = lostOnce('Pessoas').mockRejectedValueOnce(new TypeError('Failed to fetch'));
      const Toaster = lazyCode(toaster);
      const People = lazyCode(people);
      const tick = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
      render(
        <Breakdown place="/">
          <Part fallback={<p>Carregando</p>}>
            <People />
          </Part>
          <Part>
            <Toaster />
          </Part>
        </Breakdown>,
      );
      await tick(0);
      expect(screen.getByText('Carregando')).toBeTruthy();
      if (how === 'the network returns') {
        for (let time = 0; time < 2; time += 1) {
          act(() => void window.dispatchEvent(new Event('online')));
          await tick(0);
        }
      } else {
        await tick(60_000);
        expect(screen.getByText('Mensagem')).toBeTruthy();
        expect(screen.getByText('Carregando')).toBeTruthy();
        await tick(60_000);
      }
      expect(screen.getByText('Mensagem')).toBeTruthy();
      expect(screen.getByText('Pessoas')).toBeTruthy();
      expect(people).toHaveBeenCalledTimes(3);
    },
  );

  it('if the recovery dialog fails to load, the login form shows an error, and the next click loads the dialog', async () => {
    render(
      <MemoryRouter>
        <LoginForm />
      </MemoryRouter>,
    );
    const recover = screen.getByRole('button', { name: 'Esqueci a senha' });
    await userEvent.click(recover);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Não foi possível abrir. Verifique sua conexão ou atualize a página.',
    );
    await userEvent.click(recover);
    expect(await screen.findByText('Recuperar senha')).toBeTruthy();
  });

  it('if the code of a page fails to load, the retry button or a return to the page loads it again', async () => {
    for (const again of ['button', 'way back']) {
      const Page = lazyPage(lostOnce('Mensagens')).Component;
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
