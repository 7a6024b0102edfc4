import { bubble } from './support/chat.ts';
import { expectOverlayEntries } from './support/history.ts';
import { becomeMember, idOf, newMember } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('any emoji is found by its Brazilian name and written where the caret is; no other host is asked', async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  const [caio, lia] = [newMember('Caio'), newMember('Lia')];
  await becomeMember(page, caio);
  const idOfCaio = await idOf(page);
  await becomeMember(page, lia);
  await page.goto(`/chat?para=${idOfCaio}`);
  const field = page.getByLabel(`Mensagem para ${caio.name}`);
  await field.fill('Bom dia, Caio');
  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(7, 7));

  const open = page.getByRole('button', { name: 'Emoji' });
  const panel = page.getByRole('dialog', { name: 'Emoji' });
  await open.click();
  await expect(panel.getByRole('gridcell').first()).toBeVisible();
  await expectAccessible(page);
  const [above, below] = [await panel.boundingBox(), await field.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0), 'what is written stays in view').toBeLessThanOrEqual(below?.y ?? 0);
  const target = await panel.getByRole('gridcell').first().boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);

  await panel.getByRole('searchbox', { name: 'Buscar emoji' }).fill('cafe');
  await expect(panel.getByRole('gridcell', { name: 'Café', exact: false }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(panel).toHaveCount(0);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Bom dia☕️, Caio');

  await open.click();
  await panel.getByRole('searchbox').fill('xyzxyz');
  await expect(panel.getByText('Nenhum emoji encontrado')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(open).toBeFocused();
  await open.click();
  await field.click();
  await expect(panel).toHaveCount(0);
  await expectOverlayEntries(page, 0);
  await open.click();
  await expect(panel).toBeVisible();
  await expectOverlayEntries(page, 1);
  await page.goBack();
  await expect(panel, 'Back closes what lies over the conversation').toHaveCount(0);
  await expect(field).toHaveValue('Bom dia☕️, Caio');

  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(9, 9));
  await open.click();
  await expect(panel.getByRole('gridcell').first()).toBeVisible();
  const chosen = panel.locator('[aria-selected="true"]');
  const emojis = panel.getByRole('group', { name: 'Emojis' });
  // The library begins the choice anew when it fills its list once more, out of sight where it was scrolled, and hears
  // keys from when its search has the focus: each try begins with all of that.
  await expect(async () => {
    if ((await panel.count()) === 0) await open.click({ timeout: 5_000 });
    await panel.getByRole('searchbox').blur({ timeout: 5_000 });
    await panel.getByRole('searchbox').focus({ timeout: 5_000 });
    for (let row = 0; row < 15; row += 1) {
      await page.keyboard.press('ArrowDown');
      await expect(chosen).toBeVisible({ timeout: 2_000 });
    }
    const [there, list] = [await chosen.boundingBox(), await emojis.boundingBox()];
    const [bottom, end] = [(there?.y ?? 0) + (there?.height ?? 0), (list?.y ?? 0) + (list?.height ?? 0)];
    expect(bottom, 'the keyboard scrolls to what it chooses').toBeLessThanOrEqual(end + 1);
    expect(there?.y ?? 0).toBeGreaterThanOrEqual(list?.y ?? 0);
  }).toPass();
  const recent = panel.getByRole('group', { name: 'Recentes' }).getByRole('button');
  await expect(recent.first()).toHaveText('☕️');
  await panel.getByRole('button', { name: 'Mudar tom de pele: amarelo' }).click();
  await recent.nth(1).click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(bubble(page, 'Bom dia☕️🔥, Caio')).toBeVisible();
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
});
