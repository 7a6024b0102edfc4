import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperationTypeNode } from 'graphql';
import { expect } from 'vitest';
import { z } from 'zod';
import { collect, type Collection } from '../../bff/gateway/playground/collection.ts';
import { openExample, refusalIn, sendOperation, type Surroundings } from '../../bff/gateway/playground/run.ts';
import { openSocket } from './socket.ts';

const FOLDER = 'bff/gateway/playground/examples';
const emptyList = z.union([z.array(z.unknown()).length(0), z.object({ edges: z.array(z.unknown()).length(0) })]);

/** Reads the example operations of the playground from their files. */
export function readExamples() {
  const paths = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));
  return collect(Object.fromEntries(paths.map((path) => [path, readFileSync(join(FOLDER, path), 'utf8')])));
}

/**
 * Opens an example as the playground does and runs it unchanged. Expects data without an error or an empty list; of a
 * subscription, expects the event that the example causes.
 * @param refusal the code of the refusal that is expected in place of data
 * @param causeEvent causes the event of a subscription in place of the step that the example names
 */
export async function expectExampleToRun(
  collection: Collection,
  id: string,
  around: Surroundings,
  refusal: string | undefined,
  causeEvent?: () => Promise<void>,
) {
  const example = collection.get(id);
  const [field = ''] = example?.fields ?? [];
  const opened = await openExample(collection, id, around);
  expect(JSON.stringify(opened.variables)).not.toMatch(/[{]#?[\w.]+[}]/);
  if (example?.kind === OperationTypeNode.SUBSCRIPTION) {
    const socket = await openSocket(around.origin);
    await socket.init(opened.headers);
    socket.subscribe('1', opened.document, opened.variables);
    if (example.event) {
      await socket.live('1');
      if (causeEvent) await causeEvent();
      else await opened.causeEvent();
    }
    const { type, payload } = await socket.answerTo('1');
    expect(type).toBe('next');
    expect(payload).toHaveProperty(['data', field], expect.anything());
    return;
  }
  const data = await sendOperation(around, opened.document, opened.variables, opened.headers);
  expect(refusalIn(data)?.code).toBe(refusal);
  expect(data[field] ?? null).not.toBeNull();
  expect(emptyList.safeParse(data[field]).success, 'the list is empty').toBe(false);
}
