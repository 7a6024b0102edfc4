import { fireEvent } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { discretion } from '../../../web/build/discretion.ts';
import { isComposing } from '../../../web/ui/isComposing.ts';
import { setSwitch } from '../../../web/features/discretion/switches.ts';

/**
 * The address to which a quick exit leads in these tests. It is only a fragment, because jsdom cannot load another
 * page.
 */
const elsewhere = '#saiu';
const names = { elsewhere, leave: 'leave-now', title: 'Notas', icon: '/notas.svg' };

/**
 * Returns the title and the icon of the browser tab as the DOM contains them. The title may differ from document.title.
 */
function tab() {
  return {
    title: document.querySelector('title')?.textContent,
    icon: document.querySelector('link')?.getAttribute('href'),
  };
}

beforeAll(() => {
  document.head.innerHTML = '<title>Brasa</title><link rel="icon" href="/favicon.svg">';
  localStorage.setItem('discreet', 'true');
  discretion(names, isComposing);
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
  it('discreet mode replaces the title and the icon of the browser tab before the app has started', () => {
    expect(tab()).toEqual({ title: 'Notas', icon: '/notas.svg' });
  });

  it('discreet mode hides page titles and the unread count, and switching it off restores them', () => {
    setSwitch('discreet', true);
    document.title = `(3) ${document.title}`;
    expect(tab().title).toBe('Notas');
    expect(document.title, 'the page title is restored').toBe('(3) Início · Brasa');
    setSwitch('discreet', false);
    expect(tab()).toEqual({ title: '(3) Início · Brasa', icon: '/favicon.svg' });
  });

  it('discreet mode does not loop endlessly if another observer keeps writing a count into the title', async () => {
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

  it('switching on discreet mode in another tab hides the title in this tab', () => {
    localStorage.setItem('discreet', 'true');
    expect(tab().title).toBe('Início · Brasa');
    fireEvent(window, new StorageEvent('storage', { key: 'discreet' }));
    expect(tab().title).toBe('Notas');
  });
});

describe('quick exit', () => {
  let clock = 0;
  beforeEach(() => void (clock += 60_000));

  /** Dispatches a key press whose timestamp is `after` ms later than that of the previous key press. */
  function press(
    after: number,
    { key = 'Escape', on = document.body, ...more }: KeyboardEventInit & { on?: Element } = {},
  ) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
    Object.defineProperty(event, 'timeStamp', { value: (clock += after) });
    on.dispatchEvent(event);
  }
  const hasLeft = () => location.hash === elsewhere && document.documentElement.style.display === 'none';

  it('two Esc presses within a second leave the site and hide the page, its title and its icon', () => {
    press(0);
    expect(hasLeft()).toBe(false);
    press(1_000);
    expect(hasLeft()).toBe(true);
    expect(tab()).toEqual({ title: 'Notas', icon: '/notas.svg' });
  });

  it('the quick exit ignores a second Esc that comes after more than a second or from key repeat', () => {
    press(0);
    press(1_001);
    press(30, { repeat: true });
    press(30, { repeat: true });
    press(30, { key: 'a' });
    expect(hasLeft()).toBe(false);
  });

  it('an Esc that closes a dialog does not count for the quick exit', () => {
    const handle = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', handle, true);
    press(0);
    press(100);
    press(100);
    document.removeEventListener('keydown', handle, true);
    press(100);
    expect(hasLeft(), 'the first Esc outside a dialog does not leave yet').toBe(false);
    press(100);
    expect(hasLeft()).toBe(true);
  });

  it('an Esc that clears a search field does not count for the quick exit', () => {
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

  it('if the quick exit is switched off, two Esc presses stay on the site, but the event "leave" still leaves it', () => {
    setSwitch('noQuickExit', true);
    press(0);
    press(100);
    expect(hasLeft()).toBe(false);
    fireEvent(window, new Event(names.leave));
    expect(hasLeft()).toBe(true);
  });
});

describe('keys of an input method', () => {
  it.each([
    ['by isComposing', { isComposing: true, keyCode: 27 }],
    ['by keyCode 229, as in Safari', { isComposing: false, keyCode: 229 }],
  ])(
    'if keys are marked as input method keys %s, they reach no handler of the page and do not trigger the quick exit',
    (_how, told) => {
      const heard: string[] = [];
      const hear = ({ key }: KeyboardEvent) => heard.push(key);
      document.addEventListener('keydown', hear, true);
      for (const key of ['Enter', 'Escape', 'Escape']) fireEvent.keyDown(document.body, { key, ...told });
      expect(heard).toEqual([]);
      expect(location.hash).toBe('');
      fireEvent.keyDown(document.body, { key: 'a', keyCode: 65 });
      document.removeEventListener('keydown', hear, true);
      expect(heard).toEqual(['a']);
    },
  );
});
