import type { Bubble_MessageFragment } from '../../../web/generated/conversations.ts';

export function messageOf(seq: number, more: Partial<Bubble_MessageFragment> = {}): Bubble_MessageFragment {
  return {
    __typename: 'Message',
    id: `message-${seq}`,
    conversationId: 'c1',
    seq,
    senderId: 'bruno',
    clientId: null,
    text: `Mensagem ${seq}`,
    isBlurred: false,
    createdAt: '2026-05-14T21:00:00.000Z',
    image: null,
    ...more,
  };
}
