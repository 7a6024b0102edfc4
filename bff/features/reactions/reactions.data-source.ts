import { z } from 'zod';
import { nothing, segment, type Upstream } from '../../gateway/upstream/upstream.ts';
import type { CommentRecord } from '../comments/comments.data-source.ts';
import type { PostRecord } from '../posts/posts.data-source.ts';
import { reactionsWire, type ReactionsRecord } from './reactions.wire.ts';

/**
 * The post or comment that the viewer reacted to: the complete record, or only the fields that the platform returned.
 */
export type ReactableRecord = PostRecord | CommentRecord | ReactedRecord;

interface ReactedRecord {
  __typename: 'Post' | 'Comment';
  id: string;
  reactions: ReactionsRecord;
}

/**
 * The reactions after the change; undefined if the response does not contain them, because SPEC.md section 7 does not
 * define the response to a reaction.
 */
const answer = z.union([z.object({ reactions: reactionsWire }), nothing.transform(() => ({ reactions: undefined }))]);

export class ReactionsDataSource {
  constructor(private readonly upstream: Upstream) {}

  /**
   * `POST` or `DELETE /api/post/{id}/reaction`. Returns undefined if the platform does not return the new number of
   * reactions.
   */
  async setOnPost(postId: string, reacted: boolean): Promise<ReactedRecord | undefined> {
    const reactions = await this.set(`/api/post/${segment(postId)}/reaction`, 'FIRE', reacted);
    return reactions && { __typename: 'Post', id: postId, reactions };
  }

  /**
   * `POST` or `DELETE /api/comment/{idPost}/{idComment}/reaction`. Returns undefined if the platform does not return
   * the new number of reactions.
   */
  async setOnComment(postId: string, commentId: string, reacted: boolean): Promise<ReactedRecord | undefined> {
    const path = `/api/comment/${segment(postId)}/${segment(commentId)}/reaction`;
    const reactions = await this.set(path, 'fire', reacted);
    return reactions && { __typename: 'Comment', id: commentId, reactions };
  }

  private async set(path: string, desType: string, reacted: boolean) {
    const { reactions } = reacted
      ? await this.upstream.ask('POST', path, answer, { json: { desType } })
      : await this.upstream.ask('DELETE', path, answer);
    return reactions;
  }
}
