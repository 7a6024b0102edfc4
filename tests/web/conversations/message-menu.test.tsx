import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bubble } from '../../../web/features/conversations/Bubble.tsx';
import { leave, renderApp, scriptedClient, signIn } from '../../support/web.tsx';
import { messageOf } from './support.ts';

beforeEach(signIn);
afterEach(() => {
  vi.useRealTimers();
  leave();
});

function bubble() {
  const message = messageOf(1, { text: 'Veja https://exemplo.com.br/a' });
  renderApp(
    scriptedClient().client,
    <Bubble message={message} isMine={false} startsGroup by="Bia" state={null} onDelete={vi.fn()} />,
  );
  return screen.getByRole('link');
}

/** jsdom knows no PointerEvent. */
function pointer(target: Element, type: string, init: MouseEventInit = {}, pointerType = 'touch') {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(target, event);
}

describe('the menu of a message', () => {
  it('opens where a finger holds the bubble down, and what is under it is not followed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const link = bubble();
    pointer(link, 'pointerdown', { clientX: 5, clientY: 5 });
    act(() => void vi.advanceTimersByTime(499));
    expect(screen.queryByRole('menuitem')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(await screen.findByRole('menuitem', { name: 'Copiar texto' })).toBeTruthy();
    expect(fireEvent.click(link), 'not prevented').toBe(false);
    expect(fireEvent.click(link), 'the next tap follows it again').toBe(true);
  });

  it.each([
    ['lifts', (link: Element) => pointer(link, 'pointerup')],
    ['moves on', (link: Element) => pointer(link, 'pointermove', { clientX: 5, clientY: 30 })],
    ['scrolls', (link: Element) => pointer(link, 'pointercancel')],
  ])('stays shut where the finger %s before', (_what, then) => {
    vi.useFakeTimers();
    const link = bubble();
    pointer(link, 'pointerdown', { clientX: 5, clientY: 5 });
    then(link);
    act(() => void vi.advanceTimersByTime(2_000));
    expect(screen.queryByRole('menuitem')).toBeNull();
  });

  it('leaves the right button of a mouse to the browser', () => {
    const link = bubble();
    pointer(link, 'pointerdown', {}, 'mouse');
    expect(fireEvent.contextMenu(link)).toBe(true);
    expect(screen.queryByRole('menuitem')).toBeNull();
  });
});
