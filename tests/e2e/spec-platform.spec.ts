import { freePort } from '../support/free-port.ts';
import { startPart, type Part } from '../support/product-part.ts';
import { startSpecPlatform } from '../support/spec-platform.ts';
import { logIn } from './support/members.ts';
import { publishWords } from './support/publish.ts';
import { another, expect, test } from './support/test.ts';

let platform: Awaited<ReturnType<typeof startSpecPlatform>>;
let gateway: Part;

test.beforeAll(async () => {
  platform = await startSpecPlatform();
  const port = await freePort();
  const env = { PORT: String(port), PLATFORM_URL: platform.url, LOG_LEVEL: 'warn', RATE_LIMITS: 'off' };
  gateway = await startPart({ from: 'build', port, env });
});
test.afterAll(async () => {
  await gateway.end();
  await platform.close();
});

/**
 * The time by which the fake clock advances in one step. The page closes a socket whose ping is not answered in time
 * (web/apollo/socket.ts). A step has to be shorter than that time, because the server answers in real time.
 */
const STEP_MS = 10_000;
/**
 * The number of steps that the fake clock makes. Together they are five minutes, in which a stream that always fails is
 * retried nine times (web/apollo/realtime.ts).
 */
const STEPS = 30;
/**
 * The upper bound of calls to the platform in these five minutes. The page asks for new posts twice a minute, and
 * retried streams add a few calls. Without a backoff between the retries there would be 1,800 calls.
 */
const MAX_CALLS = 60;

const FAILED = /Conta indisponível|não carreg|Não foi possível|Algo deu errado|Verifique sua conexão|Reconectando/;

test('with only the calls of SPEC.md, a member publishes and comments; an idle page causes under 60 calls in five minutes', async ({
  browser,
  page: like,
  consoleErrors,
}) => {
  const page = await another(browser, like, consoleErrors, gateway.url.replace('127.0.0.1', 'localhost'));
  /**
   * Waits until the socket has received a message: leaving the page while the socket is still opening would log an
   * error in the console.
   */
  const connected = async () => void (await (await page.waitForEvent('websocket')).waitForEvent('framereceived'));
  const visit = (path: string) => Promise.all([connected(), page.goto(path)]);
  let pings = 0; // pings without a pong
  page.on('websocket', (socket) => {
    pings = 0;
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"type":"ping"')) pings += 1;
    });
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"type":"pong"')) pings -= 1;
    });
  });
  const isWell = () => expect(page.getByText(FAILED)).toHaveCount(0);
  // Leaves requests for videos unanswered: a picture in place of a video would show an error as soon as it plays.
  await page.route('**/media/*', async (route) => {
    if (route.request().resourceType() === 'media') return;
    await route.fulfill({ contentType: 'image/svg+xml', body: PICTURE });
  });
  await page.clock.install();

  await page.goto('/login');
  await Promise.all([connected(), logIn(page, { email: 'bia@example.com', password: 'segredo-bom' })]);
  const first = page.getByRole('article').filter({ hasText: 'Primeiro' });
  await expect(first).toContainText('Autor não informado');
  await first.getByRole('button', { name: 'Reagir com fogo' }).click();
  await expect(first.getByRole('button', { name: 'Apagar a chama' })).toContainText('1');
  await isWell();

  await visit('/post/p1');
  await expect(page.getByRole('article', { name: 'Comentário de Caio' })).toContainText('Oi');
  await page.getByLabel('Escreva um comentário').fill('Que luz é essa?');
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(page.getByRole('article', { name: /^Comentário de/ }).filter({ hasText: 'Que luz' })).toBeVisible();
  await isWell();

  await visit('/discover');
  await expect(page.getByText('Pessoas encontradas: 2')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seguir: Caio' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seguir: Bia' })).toHaveCount(0);
  await isWell();

  await visit('/timeline/bia');
  await expect(page.getByRole('link', { name: 'Editar perfil' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Post de Bia' }).first()).toBeVisible();
  await isWell();

  await visit('/timeline/caio');
  await expect(page.getByRole('article', { name: 'Post de Caio' }).first()).toBeVisible();
  await isWell();
  // This platform implements SPEC.md only, which has no follows. It refuses the call, and the button does not change.
  const refused = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('"operationName":"SetFollow"') ?? false,
  );
  const follow = page.getByRole('button', { name: 'Seguir: Caio' }).first();
  await follow.click();
  await refused;
  await expect(follow).toHaveText('Seguir');

  for (const [path, words] of [
    ['/chat', /Nenhuma conversa/],
    ['/notifications', /Nada por aqui ainda/],
    ['/payments', /R\$\s12,50/],
    ['/groups/', /comunidade/],
  ] as const) {
    await visit(path);
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    await isWell();
  }

  await Promise.all([connected(), publishWords(page, 'Novo')]);
  await isWell();

  // After each step of the fake clock, waits for the pong to each ping, because the page would close the connection if
  // the clock went on. Then sends a request from the page and waits for its answer, so that earlier requests of the
  // page have reached the server too.
  const before = platform.calls.length;
  for (let step = 0; step < STEPS; step += 1) {
    await page.clock.runFor(STEP_MS);
    await expect.poll(() => pings).toBe(0);
    await page.evaluate(() => fetch('/healthz').then((answer) => answer.text()));
  }
  expect(platform.calls.length - before).toBeLessThan(MAX_CALLS);
  await page.context().close();
});

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
