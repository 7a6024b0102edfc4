import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { forgetBrowser, openApp } from './app-support.tsx';

describe('the age gate', () => {
  forgetBrowser();
  const gate = () => screen.queryByRole('dialog', { name: 'Site com conteúdo adulto' });

  it('stands alone: nothing of the page is there behind it', () => {
    openApp('/', { adult: false });

    expect(gate()).not.toBeNull();
    expect(screen.queryByText('Perguntas frequentes')).toBeNull();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Tenho 18 anos ou mais - Entrar',
      'Sou menor de idade - Sair',
    ]);
  });

  it('keeps the keyboard within', async () => {
    openApp('/', { adult: false });
    const user = userEvent.setup();

    expect(document.activeElement).toBe(gate());
    for (let press = 0; press < 9; press++) {
      await user.tab({ shift: press % 3 === 0 });
      expect(gate()?.contains(document.activeElement)).toBe(true);
    }
  });

  it('opens for an adult, and stays open on the next visit', async () => {
    openApp('/', { adult: false });
    await userEvent.click(screen.getByRole('button', { name: 'Tenho 18 anos ou mais - Entrar' }));

    expect(gate()).toBeNull();
    expect(localStorage.getItem('ageVerified')).toBe('true');
    expect(await screen.findByText('Perguntas frequentes')).toBeTruthy();
  });

  it('sends a minor to the page about the restriction and forgets the flag', async () => {
    openApp('/', { adult: false });
    localStorage.setItem('ageVerified', 'maybe');
    await userEvent.click(screen.getByRole('button', { name: 'Sou menor de idade - Sair' }));

    expect(localStorage.getItem('ageVerified')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Aqui é só para maiores de 18 anos' })).toBeTruthy();
    expect(gate()).toBeNull();
  });

  it('comes back when a visitor who left as a minor goes on to the site', async () => {
    openApp('/underage-restriction', { adult: false });
    await userEvent.click(await screen.findByRole('link', { name: 'Voltar à pergunta' }));

    expect(gate()).not.toBeNull();
  });

  it.each(['/terms-and-conditions', '/about', '/underage-restriction'])('does not ask on %s', async (path) => {
    openApp(path, { adult: false });

    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(gate()).toBeNull();
  });

  it('opens in every tab when it opens in one', async () => {
    openApp('/', { adult: false });
    act(() => {
      localStorage.setItem('ageVerified', 'true');
      window.dispatchEvent(new StorageEvent('storage', { key: 'ageVerified' }));
    });

    await waitFor(() => expect(gate()).toBeNull());
  });

  it('reads its flag anew at every navigation', async () => {
    openApp('/about');
    localStorage.removeItem('ageVerified');
    await userEvent.click(await screen.findByRole('link', { name: 'Voltar ao início' }));

    expect(gate()).not.toBeNull();
  });
});
