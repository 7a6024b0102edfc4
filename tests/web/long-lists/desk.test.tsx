import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConversationList } from '../../../web/features/conversations/ConversationList.tsx';
import { placeConversation } from '../../../web/features/conversations/conversationsCache.ts';
import { AuditLog } from '../../../web/features/moderation/AuditLog.tsx';
import { LeftBehind } from '../../../web/features/privacy/LeftBehind.tsx';
import { eventually } from '../../support/eventually.ts';
import { expectBounded, layOutRows } from '../../support/long-list-web.ts';
import { leave, renderApp, scriptedClient, signIn, someone } from '../../support/web.tsx';
import { conversationOf, messageOf } from '../conversations/support.ts';

let layout: ReturnType<typeof layOutRows>;

beforeEach(() => {
  signIn();
  layout = layOutRows('ul > *');
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  leave();
  layout.restore();
});

const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 12) - index * 60_000).toISOString();

it('a list of 200 conversations keeps at most 150 of them loaded, and a message moves its conversation to the top', async () => {
  const server = scriptedClient();
  const rowOf = (index: number, createdAt = at(index)) =>
    conversationOf(`c${index}`, {
      member: { ...someone, id: `m${index}`, name: `Nome ${index}.` },
      lastMessage: messageOf(1, { id: `message-${index}`, conversationId: `c${index}`, createdAt }),
    });
  renderApp(server.client, <ConversationList openId={null} hrefOf={(id) => `/chat/${id}`} />);
  await expectBounded({ ...server, layout }, 'Conversations', 'Mostrar mais', rowOf, (conversations) => ({
    conversations,
  }));

  const hollow = Array.from({ length: 200 }, (_, index) => index).find((index) => !layout.isLoaded(index)) ?? 0;
  act(() => placeConversation(server.client.cache, rowOf(hollow, at(-1))));
  await eventually(() => expect(layout.rows()[0]?.textContent).toContain(`Nome ${hollow}.`));
});

it('the log of 200 moderation actions keeps at most 150 of them loaded', async () => {
  const server = scriptedClient();
  renderApp(server.client, <AuditLog />);
  await expectBounded(
    { ...server, layout },
    'ModerationLog',
    'Mostrar mais',
    (index) => ({
      __typename: 'ModerationLogEntry',
      id: `e${index}`,
      createdAt: at(index),
      action: 'CASE_CLAIMED',
      actorName: 'Lia',
      caseId: null,
      target: null,
      subjectName: null,
    }),
    (moderationLog) => ({ moderationLog }),
  );
});

it('the list of 200 posts that the member left behind keeps at most 150 of them loaded', async () => {
  const server = scriptedClient();
  renderApp(server.client, <LeftBehind />);
  await expectBounded(
    { ...server, layout },
    'PostsLeftBehind',
    'Mostrar mais',
    (index) => ({
      __typename: 'PostLeftBehind',
      id: `p${index}`,
      text: `Texto ${index}`,
      createdAt: at(index),
      communityName: 'Roda',
      media: [],
    }),
    (postsLeftBehind) => ({ postsLeftBehind }),
  );
});
