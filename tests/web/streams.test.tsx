import type { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { DocumentNode } from 'graphql';
import type { Observer } from 'rxjs';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '../../web/apollo/client.ts';
import { subscribeReconnect } from '../../web/apollo/realtime.ts';
import { onRefused } from '../../web/apollo/refused.ts';
import { OfflineBanner } from '../../web/features/offline/OfflineBanner.tsx';
import { CommentAddedDocument, CommentChangedDocument } from '../../web/features/comments/generated/comments.ts';
import {
  ConversationUpdatedDocument,
  MessageAddedDocument,
  TypingDocument,
} from '../../web/features/conversations/generated/conversations.ts';
import { NotificationAddedDocument } from '../../web/features/notifications/generated/notifications.ts';
import { PostChangedDocument } from '../../web/features/posts/generated/postChanges.ts';
import { ReactionsChangedDocument } from '../../web/features/reactions/generated/reactions.ts';
import { UnreadNotificationCountChangedDocument } from '../../web/features/notifications/generated/unread.ts';
import { ViewerChangedDocument } from '../../web/features/conversations/generated/viewerChanges.ts';
import { leave, signIn } from '../support/web.tsx';

type Asked = { name: string; refuse: (code: string) => void; tell: () => void; live: () => void };

const asked = vi.hoisted(() => new Array<Asked>());
/** The number of streams that are subscribed on the mocked socket at present. */
const held = vi.hoisted(() => ({ count: 0 }));
/** The callback by which the mocked socket says that it has reconnected. */
const given = vi.hoisted(() => ({ reconnect: () => {} }));

/** Mocks a connected socket. The test decides which streams are refused. */
vi.mock('../../web/apollo/socket.ts', () => ({
  openSocket: ({ onReconnect }: { onReconnect: () => void }) => {
    given.reconnect = onReconnect;
    return {
      restart: () => undefined,
      rest: () => undefined,
      listen: (
        { operationName = '' }: ApolloLink.Operation,
        observer: Observer<ApolloLink.Result>,
        live: () => void,
      ) => {
        const refuse = (code: string) =>
          observer.error(new CombinedGraphQLErrors({ errors: [{ message: 'Não.', extensions: { code } }] }));
        asked.push({ name: operationName, refuse, tell: () => observer.next({ data: {} }), live });
        held.count += 1;
        return () => void (held.count -= 1);
      },
    };
  },
}));

const documents = {
  CommentAdded: CommentAddedDocument,
  CommentChanged: CommentChangedDocument,
  ConversationUpdated: ConversationUpdatedDocument,
  MessageAdded: MessageAddedDocument,
  Typing: TypingDocument,
  NotificationAdded: NotificationAddedDocument,
  PostChanged: PostChangedDocument,
  ReactionsChanged: ReactionsChangedDocument,
  UnreadNotificationCountChanged: UnreadNotificationCountChangedDocument,
  ViewerChanged: ViewerChangedDocument,
};

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function listen(query: DocumentNode) {
  const variables = { postId: 'p', conversationId: 'c', after: 0 };
  const stream = createClient()
    .subscribe({ query, variables })
    .subscribe({ error: () => undefined });
  return { stop: () => stream.unsubscribe() };
}

beforeEach(() => {
  asked.length = 0;
  held.count = 0;
  vi.useFakeTimers();
  // Makes the random part (jitter) of the backoff constant.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  signIn();
});
afterEach(() => {
  cleanup();
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  vi.restoreAllMocks();
  leave();
});

describe('streams that end with an error', () => {
  it.each(Object.entries(documents))(
    'if the stream %s ends with an error on a healthy socket, it is subscribed again after a growing delay',
    async (operationName, document) => {
      const { stop } = listen(document);
      await pass(0);
      expect(asked.map((each) => each.name)).toEqual([operationName]);
      for (const [attempt, pause] of [1_000, 2_000, 4_000].entries()) {
        asked.at(-1)?.refuse('UPSTREAM_UNAVAILABLE');
        await pass(pause - 1);
        expect(asked).toHaveLength(attempt + 1);
        await pass(1);
        expect(asked).toHaveLength(attempt + 2);
      }
      stop();
    },
  );

  it('after a stream error, pages request missed events only when the server has confirmed the new stream', async () => {
    const missed = vi.fn();
    const leaveIt = subscribeReconnect(missed);
    const { stop } = listen(PostChangedDocument);
    await pass(0);
    asked.at(-1)?.live();
    for (const pause of [1_000, 2_000, 4_000]) {
      asked.at(-1)?.refuse('UPSTREAM_UNAVAILABLE');
      await pass(pause + 11_000);
    }
    expect(missed).not.toHaveBeenCalled();
    asked.at(-1)?.live();
    await pass(500);
    expect(missed).toHaveBeenCalledTimes(1);
    asked.at(-1)?.tell();
    await pass(60_000);
    expect(missed).toHaveBeenCalledTimes(1);
    stop();
    leaveIt();
  });

  it.each(['NOT_FOUND', 'FORBIDDEN', 'UPSTREAM_UNAVAILABLE'])(
    'a stream that starts and immediately ends with %s is retried after a growing delay of at most a minute',
    async (code) => {
      const missed = vi.fn();
      const leaveIt = subscribeReconnect(missed);
      const { stop } = listen(UnreadNotificationCountChangedDocument);
      await pass(0);
      const pauses = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000];
      for (const [attempt, pause] of pauses.entries()) {
        asked.at(-1)?.live();
        asked.at(-1)?.refuse(code);
        await pass(pause - 1);
        expect(asked).toHaveLength(attempt + 1);
        await pass(1);
        expect(asked).toHaveLength(attempt + 2);
      }
      // The stream was refused before it became live, so no event has been missed, and the pages do not repeat their
      // queries.
      expect(missed).toHaveBeenCalledTimes(code === 'UPSTREAM_UNAVAILABLE' ? pauses.length - 1 : 0);
      stop();
      leaveIt();
    },
  );

  it('after a stream has been live for ten seconds, its next retry waits only one second again', async () => {
    const { stop } = listen(PostChangedDocument);
    await pass(0);
    for (const pause of [1_000, 2_000, 4_000]) {
      asked.at(-1)?.refuse('UPSTREAM_UNAVAILABLE');
      await pass(pause);
    }
    asked.at(-1)?.live();
    await pass(10_000);
    asked.at(-1)?.refuse('UPSTREAM_UNAVAILABLE');
    const before = asked.length;
    await pass(999);
    expect(asked).toHaveLength(before);
    await pass(1);
    expect(asked).toHaveLength(before + 1);
    stop();
  });

  it('after a stream is refused with NOT_FOUND, pages request missed events when a new stream was live for ten seconds', async () => {
    const missed = vi.fn();
    const leaveIt = subscribeReconnect(missed);
    const { stop } = listen(PostChangedDocument);
    await pass(0);
    asked.at(-1)?.refuse('NOT_FOUND');
    await pass(1_000);
    asked.at(-1)?.live();
    await pass(9_999);
    expect(missed).not.toHaveBeenCalled();
    await pass(500);
    expect(missed).toHaveBeenCalledTimes(1);
    stop();
    leaveIt();
  });

  it('after a stream ends with an error, the socket holds no subscription for it until the retry', async () => {
    const { stop } = listen(PostChangedDocument);
    await pass(0);
    for (const pause of [1_000, 2_000, 4_000]) {
      asked.at(-1)?.refuse('UPSTREAM_UNAVAILABLE');
      expect(held.count).toBe(0);
      await pass(pause);
      expect(held.count).toBe(1);
    }
    stop();
  });

  it('if the server does not confirm a stream, the stream counts as live from its first event', async () => {
    render(<OfflineBanner />);
    const missed = vi.fn();
    const leaveIt = subscribeReconnect(missed);
    const { stop } = listen(PostChangedDocument);
    await pass(0);
    asked.at(-1)?.refuse('UPSTREAM_UNAVAILABLE');
    await pass(7_000);
    expect(screen.getByText('Reconectando… Pode haver novidades.')).toBeTruthy();
    act(() => asked.at(-1)?.tell());
    expect(screen.queryByText(/Reconectando/)).toBeNull();
    await pass(500);
    expect(missed).toHaveBeenCalledTimes(1);
    stop();
    leaveIt();
  });

  it('the reconnecting banner appears after a stream has failed for seven seconds, and disappears when the stream is live', async () => {
    render(<OfflineBanner />);
    const { stop } = listen(PostChangedDocument);
    await pass(0);
    for (const pause of [1_000, 2_000, 4_000]) {
      asked.at(-1)?.refuse('UPSTREAM_UNAVAILABLE');
      expect(screen.queryByText(/Reconectando/)).toBeNull();
      await pass(pause);
    }
    expect(screen.getByText('Reconectando… Pode haver novidades.')).toBeTruthy();
    act(() => asked.at(-1)?.live());
    expect(screen.queryByText(/Reconectando/)).toBeNull();
    stop();
  });

  it('a stream refused with AGE_ASSURANCE_REQUIRED is not subscribed again', async () => {
    const { stop } = listen(PostChangedDocument);
    await pass(0);
    asked.at(-1)?.refuse('AGE_ASSURANCE_REQUIRED');
    await pass(120_000);
    expect(asked).toHaveLength(1);
    stop();
  });
});

describe.each(['GRAPHQL_VALIDATION_FAILED', 'DOCUMENT_NOT_TRUSTED', 'BAD_USER_INPUT'])(
  'a stream that an older gateway refused with %s',
  (code) => {
    it('is subscribed again when the socket reconnects, once, and becomes live', async () => {
      const missed = vi.fn();
      const leaveIt = subscribeReconnect(missed);
      const { stop } = listen(ConversationUpdatedDocument);
      await pass(0);
      asked.at(-1)?.refuse(code);
      await pass(100);
      expect(asked).toHaveLength(1);
      given.reconnect();
      await pass(0);
      expect(asked).toHaveLength(2);
      asked.at(-1)?.live();
      given.reconnect();
      await pass(60_000);
      expect(asked).toHaveLength(2);
      expect(missed).toHaveBeenCalled();
      stop();
      leaveIt();
    });

    it('is subscribed again after a growing delay, and the app hears of the refusal once', async () => {
      const told = vi.fn();
      const leaveIt = onRefused(told);
      const { stop } = listen(ConversationUpdatedDocument);
      await pass(0);
      for (const [attempt, pause] of [1_000, 2_000, 4_000].entries()) {
        asked.at(-1)?.refuse(code);
        await pass(pause - 1);
        expect(asked).toHaveLength(attempt + 1);
        await pass(1);
        expect(asked).toHaveLength(attempt + 2);
      }
      expect(told).toHaveBeenCalledTimes(1);
      stop();
      given.reconnect();
      await pass(0);
      expect(asked).toHaveLength(4);
      leaveIt();
    });
  },
);
