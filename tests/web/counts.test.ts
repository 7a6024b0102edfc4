import { ApolloClient, ApolloLink, gql, Observable, type TypedDocumentNode } from '@apollo/client';
import { expect, it } from 'vitest';
import { createCache } from '../../web/apollo/cache.ts';
import { countChange, createCountsLink } from '../../web/apollo/counts.ts';
import { CommentCount_PostFragmentDoc } from '../../web/apollo/generated/counts.ts';

const query: TypedDocumentNode<{ post: { commentCount: number } }, { id: string }> = gql`
  query Post($id: ID!) {
    post(id: $id) {
      id
      commentCount
      commentRevision
    }
  }
`;

/** A client whose server answers with five comments at revision 1 for each post. */
function start() {
  const cache = createCache();
  const postOf = (id: unknown) => ({
    __typename: 'Post' as const,
    id: String(id),
    commentCount: 5,
    commentRevision: 1,
  });
  const server = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        observer.next({ data: { post: postOf(variables['id']) } });
        observer.complete();
      }),
  );
  const client = new ApolloClient({ cache, link: ApolloLink.from([createCountsLink(), server]) });
  return {
    comment: (id: string, revision = 2) => {
      if (revision === 2) cache.writeFragment({ fragment: CommentCount_PostFragmentDoc, data: postOf(id) });
      countChange(cache, 'comments', id, { difference: 1, isHere: false, revision });
    },
    ask: async (id: string) => {
      const variables = { id };
      const { data } = await client.query({
        query,
        variables,
        fetchPolicy: 'no-cache',
      });
      return data?.post.commentCount;
    },
  };
}

it('the changes of the last 500 counts are added to older answers; earlier ones are forgotten', async () => {
  const { comment, ask } = start();
  for (let index = 0; index < 501; index += 1) comment(`p${index}`);
  expect([await ask('p0'), await ask('p1'), await ask('p500')]).toEqual([5, 6, 6]);
});

it('the last 500 changes of a count are kept', async () => {
  const { comment, ask } = start();
  for (let revision = 2; revision < 2 + 510; revision += 1) comment('p0', revision);
  expect(await ask('p0')).toBe(505);
});
