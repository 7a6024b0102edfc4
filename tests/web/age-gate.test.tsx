import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { forgetBrowser, openApp } from './app-support.tsx';

describe('age gate', () => {
  forgetBrowser();
  const gate = () => screen.queryByRole('dialog', { name: 'Site com conteúdo adulto' });

  it('the age gate renders alone with its two buttons, without the page behind it', () => {
    openApp('/', { adult: false });

    expect(gate()).not.toBeNull();
    expect(screen.queryByText('Perguntas frequentes')).toBeNull();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Tenho 18 anos ou mais - Entrar',
      'Sou menor de idade - Sair',
    ]);
  });

  it('the age gate keeps keyboard focus inside itself', async () => {
    openApp('/', { adult: false });
    const user = userEvent.setup();

    expect(document.activeElement).toBe(gate());
    for (let press = 0; press < 9; press++) {
      await user.tab({ shift: press % 3 === 0 });
      expect(gate()?.contains(document.activeElement)).toBe(true);
    }
  });

  it('the age gate closes for an adult and stores the answer for the next visit', async () => {
    openApp('/', { adult: false });
    await userEvent.click(screen.getByRole('button', { name: 'Tenho 18 anos ou mais - Entrar' }));

    expect(gate()).toBeNull();
    expect(localStorage.getItem('ageVerified')).toBe('true');
    expect(await screen.findByText('Perguntas frequentes')).toBeTruthy();
  });

  it('answering the age gate as a minor opens the restriction page and deletes the stored answer', async () => {
    openApp('/', { adult: false });
    localStorage.setItem('ageVerified', 'maybe');
    await userEvent.click(screen.getByRole('button', { name: 'Sou menor de idade - Sair' }));

    expect(localStorage.getItem('ageVerified')).toBeNull();
    expect(await screen.findByRole('heading', { name: 'Aqui é só para maiores de 18 anos' })).toBeTruthy();
    expect(gate()).toBeNull();
  });

  it('the age gate appears again when a minor goes back from the restriction page', async () => {
    openApp('/underage-restriction', { adult: false });
    await userEvent.click(await screen.findByRole('link', { name: 'Voltar à pergunta' }));

    expect(gate()).not.toBeNull();
  });

  it.each(['/terms-and-conditions', '/about', '/underage-restriction'])('no age gate appears on %s', async (path) => {
    openApp(path, { adult: false });

    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(gate()).toBeNull();
  });

  it('the age gate closes in every tab when an adult answers it in one tab', async () => {
    openApp('/', { adult: false });
    act(() => {
      localStorage.setItem('ageVerified', 'true');
      window.dispatchEvent(new StorageEvent('storage', { key: 'ageVerified' }));
    });

    await waitFor(() => expect(gate()).toBeNull());
  });

  it('the age gate reads its stored flag again on every navigation', async () => {
    openApp('/about');
    localStorage.removeItem('ageVerified');
    await userEvent.click(await screen.findByRole('link', { name: 'Voltar ao início' }));

    expect(gate()).not.toBeNull();
  });
});
