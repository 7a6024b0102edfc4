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

/** Dispatches a MouseEvent with the property `pointerType`, because jsdom has no PointerEvent. */
function pointer(target: Element, type: string, init: MouseEventInit = {}, pointerType = 'touch') {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(target, event);
}

describe('message menu', () => {
  it('a long press of 500 ms on a message opens its menu and does not follow the link under it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const link = bubble();
    pointer(link, 'pointerdown', { clientX: 5, clientY: 5 });
    act(() => void vi.advanceTimersByTime(499));
    expect(screen.queryByRole('menuitem')).toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(await screen.findByRole('menuitem', { name: 'Copiar texto' })).toBeTruthy();
    expect(fireEvent.click(link), 'the click after the long press is prevented').toBe(false);
    expect(fireEvent.click(link), 'the next tap follows the link').toBe(true);
  });

  it.each([
    ['lifts', (link: Element) => pointer(link, 'pointerup')],
    ['moves', (link: Element) => pointer(link, 'pointermove', { clientX: 5, clientY: 30 })],
    ['starts to scroll', (link: Element) => pointer(link, 'pointercancel')],
  ])('the message menu stays closed when the finger %s before the long press is over', (_what, then) => {
    vi.useFakeTimers();
    const link = bubble();
    pointer(link, 'pointerdown', { clientX: 5, clientY: 5 });
    then(link);
    act(() => void vi.advanceTimersByTime(2_000));
    expect(screen.queryByRole('menuitem')).toBeNull();
  });

  it('a right click with a mouse leaves the context menu to the browser and does not open the message menu', () => {
    const link = bubble();
    pointer(link, 'pointerdown', {}, 'mouse');
    expect(fireEvent.contextMenu(link)).toBe(true);
    expect(screen.queryByRole('menuitem')).toBeNull();
  });
});
