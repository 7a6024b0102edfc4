import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addLayer } from '../../web/navigation/overlays.ts';
import { Dialog } from '../../web/ui/Dialog.tsx';
import { toast } from '../../web/ui/toast.ts';
import { Toaster } from '../../web/ui/Toaster.tsx';

const SCREEN_PX = 800;
const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
const say = (title: string, more: object = {}) => act(() => toast({ title, ...more }));
const shown = () => screen.getByRole('status', { hidden: true }).querySelector('p')?.textContent ?? null;
const undo = { action: { label: 'Desfazer', run: () => undefined } };

/**
 * Mocks the layout: elements for which `isIt` returns true get this `top` and `height` in px, toasts are at the bottom
 * of the screen, and all other elements have no size.
 */
function stands(isIt: (element: Element) => boolean, top: number, height: number) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function at(this: Element) {
    if (this.hasAttribute('data-toast')) return new DOMRect(0, SCREEN_PX - 150, 400, 60);
    return isIt(this) ? new DOMRect(0, top, 400, height) : new DOMRect(0, 0, 0, 0);
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'DOMRect',
    class {
      right: number;
      bottom: number;
      constructor(
        readonly left: number,
        readonly top: number,
        readonly width: number,
        readonly height: number,
      ) {
        this.right = left + width;
        this.bottom = top + height;
      }
    },
  );
});
afterEach(() => {
  pass(60_000);
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('toasts', () => {
  it('queued toasts are shown one after the other for two seconds each, and toasts with the same text only once', () => {
    render(<Toaster />);
    for (const title of ['um', 'dois', 'um', 'três', 'dois']) say(title);
    expect(shown()).toBe('um');
    pass(1_999);
    expect(shown()).toBe('um');
    pass(1);
    expect(shown()).toBe('três');
    pass(2_000);
    expect(shown()).toBe('dois');
    pass(2_000);
    expect(shown()).toBeNull();
  });

  it('a toast with an action stays for eight seconds, or for four seconds while another toast is queued', () => {
    render(<Toaster />);
    say('Alguém saiu', undo);
    pass(7_999);
    expect(shown()).toBe('Alguém saiu');
    pass(1);
    expect(shown()).toBeNull();

    say('Alguém saiu', undo);
    say('Pronto');
    pass(3_999);
    expect(shown()).toBe('Alguém saiu');
    pass(1);
    expect(shown()).toBe('Pronto');
  });

  it('a toast stays while it is hovered or has the focus', () => {
    render(<Toaster />);
    say('Alguém saiu', undo);
    const card = screen.getByText('Alguém saiu');
    fireEvent.pointerEnter(card.closest('[data-toast]') ?? card);
    pass(60_000);
    expect(shown()).toBe('Alguém saiu');
    fireEvent.pointerLeave(card.closest('[data-toast]') ?? card);
    pass(8_000);
    expect(shown()).toBeNull();

    say('Alguém saiu', undo);
    fireEvent.focus(screen.getByRole('button', { name: 'Desfazer' }));
    pass(60_000);
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect(shown()).toBeNull();
    say('Pronto');
    pass(2_000);
    expect(shown(), 'the pause of the removed toast has ended').toBeNull();
  });

  it('a toast with the option `replaces` removes the toast on the screen and all queued toasts', () => {
    render(<Toaster />);
    for (const title of ['um', 'dois']) say(title);
    say('Aguarde', { replaces: true });
    expect(shown()).toBe('Aguarde');
    pass(2_000);
    expect(shown()).toBeNull();
  });

  it('a toast sent before the toaster mounts is shown after the toaster has mounted', () => {
    say('um');
    pass(60_000);
    render(<Toaster />);
    expect(shown()).toBe('um');
    pass(2_000);
    expect(shown()).toBeNull();
  });
});

describe('position of toasts', () => {
  const side = () => screen.getByRole('status', { hidden: true }).dataset['side'];

  it('a toast is shown at the bottom of the screen when it covers nothing there', () => {
    render(<Toaster />);
    say('um');
    expect(side()).toBe('bottom');
  });

  it.each([
    ['a sheet', <div key="1" role="dialog" />, '[role=dialog]', 'edge'],
    ['a confirmation dialog', <div key="2" role="alertdialog" />, '[role=alertdialog]', 'edge'],
    ['a price', <p key="3" data-price />, '[data-price]', 'top'],
    ['content marked data-kept-clear', <ul key="4" data-kept-clear />, '[data-kept-clear]', 'top'],
  ])('a toast is shown at the top when it would cover %s', (_what, element, selector, where) => {
    stands((each) => each.matches(selector), SCREEN_PX - 300, 300);
    render(
      <>
        {element}
        <Toaster />
      </>,
    );
    say('um');
    expect(side()).toBe(where);
  });

  it('a toast moves to the top edge while it would cover a dialog, even if the dialog opens after the toast', () => {
    stands((each) => each.matches('[role=dialog]'), 64, SCREEN_PX - 64);
    const { rerender } = render(<Toaster />);
    say('Agora você segue Ana', undo);
    expect(side()).toBe('bottom');
    let close = () => {};
    rerender(
      <>
        <div role="dialog" />
        <Toaster />
      </>,
    );
    act(() => {
      close = addLayer({ close: () => undefined });
    });
    pass(1);
    expect(side()).toBe('edge');
    rerender(<Toaster />);
    act(() => close());
    pass(1);
    expect(side()).toBe('bottom');
  });

  it('a toast is shown at the top when it would cover the action buttons of the post card whose menu was just used', () => {
    stands((each) => each.matches('footer'), SCREEN_PX - 160, 48);
    const { rerender } = render(
      <>
        <article>
          <header>
            <button type="button" id="more">
              Mais opções
            </button>
          </header>
          <footer />
        </article>
        <div role="menu" aria-labelledby="more">
          <div role="menuitem">Copiar link</div>
        </div>
        <Toaster />
      </>,
    );
    fireEvent.pointerDown(screen.getByRole('menuitem'));
    say('Link copiado');
    expect(side()).toBe('top');
    rerender(<Toaster />);
  });

  it('a toast that would cover the button just pressed is shown at the top, and the next toast at the bottom', () => {
    stands((each) => each.matches('footer'), SCREEN_PX - 160, 48);
    const { rerender } = render(
      <>
        <footer>
          <button type="button">Compartilhar</button>
        </footer>
        <Toaster />
      </>,
    );
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Compartilhar' }));
    say('Link copiado');
    expect(side()).toBe('top');
    rerender(<Toaster />);
    pass(2_000);
    say('dois');
    expect(side()).toBe('bottom');
  });

  it('a touch on a toast does not close the dialog under it', () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    const onOpenChange = vi.fn();
    render(
      <>
        <Dialog open title="Pergunta" onOpenChange={onOpenChange} />
        <Toaster />
        <p>fora</p>
      </>,
    );
    say('Alguém saiu', undo);
    pass(10);
    const touch = (element: Element) => {
      fireEvent.pointerDown(element);
      fireEvent.pointerUp(element);
      fireEvent.click(element);
    };
    touch(screen.getByText('Alguém saiu'));
    expect(onOpenChange).not.toHaveBeenCalled();
    touch(screen.getByText('fora'));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});
