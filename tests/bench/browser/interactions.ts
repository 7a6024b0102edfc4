import type { Browser, Page } from '@playwright/test';
import { slowPage } from './chromium.ts';
import { openVisitor, type Storage } from './visitor.ts';

declare global {
  interface Window {
    /** The duration in ms of each interaction, by the id that the browser gives it. */
    __interactions?: Map<number, number>;
  }
}

/**
 * Taps through the main job on a slow phone: opens a post, reacts, comments, follows a member and opens a chat.
 * @returns the time in ms from each tap to the next paint, as the browser's Event Timing API reports it. The browser
 * rounds to 8 ms and reports no interaction under 16 ms
 */
export async function interactionTimes(browser: Browser, url: string, storage: Storage) {
  const context = await openVisitor(browser, storage);
  const page = await slowPage(context, { slow4G: true });
  await recordInteractions(page);
  await page.goto(`${url}/`, { waitUntil: 'networkidle' });

  await page
    .getByRole('button', { name: /^(Reagir com fogo|Apagar a chama)/ })
    .first()
    .tap();
  await page
    .getByRole('link', { name: /^Comentar/ })
    .first()
    .tap();
  await page.getByLabel('Escreva um comentário').tap();
  await page.getByLabel('Escreva um comentário').fill('Que luz bonita.');
  await page.getByRole('button', { name: 'Comentar' }).tap();
  await page.getByText('Que luz bonita.').first().waitFor();
  await page.getByRole('button', { name: 'Perfil', exact: true }).tap();
  await page.getByRole('link', { name: 'Descobrir' }).tap();
  await page
    .getByRole('button', { name: /^Seguir:/ })
    .first()
    .tap();
  await page.getByRole('main').getByRole('article').first().getByRole('link').tap();
  await page.getByRole('link', { name: /^Enviar mensagem/ }).tap();
  await page.getByLabel(/^Mensagem para/).tap();
  await page.waitForLoadState('networkidle');

  const times = await page.evaluate(() => [...(window.__interactions ?? [])].map(([, time]) => time));
  await context.close();
  return times;
}

async function recordInteractions(page: Page) {
  await page.addInitScript(() => {
    const times = (window.__interactions = new Map<number, number>());
    const options = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('interactionId' in entry) || typeof entry.interactionId !== 'number' || entry.interactionId === 0)
          continue;
        times.set(entry.interactionId, Math.max(times.get(entry.interactionId) ?? 0, entry.duration));
      }
    }).observe(options);
  });
}
