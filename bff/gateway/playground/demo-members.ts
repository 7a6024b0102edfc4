import type { Member } from './members.ts';

interface DemoMembers {
  members: readonly Member[];
  problem?: string;
}

/** The demo members that the menu "Sign in as" offers. */
let state: DemoMembers = { members: [] };
let progress: 'none' | 'loading' | 'loaded' = 'none';
const listeners = new Set<() => void>();

export const readMembers = () => state;

export function subscribeToMembers(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Loads the demo members unless they are loaded. After a failure, the next call tries again. */
export async function loadMembers(fetchAll: () => Promise<Member[]>) {
  if (progress !== 'none') return;
  progress = 'loading';
  try {
    state = { members: await fetchAll() };
    progress = 'loaded';
  } catch {
    state = { members: [], problem: 'The demo members could not be loaded.' };
    progress = 'none';
  }
  for (const listener of listeners) listener();
}
