import type { Locator, Page } from '@playwright/test';
import { newMember, register } from './support/members.ts';
import { publishWords } from './support/publish.ts';
import { expect, test } from './support/test.ts';

test('a press on the reaction button sets the reaction even if the feed scrolls before the release', async ({
  page,
}) => {
  await register(page, newMember('Dora'));
  const card = await publishWords(page, `Para tocar ${Date.now()}`);
  const fire = card.getByRole('button', { name: /^(Reagir com fogo|Apagar a chama)/ });
  await expect(fire).toHaveAttribute('aria-pressed', 'false');
  const place = await fire.boundingBox();
  if (!place) throw new Error('The button is not on the screen');

  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
  await page.mouse.down();
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    window.scrollBy(0, 4);
    for (let frames = 0; frames < 3; frames += 1) await frame();
  });
  await page.mouse.up();
  await expect(fire).toHaveAttribute('aria-pressed', 'true');
});

for (const pointer of ['mouse', 'finger'] as const) {
  test(`a press on "Comentar" with a ${pointer} sends the comment even if the button moves before the release`, async ({
    page,
  }) => {
    await register(page, newMember('Dora'));
    const card = await publishWords(page, `Para comentar ${Date.now()}`);
    await card
      .getByRole('link', { name: /coment/i })
      .first()
      .click();
    await page.getByLabel('Escreva um comentário').fill('Chegou?');
    const button = page.getByRole('button', { name: 'Comentar' });
    const { press, release } = await pressOf(page, button, pointer);
    await press();
    // Moves the button down between press and release, as happens when a picture loads above the button.
    await button.evaluate((element) => {
      const form = element.closest('form');
      if (form) form.style.marginTop = '120px';
    });
    await release();
    await expect(page.getByRole('article', { name: /^Comentário de Dora/ })).toContainText('Chegou?');
  });
}

/** Returns two functions: one presses the middle of the button, the other releases it. */
async function pressOf(page: Page, button: Locator, pointer: 'mouse' | 'finger') {
  const place = await button.boundingBox();
  if (!place) throw new Error('The button is not on the screen');
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
  if (pointer === 'mouse') {
    await page.mouse.move(x, y);
    return { press: () => page.mouse.down(), release: () => page.mouse.up() };
  }
  const devtools = await page.context().newCDPSession(page);
  return {
    press: () => devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    release: () => devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  };
}
