import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { ask } from './chat-client.ts';

/**
 * The timeout of the requests that create members. It is long, because the machine may be busy, and no failure is
 * caused meanwhile.
 */
const TIMEOUT_MS = 60_000;

export interface Member {
  id: string;
  token: string;
}

export interface Talk {
  conversationId: string;
  members: readonly [Member, Member];
}

export async function register(url: string): Promise<Member> {
  const input = {
    name: 'Membro',
    birthDate: '1990-05-01',
    email: `${randomUUID()}@exemplo.example`,
    password: 'ventania-azul-77',
  };
  const data = await ask(
    url,
    undefined,
    `mutation ($input: RegisterInput!) { register(input: $input) { ... on RegisterSuccess { session { token userId } } } }`,
    { input },
    TIMEOUT_MS,
  );
  const { session } = z
    .object({ register: z.object({ session: z.record(z.string(), z.string()) }) })
    .parse(data).register;
  return { id: session['userId'] ?? '', token: session['token'] ?? '' };
}

/**
 * Creates two members and their conversation. They follow each other, so that neither has to accept a message request.
 */
export async function makeTalk(anyGateway: () => string): Promise<Talk> {
  const members = [await register(anyGateway()), await register(anyGateway())] as const;
  const [one, other] = members;
  const followThem = `mutation ($id: ID!) { setFollow(input: { profileId: $id, following: true }) { __typename } }`;
  await ask(anyGateway(), one.token, followThem, { id: other.id }, TIMEOUT_MS);
  await ask(anyGateway(), other.token, followThem, { id: one.id }, TIMEOUT_MS);
  const opened = await ask(
    anyGateway(),
    one.token,
    `mutation ($id: ID!) { openConversation(input: { memberId: $id }) { ... on OpenConversationSuccess { conversation { id } } } }`,
    { id: other.id },
    TIMEOUT_MS,
  );
  const { conversation } = z
    .object({ openConversation: z.object({ conversation: z.object({ id: z.string() }) }) })
    .parse(opened).openConversation;
  return { conversationId: conversation.id, members };
}
