import { describe, expect, it } from 'vitest';
import { asMember, startGateway } from '../support/gateway.ts';

const setReaction = `
  mutation SetReaction($input: SetReactionInput!) {
    setReaction(input: $input) {
      __typename
      ... on SetReactionSuccess { target { id reactions { total revision reacted } } }
    }
  }`;

describe('setReaction', () => {
  it('setReaction returns total, revision and state of the reaction each time it is sent, also the second time', async () => {
    const { ask } = await startGateway({
      'POST /api/post/p1/reaction': () => ({ body: { reactions: { reacted: true, total: 5, revision: 7 } } }),
    });
    const input = { postId: 'p1', reacted: true };

    for (const answer of [await ask(setReaction, { input }, asMember), await ask(setReaction, { input }, asMember)]) {
      expect(answer.errors).toBeUndefined();
      expect(answer.data).toMatchObject({
        setReaction: { target: { id: 'p1', reactions: { total: 5, revision: 7, reacted: true } } },
      });
    }
  });
});
