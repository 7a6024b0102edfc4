import { act, cleanup, render } from '@testing-library/react';
import { useImperativeHandle } from 'react';
import { MemoryRouter, Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../web/storage/session.ts';
import { useListPlace } from '../../web/lists/useListPlace.ts';
import { leave, signIn } from '../support/web.tsx';

const SIZES = [[], 40];
/**
 * The distance in px of the list from the top of the page. Tests change it to simulate content above the list that
 * loads late.
 */
let above = 0;
let go: NavigateFunction;
let scroll: () => void;

function List({ name, count }: { name: string; count: number }) {
  const { box, list, sizes, note } = useListPlace(name, count);
  useImperativeHandle<unknown, unknown>(list, () => ({ cache: SIZES }), []);
  scroll = note;
  return (
    <div
      ref={(element) => {
        box.current = element;
        if (element) element.getBoundingClientRect = () => new DOMRect(0, above - window.scrollY);
      }}
    >
      {sizes === undefined ? 'anew' : 'as it was'}
    </div>
  );
}

function Pages({ count }: { count: number }) {
  go = useNavigate();
  return (
    <Routes>
      <Route path="/list" element={<List key="a" name="people-" count={count} />} />
      <Route path="/other" element={<List key="b" name="people-TRANS" count={count} />} />
      <Route path="/away" element="away" />
    </Routes>
  );
}

function open(count = 40) {
  return render(
    <MemoryRouter initialEntries={['/away']}>
      <Pages count={count} />
    </MemoryRouter>,
  );
}

const to = (path: string) => act(async () => go(path));
const back = () => act(async () => go(-1));
const scrollTo = (top: number) => {
  window.scrollY = top;
  scroll();
};
const nextFrame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))));

beforeEach(() => {
  signIn();
  above = 100;
  window.scrollY = 0;
  vi.stubGlobal('scrollTo', (_x: number, y: number) => {
    window.scrollY = Math.max(0, y);
  });
});
afterEach(() => {
  cleanup();
  leave();
  vi.unstubAllGlobals();
});

describe('scroll position of a list', () => {
  it('going back to a list restores its scroll position and row sizes', async () => {
    const { container } = open();
    await to('/list');
    expect([window.scrollY, container.textContent]).toEqual([0, 'anew']);
    scrollTo(900);
    await to('/away');
    window.scrollY = 0;
    await back();
    expect([window.scrollY, container.textContent]).toEqual([900, 'as it was']);
  });

  it('going back restores the scroll position below the top of the list, even if content above the list is not loaded yet', async () => {
    open();
    await to('/list');
    above = 400;
    scrollTo(900);
    await to('/away');
    above = 100;
    await back();
    expect(window.scrollY, 'the list is scrolled 500 px below its top').toBe(600);
  });

  it('going back to a list that was never scrolled shows the top of its page', async () => {
    open();
    await to('/list');
    await nextFrame();
    await to('/away');
    window.scrollY = 300;
    await back();
    expect(window.scrollY).toBe(0);
  });

  it('each list has its own scroll position', async () => {
    open();
    await to('/list');
    scrollTo(900);
    await to('/other');
    expect(window.scrollY).toBe(0);
    scrollTo(500);
    await back();
    expect(window.scrollY).toBe(900);
  });

  it('a list starts at its top when a link opens it, or when it has fewer rows than at the last visit', async () => {
    const { rerender } = open();
    await to('/list');
    scrollTo(900);
    await to('/away');
    await to('/list');
    expect(window.scrollY).toBe(0);
    scrollTo(900);
    await to('/away');
    rerender(
      <MemoryRouter>
        <Pages count={10} />
      </MemoryRouter>,
    );
    await back();
    expect(window.scrollY).toBe(0);
  });

  it('after the session has ended, going back to a list shows its top', async () => {
    open();
    await to('/list');
    scrollTo(900);
    act(() => clearSession());
    await to('/away');
    signIn();
    await back();
    expect(window.scrollY).toBe(0);
  });
});
