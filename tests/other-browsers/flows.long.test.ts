import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { z } from 'zod';
import { firefox } from '../support/browsers/firefox.ts';
import { openBrowser } from '../support/browsers/page.ts';
import { webkit } from '../support/browsers/webkit.ts';
import { freePort } from '../support/free-port.ts';
import { findPostgres, startPostgres, type Postgres } from '../support/postgres.ts';
import { startPart, type Part } from '../support/product-part.ts';
import { removeFolder } from '../support/remove-folder.ts';

const registered = z.object({
  data: z.object({ register: z.object({ session: z.looseObject({ token: z.string(), userId: z.string() }) }) }),
});
const opened = z.object({
  data: z.object({ openConversation: z.object({ conversation: z.object({ id: z.string() }) }) }),
});
const created = z.object({
  data: z.object({ createCommunity: z.object({ community: z.object({ id: z.string() }) }) }),
});
const sent = z.object({ data: z.object({ sendMessage: z.object({ __typename: z.literal('SendMessageSuccess') }) }) });

let folder: string;
let postgres: Postgres | undefined;
let product: Part;

async function ask(query: string, variables: object, token?: string): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const body = JSON.stringify({ query, variables });
  return await (await fetch(`${product.url}/graphql`, { method: 'POST', headers, body })).json();
}

/**
 * Signs a member up through the API instead of the form.
 * @returns the member, and the values that the form would store in the browser
 */
async function signUp(nickname: string) {
  const tag = randomUUID().slice(0, 8);
  const device = randomBytes(32).toString('base64url');
  const name = `${nickname} ${tag}`;
  const input = {
    name,
    email: `${nickname.toLowerCase()}.${tag}@example.com`,
    password: `brisa-${tag}`,
    birthDate: '1990-05-14',
    device: { secret: device, timeZone: 'America/Sao_Paulo' },
  };
  const answer = await ask(
    `mutation ($input: RegisterInput!) { register(input: $input) {
      ... on RegisterSuccess { session { token profileType userId name nickname imageUrl preferences } } } }`,
    { input },
  );
  const { token, ...user } = registered.parse(answer).data.register.session;
  return {
    name,
    token,
    id: user.userId,
    // The stored session has the platform's word (SPEC.md), not the name of the schema.
    stored: { t: token, s: JSON.stringify({ ...user, profileType: 'PROFISSIONAL' }), d: device, ageVerified: 'true' },
  };
}

for (const engine of [firefox, webkit])
  describe.runIf(engine.isInstalled)(`in ${engine.name} (needs ${engine.packages})`, () => {
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'brasa-browsers-'));
      const binaries = await findPostgres();
      postgres = binaries === null ? undefined : await startPostgres(binaries);
      const port = await freePort();
      product = await startPart({
        from: 'tests',
        port,
        env: {
          PORT: String(port),
          PLATFORM_PORT: '0',
          DATA_DIR: folder,
          // Creates no demo data: that takes so long that another program may have taken the port meanwhile.
          DEMO: 'off',
          LOG_LEVEL: 'warn',
          NODE_ENV: 'development',
          RATE_LIMITS: 'off',
          ...(postgres && { DATABASE_URL: postgres.url }),
        },
      });
    });
    afterAll(async () => {
      await product.end();
      await postgres?.stop();
      await removeFolder(folder);
    });

    it('the age gate hides the page until the visitor confirms being 18, and is shown again after the answer "minor"', async () => {
      const page = await openBrowser(engine, product.url);
      await page.goto('/');
      await page.shows('h1', 'Site com conteúdo adulto');
      await page.click('button', '^Sou menor de idade');
      await page.isAt(/^\/underage-restriction$/u);
      await page.goto('/');
      await page.click('button', '^Tenho 18 anos ou mais');
      await page.shows('a', '^Cadastre-se gratuitamente');
      await page.hides('h1', 'Site com conteúdo adulto');
      await page.goto('/');
      await page.shows('a', '^Cadastre-se gratuitamente');
      await page.hides('h1', 'Site com conteúdo adulto');
    });

    it('a visitor can register, post, react, comment, sign out and sign in again', async () => {
      const page = await openBrowser(engine, product.url);
      const tag = randomUUID().slice(0, 8);
      await page.goto('/register');
      await page.click('button', '^Tenho 18 anos ou mais');
      await page.type('input', '^Nome', `Marina ${tag}`);
      await page.type('input', '^Data de nascimento', '14051990');
      await page.type('input', '^E-mail', `marina.${tag}@example.com`);
      await page.type('input', '^Senha$', `brisa-${tag}`);
      await page.click('input[type=checkbox]', '^Eu sou maior de 18 anos');
      await page.click('button', '^Cadastrar e entrar');
      await page.isAt(/^\/$/u);

      await page.click('a', 'O que acende você hoje');
      const words = `Fim de tarde na laje ${tag}`;
      await page.type('textarea', '^Texto do post', words);
      await page.click('button', '^Publicar');
      await page.isAt(/^\/$/u);
      await page.shows('article', '', words);
      await page.click('article button', '^Reagir com fogo');
      await page.shows('article button', '^Apagar a chama', '1');
      await page.click('article a', '^Comentar');
      await page.isAt(/^\/post\//u);
      await page.type('textarea', '^Escreva um comentário', 'Que luz!');
      await page.click('button', '^Comentar$');
      await page.shows('article', '^Comentário de Marina', 'Que luz!');

      await page.click('button', '^Perfil$');
      await page.click('button', '^Sair$');
      await page.shows('a', '^Cadastre-se gratuitamente');
      await page.goto('/login');
      await page.type('input', '^E-mail', `marina.${tag}@example.com`);
      await page.type('input', '^Senha$', `brisa-${tag}\n`);
      await page.shows('article', '', words);
    });

    it('the composer uploads a picture and a video, keeps the draft after a reload and publishes the post', async () => {
      const page = await openBrowser(engine, product.url);
      const member = await signUp('Clara');
      const picture = join(folder, 'laje.jpg');
      await writeFile(
        picture,
        await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#e2703a' } })
          .jpeg()
          .toBuffer(),
      );
      await page.gotoWith(member.stored, '/post/create');
      await page.shows('button', '^Escolher arquivos');
      await page.upload('input[type=file]', [picture, resolve('tests/support/fixtures/two-seconds.mp4')]);
      await page.shows('p, span, div', '^2 arquivos prontos$');
      await page.click('[role=tab]', '^Texto');
      await page.type('textarea', '^Texto do post', 'Cores da semana');

      await page.goto('/post/create');
      await page.shows('p, span, h2, h3, strong', '^Rascunho recuperado');
      await page.click('[role=tab]', '^Texto');
      await page.shows('textarea', '^Texto do post', '^Cores da semana$');
      await page.click('button', '^Publicar');
      await page.isAt(/^\/$/u);
      await page.shows('article', '', 'Cores da semana');
    });

    it('Enter sends a message in a conversation, and a message of the other member arrives live', async () => {
      const page = await openBrowser(engine, product.url);
      const [member, other] = [await signUp('Ana'), await signUp('Bruno')];
      await page.gotoWith(member.stored, `/chat?para=${other.id}`);
      await page.type('textarea', `^Mensagem para ${other.name}`, 'Oi, tudo bem?\n');
      await page.shows('[role=group]', '', 'Oi, tudo bem\\?');

      const conversation = await ask(
        `mutation ($memberId: ID!) { openConversation(input: { memberId: $memberId }) {
          ... on OpenConversationSuccess { conversation { id } } } }`,
        { memberId: member.id },
        other.token,
      );
      const { id } = opened.parse(conversation).data.openConversation.conversation;
      const input = { conversationId: id, clientId: randomUUID(), text: 'Tudo, e com você?' };
      const query = 'mutation ($input: SendMessageInput!) { sendMessage(input: $input) { __typename } }';
      sent.parse(await ask(query, { input }, other.token));
      await page.shows('[role=group]', '', 'Tudo, e com você\\?');
    });

    it("below the name of a community, the name of a post's author has a touch target of 44 px", async () => {
      const page = await openBrowser(engine, product.url);
      const { name, token, stored } = await signUp('Nina');
      const community = { idempotencyKey: randomUUID(), kind: 'PRIVATE', name: `Roda de ${name}` };
      const made = await ask(
        `mutation ($input: CreateCommunityInput!) { createCommunity(input: $input) {
          ... on CreateCommunitySuccess { community { id } } } }`,
        { input: community },
        token,
      );
      const { id } = created.parse(made).data.createCommunity.community;
      const post = { idempotencyKey: randomUUID(), communityId: id, text: `Na roda de ${name}` };
      await ask(
        'mutation ($input: CreatePostInput!) { createPost(input: $input) { __typename } }',
        { input: post },
        token,
      );
      await page.gotoWith(stored, '/');
      await page.shows('article a', `^${community.name}`);
      // The measuring steps lose up to 1.5 px.
      await page.hasHeight('article header a', `^${name}`, 42.5);
      await page.hasHeight('article a', `^${community.name}`, 42.5);
    });

    it('a declined card shows an error, and an accepted card tops up the balance', async () => {
      const page = await openBrowser(engine, product.url);
      const { stored } = await signUp('Rita');
      await page.gotoWith(stored, '/payment/add-balance');
      await page.click('button', '^R\\$\\s100,00');
      await page.click('button', '^Continuar para o pagamento');
      await page.type('input', '^Número do cartão', '4000000000000002');
      await page.type('input', '^Validade', '1240');
      await page.type('input', '^Código de segurança', '123');
      await page.click('button', '^Pagar R\\$');
      await page.shows('p, span, h2, h3, strong', '^Falha no pagamento\\. Verifique os dados do seu cartão');

      await page.goto('/payment/add-balance');
      await page.click('button', '^R\\$\\s100,00');
      await page.click('button', '^Continuar para o pagamento');
      await page.type('input', '^Número do cartão', '4242424242424242');
      await page.type('input', '^Validade', '1240');
      await page.type('input', '^Código de segurança', '123');
      await page.click('button', '^Pagar R\\$');
      await page.shows('p, span, h2, h3, strong', '^Saldo adicionado com sucesso!');
      await page.goto('/payments');
      await page.shows('section', '', 'R\\$\\s100,00');
    });
  });
