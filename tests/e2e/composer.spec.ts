import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { becomeMember, newMember, signOut } from './support/members.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const color = (background: string) =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function image(name: string, background = '#e2703a') {
  return { name, mimeType: 'image/jpeg', buffer: await color(background) };
}

/** A script that runs in the page and makes IndexedDB refuse to store a Blob, as a private window of Safari 16 does. */
const REFUSES_BLOBS = `
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (value, key) {
    if (value instanceof Blob) throw new DOMException('BlobURLs are not yet supported.', 'DataCloneError');
    return put.call(this, value, key);
  };
`;

test.beforeEach(async ({ page }) => {
  await becomeMember(page, newMember('Clara'));
  await page.goto('/post/create');
});

test(
  'a post draft survives a reload, and a discarded draft does not come back',
  { tag: '@gate-phone' },
  async ({ page }) => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([await image('um.jpg'), await image('dois.jpg', '#234')]);
    await expect(page.getByText('2 arquivos prontos')).toBeVisible();
    await page.getByRole('button', { name: 'Mover para a frente' }).click();
    await page.getByRole('button', { name: 'Adicionar texto alternativo' }).click();
    await page.getByLabel('Descrição').fill('Um tom de brasa');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Salvar descrição' }).click();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Texto' }).click();
    await page.getByLabel('Texto do post').fill('Cores da semana');

    await page.reload();
    await expect(page.getByText('Rascunho recuperado')).toBeVisible();
    await expect(page.getByLabel('Texto do post')).toHaveValue('Cores da semana');
    await page.getByRole('tab', { name: 'Prévia' }).click();
    await expect(page.getByRole('button', { name: '2 de 2: um.jpg. Enviado. ALT: Um tom de brasa' })).toBeVisible();
    await page.getByRole('button', { name: '2 de 2: um.jpg. Enviado. ALT: Um tom de brasa' }).click();
    await expect(page.getByRole('img', { name: 'Um tom de brasa' })).toBeVisible();

    await page.getByRole('button', { name: 'Descartar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Escolher arquivos' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Escolher arquivos' })).toBeVisible();
    await expect(page.getByText('Rascunho recuperado')).toHaveCount(0);
  },
);

test('a draft with a file survives a reload even if the browser stores no Blob, as a private window of Safari', async ({
  page,
}) => {
  await page.addInitScript(REFUSES_BLOBS);
  await page.reload();
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await image('um.jpg')]);
  await expect(page.getByText('1 arquivo pronto')).toBeVisible();
  await page.getByRole('tab', { name: 'Texto' }).click();
  await page.getByLabel('Texto do post').fill('Sem rastro');
  await page.goto('/post/create');
  await expect(page.getByText('Rascunho recuperado')).toBeVisible();
  await expect(page.getByLabel('Texto do post')).toHaveValue('Sem rastro');
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page).toHaveURL('/');
  const card = page.getByRole('article').filter({ hasText: 'Sem rastro' });
  const shown = card.locator('img[srcset]').first();
  await expect.poll(() => shown.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBeGreaterThan(0);
});

test('a reload right after the last keystroke keeps the whole text of the draft', async ({ page }) => {
  await page.getByRole('button', { name: 'Só texto' }).click();
  const text = 'Escrito depressa, e recarregado antes que o disco responda.';
  await page.getByLabel('Texto do post').evaluate(async (field: HTMLTextAreaElement, letters) => {
    for (const letter of letters) {
      field.setRangeText(letter, field.value.length, field.value.length, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      await Promise.resolve();
    }
    location.reload();
  }, text);
  await expect(page.getByText('Rascunho recuperado')).toBeVisible();
  await expect(page.getByLabel('Texto do post')).toHaveValue(text);
});

test('a reload keeps the text of a draft whose saves the database has not begun', async ({ page }) => {
  await page.getByRole('button', { name: 'Só texto' }).click();
  await page.getByLabel('Texto do post').fill('Guardado');
  // A transaction that does not end holds back all later ones, as a slow disk does. The reload drops them.
  await page.evaluate(async () => {
    const opening = indexedDB.open('brasa-composer');
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const store = database.transaction('drafts', 'readwrite').objectStore('drafts');
    const goOn = () => {
      store.count().onsuccess = goOn;
    };
    goOn();
  });
  await page.getByLabel('Texto do post').pressSequentially(' a tempo');
  await page.reload();
  await expect(page.getByText('Rascunho recuperado')).toBeVisible();
  await expect(page.getByLabel('Texto do post')).toHaveValue('Guardado a tempo');
  await page.reload();
  await expect(page.getByLabel('Texto do post')).toHaveValue('Guardado a tempo');
});

test('after a reload, each tab shows its own post draft', async ({ page, context }) => {
  await page.getByRole('button', { name: 'Só texto' }).click();
  await page.getByLabel('Texto do post').fill('primeira aba');
  const other = await context.newPage();
  await other.goto('/post/create');
  await other.getByRole('button', { name: 'Só texto' }).click();
  await other.getByLabel('Texto do post').fill('segunda aba');
  await other.reload();
  await expect(other.getByLabel('Texto do post')).toHaveValue('segunda aba');
  await page.reload();
  await expect(page.getByLabel('Texto do post')).toHaveValue('primeira aba');
});

test('an invalid file is marked, and the post cannot be published until the file is removed', async ({ page }) => {
  const invalid = { name: 'lista.txt', mimeType: 'text/plain', buffer: Buffer.from('pão, leite') };
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([invalid, await image('um.jpg')]);
  await expect(page.getByText('Tipo de arquivo não aceito').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(
    page.getByText(
      'Remova os arquivos inválidos antes de publicar. Imagens devem ter menos de 80MB e vídeos menos de 5 minutos.',
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remover: lista.txt' }).click();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Post criado com sucesso')).toBeVisible();
});

test('a failed upload can be retried and a running upload can be cancelled', async ({ page, consoleErrors }) => {
  let broken = true;
  await page.route('**/graphql', (route) =>
    broken && route.request().headers()['content-type']?.startsWith('multipart/') ? route.abort() : route.fallback(),
  );
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await image('um.jpg')]);
  await page.getByRole('button', { name: 'Tentar de novo: um.jpg' }).waitFor();
  broken = false;
  await page.getByRole('button', { name: 'Tentar de novo: um.jpg' }).click();
  await expect(page.getByText('1 arquivo pronto')).toBeVisible();

  await page.route('**/graphql', () => undefined);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await image('dois.jpg')]);
  await page.getByRole('button', { name: 'Cancelar o envio de dois.jpg' }).click();
  await expect(page.getByText('Envio cancelado').first()).toBeVisible();
  await page.unrouteAll();
  // The console contains a single error, about the request that this test aborts.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('net::ERR_FAILED')]);
});

test(
  'if the answer to createPost is lost, the draft is kept, and publishing again creates no second post',
  { tag: '@gate-desktop' },
  async ({ page }) => {
    const words = `Uma vez só ${Date.now()}`;
    await page.getByRole('button', { name: 'Só texto' }).click();
    await page.getByLabel('Texto do post').fill(words);
    // Lets the server create the post, but replaces its answer by an error.
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('"operationName":"CreatePost"')) return route.fallback();
      await route.fetch();
      return route.fulfill({ json: { errors: [{ message: 'Lost', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] } });
    });
    await page.getByRole('button', { name: 'Publicar' }).click();
    await expect(page.getByText('Não foi possível criar o post')).toBeVisible();
    await expect(page.getByText('Falha na criação do post. Tente novamente mais tarde')).toBeVisible();
    await page.unrouteAll();

    await page.reload();
    await expect(page.getByLabel('Texto do post')).toHaveValue(words);
    await page.getByRole('button', { name: 'Publicar' }).dblclick();
    await expect(page.getByText('Post criado com sucesso')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.reload();
    await expect(page.getByRole('article').filter({ hasText: words })).toHaveCount(1);
  },
);

test('a photo and a short video taken with the camera are attached to the post', async ({ page }) => {
  await page.getByRole('button', { name: 'Abrir câmera' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tirar foto' }).click();
  await expect(page.getByText('1 arquivo pronto')).toBeVisible();

  await page.getByRole('tab', { name: 'Captura' }).click();
  await page.getByRole('button', { name: 'Abrir câmera' }).click();
  await page.getByRole('button', { name: 'Vídeo', exact: true }).click();
  await page.getByRole('button', { name: 'Gravar vídeo' }).click();
  await expect(page.getByRole('timer')).toHaveText('0:01');
  await page.getByRole('button', { name: 'Parar gravação' }).click();
  await expect(page.getByText('2 arquivos prontos')).toBeVisible();
});

test('if the camera is blocked, files can still be picked from the disk', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.reload();
  await page.getByRole('button', { name: 'Abrir câmera' }).click();
  await expect(page.getByText('A câmera está bloqueada')).toBeVisible();
  await expectAccessible(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Escolher arquivos' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'brasa.mp4',
    mimeType: 'video/mp4',
    buffer: await readFile('tests/support/fixtures/two-seconds.mp4'),
  });
  await expect(page.getByText('1 arquivo pronto')).toBeVisible();
});

test('signing out deletes the stored post draft', async ({ page }) => {
  await page.getByRole('button', { name: 'Só texto' }).click();
  await page.getByLabel('Texto do post').fill('segredo');
  await page.reload();
  await expect(page.getByText('Rascunho recuperado')).toBeVisible();
  await page.getByRole('link', { name: 'Fechar' }).click();
  await signOut(page);
  await expect.poll(() => page.evaluate(storedDrafts)).toBe(0);
});

function storedDrafts() {
  return new Promise<number>((resolve, reject) => {
    const request = indexedDB.open('brasa-composer');
    request.onerror = () => reject(new Error('closed'));
    request.onsuccess = () => {
      const count = request.result.transaction('drafts').objectStore('drafts').count();
      count.onsuccess = () => {
        request.result.close();
        resolve(count.result);
      };
    };
  });
}

test('the link in the feed and the button "Só texto" focus the composer’s text field; arrow keys focus its tabs', async ({
  page,
}) => {
  const field = page.getByLabel('Texto do post');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Postar fotos ou vídeos' })).toBeVisible();
  await page.getByRole('link', { name: 'O que acende você hoje?' }).click();
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Adicionar fotos ou vídeos' })).toBeVisible();

  await page.goto('/post/create');
  await page.getByRole('button', { name: 'Só texto' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Captura' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(field).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Texto' })).toBeFocused();
});
