import { z } from 'zod';
import { segment, type Upstream } from '../../gateway/upstream.ts';
import type { CommentRecord } from '../comments/comments.data-source.ts';
import type { PostRecord } from '../posts/posts.data-source.ts';

/** What was set on fire: all of it, or as much as the platform answered. */
export type ReactableRecord = PostRecord | CommentRecord | ReactedRecord;

interface ReactedRecord {
  __typename: 'Post' | 'Comment';
  id: string;
  reactions: { total: number; reacted: boolean };
}

const answer = z.object({ reactions: z.object({ reacted: z.boolean(), total: z.int() }) });

export class ReactionsDataSource {
  constructor(private readonly upstream: Upstream) {}

  /** `POST` or `DELETE /api/post/{id}/reaction`. */
  async setOnPost(postId: string, reacted: boolean): Promise<ReactedRecord> {
    const reactions = await this.set(`/api/post/${segment(postId)}/reaction`, 'FIRE', reacted);
    return { __typename: 'Post', id: postId, reactions };
  }

  /** `POST` or `DELETE /api/comment/{idPost}/{idComment}/reaction`. */
  async setOnComment(postId: string, commentId: string, reacted: boolean): Promise<ReactedRecord> {
    const path = `/api/comment/${segment(postId)}/${segment(commentId)}/reaction`;
    return { __typename: 'Comment', id: commentId, reactions: await this.set(path, 'fire', reacted) };
  }

  private async set(path: string, desType: string, reacted: boolean) {
    const { reactions } = reacted
      ? await this.upstream.ask('POST', path, answer, { json: { desType } })
      : await this.upstream.ask('DELETE', path, answer);
    return reactions;
  }
}
