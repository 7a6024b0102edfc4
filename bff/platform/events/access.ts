import type { Platform } from '../context.ts';

/**
 * Says, after the commit, that members may do or see less or more than before: a session ended, they blocked or were
 * blocked, they joined or left something. Whoever holds a live connection of theirs asks again what it may carry.
 */
export function announceAccess(
  publish: Platform['publish'],
  type: 'session' | 'block' | 'follow' | 'membership' | 'conversation' | 'age',
  ...members: string[]
) {
  for (const idUser of members) publish('access', { type, idUser });
}

/** Says, after the commit, that fewer may see what is this member's: visitors who listen to it are asked about too. */
export function announceAudience(publish: Platform['publish'], idUser: string) {
  publish('access', { type: 'audience', idUser });
}
