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
  /** The vertical distance in px between the press and the release of the pointer. */
  y?: number;
  detail?: number;
  /** The rectangle of the button when the pointer is released. The pointer was pressed at x 100, y 100. */
  box?: DOMRect;
  /** Runs between the press and the release of the pointer. */
  meanwhile?: () => void;
}

const moved = new DOMRect(80, 180, 100, 40);
const atItsPlace = new DOMRect(80, 80, 100, 40);

/**
 * Presses the pointer on the button, releases it `y` px further down and dispatches the click event on `target`. This
 * is the sequence of events in a browser when the button has moved meanwhile.
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

describe('buttons that move between press and release', () => {
  it('a button that moves during a press is clicked once, and the click event bubbles from the button', () => {
    pressAndClick(screen.getByTestId('around'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(around).toHaveBeenCalledTimes(1);
    expect(around.mock.calls[0]?.[0]).toMatchObject({ target: screen.getByRole('button', { name: 'Comentar' }) });
  });

  it('a button that moves during a press is clicked instead of the button that is under the pointer at the release', () => {
    pressAndClick(screen.getByText('Denunciar'));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  it('a moved button is not clicked when the pointer is dragged off it', () => {
    pressAndClick(screen.getByTestId('around'), { y: 40 });
    expect(onClick).not.toHaveBeenCalled();
  });

  it.each(['wheel', 'pointercancel', 'dragstart'])(
    'a moved button is not clicked if the event "%s" occurs during the press',
    (type) => {
      pressAndClick(screen.getByTestId('around'), {
        meanwhile: () => fireEvent(document.body, new Event(type, { bubbles: true })),
      });
      expect(onClick).not.toHaveBeenCalled();
    },
  );

  it('a moved button is not clicked if it becomes inert during the press', () => {
    pressAndClick(screen.getByTestId('around'), {
      meanwhile: () => screen.getByTestId('around').setAttribute('inert', ''),
    });
    expect(onClick).not.toHaveBeenCalled();
  });

  it('a button that did not move is not clicked when the pointer slides off its edge', () => {
    pressAndClick(screen.getByText('Denunciar'), { y: 5, box: atItsPlace });
    expect(onClick).not.toHaveBeenCalled();
    expect(other).toHaveBeenCalledTimes(1);
  });

  it('a button that did not move is clicked once', () => {
    pressAndClick(screen.getByText('Comentar'), { box: atItsPlace });
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('if the press on a moved button has clicked it, a later click elsewhere does not click it again', () => {
    pressAndClick(screen.getByText('Comentar'));
    fireEvent.click(screen.getByTestId('around'), { detail: 1 });
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('a click event from the keyboard (detail 0) after a press does not click the moved button', () => {
    pressAndClick(screen.getByTestId('around'), { detail: 0 });
    expect(onClick).not.toHaveBeenCalled();
  });
});
