import { loadavg } from 'node:os';
import type { Browser, Page } from '@playwright/test';
import { TEST_TIMEOUT_MS } from '../support/time-limits.ts';
import { launch, slowPage } from './browser/chromium.ts';
import { mainThreadTasks, total, type Task } from './browser/main-thread.ts';
import { buildPrograms } from './support/build.ts';
import { spread } from './support/figures.ts';
import { sizeOf } from './support/length.ts';
import { startMeasured } from './support/processes.ts';
import { startProduct } from './support/product.ts';
import { record } from './support/table.ts';

const ROUNDS = sizeOf(3, 1);
const SCROLLING = sizeOf(12_000, 1_000); // ms
/** The speed of a page after a fling gesture: about six screens per second, without jumps. */
const SPEED = 5_000; // pixels per second
const SWEEP = 1.5 * SPEED; // pixels per scroll movement
const LONG_MS = 50;

interface Seen {
  /** Milliseconds. */
  frames: number[];
  pixels: number;
  nodes: number;
  listNodes: number;
}

const ME = '0190a000-0001-7000-8000-000000000001';

/** The lists to scroll. `way` is the direction in which a member reads the list. */
const places = [
  { name: '10,000 posts', path: '/', first: 'article >> text=Publicação 0.', way: -1 },
  {
    name: '10,000 messages',
    path: '/chat?com=0190a000-0004-7000-8000-000000000000',
    first: '[role=region] >> text=Mensagem 10000.',
    way: 1,
  },
  {
    name: '10,000 messages that come in pages',
    path: '/chat?com=0190a000-0004-7000-8000-000000000001',
    first: '[role=region] >> text=Mensagem 10000.',
    way: 1,
  },
];

/**
 * Measures whether long lists scroll without a pause at a quarter of the CPU speed. Measures a task by the CPU time of
 * its thread, so that the result is the same on a busy machine. Also prints the durations of frames in real time.
 */
export async function run() {
  const program = await buildPrograms({ platform: 'tests/bench/browser/endless-platform.ts' });
  const platform = await startMeasured(program('platform'), {}, '/readyz');
  const product = await startProduct({ PLATFORM_URL: platform.url });
  const browser = await launch();
  try {
    console.log(`${ROUNDS} rounds of ${SCROLLING / 1_000} s, CPU ÷ 4; wanted: no task over 50 ms, at most 300 nodes`);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, path, first, way } of places) {
        const context = await memberContext(browser);
        const page = await slowPage(context, { slow4G: false });
        await page.goto(`${product.url}${path}`);
        await page.locator(first).first().waitFor({ timeout: TEST_TIMEOUT_MS });
        await page.waitForTimeout(3_000);
        let seen: Seen = { pixels: 0, frames: [], nodes: 0, listNodes: 0 };
        const tasks = await mainThreadTasks(browser, page, async () => {
          seen = await scroll(page, way);
        });
        const long = tasks.filter(({ took }) => took > LONG_MS);
        record(`${name}, round ${round + 1}`, `tasks over ${LONG_MS} ms`, spread([long.length]));
        const worst = tasks.toSorted((one, other) => other.took - one.took).slice(0, 5);
        const ownLong = tasks.filter(({ took, collecting }) => took - collecting > LONG_MS);
        console.log(
          `${name}: ${seen.pixels} px scrolled: ${long.length} tasks over ${LONG_MS} ms of their own time (longest ${worst.map(worded).join(', ')} ms), ${ownLong.length} without collections of the whole heap, ${((total(tasks) / seen.pixels) * 1_000).toFixed(0)} ms in 1,000 px; ${seen.frames.length} frames over ${LONG_MS} ms by the clock (longest ${longest(seen.frames).join(', ') || '–'} ms) at a load of ${(loadavg()[0] ?? 0).toFixed(1)}; at most ${seen.nodes} nodes in the page, ${seen.listNodes} in its main column`,
        );
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await product.stop();
    await platform.stop();
  }
}

function longest(frames: readonly number[]) {
  return frames
    .toSorted((one, other) => other - one)
    .slice(0, 3)
    .map(Math.round);
}

function worded({ took, collecting }: Task) {
  return `${took.toFixed(0)}${collecting > 1 ? ` of which collecting ${collecting.toFixed(0)}` : ''}`;
}

async function memberContext(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'pt-BR',
    serviceWorkers: 'block',
  });
  const user = {
    userId: ME,
    name: 'Ana',
    nickname: 'ana',
    imageUrl: null,
    profileType: 'PROFISSIONAL',
    preferences: [],
  };
  await context.addInitScript((stored) => {
    localStorage.setItem('ageVerified', 'true');
    localStorage.setItem('t', 'bench-token');
    localStorage.setItem('s', stored);
  }, JSON.stringify(user));
  return context;
}

/**
 * Scrolls down if `way` is negative, and up if it is positive. The pointer is in the middle of the page, which is
 * inside every list.
 */
async function scroll(page: Page, way: number) {
  const devtools = await page.context().newCDPSession(page);
  const watch = page.evaluate(
    (time) =>
      new Promise<Seen>((resolve) => {
        const frames: number[] = [];
        let nodes = 0;
        let listNodes = 0;
        let pixels = 0;
        const tops = new WeakMap<object, number>();
        // The duration of a long frame includes everything that delayed the frame: tasks, rendering and layout.
        new PerformanceObserver((list) => frames.push(...list.getEntries().map(({ duration }) => duration))).observe({
          type: 'long-animation-frame',
        });
        document.addEventListener(
          'scroll',
          ({ target }) => {
            const scroller = target instanceof Element ? target : document.scrollingElement;
            if (!scroller) return;
            pixels += Math.abs(scroller.scrollTop - (tops.get(scroller) ?? scroller.scrollTop));
            tops.set(scroller, scroller.scrollTop);
          },
          { capture: true, passive: true },
        );
        const began = performance.now();
        const timer = setInterval(() => {
          nodes = Math.max(nodes, document.getElementsByTagName('*').length);
          listNodes = Math.max(listNodes, document.querySelector('main')?.getElementsByTagName('*').length ?? 0);
          if (performance.now() - began < time) return;
          clearInterval(timer);
          resolve({ frames, nodes, listNodes, pixels: Math.round(pixels) });
        }, 100);
      }),
    SCROLLING,
  );
  for (const until = Date.now() + SCROLLING; Date.now() < until;) {
    const movement = { x: 800, y: 400, yDistance: way * SWEEP, speed: SPEED, preventFling: true };
    await devtools.send('Input.synthesizeScrollGesture', { ...movement, gestureSourceType: 'mouse' });
  }
  return watch;
}
