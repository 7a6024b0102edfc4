import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, type Location } from 'react-router-dom';
import { createCache } from '../../web/apollo/cache.ts';
import { createCountsLink } from '../../web/apollo/counts.ts';
import { defaultOptions } from '../../web/apollo/client.ts';
import { setSession } from '../../web/storage/session.ts';
import type { MediaItem_Media_Video_Fragment } from '../../web/features/posts/generated/posts.ts';
import { Toaster } from '../../web/ui/Toaster.tsx';

type Asked = {
  name: string;
  variables: Record<string, unknown>;
  answer: (data: Record<string, unknown>) => void;
  fail: (error?: Error) => void;
};

/**
 * Returns an Apollo client with the app's cache and without a server: each operation waits in `asked` until the test
 * answers it.
 */
export function scriptedClient() {
  const asked: Asked[] = [];
  const link = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        asked.push({
          name: operation.operationName ?? '',
          variables: operation.variables,
          answer: (data) => {
            observer.next({ data });
            observer.complete();
          },
          fail: (error = new TypeError('Failed to fetch')) => observer.error(error),
        });
      }),
  );
  const client = new ApolloClient({
    cache: createCache(),
    link: createCountsLink().concat(link),
    defaultOptions,
    dataMasking: true,
  });

  return {
    client,
    asked,
    of: (name: string): Asked[] => asked.filter((operation) => operation.name === name),
    /**
     * Returns an operation by its name. `index` selects one of several operations with this name, in the order of
     * sending.
     * @throws if the operation was not sent
     */
    nth: (name: string, index = 0): Asked => {
      const operation = asked.filter((candidate) => candidate.name === name)[index];
      if (!operation) throw new Error(`${name} was not asked ${index + 1} times`);
      return operation;
    },
  };
}

/** Renders `children` at the URL `path`, within the app's providers and toasts. */
export function renderApp(client: ApolloClient, children: ReactNode, path: string | Partial<Location> = '/') {
  return render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      <Toaster />
    </ApolloProvider>,
  );
}

export function signIn() {
  begin('FREE');
}

export function signInProfessional() {
  begin('PROFISSIONAL');
}

function begin(profileType: 'FREE' | 'PROFISSIONAL') {
  setSession({
    token: 'token',
    user: { userId: 'me', name: 'Ana Moura', nickname: 'ana', imageUrl: null, profileType, preferences: [] },
  });
}

/** Removes the rendered page and clears the storage, so that the next test starts without data. */
export function leave() {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
}

export const someone = {
  __typename: 'Profile' as const,
  id: 'bruno',
  name: 'Bruno Lima',
  nickname: 'bruno',
  avatarUrl: null,
  isVerified: false,
};

export function personOf(id: string, more: object = {}) {
  return {
    ...someone,
    id,
    name: `Nome de ${id}`,
    nickname: id,
    bio: null,
    coverUrl: null,
    isOwn: false,
    isPrivate: false,
    isMuted: false,
    followState: 'NONE',
    followsViewer: false,
    followerCount: 3,
    followingCount: 1,
    ...more,
  };
}

export function postOf(
  id: string,
  more: {
    text?: string;
    isOwn?: boolean;
    isInReview?: boolean;
    commentCount?: number;
    commentRevision?: number;
    reactionRevision?: number;
    total?: number;
    reacted?: boolean;
    media?: (ReturnType<typeof imageAt> | MediaItem_Media_Video_Fragment)[];
  } = {},
) {
  const {
    text = `Texto de ${id}`,
    isOwn = false,
    isInReview = false,
    commentCount = 0,
    commentRevision = 0,
    reactionRevision = 0,
    total = 0,
    reacted = false,
    media = [],
  } = more;
  return {
    __typename: 'Post' as const,
    id,
    text,
    createdAt: '2026-01-01T12:00:00.000Z',
    isOwn,
    isInReview,
    commentCount,
    commentRevision,
    community: null,
    author: someone,
    media,
    reactions: { __typename: 'ReactionSummary' as const, total, revision: reactionRevision, reacted },
  };
}

export function imageAt(url: string) {
  return {
    __typename: 'Image' as const,
    id: 'image',
    alt: '',
    width: 640,
    height: 640,
    thumbhash: null,
    sources: [{ __typename: 'ImageSource' as const, url, width: 640 }],
  };
}

export function commentOf(
  id: string,
  more: {
    postId?: string;
    text?: string | null;
    parentId?: string | null;
    replyCount?: number;
    replyRevision?: number;
    isHidden?: boolean;
    isRemoved?: boolean;
    author?: typeof someone;
  } = {},
) {
  const {
    postId = 'p1',
    text = `Comentário ${id}`,
    parentId = null,
    replyCount = 0,
    replyRevision = 0,
    isHidden = false,
    isRemoved = false,
    author = someone,
  } = more;
  return {
    __typename: 'Comment' as const,
    id,
    postId,
    parentId,
    text,
    isHidden,
    isRemoved,
    createdAt: '2026-01-01T12:00:00.000Z',
    replyCount,
    replyRevision,
    author,
    reactions: { __typename: 'ReactionSummary' as const, total: 0, revision: 0, reacted: false },
  };
}

export function connectionOf<Node extends { id: string }>(
  nodes: readonly Node[],
  name: 'Post' | 'Comment' | 'PostLeftBehind' | 'Community',
  hasNextPage = false,
) {
  return {
    __typename: `${name}Connection` as const,
    edges: nodes.map((node) => ({ __typename: `${name}Edge` as const, cursor: `at-${node.id}`, node })),
    pageInfo: {
      __typename: 'PageInfo' as const,
      startCursor: nodes[0] ? `at-${nodes[0].id}` : null,
      endCursor: nodes.at(-1) ? `at-${nodes.at(-1)?.id ?? ''}` : null,
      hasNextPage,
      hasPreviousPage: false,
    },
  };
}
