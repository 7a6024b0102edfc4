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

interface Press {
  /** Pixels between press and release. */
  y?: number;
  detail?: number;
  /** Where the button is at the release; the press was at 100, 100. */
  box?: DOMRect;
  /** What happens between press and release. */
  meanwhile?: () => void;
}

const moved = new DOMRect(80, 180, 100, 40);
const atItsPlace = new DOMRect(80, 80, 100, 40);

/**
 * Presses the button, releases it where it was pressed unless told otherwise, and lets the browser send the click to
 * another element, as it does when the button moved.
 */
function pressAndClick(target: Element, { y = 0, detail = 1, box = moved, meanwhile }: Press = {}) {
  const at = (type: string, clientY: number) =>
    Object.assign(new MouseEvent(type, { bubbles: true, button: 0, clientX: 100, clientY }), { isPrimary: true });
  const button = screen.getByText('Comentar');
  vi.spyOn(button.parentElement ?? button, 'getBoundingClientRect').mockReturnValue(box);
  fireEvent(button, at('pointerdown', 100));
  meanwhile?.();
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

  it.each(['wheel', 'pointercancel', 'dragstart'])('is not clicked after a %s', (type) => {
    pressAndClick(screen.getByTestId('around'), {
      meanwhile: () => fireEvent(document.body, new Event(type, { bubbles: true })),
    });
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is not clicked when a dialog has opened over it', () => {
    pressAndClick(screen.getByTestId('around'), {
      meanwhile: () => screen.getByTestId('around').setAttribute('inert', ''),
    });
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is not clicked when the pointer slid off its edge and it did not move', () => {
    pressAndClick(screen.getByText('Denunciar'), { y: 5, box: atItsPlace });
    expect(onClick).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('is clicked once when it did not move', () => {
    pressAndClick(screen.getByText('Comentar'), { box: atItsPlace });
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
