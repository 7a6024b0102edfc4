import { parseJSONC } from '@graphiql/react';
import { z } from 'zod';

const record = z.record(z.string(), z.unknown());
const headers = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).transform(String));

/**
 * Parses the text of GraphiQL's Variables pane. Returns no variables for an empty text.
 * @throws {Error} with a message for the user if the text is not a JSON object
 */
export function readVariables(text = '') {
  return parsePane(text, 'variables');
}

/**
 * Parses the text of GraphiQL's Headers pane. Converts numbers and booleans to text, as `fetch` does. Omits
 * `Content-Type`.
 * @throws {Error} with a message for the user if the text is not a JSON object, or the value of a header is not a text
 */
export function readHeaders(text = '') {
  const { data, error } = headers.safeParse(parsePane(text, 'headers'));
  if (error) throw new Error(`The header “${String(error.issues[0]?.path[0])}” must be a text.`);
  return withoutContentType(data);
}

/**
 * Omits `Content-Type`, in any letter case, because the sender of a body sets it. `fetch` would join two of them to
 * `application/json, application/json`, and a multipart body would lose its boundary.
 */
export function withoutContentType<Value>(all: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => name.toLowerCase() !== 'content-type'));
}

/**
 * Parses the text of a pane as GraphiQL does: JSON with comments and trailing commas, or no text.
 * @param name the name of the pane in the message
 * @throws {Error} with a message for the user if the text is not a JSON object
 */
export function parsePane(text: string, name: 'variables' | 'headers') {
  const { data } = record.safeParse(parsed(text));
  if (!data) throw new Error(`The ${name} are no JSON object.`);
  return data;
}

/** Returns undefined if the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return parseJSONC(text) ?? {};
  } catch {
    return undefined;
  }
}
