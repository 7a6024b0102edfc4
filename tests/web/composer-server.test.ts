import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { composerServer } from '../../web/features/composer/server.ts';

/** Returns the result of createPost when the server answers with a GraphQL error of this code and message. */
async function wordsOf(code: string, message: string) {
  const fault = new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
  const link = new ApolloLink(() => new Observable((observer) => observer.error(fault)));
  const { createPost } = composerServer(new ApolloClient({ link, cache: new InMemoryCache() }));
  return await createPost({ idempotencyKey: 'k', text: 'oi', media: [] });
}

describe('createPost of composerServer()', () => {
  it.each(['UPSTREAM_UNAVAILABLE', 'INTERNAL_SERVER_ERROR'])(
    'createPost() returns no message of the server for the error %s',
    async (code) => {
      expect(await wordsOf(code, 'O serviço está indisponível.')).toEqual({ kind: 'unknown', message: null });
    },
  );

  it('createPost() returns the message of the server for the error RATE_LIMITED', async () => {
    const words = 'Você já publicou muitos posts. Tente novamente em 1 hora.';
    expect(await wordsOf('RATE_LIMITED', words)).toEqual({ kind: 'unknown', message: words });
  });
});
