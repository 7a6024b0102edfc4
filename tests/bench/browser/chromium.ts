import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findChromium } from '../../support/chromium.mjs';

/** Lighthouse's "slow 4G" profile in the values that DevTools needs for it: 150 ms and 1.6 Mbit/s on the wire. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 }; // ms, bytes/s
const CPU_SLOWDOWN = 4;

export function launch() {
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath: findChromium(), args });
}

/** Opens a page that gets a quarter of this machine's CPU speed, like a phone. */
export async function slowPage(context: BrowserContext, { slow4G }: { slow4G: boolean }) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (slow4G) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  }
  return page;
}

/** Returns the largest contentful paint so far, in ms since the start of the navigation. */
export function largestPaint(page: Page) {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN));
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
