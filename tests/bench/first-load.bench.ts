import type { Browser } from '@playwright/test';
import { largestPaint, launch, slowPage } from './browser/chromium.ts';
import { interactionTimes } from './browser/interactions.ts';
import { layoutShifts } from './browser/shifts.ts';
import { serveStill } from './browser/still.ts';
import { openVisitor, type Storage } from './browser/visitor.ts';
import { sizeOf } from './support/length.ts';
import { quantile, ratios, shown, spread } from './support/figures.ts';
import { logIn, register, startProduct } from './support/product.ts';
import { record } from './support/table.ts';

const ROUNDS = sizeOf(5, 1);
const SETTLE_MS = 1_500; // ms to wait after the last request, because a picture may be decoded later
const SHIFTED_PAGES = sizeOf(50, 1); // the maximum number of pages of visitors and of members

/**
 * Measures the largest contentful paint of a first visit, and of the same page as HTML without any script. Also
 * measures how much each page moves its content while it loads, and the time from a tap to the next paint.
 */
export async function run() {
  const product = await startProduct({ DEMO: 'on', NODE_ENV: 'development' });
  const browser = await launch();
  try {
    const member = storageOf(await register(product.url, 'Marina'));
    const helena = storageOf(await logIn(product.url, { email: 'helena@brasa.example', password: 'brasa-demo-2026' }));
    console.log('Slow 4G (Lighthouse), CPU ÷ 4, nothing cached; largest contentful paint, ms');
    await compare(browser, product.url, { name: 'landing', storage: {}, wanted: 1.3 });
    await compare(browser, product.url, { name: 'feed', storage: member, wanted: 2.4 });
    await measureShifts(browser, product.url, helena);
    await measureTaps(browser, product.url, member);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Returns the entries of the localStorage of a signed-in member who is past the age gate. */
function storageOf({ token, ...user }: Awaited<ReturnType<typeof register>>): Storage {
  return { ageVerified: 'true', t: token, s: JSON.stringify(user) };
}

async function measureShifts(browser: Browser, url: string, member: Storage) {
  console.log('layout shifts of a first visit (wanted ≤ 0.02), at 390 px and at 1280 px');
  for (const { name, phone, desktop } of await layoutShifts(browser, url, member, SHIFTED_PAGES)) {
    record(`layout shift of ${name}, 390 px`, 'score', spread([phone]));
    record(`layout shift of ${name}, 1280 px`, 'score', spread([desktop]));
    console.log(`${name.padEnd(28)}${phone.toFixed(3)}  ${desktop.toFixed(3)}`);
  }
}

async function measureTaps(browser: Browser, url: string, member: Storage) {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(...(await interactionTimes(browser, url, member)));
  const slowest = quantile(
    times.toSorted((one, other) => one - other),
    0.98,
  );
  record('tap to next paint, p98', 'ms', spread([slowest]));
  console.log(
    `${times.length} taps of the main job: ${shown(spread(times))} ms to the next paint, p98 ${slowest} (wanted ≤ 80)`,
  );
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
  const context = await openVisitor(browser, storage);
  const page = await slowPage(context, { slow4G: true });
  await page.goto(`${url}/`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const paint = await largestPaint(page);
  await context.close();
  return paint;
}

async function settledHtml(browser: Browser, url: string, storage: Storage) {
  const context = await openVisitor(browser, storage);
  const page = await context.newPage();
  await page.goto(`${url}/`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const html = await page.content();
  await context.close();
  return html;
}
