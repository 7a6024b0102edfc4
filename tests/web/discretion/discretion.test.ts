import { fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { discretion } from '../../../web/build/discretion.ts';
import { setSwitch } from '../../../web/features/discretion/switches.ts';

/** jsdom goes nowhere but to fragments. */
const elsewhere = '#saiu';
const names = { elsewhere, leave: 'leave-now', title: 'Notas', icon: '/notas.svg' };

/** What the browser shows, whatever pages read. */
function tab() {
  return {
    title: document.querySelector('title')?.textContent,
    icon: document.querySelector('link')?.getAttribute('href'),
  };
}

beforeAll(() => {
  document.head.innerHTML = '<title>Brasa</title><link rel="icon" href="/favicon.svg">';
  localStorage.setItem('discreet', 'true');
  discretion(names);
});
beforeEach(() => {
  document.title = 'Início · Brasa';
});
afterEach(() => {
  localStorage.clear();
  fireEvent(window, new StorageEvent('storage'));
  location.hash = '';
  document.documentElement.style.display = '';
});

describe('discreet mode', () => {
  it('hides the name and the icon before anything of the app has run', () => {
    expect(tab()).toEqual({ title: 'Notas', icon: '/notas.svg' });
  });

  it('hides whatever a page names the tab, and what is unread, and gives it back', () => {
    setSwitch('discreet', true);
    document.title = `(3) ${document.title}`;
    expect(tab().title).toBe('Notas');
    expect(document.title, 'pages find what they wrote').toBe('(3) Início · Brasa');
    setSwitch('discreet', false);
    expect(tab()).toEqual({ title: '(3) Início · Brasa', icon: '/favicon.svg' });
  });

  it('does not fight with who keeps a count before the title', async () => {
    let changes = 0;
    const keeper = new MutationObserver(() => {
      changes += 1;
      const wanted = `(9) ${document.title.replace(/^\(\d+\) /, '')}`;
      if (wanted !== document.title) document.title = wanted;
    });
    keeper.observe(document.head, { childList: true, characterData: true, subtree: true });
    setSwitch('discreet', true);
    document.title = 'Mensagens · Brasa';
    await new Promise((resolve) => setTimeout(resolve));
    const settled = changes;
    await new Promise((resolve) => setTimeout(resolve));
    keeper.disconnect();
    expect([tab().title, document.title, changes]).toEqual(['Notas', '(9) Mensagens · Brasa', settled]);
  });

  it('is switched on by another tab', () => {
    localStorage.setItem('discreet', 'true');
    expect(tab().title).toBe('Início · Brasa');
    fireEvent(window, new StorageEvent('storage', { key: 'discreet' }));
    expect(tab().title).toBe('Notas');
  });
});

describe('the quick exit', () => {
  let clock = 0;
  beforeEach(() => void (clock += 60_000));

  /** So many ms after the one before. */
  function press(
    after: number,
    { key = 'Escape', on = document.body, ...more }: KeyboardEventInit & { on?: Element } = {},
  ) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    Object.defineProperty(event, 'timeStamp', { value: (clock += after) });
    on.dispatchEvent(event);
  }
  const hasLeft = () => location.hash === elsewhere && document.documentElement.style.display === 'none';

  it('leaves at the second Esc within a second, with nothing left to be seen', () => {
    press(0);
    expect(hasLeft()).toBe(false);
    press(1_000);
    expect(hasLeft()).toBe(true);
    expect(tab()).toEqual({ title: 'Notas', icon: '/notas.svg' });
  });

  it('does not leave at one that comes later, or is held down', () => {
    press(0);
    press(1_001);
    press(30, { repeat: true });
    press(30, { repeat: true });
    press(30, { key: 'a' });
    expect(hasLeft()).toBe(false);
  });

  it('counts no Esc that closed something, however fast dialogs are closed one after the other', () => {
    const handle = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', handle, true);
    press(0);
    press(100);
    press(100);
    document.removeEventListener('keydown', handle, true);
    press(100);
    expect(hasLeft(), 'the first one that is for nobody else').toBe(false);
    press(100);
    expect(hasLeft()).toBe(true);
  });

  it('counts no Esc that empties a search', () => {
    const search = document.body.appendChild(document.createElement('input'));
    search.type = 'search';
    search.value = 'praia';
    press(0, { on: search });
    press(100, { on: search });
    expect(hasLeft()).toBe(false);
    search.value = '';
    press(100, { on: search });
    press(100, { on: search });
    expect(hasLeft()).toBe(true);
    search.remove();
  });

  it('can be switched off, for the keys alone', () => {
    setSwitch('noQuickExit', true);
    press(0);
    press(100);
    expect(hasLeft()).toBe(false);
    fireEvent(window, new Event(names.leave));
    expect(hasLeft()).toBe(true);
  });
});

describe('the keys of an input method', () => {
  it.each([
    ['by isComposing', { isComposing: true, keyCode: 27 }],
    ['by code 229, as in Safari', { isComposing: false, keyCode: 229 }],
  ])('told %s reach no handler of the page, and two of Escape do not leave', (_how, told) => {
    const heard: string[] = [];
    const hear = ({ key }: KeyboardEvent) => heard.push(key);
    document.addEventListener('keydown', hear, true);
    for (const key of ['Enter', 'Escape', 'Escape']) fireEvent.keyDown(document.body, { key, ...told });
    expect(heard).toEqual([]);
    expect(location.hash).toBe('');
    fireEvent.keyDown(document.body, { key: 'a', keyCode: 65 });
    document.removeEventListener('keydown', hear, true);
    expect(heard).toEqual(['a']);
  });
});
