import type { Page } from '@playwright/test';

/** Sends a message in the open conversation. */
export async function say(page: Page, to: string, words: string) {
  await page.getByLabel(`Mensagem para ${to}`).fill(words);
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
}

/** Returns the message on the screen that contains these words. */
export function bubble(page: Page, words: string) {
  return page.getByRole('group').filter({ hasText: words });
}
