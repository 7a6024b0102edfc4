import { z } from 'zod';
import { FILE } from './placeholder.ts';
import { randomPng } from './png.ts';

export const NO_ANSWER = 'The gateway does not answer. Check that it runs, and that this device is online.';

const operation = z.object({ variables: z.record(z.string(), z.unknown()).optional() }).loose();

/**
 * Sends an operation like `fetch`. If a variable contains the placeholder for a file, sends a GraphQL multipart request
 * (jaydenseric's specification) with a generated picture.
 */
export const fetchWithFiles: typeof fetch = async (url, init = {}) => {
  if (typeof init.body !== 'string' || !init.body.includes(FILE)) return await reachJson(url, init);
  const sent = operation.parse(JSON.parse(init.body));
  const paths: string[] = [];
  const variables = withoutFiles(sent.variables, 'variables', paths);
  // The placeholder may also be a part of the document or of another text.
  if (paths.length === 0) return await reachJson(url, init);
  const form = new FormData();
  form.set('operations', JSON.stringify({ ...sent, variables }));
  form.set('map', JSON.stringify(Object.fromEntries(paths.map((path, index) => [index, [path]]))));
  const picture = new Blob([await randomPng()], { type: 'image/png' });
  for (const index of paths.keys()) form.set(String(index), picture, 'brasa.png');

  const headers = new Headers(init.headers);
  headers.delete('content-type');
  headers.set('apollo-require-preflight', 'true');
  return await reachJson(url, { ...init, headers, body: form });
};

/** Sends a request like `reach`. @throws {Error} with the HTTP status if the response is not JSON */
async function reachJson(...request: Parameters<typeof fetch>) {
  const response = await reach(...request);
  if (/json/.test(response.headers.get('content-type') ?? '')) return response;
  throw new Error(noJson(response));
}

/**
 * Sends a request.
 * @throws {Error} with a message for the user if a header cannot be sent, or if the gateway does not answer
 */
export async function reach(...[url, init]: Parameters<typeof fetch>) {
  checkHeaders(init?.headers);
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new Error(NO_ANSWER, { cause });
  }
}

/** Finds a header that `fetch` refuses, such as one with typographic quotes in its value. */
function checkHeaders(headers: HeadersInit = {}) {
  if (headers instanceof Headers) return;
  for (const [name = '', value = ''] of Array.isArray(headers) ? headers : Object.entries(headers)) {
    try {
      new Headers([[name, value]]).has(name);
    } catch (cause) {
      throw new Error(`The header “${name}” has a character that no header may have.`, { cause });
    }
  }
}

/**
 * Reads the JSON of a response.
 * @throws {Error} with a message for the user if the body is not JSON, or JSON of another form
 */
export async function readAnswer<Answer>(response: Response, schema: z.ZodType<Answer>): Promise<Answer> {
  const { data, error } = schema.safeParse(await readJsonAnswer(response));
  if (error) throw new Error(`The gateway answers with HTTP ${response.status} and unexpected JSON.`, { cause: error });
  return data;
}

/**
 * Parses the JSON of a response.
 * @throws {Error} with the HTTP status if the body is not JSON, such as the error page of a proxy
 */
export async function readJsonAnswer(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new Error(noJson(response), { cause });
  }
}

function noJson({ status }: Response) {
  return `The gateway answers with HTTP ${status} and no JSON.`;
}

/** Returns a copy of the value in which null replaces each file. Adds the path of each file to `paths`. */
export function withoutFiles(value: unknown, path: string, paths: string[]): unknown {
  if (value === FILE) {
    paths.push(path);
    return null;
  }
  if (Array.isArray(value)) return value.map((each, index) => withoutFiles(each, `${path}.${index}`, paths));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, withoutFiles(each, `${path}.${name}`, paths)]),
  );
}
