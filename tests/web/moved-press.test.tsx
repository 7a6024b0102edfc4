import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepMovedPresses } from '../../web/navigation/movedPress.ts';

const onClick = vi.fn();
const around = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  stop = keepMovedPresses();
  render(
    <div data-testid="around" onClick={around}>
      <button type="button" onClick={onClick}>
        <span>Comentar</span>
      </button>
      <p>Outra coisa</p>
    </div>,
  );
});
afterEach(() => {
  stop();
  cleanup();
});

/** Presses the button and lets the browser send the click to another element, as it does when the button moved. */
function pressAndClick(target: Element, { x = 0, y = 0, detail = 1 } = {}) {
  fireEvent(
    screen.getByText('Comentar'),
    Object.assign(new MouseEvent('pointerdown', { bubbles: true, button: 0, clientX: 100, clientY: 100 }), {
      isPrimary: true,
    }),
  );
  fireEvent.click(target, { detail, clientX: 100 + x, clientY: 100 + y });
}

describe('a button that moves between press and release', () => {
  it('is clicked once, and the element around it is not clicked with its own place', () => {
    pressAndClick(screen.getByTestId('around'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(around).toHaveBeenCalledTimes(1);
    expect(around.mock.calls[0]?.[0]).toMatchObject({ target: screen.getByRole('button') });
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
    fireEvent.click(screen.getByTestId('around'), { detail: 1, clientX: 100, clientY: 100 });
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('is not clicked again by a click from the keyboard', () => {
    pressAndClick(screen.getByTestId('around'), { detail: 0 });
    expect(onClick).not.toHaveBeenCalled();
  });
});
