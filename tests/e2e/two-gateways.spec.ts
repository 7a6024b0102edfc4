import type { Browser, ViewportSize } from '@playwright/test';
import { bubble, say } from './support/chat.ts';
import { startCluster } from './support/cluster.ts';
import { becomeMember, idOf, newMember } from './support/members.ts';
import { expect, test, watchConsole } from './support/test.ts';

type Cluster = Awaited<ReturnType<typeof startCluster>>;
let cluster: Cluster;

test.beforeAll(async () => {
  cluster = await startCluster();
});
test.afterAll(() => cluster.stop());

async function memberOn(
  browser: Browser,
  baseURL: string,
  viewport: ViewportSize | null,
  errors: string[],
  name: string,
) {
  const context = await browser.newContext({ baseURL, viewport, locale: 'pt-BR' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('ageVerified', 'true'));
  watchConsole(page, errors);
  const member = newMember(name);
  await becomeMember(page, member);
  await page.goto('/');
  return { ...member, page, id: await idOf(page), close: () => context.close() };
}

test(
  'members on two gateways follow and chat live; a message sent while Redis is down arrives when Redis is back',
  { tag: '@gate-desktop' },
  async ({ browser, page, consoleErrors }) => {
    const viewport = page.viewportSize();
    const ana = await memberOn(browser, cluster.urls[0], viewport, consoleErrors, 'Ana');
    const bia = await memberOn(browser, cluster.urls[1], viewport, consoleErrors, 'Bia');

    await bia.page.goto(`/timeline/${ana.id}`);
    await bia.page.getByRole('button', { name: /^Seguir/ }).click();
    await expect(ana.page.getByRole('link', { name: /Notificações/ }), 'the badge comes live').toContainText('1');

    await ana.page.goto(`/chat?para=${bia.id}`);
    await say(ana.page, bia.name, 'Oi, Bia!');
    await expect(bia.page.getByRole('link', { name: /Mensagens/ }), 'the badge comes live').toContainText('1');
    await bia.page.goto('/chat');
    await bia.page.getByRole('link', { name: new RegExp(ana.name) }).click();
    await expect(bubble(bia.page, 'Oi, Bia!')).toBeVisible();
    await say(bia.page, ana.name, 'Oi! Cheguei agora.');
    await expect(bubble(ana.page, 'Oi! Cheguei agora.'), 'the message arrives live').toBeVisible();

    await cluster.redis.stop();
    await say(bia.page, ana.name, 'Isto o Redis não levou.');
    await expect(
      bubble(bia.page, 'Isto o Redis não levou.'),
      'the message is sent although Redis lost its event',
    ).toContainText('Enviada');
    await cluster.redis.restart();
    await expect(bubble(ana.page, 'Isto o Redis não levou.')).toBeVisible();
    await say(bia.page, ana.name, 'E isto já de novo.');
    await expect(bubble(ana.page, 'E isto já de novo.')).toHaveCount(1);
    await Promise.all([ana.close(), bia.close()]);
  },
);
