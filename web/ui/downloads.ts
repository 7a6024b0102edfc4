import { saveFile } from './saveFile.ts';

const BROKEN = 'A conexão caiu antes do fim. Verifique sua conexão e tente novamente.';
const UNAVAILABLE = 'Estamos com instabilidade. Tente novamente em instantes.';
const words = new Map([
  [401, 'O link do arquivo expirou. Tente novamente.'],
  [403, 'O link do arquivo expirou. Tente novamente.'],
  [404, 'O arquivo não está mais disponível.'],
  [429, 'Há downloads demais ao mesmo tempo. Tente novamente em instantes.'],
]);

/** Its message says to the member why the file does not come. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}

/**
 * Lets the browser download a large file of this site by itself: nothing of it is held by the page. A page hears
 * nothing of such a download, so it asks first whether the file would come.
 * @throws {DownloadError} where it would not
 */
export async function startDownload(path: string) {
  await ask(path, 'HEAD');
  Object.assign(document.createElement('a'), { href: path, download: '' }).click();
}

/**
 * Downloads a small file of this site, and saves it once all of it is here.
 * @param name for one that is sent without
 * @throws {DownloadError} where it does not come, or not to its end
 */
export async function downloadWhole(path: string, name: string) {
  const response = await ask(path, 'GET');
  const content = await response.blob().catch(broken);
  const [, sent] = /filename="?([^";]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  saveFile(content, sent ?? name);
}

async function ask(path: string, method: 'GET' | 'HEAD') {
  const response = await fetch(path, { method }).catch(broken);
  if (!response.ok) throw new DownloadError(words.get(response.status) ?? UNAVAILABLE);
  return response;
}

function broken(cause: unknown): never {
  throw new DownloadError(BROKEN, { cause });
}
