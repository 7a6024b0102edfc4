import type { Browser } from '@playwright/test';

/** Entries of the localStorage. */
export type Storage = Record<string, string>;

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const DESKTOP = { viewport: { width: 1_280, height: 800 }, hasTouch: false };

/** Opens a new browser context whose localStorage holds only the entries of `storage`. */
export async function openVisitor(browser: Browser, storage: Storage, device = PHONE) {
  const context = await browser.newContext({
    ...device,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    serviceWorkers: 'block',
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(storage));
  return context;
}
