import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { composerServer } from '../../web/features/composer/server.ts';

/** What a member reads of a post that was answered with a fault. */
async function wordsOf(code: string, message: string) {
  const fault = new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });
  const link = new ApolloLink(() => new Observable((observer) => observer.error(fault)));
  const { createPost } = composerServer(new ApolloClient({ link, cache: new InMemoryCache() }));
  return await createPost({ idempotencyKey: 'k', text: 'oi', media: [] });
}

describe('a post that was not created', () => {
  it.each(['UPSTREAM_UNAVAILABLE', 'INTERNAL_SERVER_ERROR'])('has the composer’s own words after %s', async (code) => {
    expect(await wordsOf(code, 'O serviço está indisponível.')).toEqual({ kind: 'unknown', message: null });
  });

  it('has the server’s words where they are for the member', async () => {
    const words = 'Você já publicou muitos posts. Tente novamente em 1 hora.';
    expect(await wordsOf('RATE_LIMITED', words)).toEqual({ kind: 'unknown', message: words });
  });
});
