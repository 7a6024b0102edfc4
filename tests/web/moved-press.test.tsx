import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepMovedPresses } from '../../web/navigation/movedPress.ts';

const onClick = vi.fn();
const around = vi.fn();
const other = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  stop = keepMovedPresses();
  render(
    <div data-testid="around" onClick={around}>
      <button type="button" onClick={onClick}>
        <span>Comentar</span>
      </button>
      <button type="button" onClick={other}>
        Denunciar
      </button>
    </div>,
  );
});
afterEach(() => {
  stop();
  cleanup();
});

/**
 * Presses the button, releases it where it was pressed unless told otherwise, and lets the browser send the click to
 * another element, as it does when the button moved.
 */
function pressAndClick(target: Element, { y = 0, detail = 1 } = {}) {
  const at = (type: string, clientY: number) =>
    Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX: 100, clientY }), { isPrimary: true });
  fireEvent(screen.getByText('Comentar'), at('pointerdown', 100));
  fireEvent(target, at('pointerup', 100 + y));
  fireEvent.click(target, { detail });
}

describe('a button that moves between press and release', () => {
  it('is clicked once, and the element around it is not clicked with its own place', () => {
    pressAndClick(screen.getByTestId('around'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(around).toHaveBeenCalledTimes(1);
    expect(around.mock.calls[0]?.[0]).toMatchObject({ target: screen.getByRole('button', { name: 'Comentar' }) });
  });

  it('is clicked instead of the button that came to lie under the finger', () => {
    pressAndClick(screen.getByText('Denunciar'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  it('is not clicked when the pointer was dragged off it', () => {
    pressAndClick(screen.getByTestId('around'), { y: 40 });
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is clicked once when it did not move', () => {
    pressAndClick(screen.getByText('Comentar'));
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is not clicked by a later click elsewhere', () => {
    pressAndClick(screen.getByText('Comentar'));
    fireEvent.click(screen.getByTestId('around'), { detail: 1 });
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is not clicked again by a click from the keyboard', () => {
    pressAndClick(screen.getByTestId('around'), { detail: 0 });
    expect(onClick).not.toHaveBeenCalled();
  });
});
