import { toast, toastFailure } from './toast.ts';

/** Opens the device's share sheet for a link. If the browser has no share sheet, copies the link. */
export async function shareLink(url: string, title: string) {
  if (!('share' in navigator)) return copyLink(url);
  try {
    await navigator.share({ url, title });
  } catch (error) {
    const closedByMember = error instanceof DOMException && error.name === 'AbortError';
    if (!closedByMember) await copyLink(url);
  }
}

export async function copyLink(url: string) {
  try {
    await navigator.clipboard.writeText(url);
    toast({ title: 'Link copiado' });
  } catch {
    toastFailure('Não foi possível copiar o link', url);
  }
}
