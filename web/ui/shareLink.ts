import { toast } from './toast.ts';

/** Hands a link to the device's own share sheet; where there is none, to the clipboard. */
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
    toast({ title: 'Não foi possível copiar o link', description: url, tone: 'danger' });
  }
}
