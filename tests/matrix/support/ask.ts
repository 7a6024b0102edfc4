import { setTimeout as delay } from 'node:timers/promises';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { z } from 'zod';
import type { TestPlatform } from '../../support/platform.ts';
import { openSocket, type SocketMessage } from '../../support/socket.ts';
import { EXPECT_TIMEOUT_MS } from '../../support/time-limits.ts';
import type { Line, Role } from './line.ts';
import type { World } from './world.ts';

export interface Asked {
  /** The HTTP status. Each success (2xx) is stored as 200. */
  status: number;
  /** The whole response body. */
  text: string;
}

const statusOf: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  PAYMENT_REQUIRED: 402,
  INSUFFICIENT_BALANCE: 402,
};

export async function askRest(platform: TestPlatform, world: World, role: Role, line: Line): Promise<Asked> {
  const [method = '', path = ''] = filled(line.rest ?? '', world).split(' ');
  const token = world.tokenOf(role);
  const form = line.form && new FormData();
  for (const [name, value] of Object.entries(line.form ?? {})) form?.set(name, filled(value, world));
  const { status, body } = await platform.call(method, path, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(form ? { form } : {}),
    ...(line.json === undefined ? {} : { json: JSON.parse(filled(JSON.stringify(line.json), world)) }),
  });
  const text = JSON.stringify(body);
  // A legacy route refuses with the HTTP status 200 and `"status": false` in the body.
  const isRefused = status === 200 && text.startsWith('{"status":false');
  return { status: isRefused ? 400 : status < 300 ? 200 : status, text };
}

const answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ extensions: z.object({ code: z.string() }) })).optional(),
});

export async function askGraphql(url: string, world: World, role: Role, line: Line): Promise<Asked> {
  const token = world.tokenOf(role);
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: filled(line.graphql ?? '', world) }),
  });
  return read(await response.text());
}

function read(text: string): Asked {
  const { data, errors } = answer.parse(JSON.parse(text));
  const [value] = Object.values(data ?? {});
  const code = errors?.[0]?.extensions.code ?? z.object({ code: z.string() }).safeParse(value).data?.code;
  if (code !== undefined) return { status: statusOf[code] ?? 400, text };
  return { status: value === null || value === undefined ? 404 : 200, text };
}

/**
 * Stands for a subscription that did not deliver the expected message in time. No cell of the tables has the status
 * 408.
 */
const silence: Asked = { status: 408, text: '' };

/** The expected answer to the subscribing role, and another role in the same row that receives the event. */
export interface Wanted {
  answer: string | undefined;
  /**
   * A role whose subscription delivers the secret. After the witness has received the event, a message for `role` would
   * have arrived too.
   */
  witness: Role | undefined;
}

/**
 * Subscribes as `role`, lets the owner cause the entry's event after the gateway has started the subscription, and
 * waits for the message. If the table expects no message, the function waits until the witness has received the event.
 */
export async function askLive(
  platform: TestPlatform,
  url: string,
  world: World,
  role: Role,
  line: Line,
  wanted: Wanted,
): Promise<Asked> {
  const listener = await listen(url, world, role, line);
  if (!listener) return { status: 401, text: '' };
  const witness = wanted.answer === '-' && wanted.witness && (await listen(url, world, wanted.witness, line));
  if (line.event && listener.isLive) await askRest(platform, world, 'owner', { ...line, ...line.event });

  const secret = filled(line.secret ?? '{secret}', world);
  if (wanted.answer !== '-') return await hear(listener, wanted.answer === '+' ? secret : '');
  if (!witness) throw new Error(`Nobody in the row hears of it: ${line.does}`);
  const told = await hear(witness, secret);
  if (told.status !== 200) throw new Error(`${wanted.witness} does not hear of it: ${line.does}: ${told.text}`);
  await listener.ping();
  const message = listener.first();
  return message ? heardAs(message) : { status: 200, text: '' };
}

/**
 * Waits for an error or for a message that contains the text. Other messages are skipped, because a public subscription
 * also delivers the events of other tests' worlds.
 */
async function hear({ answered, next }: Listener, text: string) {
  const gaveUp = new AbortController();
  const late = delay(EXPECT_TIMEOUT_MS, undefined, { signal: gaveUp.signal }).catch(() => undefined);
  try {
    for (let message = await Promise.race([answered, late]); message;) {
      const heard = heardAs(message);
      if (heard.status !== 200 || heard.text.includes(text)) return heard;
      message = await Promise.race([next(), late]);
    }
    return silence;
  } finally {
    gaveUp.abort();
  }
}

/**
 * Subscribes, and waits until the subscription is live or has its first answer.
 * @returns undefined if the gateway refused the socket
 */
async function listen(url: string, world: World, role: Role, line: Line) {
  const socket = await openSocket(url);
  const token = world.tokenOf(role);
  socket.send({ type: 'connection_init', payload: token === undefined ? {} : { authorization: `Bearer ${token}` } });
  const isOpen = await Promise.race([socket.closed.then(() => false), socket.take(isAck).then(() => true)]);
  if (!isOpen) return undefined;

  socket.subscribe('1', filled(line.graphql ?? '', world));
  // This call has to precede live(), because live() would take the message of a refusal out of the queue.
  const answered = socket.answerTo('1');
  let first: SocketMessage | undefined;
  void answered.then((message) => (first = message));
  return {
    answered,
    /** Returns the first event, or undefined if no event has arrived yet. */
    first: () => first,
    next: () => socket.answerTo('1'),
    ping: () => socket.ping(),
    isLive: await Promise.race([answered.then(({ type }) => type === 'next'), socket.live('1').then(() => true)]),
  };
}

type Listener = NonNullable<Awaited<ReturnType<typeof listen>>>;

function isAck({ type }: SocketMessage) {
  return type === 'connection_ack';
}

function heardAs(message: SocketMessage): Asked {
  return read(JSON.stringify(message.type === 'next' ? message.payload : { errors: message.payload }));
}

/** Returns the kind (query, mutation or subscription) and the name of an operation's single field. */
export function fieldOf(graphql: string) {
  const [operation] = parse(graphql).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`No operation: ${graphql}`);
  const [field] = operation.selectionSet.selections;
  if (field?.kind !== Kind.FIELD) throw new Error(`No field: ${graphql}`);
  const isLive = operation.operation === OperationTypeNode.SUBSCRIPTION;
  return { kind: operation.operation, name: field.name.value, isLive };
}

export function filled(text: string, { names }: World) {
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = names[name];
    if (value === undefined) throw new Error(`Nothing is called {${name}}.`);
    return value;
  });
}
