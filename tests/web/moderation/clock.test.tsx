import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Clock, urgencyOf } from '../../../web/features/moderation/Clock.tsx';
import { renderApp, scriptedClient } from '../../support/web.tsx';

const NOW = Date.parse('2026-11-01T12:00:00Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

it('urgencyOf returns calm, soon, urgent and late as the deadline approaches and passes', () => {
  const urgencies = [9 * 24 * 60, 20 * 60, 60, -1].map((minutes) => urgencyOf(inMinutes(minutes), NOW));
  expect(urgencies).toEqual(['calm', 'soon', 'urgent', 'late']);
});

it('Clock renders the four urgencies with different CSS classes', () => {
  for (const minutes of [9 * 24 * 60, 20 * 60, 60, -1])
    renderApp(scriptedClient().client, <Clock dueAt={inMinutes(minutes)} />);
  const looks = [...document.querySelectorAll('time')].map(({ className }) => className);
  expect(new Set(looks).size).toBe(4);
});

it('Clock counts the seconds down to a deadline and up after it', () => {
  renderApp(scriptedClient().client, <Clock dueAt={new Date(NOW + 2_000).toISOString()} />);
  expect(screen.getByText('vence em 0 min 02 s')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1_000));
  expect(screen.getByText('vence em 0 min 01 s')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.getByText('atrasado há 0 min 01 s')).toBeTruthy();
});
