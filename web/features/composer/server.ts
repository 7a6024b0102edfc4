import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { faultCode } from '../../apollo/faults.ts';
import { CreatePostDocument, type CreatePostMutation } from './generated/composer.ts';
import { DiscardMediaDocument, UploadMediaDocument } from '../media/generated/upload.ts';
import type { ComposerDeps } from './composer.ts';
import type { CreatePostAnswer } from './publish.ts';
import { showInFeed } from './showInFeed.ts';

/**
 * Returns the functions with which a draft uploads files, deletes uploaded files and creates the post on the server.
 */
export function composerServer(
  client: ApolloClient,
  communityId?: string,
): Pick<ComposerDeps, 'upload' | 'discard' | 'createPost'> {
  return {
    async upload({ blob, poster }, { onProgress, signal }) {
      const { data } = await client.mutate({
        mutation: UploadMediaDocument,
        variables: { input: { file: asFile(blob), poster: poster && asFile(poster) } },
        context: { upload: { onProgress, signal } },
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('No answer');
      const result = data.uploadMedia;
      return result.__typename === 'Refusal'
        ? { ok: false, reason: result.message }
        : { ok: true, mediaId: result.media.id };
    },

    /**
     * Deletes an uploaded file. Ignores an error, because the server deletes a file that is not published within a day.
     */
    discard(id) {
      client
        .mutate({ mutation: DiscardMediaDocument, variables: { id }, fetchPolicy: 'no-cache' })
        .catch(() => undefined);
    },

    async createPost({ idempotencyKey, text, media }) {
      try {
        const { data } = await client.mutate({
          mutation: CreatePostDocument,
          variables: { input: { idempotencyKey, text, media, communityId } },
          update: (cache, { data: written }) =>
            written?.createPost.__typename === 'CreatePostSuccess' &&
            showInFeed(cache, written.createPost.post, communityId),
        });
        return data ? answerOf(data.createPost) : { kind: 'unknown', message: null };
      } catch (error) {
        return { kind: 'unknown', message: faultMessage(error) };
      }
    },
  };
}

function answerOf(result: CreatePostMutation['createPost']): CreatePostAnswer {
  if (result.__typename === 'CreatePostSuccess') return { kind: 'created', waits: result.post.isInReview };
  return {
    kind: 'refused',
    message: result.message,
    invalid: result.code === 'INVALID_INPUT' && result.field !== 'text',
  };
}

/** The codes of errors that have a message for members. */
const SPOKEN = ['RATE_LIMITED', 'FORBIDDEN', 'UNAUTHENTICATED'];

function faultMessage(error: unknown) {
  const code = faultCode(error);
  return code !== null && SPOKEN.includes(code) && CombinedGraphQLErrors.is(error)
    ? (error.errors[0]?.message ?? null)
    : null;
}

function asFile(blob: Blob) {
  return blob instanceof File ? blob : new File([blob], 'file', { type: blob.type });
}
