import { setTimeout as delay } from 'node:timers/promises';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { z } from 'zod';
import type { TestPlatform } from '../../support/platform.ts';
import { openSocket, type SocketMessage } from '../../support/socket.ts';
import { EXPECT_TIMEOUT_MS } from '../../support/time-limits.ts';
import type { Line, Role } from './line.ts';
import type { World } from './world.ts';

export interface Asked {
  /** The HTTP status of the answer. Every success (2xx) becomes 200. */
  status: number;
  /** The complete response body. */
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
  // Legacy routes refuse a call with the HTTP status 200 and `"status": false` in the body.
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
 * Returned if a subscription has not delivered the expected message in time. The tables contain no 408, so such a test
 * fails.
 */
const silence: Asked = { status: 408, text: '' };

/** The expected answer to the role that subscribes, and another role that receives the same event. */
export interface Wanted {
  answer: string | undefined;
  /**
   * A role that receives the event with the secret. The test waits for this event: if the tested role received a
   * message too, it would have arrived by then.
   */
  witness: Role | undefined;
}

/**
 * Subscribes as `role`, makes the owner's call that causes the event, and waits for the message. If `role` must not
 * receive the event, waits for another role (`witness`) that receives it.
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
 * Waits for an error or for a message that contains `text`. Skips other messages, because a public subscription also
 * delivers events caused by other tests.
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
 * Subscribes, and waits until the gateway has confirmed the subscription or sent a first message.
 * @returns undefined if the gateway closed the socket
 */
async function listen(url: string, world: World, role: Role, line: Line) {
  const socket = await openSocket(url);
  const token = world.tokenOf(role);
  socket.send({ type: 'connection_init', payload: token === undefined ? {} : { authorization: `Bearer ${token}` } });
  const isOpen = await Promise.race([socket.closed.then(() => false), socket.take(isAck).then(() => true)]);
  if (!isOpen) return undefined;

  socket.subscribe('1', filled(line.graphql ?? '', world));
  // Calls `answerTo()` before `live()`: if the gateway refuses the subscription, `live()` would remove the refusal from
  // the queue of messages.
  const answered = socket.answerTo('1');
  let first: SocketMessage | undefined;
  void answered.then((message) => (first = message));
  return {
    answered,
    /** Returns the first message of the subscription, or undefined if none has arrived yet. */
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

/** Returns the kind (query, mutation or subscription) and the field name of an operation with a single field. */
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
