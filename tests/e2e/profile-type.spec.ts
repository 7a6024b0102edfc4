import type { Page } from '@playwright/test';
import { expectOverlayEntries } from './support/history.ts';
import { becomeMember, newMember } from './support/members.ts';
import { another, expect, expectAccessible, test, watchConsole } from './support/test.ts';

const free = () => ({ ...newMember('Bruno'), profileType: 'PERSONAL' as const });

async function openCommunities(page: Page) {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Comunidades' }).click();
}

test('a switch from FREE to PROFISSIONAL opens communities immediately, in the same tab and in another tab', async ({
  page,
  consoleErrors,
}) => {
  await becomeMember(page, free());
  await page.goto('/');
  const tab = await page.context().newPage();
  watchConsole(tab, consoleErrors);
  await tab.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
  await tab.goto('/groups/nao-existe');
  await expect(tab.getByText('Seu perfil é FREE.')).toBeVisible();

  await openCommunities(page);
  await page.getByRole('link', { name: 'Mudar para PROFISSIONAL' }).click();
  await expect(page.getByRole('heading', { name: 'Tipo de perfil' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Seu perfil é FREE' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mudar para PROFISSIONAL' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Mudar para PROFISSIONAL?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mudar' }).click();
  await expect(page.getByRole('heading', { name: 'Seu perfil é PROFISSIONAL' })).toBeVisible();
  await page.getByRole('link', { name: 'Abrir Comunidades' }).click();
  await expect(page.getByRole('button', { name: 'Criar', exact: true })).toBeVisible();
  await expect(
    tab.getByRole('button', { name: 'Criar', exact: true }),
    'the button appears without a reload',
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Voltar a ser FREE' })).toBeVisible();
  await expectAccessible(page);
});

test('a switch to PROFISSIONAL opens communities on another device at once, and on a third device when its app opens', async ({
  page,
  browser,
  consoleErrors,
}) => {
  await becomeMember(page, free());
  const [open, closed] = [await another(browser, page, consoleErrors), await another(browser, page, consoleErrors)];
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).map((key): [string, string] => [key, localStorage.getItem(key) ?? '']),
  );
  for (const device of [open, closed]) {
    await device.addInitScript((kept) => {
      for (const [key, value] of kept)
        if (localStorage.getItem('t') === null || key !== 's') localStorage.setItem(key, value);
    }, stored);
  }
  await open.goto('/groups');
  await expect(open.getByText('Seu perfil é FREE.')).toBeVisible();

  await page.goto('/settings/profile-type');
  await page.getByRole('button', { name: 'Mudar para PROFISSIONAL' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Mudar' }).click();
  await expect(open.getByRole('button', { name: 'Criar', exact: true })).toBeVisible();
  await closed.goto('/groups');
  await expect(closed.getByRole('button', { name: 'Criar', exact: true })).toBeVisible();
  for (const device of [open, closed]) await device.context().close();
});

test('a switch back to FREE warns about the owned community first, and then closes communities to the member', async ({
  page,
}) => {
  await becomeMember(page, newMember('Ana'));
  await page.goto('/groups');
  await page.getByRole('button', { name: 'Criar', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Criar comunidade' });
  await form.getByLabel('Nome').fill('Mesa de bar');
  await form.getByRole('button', { name: 'Criar comunidade' }).click();
  await expect(page.getByRole('heading', { name: 'Mesa de bar', level: 1 })).toBeVisible();
  const community = page.url();

  await page.goto('/settings/profile-type');
  await expect(page.getByText('continua no ar, mas você não cuida dela')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar a ser FREE' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar a ser FREE' }).click();
  await expect(page.getByRole('heading', { name: 'Seu perfil é FREE' })).toBeVisible();
  await expectOverlayEntries(page, 0);
  await page.goto(community);
  await expect(page).toHaveURL('/groups');
  await expect(page.getByRole('link', { name: 'Mudar para PROFISSIONAL' })).toBeVisible();
});
