import { isolate } from '../../ui/isolate.ts';

/**
 * Isolates the nickname with which a reply starts, if it is one of `nicknames`. The form isolates new mentions itself.
 * In older comments only a comparison tells where a nickname with a blank ends.
 */
export function isolateNickname(text: string, nicknames: readonly string[]) {
  const ends = nicknames
    .filter((nickname) => text.startsWith(`@${nickname}`))
    .map((nickname) => nickname.length + 1)
    .filter((end) => !/^[\p{L}\p{M}\p{N}]/u.test(text.slice(end)));
  const end = Math.max(1, ...ends);
  return end === 1 ? text : `@${isolate(text.slice(1, end))}${text.slice(end)}`;
}
