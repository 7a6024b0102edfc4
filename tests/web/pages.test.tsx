import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { fetchStarted, useIsLoading } from '../../web/apollo/activity.ts';
import { lines, nextLine } from '../../web/features/chatbot/lines.ts';
import { Breakdown } from '../../web/features/offline/Breakdown.tsx';
import { termsPdf } from '../../web/build/termsPdf.ts';
import { forgetBrowser, openApp } from './app-support.tsx';

describe('donut chatbot', () => {
  forgetBrowser();

  it('the donut chatbot shows that it is typing, and after a second answers with one of its lines', async () => {
    openApp('/mobile');
    const message = await screen.findByLabelText('Mensagem');
    vi.useFakeTimers();
    fireEvent.change(message, { target: { value: 'Oi?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar' }));

    expect(screen.getByLabelText('Donut está digitando')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(999));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByLabelText('Donut está digitando')).toBeNull();
    const answer = screen.getAllByRole('listitem').at(-1)?.textContent.replace('Donut: ', '');
    expect(lines).toContain(answer);
  });

  it('the donut chatbot has at least 25 lines and never says the same line twice in a row', () => {
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThanOrEqual(25);
    for (const line of lines) for (const dice of [0, 0.5, 0.999]) expect(nextLine(line, () => dice)).not.toBe(line);
  });
});

describe('landing page', () => {
  forgetBrowser();

  it('the landing page shows the sign-up bar while it is scrolled more than 800 px', async () => {
    openApp('/');
    await screen.findByText('Perguntas frequentes');
    const scrollTo = (y: number) => {
      Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
      fireEvent.scroll(window);
    };

    await waitFor(() => {
      scrollTo(801);
      expect(screen.getByRole('complementary', { name: 'Cadastro' })).toBeTruthy();
    });
    scrollTo(800);
    expect(screen.queryByRole('complementary', { name: 'Cadastro' })).toBeNull();
    scrollTo(801);
    expect(screen.getByRole('complementary', { name: 'Cadastro' })).toBeTruthy();
    scrollTo(0);
    expect(screen.queryByRole('complementary', { name: 'Cadastro' })).toBeNull();
  });

  it('the button "Entrar" of the landing page opens the login form', async () => {
    openApp('/');
    fireEvent.click((await screen.findAllByRole('button', { name: 'Entrar' }))[0] ?? document.body);

    expect(await screen.findByRole('dialog', { name: 'Entrar na Brasa' })).toBeTruthy();
  });
});

describe('offline state', () => {
  forgetBrowser();

  it('the offline page shows its heading and two hints', async () => {
    openApp('/offline');

    expect(await screen.findByRole('heading', { name: 'Sem conexão' })).toBeTruthy();
    expect(screen.getByText('Estamos sem conexão com a internet.')).toBeTruthy();
    expect(screen.getByText('Verifique seu Wifi ou rede móvel.')).toBeTruthy();
  });

  it('a banner is shown while the browser is offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    openApp('/about');
    expect(await screen.findByText('Estamos sem conexão com a internet.')).toBeTruthy();

    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText('Estamos sem conexão com a internet.')).toBeNull());
    online.mockRestore();
  });
});

describe('/terms', () => {
  forgetBrowser();

  it('the page /terms opens the PDF in a new tab and shows that the visitor is redirected', async () => {
    const open = vi.fn(() => window);
    vi.stubGlobal('open', open);
    openApp('/terms');

    expect(await screen.findByRole('heading', { name: 'Redirecionando…' })).toBeTruthy();
    expect(open).toHaveBeenCalledExactlyOnceWith('/termos.pdf', '_blank');
  });

  it('termsPdf writes a cross-reference table with the correct offset of each object', () => {
    const file = termsPdf().toString('latin1');
    const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));

    expect(file.slice(start, start + 4)).toBe('xref');
    expect(offsets.length).toBeGreaterThan(6);
    for (const [index, offset] of offsets.entries())
      expect(file.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`));
    expect(file).toContain('Termos e condi\u00e7\u00f5es');
  });
});

describe('loading flag', () => {
  forgetBrowser();

  function Flag() {
    return <p>{useIsLoading() ? 'on' : 'off'}</p>;
  }

  it('the loading flag is on from the first fetch until 700 ms after the last fetch has finished', () => {
    vi.useFakeTimers();
    render(<Flag />);
    const finishes = [0, 1].map(() => {
      let finish = () => {};
      act(() => void (finish = fetchStarted()));
      return finish;
    });

    act(() => finishes[0]?.());
    act(() => void vi.advanceTimersByTime(5_000));
    expect(screen.getByText('on')).toBeTruthy();
    act(() => finishes[1]?.());
    act(() => void vi.advanceTimersByTime(699));
    expect(screen.getByText('on')).toBeTruthy();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByText('off')).toBeTruthy();
  });
});

describe('error boundary of pages', () => {
  function Broken(): never {
    throw new Error('broken');
  }

  it('when a page throws, an error is shown instead, and the page opened next renders normally', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const at = (place: string, page: ReactNode) => (
      <MemoryRouter>
        <Breakdown place={place}>{page}</Breakdown>
      </MemoryRouter>
    );
    const { rerender } = render(at('/post/1', <Broken />));
    expect(screen.getByRole('heading', { name: 'Algo deu errado' })).toBeTruthy();

    rerender(at('/', <p>Outra página</p>));
    expect(screen.getByText('Outra página')).toBeTruthy();
    silence.mockRestore();
  });
});
