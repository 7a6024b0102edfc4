import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GroupsPage } from '../../web/pages/GroupsPage.tsx';
import { SearchField } from '../../web/features/profiles/SearchField.tsx';
import { leave, renderApp, scriptedClient, signInProfessional } from '../support/web.tsx';

afterEach(() => {
  vi.useRealTimers();
  leave();
});

function Field() {
  const [search, setSearch] = useState('');
  return <SearchField label="Buscar pessoas" placeholder="" value={search} onSearch={setSearch} />;
}

describe('search fields', () => {
  it.each([
    ['Buscar pessoas', () => render(<Field />)],
    [
      'Buscar comunidades',
      () => {
        signInProfessional();
        renderApp(scriptedClient().client, <GroupsPage />, '/groups?aba=descobrir');
      },
    ],
  ])('the search field "%s" keeps a trailing space even after a pause of a minute in typing', async (label, open) => {
    vi.useFakeTimers();
    open();
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: label });
    fireEvent.change(field, { target: { value: 'fotos ' } });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(field.value).toBe('fotos ');
  });
});

describe('search field and URL', () => {
  const open = () => {
    const asked = vi.fn<(text: string) => void>();
    const fieldAt = (value: string) => (
      <SearchField label="Buscar pessoas" placeholder="" value={value} onSearch={asked} />
    );
    const { rerender } = render(fieldAt(''));
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    return {
      field,
      asked,
      arrive: (value: string) => rerender(fieldAt(value)),
      type: (text: string) => {
        fireEvent.change(field, { target: { value: text } });
        act(() => void vi.advanceTimersByTime(300));
      },
    };
  };
  beforeEach(() => void vi.useFakeTimers());

  it('a search text that arrives late from the URL does not overwrite newer typing', () => {
    const { field, asked, arrive, type } = open();
    type('fo');
    type('fotos');
    arrive('fo');
    expect(field.value).toBe('fotos');
    arrive('fotos');
    expect(field.value).toBe('fotos');
    expect(asked.mock.calls).toEqual([['fo'], ['fotos']]);
  });

  it('a search field shows the search text of the URL after Back and Forward', () => {
    const { field, asked, arrive, type } = open();
    type('fo');
    arrive('fo');
    type('fotos');
    arrive('fotos');
    arrive('fo');
    expect(field.value).toBe('fo');
    arrive('fotos');
    expect(field.value).toBe('fotos');
    fireEvent.change(field, { target: { value: 'fotos de' } });
    arrive('');
    act(() => void vi.advanceTimersByTime(300));
    expect([field.value, asked.mock.calls.length]).toEqual(['', 2]);
  });
});
