import type { Browser } from '@playwright/test';
import { largestPaint, launch, slowPage } from './browser/chromium.ts';
import { serveStill } from './browser/still.ts';
import { sizeOf } from './support/length.ts';
import { ratios, shown, spread } from './support/figures.ts';
import { register, startProduct } from './support/product.ts';
import { record } from './support/table.ts';

const ROUNDS = sizeOf(5, 1);
const SETTLE_MS = 1_500; // ms to wait after the last request, because a picture may be decoded later
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' };

type Storage = Record<string, string>;

/** Measures the largest contentful paint of a first visit, and of the same page as HTML without any script. */
export async function run() {
  const product = await startProduct({ DEMO: 'on', NODE_ENV: 'development' });
  const browser = await launch();
  try {
    const { token, ...user } = await register(product.url, 'Marina');
    const member = { ageVerified: 'true', t: token, s: JSON.stringify(user) };
    console.log('Slow 4G (Lighthouse), CPU ÷ 4, nothing cached; largest contentful paint, ms');
    await compare(browser, product.url, { name: 'landing', storage: {}, wanted: 1.3 });
    await compare(browser, product.url, { name: 'feed', storage: member, wanted: 2.4 });
  } finally {
    await browser.close();
    await product.stop();
  }
}

async function compare(
  browser: Browser,
  url: string,
  { name, storage, wanted }: { name: string; storage: Storage; wanted: number },
) {
  const still = await serveStill(await settledHtml(browser, url, storage), url);
  const [ours, limit]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await paintOf(browser, url, storage));
    limit.push(await paintOf(browser, still.url, {}));
  }
  still.close();
  record(`${name} largest paint`, 'ms', spread(ours));
  record(`${name} over no script`, '×', ratios(ours, limit));
  console.log(
    `${name.padEnd(9)}${shown(spread(ours))}; without any script ${shown(spread(limit))}; ${shown(ratios(ours, limit), 2)} × (wanted ≤ ${wanted} ×)`,
  );
}

async function paintOf(browser: Browser, url: string, storage: Storage) {
  const context = await visitor(browser, storage);
  const page = await slowPage(context, { slow4G: true });
  await page.goto(`${url}/`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const paint = await largestPaint(page);
  await context.close();
  return paint;
}

async function settledHtml(browser: Browser, url: string, storage: Storage) {
  const context = await visitor(browser, storage);
  const page = await context.newPage();
  await page.goto(`${url}/`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const html = await page.content();
  await context.close();
  return html;
}

/** Opens a new browser context whose localStorage holds only the entries of `storage`. */
async function visitor(browser: Browser, storage: Storage) {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  return context;
}
