import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { willDelete } from './support/deleted.ts';
import { becomeMember, newMember, register } from './support/members.ts';
import { expect, expectAccessible, test, watchConsole } from './support/test.ts';

test(
  'a new member publishes, reacts and comments; another member replies; hidden and deleted content disappears',
  { tag: ['@gate-phone', '@gate-desktop'] },
  async ({ page, browser, consoleErrors }) => {
    const words = `Fim de tarde na laje ${Date.now()}`;
    const author = newMember('Marina');
    await register(page, author);
    await expectAccessible(page);

    await page.goto('/post/create');
    await expectAccessible(page);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        { name: 'laje.jpg', mimeType: 'image/jpeg', buffer: await picture() },
        { name: 'brasa.mp4', mimeType: 'video/mp4', buffer: await readFile('tests/support/fixtures/two-seconds.mp4') },
      ]);
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Texto' }).click();
    await page.getByRole('textbox').fill(words);
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Post criado com sucesso')).toBeVisible();
    await expect(page).toHaveURL('/');

    const card = page.getByRole('article').filter({ hasText: words });
    await expect(card).toBeVisible();
    const shown = card.locator('img[srcset]').first();
    await expect.poll(() => shown.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
    await card.getByRole('button', { name: 'Reagir com fogo' }).click();
    await expect(card.getByRole('button', { name: 'Apagar a chama' })).toContainText('1');
    await card
      .getByRole('link', { name: /coment/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/post\/[0-9a-f-]{36}/);
    const postUrl = page.url();

    await page.getByLabel('Escreva um comentário').fill('Que luz é essa?');
    await page.getByRole('button', { name: 'Comentar' }).click();
    await expect(page.getByRole('article', { name: `Comentário de ${author.name}` })).toContainText('Que luz é essa?');
    await expectAccessible(page);

    const otherContext = await browser.newContext({ viewport: page.viewportSize(), locale: 'pt-BR' });
    const other = await otherContext.newPage();
    await other.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
    watchConsole(other, consoleErrors);
    await becomeMember(other, newMember('Paulo'));
    await other.goto(postUrl);
    await expect(other.getByText(words)).toBeVisible();
    const thread = other.getByRole('article', { name: `Comentário de ${author.name}` });
    await thread.getByRole('button', { name: 'Responder' }).click();
    await thread.getByRole('textbox').fill('A da padaria.');
    await thread.locator('form').getByRole('button', { name: 'Responder' }).click();
    await expect(other.getByRole('article', { name: /^Comentário de Paulo/ })).toContainText('A da padaria.');
    await other.getByLabel('Escreva um comentário').fill('Discordo do poste.');
    await other.getByRole('button', { name: 'Comentar' }).click();

    const unwanted = page
      .getByRole('article', { name: /^Comentário de Paulo/ })
      .filter({ hasText: 'Discordo do poste.' });
    await expect(unwanted, 'the comment arrives live').toBeVisible();
    await unwanted.getByRole('button', { name: 'Opções do comentário' }).click();
    await page.getByRole('menuitem', { name: 'Ocultar comentário' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Ocultar comentário' }).click();
    await expect(page.getByText('(oculto pelo dono do post)')).toBeVisible();
    await other.reload();
    await expect(other.getByText('(oculto pelo dono do post)')).toBeVisible();
    await expect(other.getByText('Discordo do poste.')).toHaveCount(0);

    const mine = page.getByRole('article').filter({ hasText: words });
    await willDelete(mine);
    await mine.getByRole('button', { name: 'Mais opções' }).first().click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Post apagado')).toBeVisible();
    await expect(page).toHaveURL('/');
    // Waits until a post is visible, because the feed is also empty while it loads.
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByText(words)).toHaveCount(0);
    await other.reload();
    await expect(other.getByText('Post não encontrado')).toBeVisible();
    await otherContext.close();
  },
);

function picture() {
  return sharp({ create: { width: 900, height: 1200, channels: 3, background: '#e2703a' } })
    .jpeg()
    .toBuffer();
}
