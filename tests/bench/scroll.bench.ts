import type { Browser, Page } from '@playwright/test';
import { launch, slowPage } from './browser/chromium.ts';
import { buildPrograms } from './support/build.ts';
import { spread } from './support/figures.ts';
import { startMeasured } from './support/processes.ts';
import { startProduct } from './support/product.ts';

const ROUNDS = 3;
const SCROLLING = 12_000; // ms
const STEP = 700; // pixels
const PAUSE = 120; // ms between steps

const ME = '0190a000-0001-7000-8000-000000000001';

/** What is scrolled, and which way one reads it. */
const places = [
  { name: '10,000 posts', path: '/', first: 'Publicação 0.', step: STEP },
  {
    name: '10,000 messages',
    path: '/chat?com=0190a000-0004-7000-8000-000000000000',
    first: 'Mensagem 10000.',
    step: -STEP,
  },
];

/** Long lists, scrolled without rest at a quarter of the CPU. */
export async function run() {
  const program = await buildPrograms({ platform: 'tests/bench/browser/endless-platform.ts' });
  const platform = await startMeasured(program('platform'), {}, '/readyz');
  const product = await startProduct({ PLATFORM_URL: platform.url });
  const browser = await launch();
  try {
    console.log(`${ROUNDS} rounds of ${SCROLLING / 1_000} s, CPU ÷ 4; wanted: no task over 50 ms, at most 300 nodes`);
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { name, path, first, step } of places) {
        const context = await memberContext(browser);
        const page = await slowPage(context, { slow4G: false });
        await page.goto(`${product.url}${path}`);
        await page.getByText(first).first().waitFor({ timeout: 120_000 });
        await page.waitForTimeout(3_000);
        const { pixels, tasks, nodes, listNodes } = await scroll(page, step);
        const longest = tasks.length > 0 ? spread(tasks).max : 0;
        console.log(
          `${name}: ${pixels} px scrolled: ${tasks.length} tasks over 50 ms (longest ${longest.toFixed(0)} ms), at most ${nodes} nodes in the page, ${listNodes} in its main column`,
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

/** Turns the wheel over the middle of the page, where both lists are. */
async function scroll(page: Page, step: number) {
  await page.mouse.move(800, 400);
  const watch = page.evaluate(
    (time) =>
      new Promise<{ tasks: number[]; nodes: number; listNodes: number; pixels: number }>((resolve) => {
        const tasks: number[] = [];
        let nodes = 0;
        let listNodes = 0;
        let pixels = 0;
        const tops = new WeakMap<object, number>();
        new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
          type: 'longtask',
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
          resolve({ tasks, nodes, listNodes, pixels: Math.round(pixels) });
        }, 100);
      }),
    SCROLLING,
  );
  for (const until = Date.now() + SCROLLING; Date.now() < until;) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(PAUSE);
  }
  return watch;
}
