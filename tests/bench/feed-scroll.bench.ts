import type { Page } from '@playwright/test';
import { launch, slowPage } from './browser/chromium.ts';
import { buildPrograms } from './support/build.ts';
import { spread } from './support/figures.ts';
import { startMeasured } from './support/processes.ts';
import { startProduct } from './support/product.ts';

const ROUNDS = 3;
const SCROLLING = 12_000; // ms
const STEP = 700; // pixels
const PAUSE = 120; // ms between steps

/** A feed of 10,000 posts, scrolled without rest at a quarter of the CPU. */
export async function run() {
  const program = await buildPrograms({ platform: 'tests/bench/browser/endless-platform.ts' });
  const platform = await startMeasured(program('platform'), {}, '/readyz');
  const product = await startProduct({ PLATFORM_URL: platform.url });
  const browser = await launch();
  try {
    const rounds = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'pt-BR',
        serviceWorkers: 'block',
      });
      const user = {
        userId: 'u',
        name: 'Marina',
        nickname: 'marina',
        imageUrl: null,
        profileType: 'PROFISSIONAL',
        preferences: [],
      };
      await context.addInitScript((stored) => {
        localStorage.setItem('ageVerified', 'true');
        localStorage.setItem('t', 'bench-token');
        localStorage.setItem('s', stored);
      }, JSON.stringify(user));
      const page = await slowPage(context, { slow4G: false });
      await page.goto(`${product.url}/`);
      await page.getByText('Publicação 0.').waitFor({ timeout: 120_000 });
      await page.waitForTimeout(3_000);
      rounds.push(await scroll(page));
      await context.close();
    }
    console.log(`${ROUNDS} rounds of ${SCROLLING / 1_000} s, CPU ÷ 4; wanted: no task over 50 ms, at most 300 nodes`);
    for (const { pixels, tasks, nodes, feedNodes } of rounds) {
      const longest = tasks.length > 0 ? spread(tasks).max : 0;
      console.log(
        `${pixels} px scrolled: ${tasks.length} tasks over 50 ms (longest ${longest.toFixed(0)} ms), at most ${nodes} nodes in the page, ${feedNodes} in its main column`,
      );
    }
  } finally {
    await browser.close();
    await product.stop();
    await platform.stop();
  }
}

async function scroll(page: Page) {
  await page.mouse.move(640, 400);
  const watch = page.evaluate(
    (time) =>
      new Promise<{ tasks: number[]; nodes: number; feedNodes: number; pixels: number }>((resolve) => {
        const tasks: number[] = [];
        let nodes = 0;
        let feedNodes = 0;
        new PerformanceObserver((list) => tasks.push(...list.getEntries().map((entry) => entry.duration))).observe({
          type: 'longtask',
        });
        const began = performance.now();
        const timer = setInterval(() => {
          nodes = Math.max(nodes, document.getElementsByTagName('*').length);
          feedNodes = Math.max(feedNodes, document.querySelector('main')?.getElementsByTagName('*').length ?? 0);
          if (performance.now() - began < time) return;
          clearInterval(timer);
          resolve({ tasks, nodes, feedNodes, pixels: Math.round(document.scrollingElement?.scrollTop ?? 0) });
        }, 100);
      }),
    SCROLLING,
  );
  for (const until = Date.now() + SCROLLING; Date.now() < until;) {
    await page.mouse.wheel(0, STEP);
    await page.waitForTimeout(PAUSE);
  }
  return watch;
}
