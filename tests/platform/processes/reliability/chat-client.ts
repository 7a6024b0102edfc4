import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { z } from 'zod';

const TIMEOUT_MS = 5_000; // ms after which an unanswered request counts as failed
const RETRY_DELAY_MS = 200; // ms before a client sends a failed request again

const graphqlAnswer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.unknown()).optional(),
});
const said = z.object({ id: z.string(), seq: z.int(), senderId: z.string(), text: z.string() });
export type Said = z.infer<typeof said>;

const send = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { ... on SendMessageSuccess { sent { id seq senderId text } } ... on Refusal { code } }
}`;
const listen = `subscription ($id: ID!, $after: Int) {
  messageAdded(conversationId: $id, after: $after) { id seq senderId text }
}`;
const page = `query ($id: ID!, $after: String) { conversation(id: $id) {
  messages(first: 50, after: $after) { edges { node { id seq senderId text } } pageInfo { hasNextPage endCursor } }
} }`;

/**
 * Sends a GraphQL request over HTTP.
 * @throws an error if the answer takes too long or contains errors
 */
export async function ask(
  url: string,
  token: string | undefined,
  query: string,
  variables: object = {},
  patience = TIMEOUT_MS,
) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(patience),
  });
  const { data, errors } = graphqlAnswer.parse(await response.json());
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

/**
 * Sends a message again and again until a gateway confirms that it is stored. All tries have the same client id, so
 * that the message is stored a single time.
 */
export async function sendUntilStored(nextUrl: () => string, token: string, input: object): Promise<Said> {
  for (;;) {
    try {
      const data = await ask(nextUrl(), token, send, { input });
      return z.object({ sendMessage: z.object({ sent: said }) }).parse(data).sendMessage.sent;
    } catch (error) {
      if (error instanceof z.ZodError) throw error;
      await delay(RETRY_DELAY_MS);
    }
  }
}

/** Returns all stored messages of a conversation. */
export async function readHistory(url: string, token: string, conversationId: string) {
  const messages = z.object({
    edges: z.array(z.object({ node: said })),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  });
  const answer = z.object({ conversation: z.object({ messages }) });
  const all: Said[] = [];
  for (let after = '0'; ;) {
    const read = answer.parse(await ask(url, token, page, { id: conversationId, after }));
    const { edges, pageInfo } = read.conversation.messages;
    all.push(...edges.map(({ node }) => node));
    if (!pageInfo.hasNextPage) return all;
    after = pageInfo.endCursor ?? '';
  }
}

/**
 * Follows a conversation as the web app does: subscribes over a WebSocket and, after each disconnect, subscribes again
 * from the last received message. Records all messages in the order of their arrival, so that a test can find missing
 * and repeated messages.
 */
export function follow(nextUrl: () => string, token: string, conversationId: string) {
  const heard: Said[] = [];
  const codes: number[] = [];
  const lines = new Set<WebSocket>();
  const over = new AbortController();
  const isOver = () => over.signal.aborted;
  const cut = () => {
    for (const line of lines) line.terminate();
  };

  class Line extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols);
      lines.add(this);
      this.once('close', (code) => {
        codes.push(code);
        lines.delete(this);
      });
    }
  }

  async function listenOnce() {
    const client = createClient({
      url: `${nextUrl().replace('http', 'ws')}/graphql`,
      connectionParams: { authorization: `Bearer ${token}` },
      webSocketImpl: Line,
      retryAttempts: 0,
      keepAlive: 2_000, // ms
    });
    const variables = { id: conversationId, after: heard.at(-1)?.seq ?? 0 };
    const answer = z.object({ data: z.object({ messageAdded: said }) });
    try {
      for await (const next of client.iterate({ query: listen, variables })) {
        heard.push(answer.parse(next).data.messageAdded);
      }
    } finally {
      await client.dispose();
    }
  }

  async function listenOn() {
    while (!isOver()) {
      await listenOnce().catch((error: unknown) => {
        if (error instanceof z.ZodError) throw error;
      });
      await delay(RETRY_DELAY_MS);
    }
  }
  const done = listenOn();

  return {
    heard,
    /** The close codes that the client's WebSockets have received. */
    codes,
    /** Breaks the connections of the client's WebSockets without a close frame. */
    cut,
    async stop() {
      over.abort();
      cut();
      await done;
    },
  };
}

export type Follower = ReturnType<typeof follow>;
