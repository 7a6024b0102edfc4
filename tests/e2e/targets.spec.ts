import type { Page } from '@playwright/test';
import { say } from './support/chat.ts';
import { becomeMember, idOf, newMember } from './support/members.ts';
import { publishWords } from './support/publish.ts';
import { another, expect, test } from './support/test.ts';

/** What a finger cannot hit well: buttons, and links that do not stand within a text, of less than 44 px. */
function tooSmall(page: Page) {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('button, a[href], summary, [role=tab], [role=switch]')];
    return all.flatMap((element) => {
      const { display, visibility } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isWithin = display === 'inline' || element.closest('[aria-hidden=true], [inert], .sr-only') !== null;
      const isShown = visibility === 'visible' && width > 1 && height > 1;
      if (!isShown || isWithin || (width >= 43.5 && height >= 43.5)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [`${name} ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
}

test('what is touched is at least 44 px wide and high', async ({ page, browser, consoleErrors }) => {
  const other = await another(browser, page, consoleErrors);
  const bruno = newMember('Bruno');
  await becomeMember(other, bruno);
  await becomeMember(page, newMember('Ana'));
  const words = `Um texto longo ${Date.now()}.`;
  await page.goto('/post/create?modo=texto');
  await page.getByLabel('Texto do post').fill(`${words} ${'Mais uma frase do mesmo texto. '.repeat(40)}`);
  await page.getByRole('button', { name: 'Publicar' }).click();
  const card = page.getByRole('article').filter({ hasText: words });
  await expect(card.getByRole('button', { name: 'ver mais' })).toBeVisible();
  expect(await tooSmall(page), 'the feed').toEqual([]);

  await card.getByRole('link', { name: /^Comentar/ }).click();
  await page.getByLabel('Escreva um comentário').fill('Oi');
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(page.getByRole('button', { name: 'Responder' })).toBeVisible();
  expect(await tooSmall(page), 'a post').toEqual([]);

  await page.goto('/post/create');
  await expect(page.getByRole('tab', { name: 'Texto' })).toBeVisible();
  expect(await tooSmall(page), 'the composer').toEqual([]);

  await page.goto(`/timeline/${await idOf(other)}`);
  await expect(page.getByRole('heading', { name: bruno.name })).toBeVisible();
  expect(await tooSmall(page), 'a profile').toEqual([]);

  await page.goto(`/chat?para=${await idOf(other)}`);
  await say(page, bruno.name, 'Oi');
  await expect(page.getByRole('button', { name: 'Opções da mensagem' })).toBeAttached();
  expect(await tooSmall(page), 'a conversation').toEqual([]);
});

test('a name of eighty letters takes two lines where its post and its comment stand', async ({ page }) => {
  const name = 'Maria Aparecida da Conceição Albuquerque Cavalcanti de Vasconcelos e Souza Lima';
  await becomeMember(page, { ...newMember('Maria'), name });
  const card = await publishWords(page, `Oi ${Date.now()}`);
  const lines = async (link: ReturnType<Page['getByRole']>) => {
    const height = (await link.boundingBox())?.height ?? 0;
    const line = await link.evaluate((element) => {
      const { lineHeight } = getComputedStyle(element);
      return Number.parseFloat(lineHeight);
    });
    return Math.round(height / line);
  };
  const byline = card.locator('.line-clamp-2').first();
  await expect(byline).toHaveText(name);
  await expect.poll(() => lines(byline), 'above a post').toBe(2);

  await card.getByRole('link', { name: /^Comentar/ }).click();
  await page.getByLabel('Escreva um comentário').fill('Oi');
  await page.getByRole('button', { name: 'Comentar' }).click();
  const comment = page
    .getByRole('article', { name: `Comentário de ${name}` })
    .locator('.line-clamp-2')
    .first();
  await expect(comment).toHaveText(name);
  await expect.poll(() => lines(comment), 'above a comment').toBe(2);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow, 'nothing stands beyond the screen').toBeLessThanOrEqual(0);
});
