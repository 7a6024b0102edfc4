import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emojiData } from '../../../web/build/emoji.ts';
import { EmojiButton } from '../../../web/features/emoji/EmojiButton.tsx';
import { insertAtCaret } from '../../../web/features/emoji/insertAtCaret.ts';
import { Toaster } from '../../../web/ui/Toaster.tsx';
import { leave, signIn } from '../../support/web.tsx';

const data = emojiData();
const asked = vi.fn<(url: string) => Promise<Response>>();

function Field() {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('Até já');
  return (
    <>
      <textarea ref={field} aria-label="Mensagem" value={text} onChange={(event) => setText(event.target.value)} />
      <EmojiButton onPick={(symbol) => insertAtCaret(field.current, symbol, setText)} />
      <Toaster />
    </>
  );
}

function start() {
  render(<Field />);
  return { user: userEvent.setup(), field: screen.getByLabelText<HTMLTextAreaElement>('Mensagem') };
}

beforeEach(() => {
  signIn();
  asked.mockReset().mockImplementation(() => Promise.resolve(new Response(JSON.stringify(data))));
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      unobserve = vi.fn();
      disconnect = vi.fn();
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  leave();
});

describe('emoji picker', () => {
  it('opening the emoji picker loads /emoji/pt.json, and opening it again after a failure repeats the request', async () => {
    const { user } = start();
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(asked).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    await screen.findByText('Os emojis não carregaram');
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    await screen.findByRole('dialog', { name: 'Emoji' });
    expect(asked.mock.calls).toEqual([['/emoji/pt.json'], ['/emoji/pt.json']]);
  });

  it('picking an emoji replaces the selected text and puts focus and caret after the emoji', async () => {
    const { user, field } = start();
    field.setSelectionRange(3, 6);
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    await user.click(await screen.findByRole('button', { name: 'fogo' }));
    expect(field.value).toBe('Até🔥');
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([5, 5]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('the emoji picker shows recent emoji first and remembers the chosen skin tone', async () => {
    const { user } = start();
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    await user.click(await screen.findByRole('button', { name: 'Mudar tom de pele: amarelo' }));
    await user.click(screen.getByRole('button', { name: 'mãos juntas' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    const [first] = (await screen.findByRole('group', { name: 'Recentes' })).children;
    expect(first?.textContent).toBe('🙏');
    expect(screen.getByRole('button', { name: 'Mudar tom de pele: pele clara' }).textContent).toBe('✋🏻');
  });

  it('Esc closes the emoji picker and returns the focus to its button', async () => {
    const { user } = start();
    const button = screen.getByRole('button', { name: 'Emoji' });
    await user.click(button);
    await screen.findByRole('dialog');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  });
});

/** Opens the emoji picker and returns its search field. */
async function openSearch() {
  const { user } = start();
  await user.click(screen.getByRole('button', { name: 'Emoji' }));
  return await screen.findByRole('searchbox', { name: 'Buscar emoji' });
}

/** Returns the name of the emoji that Enter picks, which screen readers hear. */
function announced() {
  return document.querySelector('[aria-live="polite"][style*="clip"]')?.textContent;
}

describe('emoji search', () => {
  it.each(['coração', 'CORAÇÃO', 'coracao', 'CORACAO', 'coraçao', 'corac\u0327a\u0303o', ' coração\u200b'])(
    'the search text %j finds the emoji with "coração" in their names first',
    async (typed) => {
      const field = await openSearch();
      fireEvent.change(field, { target: { value: 'xyzxyz' } });
      await screen.findByText('Nenhum emoji encontrado');
      fireEvent.change(field, { target: { value: typed } });
      await waitFor(() => expect(announced()).toBe('rosto sorridente com olhos de coração'));
      expect(screen.queryByText('Nenhum emoji encontrado')).toBeNull();
      expect(field).toHaveProperty('value', typed);
    },
  );

  it.each([
    ['cafe', '☕️'],
    ['valeu', '👍️'],
    ['brasil', '🇧🇷'],
    ['mãos juntas', '🙏'],
  ])('the search text "%s" finds the emoji %s by its name or a keyword', async (typed, symbol) => {
    const { user, field } = start();
    await user.click(screen.getByRole('button', { name: 'Emoji' }));
    const search = await screen.findByRole('searchbox', { name: 'Buscar emoji' });
    const label = data.emojis.find(({ emoji }) => emoji === symbol)?.label;
    fireEvent.change(search, { target: { value: typed } });
    await waitFor(() => expect(announced()).toBe(label));
    fireEvent.keyDown(search, { key: 'Enter' });
    expect(field.value).toContain(symbol);
  });
});

describe('emojiData()', () => {
  it('emojiData() returns more than 1,700 emoji in nine categories with Brazilian names', () => {
    expect(data.emojis.length).toBeGreaterThan(1_700);
    expect(data.categories.map(({ label }) => label)).toEqual([
      'Sorrisos e emoções',
      'Pessoas e corpo',
      'Animais e natureza',
      'Comida e bebida',
      'Viagens e lugares',
      'Atividades',
      'Objetos',
      'Símbolos',
      'Bandeiras',
    ]);
    const known = new Set(data.categories.map(({ index }) => index));
    expect(data.emojis.filter(({ category }) => !known.has(category))).toEqual([]);
  });
});
