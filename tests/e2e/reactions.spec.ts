import { newMember, register } from './support/members.ts';
import { expect, test } from './support/test.ts';

test('a press counts while the feed still scrolls', async ({ page }) => {
  await register(page, newMember('Dora'));
  const first = page.getByRole('article').first();
  const fire = first.getByRole('button', { name: /^(Reagir com fogo|Apagar a chama)/ });
  await expect(fire).toHaveAttribute('aria-pressed', 'false');
  await fire.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const held = await fire.boundingBox();
  if (!held) throw new Error('The button is not on the screen');

  await page.mouse.move(held.x + held.width / 2, held.y + held.height / 2);
  await page.mouse.down();
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    window.scrollBy(0, 4);
    for (let frames = 0; frames < 3; frames += 1) await frame();
  });
  await page.mouse.up();
  await expect(fire).toHaveAttribute('aria-pressed', 'true');
});
