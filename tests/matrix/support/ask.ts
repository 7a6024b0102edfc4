import { setTimeout as delay } from 'node:timers/promises';
import { Kind, OperationTypeNode, parse } from 'graphql';
import { z } from 'zod';
import type { TestPlatform } from '../../support/platform.ts';
import { openSocket, type SocketMessage } from '../../support/socket.ts';
import type { Line, Role } from './line.ts';
import type { World } from './world.ts';

export interface Asked {
  /** 200 where it was done. */
  status: number;
  /** All that was answered. */
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
  // The legacy calls refuse with 200.
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

const ROUNDS = 8;
const ROUND = 60; // ms

/** Listens, and lets the owner do what is to be heard until it was, or often enough. */
export async function askLive(platform: TestPlatform, url: string, world: World, role: Role, line: Line) {
  const socket = await openSocket(url);
  const token = world.tokenOf(role);
  socket.send({ type: 'connection_init', payload: token === undefined ? {} : { authorization: `Bearer ${token}` } });
  const isOpen = await Promise.race([socket.closed.then(() => false), socket.take(isAck).then(() => true)]);
  if (!isOpen) return { status: 401, text: '' };

  socket.subscribe('1', filled(line.graphql ?? '', world));
  const answered = socket.answerTo('1');
  let message: SocketMessage | undefined;
  void answered.then((heard) => (message = heard));
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.race([answered, delay(ROUND)]);
    if (message) break;
    if (line.event) await askRest(platform, world, 'owner', { ...line, ...line.event });
  }
  return heardAs(message);
}

function isAck({ type }: SocketMessage) {
  return type === 'connection_ack';
}

/** Nothing said is an answer too: they may listen, and there was nothing for them. */
function heardAs(message: SocketMessage | undefined): Asked {
  if (!message) return { status: 200, text: '' };
  return read(JSON.stringify(message.type === 'next' ? message.payload : { errors: message.payload }));
}

/** The kind and the name of the one field that a line asks. */
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
