import type { Collection } from './collection.ts';
import { withExampleLinks } from './example-links.ts';
import { readJsonAnswer } from './files.ts';
import { INTROSPECTION } from './runs.ts';

/**
 * Wraps the `fetch` of operations. Adds links to examples to the schema that GraphiQL loads, because its docs pane
 * shows the descriptions of the fields. Changes no answer to an introspection query of the user.
 */
export function withLinks(send: typeof fetch, collection: Collection, page: string): typeof fetch {
  return async (url, init) => {
    const response = await send(url, init);
    if (typeof init?.body !== 'string' || !init.body.includes(`"operationName":"${INTROSPECTION}"`)) return response;
    return Response.json(withExampleLinks(await readJsonAnswer(response), collection, page), {
      status: response.status,
    });
  };
}
