import { test, type Page } from '@playwright/test';

/** Takes a screenshot of the page and keeps it in the folder of the test's results. */
export async function keepPicture(page: Page, name: string) {
  const path = test.info().outputPath(`${name.replace(/\W+/gu, '-')}.png`);
  await page.screenshot({ path });
  test.info().attachments.push({ name, path, contentType: 'image/png' });
}
