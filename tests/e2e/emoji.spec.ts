import type { Locator } from '@playwright/test';
import { bubble } from './support/chat.ts';
import { expectOverlayEntries } from './support/history.ts';
import { becomeMember, idOf, newMember } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test('the emoji panel finds emojis by Portuguese name, inserts them at the caret and calls no other host', async ({
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
  expect((above?.y ?? 0) + (above?.height ?? 0), 'the text field stays in view').toBeLessThanOrEqual(below?.y ?? 0);
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
  await expect(panel, 'Back closes the panel').toHaveCount(0);
  await expect(field).toHaveValue('Bom dia☕️, Caio');

  await field.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(9, 9));
  await open.click();
  await expect(panel.getByRole('gridcell').first()).toBeVisible();
  await pressAtOnce(panel, times(15, 'ArrowDown'));
  await expectChosen(panel, 15);
  await pressAtOnce(panel, times(9, 'ArrowUp'));
  await expectChosen(panel, 6);
  await pressAtOnce(panel, times(14, 'ArrowDown'));
  await expectChosen(panel, 20);
  await pressAtOnce(panel, [...times(9, 'ArrowUp'), 'Escape']);
  await expect(panel).toHaveCount(0);
  await open.click();
  await expect(panel.getByRole('gridcell').first()).toBeVisible();
  await pressAtOnce(panel, times(3, 'ArrowDown'));
  await expectChosen(panel, 3);
  await panel.getByRole('searchbox').fill('a');
  await expectChosen(panel, 1);
  const recent = panel.getByRole('group', { name: 'Recentes' }).getByRole('button');
  await expect(recent.first()).toHaveText('☕️');
  await panel.getByRole('button', { name: 'Mudar tom de pele: amarelo' }).click();
  await recent.nth(1).click();
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await expect(bubble(page, 'Bom dia☕️🔥, Caio')).toBeVisible();
  expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
});

/** Dispatches all key presses within one animation frame, as happens on a phone that renders slowly. */
async function pressAtOnce(panel: Locator, keys: string[]) {
  const search = panel.getByRole('searchbox');
  await search.focus();
  await search.evaluate((field, pressed) => {
    for (const key of pressed)
      field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  }, keys);
}

function times(count: number, key: string) {
  return Array.from({ length: count }, () => key);
}

/** Waits until an emoji in this row of the list is selected and the row is visible. */
async function expectChosen(panel: Locator, row: number) {
  const chosen = panel.locator(`[aria-rowindex="${row}"] [aria-selected="true"]`);
  await expect(chosen).toHaveCount(1);
  const list = panel.getByRole('group', { name: 'Emojis' });
  await expect(async () => {
    const [cell, view] = [await chosen.boundingBox({ timeout: 1_000 }), await list.boundingBox({ timeout: 1_000 })];
    if (!cell || !view) throw new Error('The chosen emoji is not drawn.');
    expect(cell.y).toBeGreaterThanOrEqual(view.y);
    expect(cell.y + cell.height).toBeLessThanOrEqual(view.y + view.height + 1);
  }, 'the list scrolls to the emoji chosen by keyboard').toPass();
}
