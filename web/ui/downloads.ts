import { saveFile } from './saveFile.ts';
import { CHECK_AND_RETRY } from './connection.ts';

const BROKEN = `A conexão caiu antes do fim. ${CHECK_AND_RETRY}`;
const UNAVAILABLE = 'Estamos com instabilidade. Tente novamente em instantes.';
const words = new Map([
  [401, 'O link do arquivo expirou. Tente novamente.'],
  [403, 'O link do arquivo expirou. Tente novamente.'],
  [404, 'O arquivo não está mais disponível.'],
  [429, 'Há downloads demais ao mesmo tempo. Tente novamente em instantes.'],
]);

/** The error of a failed download. Its message tells the member the reason. */
export class DownloadError extends Error {
  override readonly name = 'DownloadError';
}

/**
 * Lets the browser download a large file of this site, so that the page does not hold the file in memory. The page gets
 * no error from such a download, so first checks that the file is available.
 * @throws {DownloadError} if the file is not available
 */
export async function startDownload(path: string) {
  await ask(path, 'HEAD');
  Object.assign(document.createElement('a'), { href: path, download: '' }).click();
}

/**
 * Downloads a small file of this site into memory, and saves it when the download is complete.
 * @param name the name of the saved file, used if the response contains no file name
 * @throws {DownloadError} if the download fails or is incomplete
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
