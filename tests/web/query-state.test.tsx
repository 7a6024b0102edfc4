import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { QueryState } from '../../web/ui/QueryState.tsx';

const retry = vi.fn(() => Promise.reject(new Error('offline')));
const query = {
  retry,
  failed: 'A lista não carregou',
  skeleton: <p role="status">Carregando</p>,
  empty: <p>Nada por aqui</p>,
};

afterEach(() => {
  vi.restoreAllMocks();
  retry.mockClear();
});

describe('QueryState', () => {
  it('shows the skeleton until the query has an answer, and while a failed query is sent again', () => {
    const { rerender } = render(<QueryState {...query} error={undefined} />);
    expect(screen.getByRole('status').textContent).toBe('Carregando');
    rerender(<QueryState {...query} error={new Error('failed')} loading />);
    expect(screen.getByRole('status').textContent).toBe('Carregando');
  });

  it('shows the empty state when the list has loaded, even if a later request failed', () => {
    render(<QueryState {...query} items={[]} error={new Error('failed')} />);
    expect(screen.getByText('Nada por aqui')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows an error whose button retries the query; a failed retry causes no unhandled rejection', async () => {
    render(<QueryState {...query} error={new Error('failed')} />);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('A lista não carregou');
    expect(screen.getByText('Verifique sua conexão e tente novamente.')).toBeDefined();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('shows only the title of the error when detail is null', () => {
    render(<QueryState {...query} error={new Error('failed')} detail={null} />);
    expect(screen.getByRole('heading').parentElement?.textContent).toBe('A lista não carregouTentar de novo');
  });

  it('shows "Sem conexão" when tellsOffline is set and the device is offline', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<QueryState {...query} error={new Error('failed')} tellsOffline />);
    expect(screen.getByRole('heading').textContent).toBe('Sem conexão');
  });

  it('shows the error with the role alert in the layout "alert", and without a role in the layout "line"', () => {
    const { rerender } = render(<QueryState {...query} error={new Error('failed')} layout="alert" />);
    expect(screen.getByRole('alert').textContent).toContain('A lista não carregou');
    rerender(<QueryState {...query} error={new Error('failed')} layout="line" />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeDefined();
  });
});

/**
 * Files that are allowed to contain these messages themselves. They are loaded before sign-in, and an import of
 * ui/connection.ts would make this first load larger.
 */
const BEFORE_SIGN_IN = [
  ...[
    'accounts/sign-in/LoginForm.tsx',
    'accounts/sign-in/SecondStepDialog.tsx',
    'accounts/security/TwoStepDialog.tsx',
    'accounts/useStep.ts',
  ],
  ...['offline/Breakdown.tsx', 'offline/NoConnection.tsx'],
].map((path) => `features/${path}`);

it('the texts of a lost connection and its retry are only in ui/connection.ts and in files loaded before sign-in', () => {
  const writers = readdirSync('web', { encoding: 'utf8', recursive: true })
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('generated'))
    .filter((path) => /Verifique sua conexão|Tentar de novo/.test(readFileSync(`web/${path}`, 'utf8')));
  expect(writers.filter((path) => !BEFORE_SIGN_IN.includes(path))).toEqual(['ui/connection.ts']);
});
