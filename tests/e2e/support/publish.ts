import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** Returns a JPEG picture in a single colour. */
export function color(background: string) {
  return sharp({ create: { width: 900, height: 1_200, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** Publishes a text and a picture through the composer, and waits for the post in the feed. */
export async function publish(page: Page, words: string, background = '#e2703a') {
  await page.goto('/post/create');
  const picture = { name: 'cor.jpg', mimeType: 'image/jpeg', buffer: await color(background) };
  await page.locator('input[type=file]').first().setInputFiles([picture]);
  return await write(page, words);
}

/** Publishes a text without a picture, and waits for the post in the feed. */
export async function publishWords(page: Page, words: string) {
  await page.goto('/post/create');
  return await write(page, words);
}

async function write(page: Page, words: string) {
  await page.getByRole('tab', { name: 'Texto' }).click();
  await page.getByRole('textbox').fill(words);
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page).toHaveURL('/');
  const card = page.getByRole('article').filter({ hasText: words });
  await expect(card).toBeVisible();
  return card;
}
