import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { eventually } from '../eventually.ts';
import type { ActionSource, Engine } from './driver.ts';

/** The key code of Enter in W3C WebDriver. */
const ENTER = '\uE007';

const seen = z.object({
  x: z.number(),
  y: z.number(),
  /** True if a click at `x`, `y` hits the element, and the element is neither moving nor disabled. */
  isReachable: z.boolean(),
});

/**
 * Runs in the page. Returns the position of the first visible element that matches the selector and the patterns for
 * its accessible name and its text.
 */
async function look(selector: string, namePattern: string, textPattern: string, scroll: string) {
  const isField = (each: Element) => each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement;
  const nameOf = (each: Element) =>
    each.getAttribute('aria-label') ?? (isField(each) ? each.labels?.[0]?.textContent : undefined) ?? each.textContent;
  const textOf = (each: Element) => (isField(each) ? each.value : each.textContent).trim();
  const [name, text] = [new RegExp(namePattern, 'u'), new RegExp(textPattern, 'u')];
  const fits = (each: Element) => name.test(nameOf(each).trim()) && text.test(textOf(each));
  const found = [...document.querySelectorAll(selector)].find((each) => each.checkVisibility() && fits(each));
  if (!found) return null;
  if (scroll === 'scroll') found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = found.getBoundingClientRect();
  // Waits with a timer and not with requestAnimationFrame, because WebKit renders no frames while its window is
  // covered.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const after = found.getBoundingClientRect();
  const [x, y] = [Math.round(after.left + after.width / 2), Math.round(after.top + after.height / 2)];
  const standsStill = before.top === after.top && before.left === after.left && before.width === after.width;
  const hit = document.elementFromPoint(x, y);
  return {
    x,
    y,
    isReachable: standsStill && !found.matches(':disabled') && hit?.closest(selector) === found,
  };
}

/**
 * Runs in the page. Returns the height, in px, of the area in which a tap hits the first visible element that matches
 * the selector and the pattern for its text.
 */
function targetHeight(selector: string, textPattern: string) {
  const text = new RegExp(textPattern, 'u');
  const found = [...document.querySelectorAll(selector)].find(
    (each) => each.checkVisibility() && text.test(each.textContent),
  );
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [{ left, width, top, height } = new DOMRect()] = found.getClientRects();
  const middle = top + height / 2;
  // Measures at three points of the element, because a link in the next line may cover one of them. The best counts.
  const heights = [0.15, 0.5, 0.85].map((part) => {
    const isHit = (y: number) => found.contains(document.elementFromPoint(left + width * part, y));
    let [above, below] = [0, 0];
    while (above < 100 && isHit(middle - above - 0.5)) above += 0.5;
    while (below < 100 && isHit(middle + below + 0.5)) below += 0.5;
    return above + below;
  });
  return Math.max(...heights);
}

/** Runs in the page. Returns its URL and its visible text, for the message of a failed test. */
function describePage() {
  return `${location.href}\n${document.body.innerText.slice(0, 1_500)}`;
}

/**
 * Starts a browser for one test and returns the actions of a visitor. An action finds its element by a CSS selector and
 * patterns for its name or text. Each action is retried until it succeeds.
 */
export async function openBrowser(engine: Engine, root: string) {
  const driver = await engine.start();
  onTestFinished(() => driver.close());

  async function found(selector: string, name: string, text = '', scroll: 'scroll' | 'stay' = 'stay') {
    return seen.nullable().parse(await driver.evaluate(String(look), selector, name, text, scroll));
  }

  /** Repeats a step until it does not throw. After the time limit it throws an error with the page's URL and text. */
  async function until<Result>(step: () => Promise<Result>) {
    try {
      return await eventually(step);
    } catch (error) {
      const page = await driver.evaluate(String(describePage)).catch(String);
      throw new Error(`${String(error)}\nThe page: ${String(page)}`, { cause: error });
    }
  }

  async function click(selector: string, name: string) {
    const at = await until(async () => {
      const element = await found(selector, name, '', 'scroll');
      if (!element?.isReachable) throw new Error(`${selector} /${name}/ cannot be clicked: ${JSON.stringify(element)}`);
      return element;
    });
    await driver.act([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: at.x, y: at.y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  return {
    click,
    async type(selector: string, name: string, text: string) {
      await click(selector, name);
      await driver.act([typing(text)]);
    },
    upload: (selector: string, paths: string[]) => driver.upload(selector, paths),
    goto: (path: string) => driver.goto(new URL(path, root).href),
    /** Writes values to localStorage, as an earlier session would have done, and then opens a page. */
    async gotoWith(stored: Record<string, string>, path: string) {
      await driver.goto(new URL('/about', root).href);
      // Writes all values in one call. If the open page found only some of the values, it would end the session.
      const store = (...pairs: string[]) => {
        for (let at = 0; at < pairs.length; at += 2) localStorage.setItem(pairs[at] ?? '', pairs[at + 1] ?? '');
      };
      await driver.evaluate(String(store), ...Object.entries(stored).flat());
      await driver.goto(new URL(path, root).href);
    },
    /** Waits until an element that matches the selector, the name and the text is visible. */
    shows: (selector: string, name: string, text = '') =>
      until(async () => {
        if (!(await found(selector, name, text))) throw new Error(`${selector} /${name}/ /${text}/ is not shown.`);
      }),
    /** Waits until no element that matches the selector and the name is visible. */
    hides: (selector: string, name: string) =>
      until(async () => {
        if (await found(selector, name)) throw new Error(`${selector} /${name}/ is still shown.`);
      }),
    /** Waits until a tap hits the element within a height of at least this number of px. */
    hasHeight: (selector: string, text: string, minimum: number) =>
      until(async () => {
        const height = Number(await driver.evaluate(String(targetHeight), selector, text));
        if (height < minimum) throw new Error(`The target ${selector} /${text}/ is ${height} px high.`);
      }),
    isAt: (path: RegExp) =>
      until(async () => {
        const url = new URL(String(await driver.evaluate('() => location.href')));
        if (!path.test(url.pathname)) throw new Error(`The page is at ${url.pathname}, not at ${path}.`);
      }),
  };
}

function typing(text: string): ActionSource {
  const keys = Array.from(text, (key) => (key === '\n' ? ENTER : key));
  return {
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  };
}
