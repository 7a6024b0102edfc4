import type { PostCard_PostFragment } from './generated/posts.ts';
import { isolate } from '../../ui/isolate.ts';
import { copyLink, shareLink } from '../../ui/shareLink.ts';

/** Opens the device's share sheet with the URL of the post. */
export function sharePost({ id, author }: PostCard_PostFragment) {
  return shareLink(postUrl(id), `Post de ${isolate(author.name)} na Brasa`);
}

export function copyPostLink(id: string) {
  return copyLink(postUrl(id));
}

function postUrl(id: string) {
  return new URL(`/post/${id}`, location.origin).href;
}
