import { bubble, say } from './support/chat.ts';
import { expectOverlayEntries } from './support/history.ts';
import { becomeMember, idOf, newMember } from './support/members.ts';
import { expect, test, watchConsole } from './support/test.ts';

test('a deleted message disappears in another tab; a block closes an open conversation, and unblocking reopens it', async ({
  page,
  browser,
  context,
  consoleErrors,
}) => {
  const [lia, raul] = [newMember('Lia'), newMember('Raul')];
  await becomeMember(page, lia);
  const otherContext = await browser.newContext({ viewport: page.viewportSize(), locale: 'pt-BR' });
  const other = await otherContext.newPage();
  await other.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
  watchConsole(other, consoleErrors);
  await becomeMember(other, raul);

  await page.goto(`/chat?para=${await idOf(other)}`);
  await expect(page).toHaveURL(/\/chat\?com=/);
  await say(page, raul.name, 'Fica');
  await say(page, raul.name, 'Vai embora');
  await expect(bubble(page, 'Vai embora')).toContainText('Enviada');

  const second = await context.newPage();
  watchConsole(second, consoleErrors);
  await second.goto(page.url());
  await expect(bubble(second, 'Vai embora')).toBeVisible();
  await bubble(page, 'Vai embora').getByRole('button', { name: 'Opções da mensagem' }).click();
  await page.getByRole('menuitem', { name: 'Excluir para mim' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(bubble(page, 'Vai embora')).toHaveCount(0);
  await expect(bubble(second, 'Vai embora'), 'the other tab removes the message live').toHaveCount(0);
  await expect(bubble(second, 'Fica')).toBeVisible();
  await second.close();

  const lias = await idOf(page);
  await other.goto(`/timeline/${lias}`);
  await other.getByRole('main').getByRole('button', { name: 'Mais opções' }).first().click();
  await other.getByRole('menuitem', { name: 'Bloquear' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText('Conversa não encontrada'), 'the conversation closes live').toBeVisible();
  await expect(page.getByLabel(`Mensagem para ${raul.name}`)).toHaveCount(0);

  await expectOverlayEntries(other, 0);
  await other.goto('/settings/people?lista=bloqueados');
  await other.getByRole('button', { name: `Desbloquear ${lia.name}` }).click();
  await expect(page.getByLabel(`Mensagem para ${raul.name}`), 'the conversation reopens live').toBeVisible();
  await otherContext.close();
});
