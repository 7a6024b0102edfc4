import { useApolloClient } from '@apollo/client/react';
import type { ApolloClient } from '@apollo/client';
import { useSyncExternalStore } from 'react';
import { v4 as newId } from 'uuid';
import { getSession, subscribeSession } from '../../storage/session.ts';
import { createComposer, type ComposerController } from './composer.ts';
import { isSettled } from './draft.ts';
import { createDraftStorage } from './draftStorage.ts';
import { prepareFile } from './media/prepare.ts';
import { composerServer } from './server.ts';
import { sanitizeText } from '../../ui/sanitizeText.ts';

/**
 * The open composers, by member and community. They live as long as the document, so that uploads continue while the
 * member visits other pages.
 */
const composers = new Map<string, ComposerController>();
let member: string | undefined;

function composerFor(client: ApolloClient, userId: string, communityId?: string) {
  const owner = `${userId}:${communityId ?? 'home'}`;
  const known = composers.get(owner);
  if (known) return known;

  member = userId;
  const composer = createComposer({
    storage: createDraftStorage(userId, communityId),
    prepare: prepareFile,
    ...composerServer(client, communityId),
    sanitize: sanitizeText,
    newId,
    now: Date.now,
  });
  composers.set(owner, composer);
  void composer.restore();
  return composer;
}

subscribeSession(() => {
  if (getSession()?.user.userId === member) return;
  for (const composer of composers.values()) composer.dispose();
  composers.clear();
});

function isSending(composer: ComposerController) {
  const { publishing, draft } = composer.getState();
  return publishing || !draft.files.every(isSettled);
}

// On every page of the app, warn before the tab is closed or reloaded during an upload.
window.addEventListener('beforeunload', (event) => {
  if (getSession()?.user.userId === member && [...composers.values()].some(isSending)) event.preventDefault();
});

/** Returns the member's composer for the home feed or for a community, with its state. */
export function useComposer(userId: string, communityId?: string) {
  const composer = composerFor(useApolloClient(), userId, communityId);
  const state = useSyncExternalStore(composer.subscribe, composer.getState);
  return { composer, ...state };
}
