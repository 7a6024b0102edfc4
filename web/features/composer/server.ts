import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { faultCode } from '../../apollo/faults.ts';
import { askResult } from '../../apollo/result.ts';
import { CreatePostDocument } from './generated/composer.ts';
import { DiscardMediaDocument, UploadMediaDocument } from '../media/generated/upload.ts';
import type { ComposerDeps } from './composer.ts';
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
      const { success, refusal } = await askResult(
        client,
        UploadMediaDocument,
        { input: { file: asFile(blob), poster: poster && asFile(poster) } },
        { context: { upload: { onProgress, signal } }, fetchPolicy: 'no-cache' },
      );
      return success ? { ok: true, mediaId: success.media.id } : { ok: false, reason: refusal.message };
    },

    /**
     * Deletes an uploaded file. Ignores an error, because the server deletes a file that is not published within a day.
     */
    discard(id) {
      client
        .mutate({ mutation: DiscardMediaDocument, variables: { input: { id } }, fetchPolicy: 'no-cache' })
        .catch(() => undefined);
    },

    async createPost({ idempotencyKey, text, media }) {
      try {
        const { success, refusal } = await askResult(
          client,
          CreatePostDocument,
          { input: { idempotencyKey, text, media, communityId } },
          { update: (cache, { post }) => showInFeed(cache, post, communityId) },
        );
        if (success) return { kind: 'created', waits: success.post.isInReview };
        const { code, field, message } = refusal;
        return { kind: 'refused', message, invalid: code === 'INVALID_INPUT' && field !== 'text' };
      } catch (error) {
        return { kind: 'unknown', message: faultMessage(error) };
      }
    },
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
