import type { PostCard_PostFragment } from '../../generated/posts.ts';
import { toast } from '../../ui/toast.ts';

/** Hands the post's address to the device's own share sheet; where there is none, to the clipboard. */
export async function sharePost({ id, author }: PostCard_PostFragment) {
  const url = postUrl(id);
  if (!('share' in navigator)) return copyPostLink(id);
  try {
    await navigator.share({ url, title: `Post de ${author.name} no Brasa` });
  } catch (error) {
    const closedByMember = error instanceof DOMException && error.name === 'AbortError';
    if (!closedByMember) await copyPostLink(id);
  }
}

export async function copyPostLink(id: string) {
  try {
    await navigator.clipboard.writeText(postUrl(id));
    toast({ title: 'Link copiado' });
  } catch {
    toast({ title: 'Não foi possível copiar o link', description: postUrl(id), tone: 'danger' });
  }
}

function postUrl(id: string) {
  return new URL(`/post/${id}`, location.origin).href;
}
